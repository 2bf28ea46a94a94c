package io.github.nonet.internal.verdict;

/**
 * A value in a cell.
 *
 * @param cell which cell
 * @param value which value, from 1 on
 */
public record FoundSingle(int cell, int value) {}
