package io.github.nonet.internal.constraints;

import java.util.Arrays;

/**
 * What a rule of one's own allows, for one number of values. Immutable; the rows are shared and
 * must not be changed.
 *
 * <pre>
 *   a relation   one row: for each value of a cell, the set of those that the other may have
 *   sets         one row: the sets of values that the cells may hold
 *   a machine    first, for each state from the start on, 1 if it is good at the end; then a row for
 *                each state: for each value the next state, or -1
 * </pre>
 *
 * @param symbols how many values there are
 * @param rows sets are bits, bit {@code v} for value {@code v}
 */
public record Table(int symbols, int[]... rows) {
  /** Makes a table when the number of values is known. */
  @FunctionalInterface
  public interface Maker {
    /**
     * Returns the table.
     *
     * @param cells how many cells the constraint has
     * @param title how messages call it
     */
    Table make(int symbols, int cells, String title);
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
