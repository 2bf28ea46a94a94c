package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Makes a sum shorter: a house has the sum n(n + 1)/2, so most of its cells are that less the
 * others.
 */
final class SumComplement {
  private static final int GROUPS_A_LOOK = 64;

  private final Tables tables;
  private final int[] factors;
  private int total;

  private SumComplement(Form.Sum sum, Tables tables) {
    this.tables = tables;
    factors = new int[tables.cells];
    for (int i = 0; i < sum.cells().length; i++) {
      factors[sum.cells()[i]] = sum.factors()[i];
    }
    total = sum.total();
  }

  /**
   * Returns the same sum with as few cells as a greedy choice of houses gives; perhaps none.
   *
   * @param watch asked now and then; it may throw
   */
  static Form.Sum of(Form.Sum sum, Tables tables, Watch watch) {
    SumComplement complement = new SumComplement(sum, tables);
    boolean isShorter = false;
    while (complement.replaceBest(watch)) {
      isShorter = true;
    }
    return isShorter ? complement.sum() : sum;
  }

  /**
   * Replaces cells of one factor in a house by the other cells of the house; returns false if that
   * gains nothing.
   */
  private boolean replaceBest(Watch watch) {
    int most = 0;
    int best = 0;
    int factor = 0;
    for (int group = 0; group < tables.groups.length; group++) {
      if (group % GROUPS_A_LOOK == GROUPS_A_LOOK - 1) {
        watch.look();
      }
      for (int i = 0; tables.isHouse[group] && i < tables.groups[group].length; i++) {
        int tried = factors[tables.groups[group][i]];
        int gain = tried == 0 ? 0 : gain(tables.groups[group], tried);
        if (gain > most) {
          most = gain;
          best = group;
          factor = tried;
        }
      }
    }
    if (most > 0) {
      total -= factor * ValueSet.sum(tables.values[best]);
      for (int cell : tables.groups[best]) {
        factors[cell] -= factor;
      }
    }
    return most > 0;
  }

  /** Returns by how many cells the sum is shorter without cells of a factor. */
  private int gain(int[] house, int factor) {
    int gain = 0;
    for (int cell : house) {
      gain += factors[cell] == factor ? 1 : factors[cell] == 0 ? -1 : 0;
    }
    return gain;
  }

  private Form.Sum sum() {
    int[] cells = IntStream.range(0, factors.length).filter(cell -> factors[cell] != 0).toArray();
    return new Form.Sum(total, Arrays.stream(cells).map(cell -> factors[cell]).toArray(), cells);
  }
}
