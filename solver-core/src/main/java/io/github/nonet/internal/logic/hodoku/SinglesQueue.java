package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.internal.logic.Houses;

/**
 * Cells and digits, first in, first out. An entry that was taken can be read until the next add.
 */
final class SinglesQueue {
  /** A digit comes down to one place in a house once, a cell to one candidate once. */
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

  /** Takes the first entry out. */
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
