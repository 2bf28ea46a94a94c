package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.ALL_DIGITS;
import static io.github.nonet.internal.explainer.ExplainerHouses.FIRST_BOX;
import static io.github.nonet.internal.explainer.ExplainerHouses.FIRST_COLUMN;
import static io.github.nonet.internal.explainer.ExplainerHouses.FIRST_ROW;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Locked candidates: all places of a digit in one house also lie in a second one.
 *
 * <p>Pointing 2.6 and claiming 2.8; 1.7 and 1.9 when a hidden single follows at once, which fills
 * that cell and eliminates nothing else.
 */
final class Locking {
  private static final double POINTING = 2.6;
  private static final double CLAIMING = 2.8;
  private static final double DIRECT_POINTING = 1.7;
  private static final double DIRECT_CLAIMING = 1.9;

  private final boolean direct;
  private final Deduction deduction;

  Locking(boolean direct, Deduction deduction) {
    this.direct = direct;
    this.deduction = deduction;
  }

  boolean find(Marks marks, Sink sink) {
    return find(marks, FIRST_BOX, FIRST_COLUMN, sink)
        || find(marks, FIRST_BOX, FIRST_ROW, sink)
        || find(marks, FIRST_COLUMN, FIRST_BOX, sink)
        || find(marks, FIRST_ROW, FIRST_BOX, sink);
  }

  private boolean find(Marks marks, int firstBase, int firstCover, Sink sink) {
    Thirds thirds = firstCover == FIRST_COLUMN ? Thirds.COLUMNS_OF_BOX : Thirds.SIDE_BY_SIDE;
    for (int base = firstBase; base < firstBase + SIZE; base++) {
      for (int found = thirds.lockedDigits(marks, base);
          found != 0;
          found = ValueSet.withoutLowest(found)) {
        int lowest = ValueSet.lowest(found);
        int cover = ExplainerHouses.OF[thirds.cell(base, lowest / SIZE)][firstCover / SIZE];
        int digit = lowest % SIZE;
        boolean enough =
            direct
                ? singlesAfter(marks, base, cover, digit, firstBase, sink)
                : locked(marks, base, cover, digit, sink);
        if (enough) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The three parts that a house shares with houses of one other type.
   *
   * <pre>
   *   side by side      0 0 0 1 1 1 2 2 2      a row or column and its boxes; a box and its rows
   *   columns of a box  0 1 2 0 1 2 0 1 2      a box and its columns
   * </pre>
   */
  static final class Thirds {
    static final Thirds SIDE_BY_SIDE = new Thirds(0b000_000_111, 3);
    static final Thirds COLUMNS_OF_BOX = new Thirds(0b001_001_001, 1);

    private static final int NONE = -1;

    /** For each set of two or three places in one third: nine times the third; else NONE. */
    private final int[] shift = new int[ALL_DIGITS + 1];

    private final int step;

    Thirds(int first, int step) {
      this.step = step;
      for (int places = 0; places <= ALL_DIGITS; places++) {
        shift[places] = NONE;
        for (int third = 0; third < 3; third++) {
          boolean isInThird = (places & ~(first << third * step)) == 0;
          if (isInThird && Integer.bitCount(places) > 1) {
            shift[places] = SIZE * third;
          }
        }
      }
    }

    /** Returns a cell of the third. */
    int cell(int base, int third) {
      return ExplainerHouses.CELL[base][third * step];
    }

    /** Returns the digits with two places or three, all in one third: bit 9 * third + digit. */
    int lockedDigits(Marks marks, int base) {
      int found = 0;
      for (int digit = 0; digit < SIZE; digit++) {
        int ofThird = shift[marks.places(base, digit)];
        found |= ofThird == NONE ? 0 : ValueSet.bit(ofThird + digit);
      }
      return found;
    }
  }

  private boolean locked(Marks marks, int base, int cover, int digit, Sink sink) {
    if ((marks.places(cover, digit) & ~ExplainerHouses.SHARED[cover][base]) == 0) {
      return false;
    }
    deduction.begin(base < FIRST_ROW ? POINTING : CLAIMING);
    removeFrom(marks, base, cover, digit);
    addPremises(base, cover, digit);
    because(marks, base, cover, digit);
    return sink.accept(deduction);
  }

  private void because(Marks marks, int base, int cover, int digit) {
    if (deduction.keepsReason()) {
      int places = marks.places(base, digit);
      deduction.because(new Finding.LockedDigit(digit, base, cover, places, direct));
    }
  }

  private void removeFrom(Marks marks, int base, int cover, int digit) {
    int rest = marks.places(cover, digit) & ~ExplainerHouses.SHARED[cover][base];
    for (; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      deduction.remove(ExplainerHouses.CELL[cover][ValueSet.lowest(rest)], ValueSet.bit(digit));
    }
  }

  private void addPremises(int base, int cover, int digit) {
    int rest = ExplainerHouses.ALL_DIGITS & ~ExplainerHouses.SHARED[base][cover];
    for (; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      deduction.addPremise(ExplainerHouses.CELL[base][ValueSet.lowest(rest)], ValueSet.bit(digit));
    }
  }

  /** Looks for houses of the base's type in which the elimination leaves one place. */
  private boolean singlesAfter(
      Marks marks, int base, int cover, int digit, int firstBase, Sink sink) {
    for (int house = firstBase; house < firstBase + SIZE; house++) {
      int places = marks.places(house, digit);
      int shared = ExplainerHouses.SHARED[house][cover];
      if (house != base && shared != 0 && !ValueSet.hasAtMostOne(places)) {
        int left = places & ~shared;
        if (ValueSet.isSingle(left)) {
          deduction.begin(base < FIRST_ROW ? DIRECT_POINTING : DIRECT_CLAIMING);
          deduction.place(ExplainerHouses.CELL[house][ValueSet.lowest(left)], digit);
          because(marks, base, cover, digit);
          if (sink.accept(deduction)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
