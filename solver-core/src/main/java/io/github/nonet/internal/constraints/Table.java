package io.github.nonet.internal.constraints;

import io.github.nonet.internal.RecentCache;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The values that a custom rule allows, for one number of values. Immutable; the rows are shared
 * and must not be changed. Equal tables that were used recently are the same object.
 *
 * <pre>
 *   a relation   one row: for each value of a cell, the set of those that the other may have
 *   sets         one row: the sets of values that the cells may hold
 *   a machine    first, for each state in order, 1 if it is good at the end; then a row for each
 *                state: for each value the next state, or -1
 * </pre>
 *
 * @param symbols the number of values
 * @param rows the rows, in which sets are bits, bit {@code v} for value {@code v}
 */
public record Table(int symbols, int[]... rows) {
  /** The most numbers in all tables that are kept: 2 MB. */
  private static final int MOST_KEPT = 500_000;

  private static final RecentCache<Object, Table> RECENT = new RecentCache<>(MOST_KEPT);

  /** Makes a table when the number of values is known. */
  @FunctionalInterface
  public interface Maker {
    /**
     * Returns the table.
     *
     * @param cells the number of cells of the constraint
     * @param title its name in messages
     */
    Table make(int symbols, int cells, String title);
  }

  /** Returns this table, or an equal one that others use. */
  Table shared() {
    return RECENT.keep(this, this, size());
  }

  /**
   * Returns the table of a key, which is made if no one has used it recently.
   *
   * @param key everything that the table depends on
   */
  static Table shared(Object key, Supplier<Table> maker) {
    Table known = RECENT.get(key);
    if (known == null) {
      Table made = maker.get().shared();
      known = RECENT.keep(key, made, made.size());
    }
    return known;
  }

  private int size() {
    int size = 0;
    for (int[] row : rows) {
      size += row.length + 4;
    }
    return size;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Table other
        && symbols == other.symbols
        && Arrays.deepEquals(rows, other.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(rows);
  }
}
