package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import java.util.Arrays;

/**
 * A sum of a few cells that follows from houses and cages.
 *
 * @param houses the houses, no two with a common cell
 * @param cages the cages that were taken from them, as units
 * @param sum the cells that are added, ascending, then the cells that are subtracted, ascending
 */
record HouseSum(int[] houses, int[] cages, Form.Sum sum) {
  /** Returns the sum of some cells minus others. */
  static Form.Sum sum(int total, int[] added, int... subtracted) {
    int[] cells = Lists.joined(added, subtracted);
    int[] factors = new int[cells.length];
    Arrays.setAll(factors, i -> i < added.length ? 1 : -1);
    return new Form.Sum(total, factors, cells);
  }
}
