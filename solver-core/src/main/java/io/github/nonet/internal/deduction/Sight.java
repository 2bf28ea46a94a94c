package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Bits;
import io.github.nonet.internal.groups.Form;
import java.util.Arrays;

/** Which cells see each other: no value is in both. Sets of cells have 64 of them in a word. */
final class Sight {
  private final long[][] seen;
  private final long[] common;

  Sight(Units units, Runnable pulse) {
    int words = Bits.words(units.cells);
    seen = new long[units.cells][words];
    for (int[] cells : units.cellsOf) {
      pulse.run();
      Bits.joinAll(seen, cells);
    }
    for (Form form : units.forms) {
      if (form instanceof Form.Apart) {
        join(form.cells());
      }
    }
    common = new long[words];
  }

  /** Makes the first of some cells and each of the others see each other. */
  private void join(int[] cells) {
    for (int i = 1; i < cells.length; i++) {
      Bits.add(seen[cells[0]], cells[i]);
      Bits.add(seen[cells[i]], cells[0]);
    }
  }

  boolean sees(int cell, int other) {
    return Bits.contains(seen[cell], other);
  }

  /** Returns the cells that a cell sees; it must not be changed. */
  long[] of(int cell) {
    return seen[cell];
  }

  /** Begins with all cells. */
  void begin() {
    Arrays.fill(common, -1);
  }

  /** Begins with these cells. */
  void begin(long[] cells) {
    System.arraycopy(cells, 0, common, 0, common.length);
  }

  /** Retains the cells that see this one too; returns whether there are any. */
  boolean retain(int cell) {
    long any = 0;
    for (int word = 0; word < common.length; word++) {
      common[word] &= seen[cell][word];
      any |= common[word];
    }
    return any != 0;
  }

  /** Returns the first of the cells from a number on, or -1. */
  int next(int from) {
    for (int cell = from; cell < seen.length; ) {
      long rest = common[cell / Long.SIZE] >>> cell;
      if (rest != 0) {
        return cell + Long.numberOfTrailingZeros(rest);
      }
      cell = (cell / Long.SIZE + 1) * Long.SIZE;
    }
    return -1;
  }
}
