package io.github.nonet.variant;

/**
 * What a picture shows. The arrays are not changed.
 *
 * @param values the value of each cell, 0 for none
 * @param clues the values that are bold
 * @param marks the set of candidates of each cell, bit {@code v} for the value {@code v}
 * @param size the width in pixels
 */
record Drawing(Rules rules, byte[] values, byte[] clues, int[] marks, int size) {}
