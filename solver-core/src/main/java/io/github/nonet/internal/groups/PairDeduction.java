package io.github.nonet.internal.groups;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;

/** Deduces from a relation of two cells. */
final class PairDeduction {
  /** The places of both cells. */
  private static final int BOTH = 0b11;

  private final Domains marks;
  private final CageCells pair;
  private final int[] cells;
  private final PairTable forth;
  private final PairTable back;

  PairDeduction(Domains marks, Relations.Use use, long[]... seen) {
    this.marks = marks;
    cells = new int[] {use.first, use.second};
    pair = new CageCells(cells, seen);
    forth = use.forth;
    back = use.back();
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce() {
    int first = marks.sets[cells[0]] & back.fits(marks.sets[cells[1]]);
    int second = marks.sets[cells[1]] & forth.fits(first);
    return marks.retain(cells[0], first)
        && marks.retain(cells[1], second)
        && note(required(first, second));
  }

  private boolean note(int required) {
    return required == 0 || marks.removeFromAll(pair.watchers(BOTH), required);
  }

  /*
   * A value is required if each value of the first cell is this one, or is fitted by it alone. So no
   * value of two open cells is required if each value of the first fits two or more: where few pairs of
   * values are forbidden, that need not be looked at one by one. What a closed cell has, groups take.
   */

  /** Returns values that one of the cells has in any case, but not all that closed cells have. */
  private int required(int first, int second) {
    if (Integer.bitCount(second) > forth.mostMissing() + 1) {
      return 0;
    }
    int required = first | second;
    for (int rest = first; rest != 0 && required != 0; rest &= rest - 1) {
      int fitting = second & forth.fitsOfValue(ValueSet.lowest(rest));
      required &= rest & -rest | (ValueSet.isClosed(fitting) ? fitting : 0);
    }
    return required;
  }
}
