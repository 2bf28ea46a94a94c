package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The cells of a cage, and the cells that see several of them. The lists of these are kept, so it
 * is for one thread.
 */
final class CageCells {
  /** Larger cages have too many sets of places for a list each. */
  private static final int MOST_LISTED = 9;

  final int[] cells;

  /** For each cell of the grid the set of the cells that have other values. */
  private final long[][] seen;

  /** For each set of places the cells that see all of them; null until it is needed. */
  private final int[][] watchers;

  /** The array and the sets are kept. */
  CageCells(int[] cells, long[][] seen) {
    this.cells = cells;
    this.seen = seen;
    watchers = new int[cells.length <= MOST_LISTED ? 1 << cells.length : 0][];
  }

  /**
   * Returns the cells that see all of some places of the cage. The array must not be changed.
   *
   * @param places bit {@code i} means the cell {@code cells[i]}; not empty
   */
  int[] watchers(int places) {
    if (watchers.length == 0) {
      return find(places);
    }
    if (watchers[places] == null) {
      watchers[places] = find(places);
    }
    return watchers[places];
  }

  private int[] find(int places) {
    long[] common = new long[seen[0].length];
    Arrays.fill(common, -1L);
    for (int rest = places; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      CellBits.retainAll(common, seen[cells[ValueSet.lowest(rest)]]);
    }
    return CellBits.toArray(common);
  }
}
