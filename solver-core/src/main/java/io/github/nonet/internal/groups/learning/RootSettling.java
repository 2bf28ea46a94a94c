package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;

/**
 * The simplest deduction: a cell with one candidate takes it from the cells that share a group or a
 * cage with it. The rest holds no value twice.
 */
final class RootSettling {
  private final int[] candidates;
  private final int[][] units;
  private final int[][] unitsOf;
  private final int[] queue;
  private int queued;
  private boolean isContradictory;

  private RootSettling(Structure structure, int[] candidates) {
    this.candidates = candidates;
    queue = new int[structure.cells()];
    units = structure.units();
    unitsOf = structure.unitsOf(Watch.NONE);
  }

  /** Takes candidates away; returns false if a cell has none. */
  static boolean settle(Structure structure, int[] candidates) {
    return new RootSettling(structure, candidates).settle();
  }

  private boolean settle() {
    for (int cell = 0; cell < candidates.length; cell++) {
      enqueue(cell);
    }
    for (int i = 0; i < queued; i++) {
      int cell = queue[i];
      for (int unit : unitsOf[cell]) {
        exclude(candidates[cell], cell, units[unit]);
      }
    }
    return !isContradictory;
  }

  private void enqueue(int cell) {
    int size = Integer.bitCount(candidates[cell]);
    isContradictory |= size == 0;
    if (size == 1) {
      queue[queued++] = cell;
    }
  }

  private void exclude(int bit, int from, int[] cells) {
    for (int cell : cells) {
      if (cell != from && (candidates[cell] & bit) != 0) {
        candidates[cell] &= ~bit;
        enqueue(cell);
      }
    }
  }
}
