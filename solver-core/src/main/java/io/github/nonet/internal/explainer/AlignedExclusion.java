package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Aligned pair exclusion 6.2 and aligned triplet exclusion 7.5.
 *
 * <p>A combination of digits for the two or three base cells is impossible when it gives the same
 * digit to peers, or leaves nothing to a cell that sees all of them, an <em>excluder</em>. A digit
 * that is in no possible combination is eliminated.
 */
final class AlignedExclusion {
  private static final double PAIR = 6.2;
  private static final double TRIPLET = 7.5;

  private final Deduction deduction;

  /** The cells with two digits or more, and some excluder; they come as a list and as a set. */
  private final int[] bases = new int[CELLS];

  private int baseCount;
  private final boolean[] isBase = new boolean[CELLS];
  private long lowBases;
  private long highBases;

  /** The excluders of each base cell, as a set of cells in two words. */
  private final long[] low = new long[CELLS];

  private final long[] high = new long[CELLS];

  /** The digits of the excluders common to the base cells at hand. */
  private final int[] excluders = new int[CELLS];

  private int excluderCount;

  /** The base cells that may be the third one of a triplet. */
  private final int[] third = new int[2 * CELLS];

  AlignedExclusion(Deduction deduction) {
    this.deduction = deduction;
  }

  boolean pair(Marks marks) {
    gatherBases(marks, 2);
    for (int j = 1; j < baseCount; j++) {
      for (int i = 0; i < j; i++) {
        if (common(bases[i], bases[j]) >= 2 && pair(marks, bases[i], bases[j])) {
          return true;
        }
      }
    }
    return false;
  }

  private void gatherBases(Marks marks, int size) {
    long lowAble = 0;
    long highAble = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      int count = marks.count(cell);
      if (count >= 2 && count <= size) {
        lowAble |= ExplainerHouses.low(cell);
        highAble |= ExplainerHouses.high(cell);
      }
    }
    baseCount = 0;
    lowBases = 0;
    highBases = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      low[cell] = ExplainerHouses.PEERS_LOW[cell] & lowAble;
      high[cell] = ExplainerHouses.PEERS_HIGH[cell] & highAble;
      isBase[cell] = marks.count(cell) >= 2 && (low[cell] | high[cell]) != 0;
      if (isBase[cell]) {
        bases[baseCount++] = cell;
        lowBases |= ExplainerHouses.low(cell);
        highBases |= ExplainerHouses.high(cell);
      }
    }
  }

  private int common(int cell, int other) {
    return Long.bitCount(low[cell] & low[other]) + Long.bitCount(high[cell] & high[other]);
  }

  private boolean pair(Marks marks, int first, int second) {
    int digits = marks.digits[first] | marks.digits[second];
    gatherExcluders(marks, digits, low[first] & low[second], high[first] & high[second]);
    if (excluderCount == 0) {
      return false;
    }
    boolean peers = ExplainerHouses.isPeer(first, second);
    int secondSeen = 0;
    int firstSeen = 0;
    for (int rest = marks.digits[first]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowestBit(rest);
      int partners = marks.digits[second] & ~(peers ? digit : 0) & ~impossibleBeside(digit);
      secondSeen |= partners;
      firstSeen |= partners != 0 ? digit : 0;
    }
    deduction.begin(PAIR);
    deduction.remove(first, marks.digits[first] & ~firstSeen);
    deduction.remove(second, marks.digits[second] & ~secondSeen);
    if (!deduction.removesAny()) {
      return false;
    }
    if (deduction.keepsReason()) {
      deduction.because(new Finding.AlignedCells(first, second));
    }
    return true;
  }

  /**
   * Gathers the excluders whose digits are all in the base cells; others keep one always. Without
   * excluders only peers exclude each other's digits, and naked pairs have found all of that.
   */
  private void gatherExcluders(Marks marks, int digits, long lowCells, long highCells) {
    excluderCount = 0;
    for (long rest = lowCells; rest != 0; rest = CellBits.withoutLowest(rest)) {
      addExcluder(marks.digits[CellBits.lowest(rest)], digits);
    }
    for (long rest = highCells; rest != 0; rest = CellBits.withoutLowest(rest)) {
      addExcluder(marks.digits[ExplainerHouses.LOW_CELLS + CellBits.lowest(rest)], digits);
    }
  }

  private void addExcluder(int excluder, int digits) {
    if ((excluder & ~digits) == 0) {
      excluders[excluderCount++] = excluder;
    }
  }

  /** Returns the digits that, next to the ones used, would leave nothing to an excluder. */
  private int impossibleBeside(int used) {
    int impossible = 0;
    for (int i = 0; i < excluderCount; i++) {
      int left = excluders[i] & ~used;
      if (left == 0) {
        return ExplainerHouses.ALL_DIGITS;
      }
      impossible |= ValueSet.hasAtMostOne(left) ? left : 0;
    }
    return impossible;
  }

  boolean triplet(Marks marks, LimitedWatch watch) {
    gatherBases(marks, 3);
    for (int j = 1; j < baseCount; j++) {
      watch.look();
      for (int i = 0; i < j; i++) {
        int first = bases[i];
        int second = bases[j];
        if (common(first, second) >= 2 && triplet(marks, first, second)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Tries each third cell; in the order of the original only where one of them is found. */
  private boolean triplet(Marks marks, int first, int second) {
    long lowThird = (low[first] | low[second]) & lowBases & ~ExplainerHouses.low(first);
    long highThird = (high[first] | high[second]) & highBases & ~ExplainerHouses.high(first);
    return anyThird(marks, first, second, lowThird & ~ExplainerHouses.low(second), 0)
        || anyThird(
            marks,
            first,
            second,
            highThird & ~ExplainerHouses.high(second),
            ExplainerHouses.LOW_CELLS);
  }

  private boolean anyThird(Marks marks, int first, int second, long cells, int from) {
    for (long rest = cells; rest != 0; rest = CellBits.withoutLowest(rest)) {
      if (isTriplet(marks, first, second, from + CellBits.lowest(rest))) {
        takeFirst(marks, first, second);
        return true;
      }
    }
    return false;
  }

  /** Leaves the deduction of the first third cell, of which there is at least one. */
  private void takeFirst(Marks marks, int first, int second) {
    gatherThird(first, second);
    int next = 0;
    while (!isTriplet(marks, first, second, third[next])) {
      next++;
    }
  }

  private boolean isTriplet(Marks marks, int first, int second, int cell) {
    long lowAll = low[first] & low[second] & low[cell];
    long highAll = high[first] & high[second] & high[cell];
    if (Long.bitCount(lowAll) + Long.bitCount(highAll) < 2) {
      return false;
    }
    int digits = marks.digits[first] | marks.digits[second] | marks.digits[cell];
    gatherExcluders(marks, digits, lowAll, highAll);
    return excluderCount > 0 && triplet(marks, first, second, cell);
  }

  /**
   * Gathers the base cells that are excluders of the first cell, then the excluders of the second.
   */
  private void gatherThird(int first, int second) {
    int count = 0;
    for (int cell : ExplainerHouses.PEERS[first]) {
      if (cell != second && isBase[cell] && isExcluder(first, cell)) {
        third[count++] = cell;
      }
    }
    for (int cell : ExplainerHouses.PEERS[second]) {
      if (cell != first && isBase[cell] && isExcluder(second, cell) && !isExcluder(first, cell)) {
        third[count++] = cell;
      }
    }
  }

  private boolean isExcluder(int base, int cell) {
    return (low[base] & ExplainerHouses.low(cell) | high[base] & ExplainerHouses.high(cell)) != 0;
  }

  private boolean triplet(Marks marks, int first, int second, int cell) {
    boolean peers12 = ExplainerHouses.isPeer(first, second);
    boolean peers13 = ExplainerHouses.isPeer(first, cell);
    boolean peers23 = ExplainerHouses.isPeer(second, cell);
    int seen1 = 0;
    int seen2 = 0;
    int seen3 = 0;
    for (int rest1 = marks.digits[first]; rest1 != 0; rest1 = ValueSet.withoutLowest(rest1)) {
      int digit1 = ValueSet.lowestBit(rest1);
      int rest2 = marks.digits[second] & ~(peers12 ? digit1 : 0);
      for (; rest2 != 0; rest2 = ValueSet.withoutLowest(rest2)) {
        int digit2 = ValueSet.lowestBit(rest2);
        int taken = (peers13 ? digit1 : 0) | (peers23 ? digit2 : 0);
        int free = marks.digits[cell] & ~taken & ~impossibleBeside(digit1 | digit2);
        if (free != 0) {
          seen1 |= digit1;
          seen2 |= digit2;
          seen3 |= free;
          if (seen3 == marks.digits[cell]
              && seen2 == marks.digits[second]
              && seen1 == marks.digits[first]) {
            return false;
          }
        }
      }
    }
    deduction.begin(TRIPLET);
    deduction.remove(first, marks.digits[first] & ~seen1);
    deduction.remove(second, marks.digits[second] & ~seen2);
    deduction.remove(cell, marks.digits[cell] & ~seen3);
    if (deduction.keepsReason()) {
      deduction.because(new Finding.AlignedCells(first, second, cell));
    }
    return true;
  }
}
