package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.internal.logic.Houses;

/**
 * A queue of cells and digits, first in, first out. The entry that was taken last can be read until
 * the next one is added.
 */
final class SinglesQueue {
  /**
   * A digit comes down to one place in a house only once, and a cell to one candidate only once.
   */
  private static final int MOST = Houses.COUNT * Houses.SIZE;

  private final int[] cells = new int[MOST];
  private final int[] digits = new int[MOST];
  private int first;
  private int end;

  boolean isEmpty() {
    return first == end;
  }

  int first() {
    return first;
  }

  int end() {
    return end;
  }

  int cell(int entry) {
    return cells[entry];
  }

  int digit(int entry) {
    return digits[entry];
  }

  /** Removes the first entry. */
  int take() {
    int taken = first++;
    if (first == end) {
      first = 0;
      end = 0;
    }
    return taken;
  }

  void add(int cell, int digit) {
    cells[end] = cell;
    digits[end++] = digit;
  }
}
