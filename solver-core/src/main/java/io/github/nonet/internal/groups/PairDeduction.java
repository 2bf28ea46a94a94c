package io.github.nonet.internal.groups;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.groups.forms.Bits;
import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;
import org.jspecify.annotations.Nullable;

/** Deduces from a relation of two cells. */
final class PairDeduction {
  private final Domains marks;
  private final int[] cells;
  private final PairTable forth;
  private final PairTable back;

  private final long[][] seen;

  /** The cells that see both; null until they are first requested. */
  private int @Nullable [] watchers;

  PairDeduction(Domains marks, Relations.Use pair, long[]... seen) {
    this.marks = marks;
    this.seen = seen;
    cells = new int[] {pair.first(), pair.second()};
    forth = pair.forth();
    back = pair.back();
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
    return required == 0 || marks.removeFromAll(watchers(), required);
  }

  private int[] watchers() {
    int[] found = watchers;
    if (found == null) {
      long[] common = seen[cells[0]].clone();
      Bits.retainAll(common, seen[cells[1]]);
      found = Bits.toArray(common);
      watchers = found;
    }
    return found;
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
