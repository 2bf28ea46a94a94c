package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * Knows which cells see each other, so that no value is in both. Sets of cells have 64 cells in a
 * word.
 */
final class Sight {
  /** The most units that a reason names. */
  private static final int MOST_NAMED = 4;

  private final Units units;
  private final long[][] seen;
  private final long[] common;

  Sight(Units units, Watch watch) {
    this.units = units;
    int words = CellBits.words(units.cells);
    seen = new long[units.cells][words];
    for (int[] cells : units.cellsOf) {
      watch.look();
      CellBits.joinAll(seen, cells);
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
      CellBits.add(seen[cells[0]], cells[i]);
      CellBits.add(seen[cells[i]], cells[0]);
    }
  }

  boolean sees(int cell, int other) {
    return CellBits.contains(seen[cell], other);
  }

  /** Returns the cells that a cell sees; it must not be changed. */
  long[] of(int cell) {
    return seen[cell];
  }

  /** Returns for each cell the cells that it sees; it must not be changed. */
  long[][] all() {
    return seen;
  }

  /**
   * Returns the cells among these that a cell sees, as bits of their indices; only the first 64
   * count.
   */
  long places(int cell, int... cells) {
    long places = 0;
    for (int i = 0; i < cells.length && i < Long.SIZE; i++) {
      places |= sees(cell, cells[i]) ? CellBits.bit(i) : 0;
    }
    return places;
  }

  /**
   * Adds to a reason that the cells which see each other differ, if any do, and the units by which
   * they do: as few as a greedy choice finds, or none if these do not cover everything, or are too
   * many.
   */
  void differ(int[] cells, StepDraft finding) {
    long[] left = new long[Math.min(cells.length, Long.SIZE)];
    Arrays.setAll(left, i -> places(cells[i], cells));
    if (Arrays.stream(left).allMatch(places -> places == 0)) {
      return;
    }
    int[] named = new int[MOST_NAMED];
    int count = 0;
    int unit = widest(cells, left);
    while (unit >= 0 && count < MOST_NAMED) {
      named[count++] = unit;
      long places = placesIn(unit, cells);
      for (int i = 0; i < left.length; i++) {
        left[i] &= CellBits.contains(places, i) ? ~places : -1;
      }
      unit = widest(cells, left);
    }
    boolean isAll = Arrays.stream(left).allMatch(places -> places == 0);
    finding.differ();
    for (int i = 0; isAll && i < count; i++) {
      finding.cover(named[i]);
    }
  }

  private long placesIn(int unit, int[] cells) {
    long places = 0;
    for (int cell : units.cellsOf[unit]) {
      for (int i = 0; i < cells.length && i < Long.SIZE; i++) {
        places |= cells[i] == cell ? CellBits.bit(i) : 0;
      }
    }
    return places;
  }

  /** Returns the unit with the most pairs of cells for which no reason to differ is known yet. */
  private int widest(int[] cells, long... left) {
    int best = -1;
    int most = 0;
    for (int unit = 0; unit < units.count(); unit++) {
      long places = placesIn(unit, cells);
      int pairs = 0;
      for (int i = 0; i < left.length; i++) {
        pairs += CellBits.contains(places, i) ? Long.bitCount(places & left[i]) : 0;
      }
      if (pairs > most) {
        most = pairs;
        best = unit;
      }
    }
    return best;
  }

  /**
   * Writes that values are eliminated from the started cells that see all their places, which are
   * the open cells among these with any of the values.
   *
   * @return whether that is a step
   */
  boolean clear(GridState state, int set, int[] cells, int count, StepDraft finding) {
    for (int i = 0; i < count; i++) {
      if (!state.isFilled[cells[i]] && (state.sets[cells[i]] & set) != 0) {
        finding.cause(cells[i]);
        if (!retain(cells[i])) {
          return false;
        }
      }
    }
    return remove(state, set, finding);
  }

  /** Writes that values are eliminated from the cells that are left; returns whether any are. */
  boolean remove(GridState state, int set, StepDraft finding) {
    for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
      finding.remove(state, cell, set);
    }
    return finding.isStep();
  }

  /**
   * Writes that values which some cells need are eliminated from the cells that see all their
   * places; values with the same places are one step.
   *
   * @param finding has the reason without values and cells
   * @return whether there is a step
   */
  boolean require(GridState state, int required, int[] cells, int count, StepDraft finding) {
    for (int rest = required; rest != 0; ) {
      int values = alike(state, rest, cells, count);
      finding.again(values);
      begin();
      if (clear(state, values, cells, count, finding)) {
        return true;
      }
      rest &= ~values;
    }
    return false;
  }

  /**
   * Returns the values among these that have the same places among the open cells as the lowest
   * one.
   */
  private static int alike(GridState state, int values, int[] cells, int count) {
    int bit = ValueSet.lowestBit(values);
    int alike = values;
    for (int i = 0; i < count; i++) {
      int set = state.isFilled[cells[i]] ? 0 : state.sets[cells[i]];
      alike &= (set & bit) == 0 ? ~set : set;
    }
    return alike;
  }

  void begin() {
    Arrays.fill(common, -1);
  }

  void begin(long[] cells) {
    System.arraycopy(cells, 0, common, 0, common.length);
  }

  /** Retains the cells that also see this one; returns whether there are any. */
  boolean retain(int cell) {
    long any = 0;
    for (int word = 0; word < common.length; word++) {
      common[word] &= seen[cell][word];
      any |= common[word];
    }
    return any != 0;
  }

  /** Returns whether all of these cells are among those that are left. */
  boolean isCommon(long[] cells) {
    return CellBits.containsAll(common, cells);
  }

  /** Returns the first cell, starting from a number, or -1. */
  int next(int from) {
    return from < seen.length ? CellBits.next(common, from) : -1;
  }
}
