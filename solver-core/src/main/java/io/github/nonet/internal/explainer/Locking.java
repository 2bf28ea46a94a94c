package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.FIRST_BOX;
import static io.github.nonet.internal.explainer.Houses.FIRST_COLUMN;
import static io.github.nonet.internal.explainer.Houses.FIRST_ROW;
import static io.github.nonet.internal.explainer.Houses.SIZE;

/**
 * Locked candidates: a digit of one house has all its places in a second one as well.
 *
 * <p>Pointing 2.6 and claiming 2.8; 1.7 and 1.9 when a hidden single follows at once: then that
 * cell is filled and nothing else is taken away.
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
    for (int base = firstBase; base < firstBase + SIZE; base++) {
      int[] shared = Houses.SHARED[base];
      for (int cover = firstCover; cover < firstCover + SIZE; cover++) {
        if (shared[cover] != 0 && find(marks, base, cover, firstBase, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean find(Marks marks, int base, int cover, int firstBase, Sink sink) {
    int outside = ~Houses.SHARED[base][cover];
    for (int digit = 0; digit < SIZE; digit++) {
      int places = marks.places(base, digit);
      if ((places & outside) == 0 && (places & places - 1) != 0) {
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

  private boolean locked(Marks marks, int base, int cover, int digit, Sink sink) {
    if ((marks.places(cover, digit) & ~Houses.SHARED[cover][base]) == 0) {
      return false;
    }
    deduction.begin(base < FIRST_ROW ? POINTING : CLAIMING);
    removeFrom(marks, base, cover, digit);
    addPremises(base, cover, digit);
    return sink.accept(deduction);
  }

  private void removeFrom(Marks marks, int base, int cover, int digit) {
    int rest = marks.places(cover, digit) & ~Houses.SHARED[cover][base];
    for (; rest != 0; rest &= rest - 1) {
      deduction.remove(Houses.CELL[cover][Houses.lowest(rest)], 1 << digit);
    }
  }

  private void addPremises(int base, int cover, int digit) {
    int rest = Houses.ALL_DIGITS & ~Houses.SHARED[base][cover];
    for (; rest != 0; rest &= rest - 1) {
      deduction.addPremise(Houses.CELL[base][Houses.lowest(rest)], 1 << digit);
    }
  }

  /** Looks for houses of the base's type in which the elimination leaves one place. */
  private boolean singlesAfter(
      Marks marks, int base, int cover, int digit, int firstBase, Sink sink) {
    for (int house = firstBase; house < firstBase + SIZE; house++) {
      int places = marks.places(house, digit);
      int shared = Houses.SHARED[house][cover];
      if (house != base && shared != 0 && (places & places - 1) != 0) {
        int left = places & ~shared;
        if (Houses.isSingle(left)) {
          deduction.begin(base < FIRST_ROW ? DIRECT_POINTING : DIRECT_CLAIMING);
          deduction.place(Houses.CELL[house][Houses.lowest(left)], digit);
          if (sink.accept(deduction)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
