package io.github.nonet.internal.logic.hodoku;

import io.github.nonet.internal.logic.Houses;
import java.util.Arrays;

/**
 * Cells and digits, first in, first out. An entry that was taken can be read until the next add.
 */
final class SinglesQueue {
  private int[] cells = new int[Houses.CELL_COUNT];
  private int[] digits = new int[Houses.CELL_COUNT];
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
    if (end == cells.length) {
      cells = Arrays.copyOf(cells, 2 * end);
      digits = Arrays.copyOf(digits, 2 * end);
    }
    cells[end] = cell;
    digits[end++] = digit;
  }

  /** Removes the first entry of the digit in the house, if there is one. */
  void remove(int house, int digit) {
    for (int entry = first; entry < end; entry++) {
      if (digits[entry] == digit && Houses.SETS[house].contains(cells[entry])) {
        System.arraycopy(cells, entry + 1, cells, entry, end - entry - 1);
        System.arraycopy(digits, entry + 1, digits, entry, end - entry - 1);
        end--;
        return;
      }
    }
  }
}
