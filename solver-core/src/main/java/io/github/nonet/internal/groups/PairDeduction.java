package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.PairTable;
import io.github.nonet.internal.groups.forms.Relations;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import org.jspecify.annotations.Nullable;

/** Deduces from a relation of two cells. */
final class PairDeduction {
  private final Domains domains;
  private final int[] cells;
  private final PairTable forth;
  private final PairTable back;

  private final long[][] seen;

  /** The cells that see both; null until they are first requested. */
  private int @Nullable [] watchers;

  PairDeduction(Domains domains, Relations.Use pair, long[]... seen) {
    this.domains = domains;
    this.seen = seen;
    cells = new int[] {pair.first(), pair.second()};
    forth = pair.forth();
    back = pair.back();
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce() {
    int first = domains.sets[cells[0]] & back.fits(domains.sets[cells[1]]);
    int second = domains.sets[cells[1]] & forth.fits(first);
    return domains.retain(cells[0], first)
        && domains.retain(cells[1], second)
        && note(required(first, second));
  }

  private boolean note(int required) {
    return required == 0 || domains.removeFromAll(watchers(), required);
  }

  private int[] watchers() {
    int[] found = watchers;
    if (found == null) {
      long[] common = seen[cells[0]].clone();
      CellBits.retainAll(common, seen[cells[1]]);
      found = CellBits.toArray(common);
      watchers = found;
    }
    return found;
  }

  /*
   * A value is required if each value of the first cell is this one, or fits no other. Hence no
   * value of two open cells is required if each value of the first fits two or more, and if few
   * pairs of values are forbidden, this need not be checked one by one. Groups handle the value of
   * a closed cell.
   */

  /** Returns values that one of the cells has in any case, but not all that closed cells have. */
  private int required(int first, int second) {
    if (Integer.bitCount(second) > forth.mostMissing() + 1) {
      return 0;
    }
    int required = first | second;
    for (int rest = first; rest != 0 && required != 0; rest = ValueSet.withoutLowest(rest)) {
      int fitting = second & forth.fitsOfValue(ValueSet.lowest(rest));
      required &= ValueSet.lowestBit(rest) | (ValueSet.hasAtMostOne(fitting) ? fitting : 0);
    }
    return required;
  }
}
