package io.github.nonet.internal.verdict;

/**
 * A value in a cell.
 *
 * @param cell the number of the cell
 * @param value the value, from 1
 */
public record FoundSingle(int cell, int value) {}
