package io.github.nonet.internal.deduction;

import java.util.BitSet;

/** Which cells see each other: no value is in both. */
final class Sight {
  private final BitSet[] seen;
  private final BitSet all;

  Sight(Units units) {
    seen = new BitSet[units.cells];
    for (int cell = 0; cell < seen.length; cell++) {
      seen[cell] = new BitSet(units.cells);
      for (int unit : units.unitsOf[cell]) {
        for (int peer : units.cellsOf[unit]) {
          seen[cell].set(peer);
        }
      }
      seen[cell].clear(cell);
    }
    all = new BitSet(units.cells);
  }

  boolean sees(int cell, int other) {
    return seen[cell].get(other);
  }

  /** Begins with all cells. */
  void begin() {
    all.set(0, seen.length);
  }

  /** Retains the cells that see this one too. */
  void retain(int cell) {
    all.and(seen[cell]);
  }

  /** Returns the first of the cells from a number on, or -1. */
  int next(int from) {
    return all.nextSetBit(from);
  }
}
