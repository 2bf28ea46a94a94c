package io.github.nonet.variant;

/**
 * What a picture shows. The arrays are not changed.
 *
 * @param values the value of each cell, 0 for none
 * @param clues the values that are bold
 * @param marks the set of candidates of each cell, bit {@code v} for the value {@code v}
 * @param size the width in pixels
 * @param shown what is drawn of a step
 */
record Drawing(Rules rules, byte[] values, byte[] clues, int[] marks, int size, StepShown shown) {
  /** Returns the same with other clues. */
  Drawing withClues(byte[] others) {
    return new Drawing(rules, values, others, marks, size, shown);
  }

  /** Returns the same in another size. */
  Drawing withSize(int pixels) {
    return new Drawing(rules, values, clues, marks, pixels, shown);
  }

  /** Returns the same with a step. */
  Drawing with(StepShown step) {
    return new Drawing(rules, values, clues, marks, size, step);
  }
}
