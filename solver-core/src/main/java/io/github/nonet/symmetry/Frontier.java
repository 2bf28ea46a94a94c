package io.github.nonet.symmetry;

import io.github.nonet.internal.Geometry;
import java.util.Arrays;

/**
 * The partial transformations that may still lead to the canonical form, three longs each.
 *
 * <pre>
 *   order     bits  0-35  row of the board at each row so far, four bits each
 *             bits 36-44  the set of these rows
 *             bit  45     whether the board is transposed
 *   columns   bits  0-35  column of the board at each column, four bits each
 *   labels    bits  0- 3  how many digits have a label
 *             bits  4-39  label of digit 1, 2, ... 9, four bits each, 0 if it has none yet
 * </pre>
 *
 * Each has its number of ways: how many choices of equal rows and bands it represents.
 */
final class Frontier {
  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;
  private static final int USED_SHIFT = BITS * Geometry.SIZE;
  private static final int ALL_ROWS = (1 << Geometry.SIZE) - 1;
  private static final int TRANSPOSED_SHIFT = USED_SHIFT + Geometry.SIZE;
  private static final int INITIAL_CAPACITY = 64;

  /** The columns in their own order. */
  static final long COLUMNS_IN_ORDER = 0x876543210L;

  /** No digit has a label. */
  static final long NO_LABELS = 0;

  private long[] orders = new long[INITIAL_CAPACITY];
  private long[] columns = new long[INITIAL_CAPACITY];
  private long[] labels = new long[INITIAL_CAPACITY];
  private long[] ways = new long[INITIAL_CAPACITY];
  private int size;

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  void add(long order, long columns, long labels, long ways) {
    if (size == orders.length) {
      grow();
    }
    this.orders[size] = order;
    this.columns[size] = columns;
    this.labels[size] = labels;
    this.ways[size] = ways;
    size++;
  }

  private void grow() {
    orders = Arrays.copyOf(orders, 2 * size);
    columns = Arrays.copyOf(columns, 2 * size);
    labels = Arrays.copyOf(labels, 2 * size);
    ways = Arrays.copyOf(ways, 2 * size);
  }

  long order(int state) {
    return orders[state];
  }

  long columns(int state) {
    return columns[state];
  }

  long labels(int state) {
    return labels[state];
  }

  long ways(int state) {
    return ways[state];
  }

  /** Returns the number of ways of all states together. */
  long totalWays() {
    return Arrays.stream(ways, 0, size).sum();
  }

  /** Returns the order of a state that has no row yet. */
  static long orderOf(boolean transposed) {
    return transposed ? 1L << TRANSPOSED_SHIFT : 0;
  }

  /** Returns {@code order} with {@code row} as its row number {@code level}. */
  static long withRow(long order, int level, int row) {
    return order | 1L << USED_SHIFT + row | (long) row << BITS * level;
  }

  static boolean isTransposed(long order) {
    return (order >>> TRANSPOSED_SHIFT & 1) != 0;
  }

  /** Returns the set of the rows taken. */
  static int usedRows(long order) {
    return (int) (order >>> USED_SHIFT) & ALL_ROWS;
  }

  /** Returns entry {@code index} of a packed order, of packed columns or of packed labels. */
  static int entry(long packed, int index) {
    return (int) (packed >>> BITS * index) & MASK;
  }

  /** Returns {@code count} entries packed. */
  static long pack(int[] entries, int count) {
    long packed = 0;
    for (int i = 0; i < count; i++) {
      packed |= (long) entries[i] << BITS * i;
    }
    return packed;
  }

  /**
   * Returns labels packed.
   *
   * @param labels the label of each digit; the label of digit 0 is 0, and leaves room for the count
   * @param count the number of digits that have a label
   */
  static long packLabels(int[] labels, int count) {
    return pack(labels, labels.length) | count;
  }

  /** Returns how many digits have a label. */
  static int labelCount(long labels) {
    return entry(labels, 0);
  }
}
