package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;

/**
 * The exact cover matrix of a puzzle as dancing links: every 1 of the matrix is a node in two
 * rings, one through its row and one through its column.
 *
 * <pre>
 *   root  <->  header  <->  header  <->  header  <-> (root)
 *                |            |            |
 *               node  <---------------->  node  <-> (first node of the row)
 *                |            |            |
 *              (header)      node        (header)
 *                             |
 *                          (header)
 * </pre>
 *
 * <p>A node that was taken out of a ring still knows its neighbours, so it can be put back with two
 * assignments, provided that this is done in the reverse order. That is the dance.
 */
final class DancingLinks {
  /** Constraints: cells are filled; rows, columns and boxes have each digit. */
  static final int COLUMNS = 4 * CELLS;

  /** Possibilities: a digit in a cell. */
  static final int ROWS = CELLS * SIZE;

  /** The header before the first and after the last, without rows. */
  static final int ROOT = 0;

  /*
   * Numbering: the root is 0, the columns are 1 to 324, and a column's number is the number of its
   * header. Each matrix row has four nodes, one for each kind of constraint, with consecutive
   * numbers, the first a multiple of four. A node's neighbours in its row therefore need no links:
   * their numbers differ from its own in the two lowest bits.
   *
   * The matrix belongs to the puzzle, not to the empty board: a row that a clue rules out is never
   * made, which costs less than to make all 729 and to cover the columns of the clues.
   */
  private static final int ROW_NODES = 4;
  private static final int IN_ROW = ROW_NODES - 1;
  private static final int FIRST_NODE = (1 + COLUMNS + IN_ROW) & ~IN_ROW;
  private static final int NODES = FIRST_NODE + ROWS * ROW_NODES;

  /** Knuth's L and R of the headers, U and D of all nodes, C (the header) of the nodes. */
  private final int[] left = new int[1 + COLUMNS];

  private final int[] right = new int[1 + COLUMNS];
  private final int[] up = new int[NODES];
  private final int[] down = new int[NODES];
  private final int[] header = new int[NODES];

  /** Knuth's S: how many rows a column has. */
  private final int[] size = new int[1 + COLUMNS];

  /** The meaning of each matrix row. */
  private final byte[] cells = new byte[NODES / ROW_NODES];

  private final byte[] digits = new byte[NODES / ROW_NODES];

  /** The number of the next node to be made. */
  private int end;

  /*
   * The columns that were left with one row or none, in the order in which that happened:
   *
   *   shrunk    column  column  column  column  column
   *             -- examined -- |  -- to examine --   |
   *                         shrunkFrom             shrunkTo
   *
   * A column is noted at most twice, with one row and with none. The caller that returns to a
   * level sets both ends back, so that the part before them is still what it was.
   */
  private final int[] shrunk = new int[2 * COLUMNS + 1];
  private int shrunkFrom;
  private int shrunkTo;
  private final int[] fromAt = new int[CELLS];
  private final int[] toAt = new int[CELLS];

  /** Starts a new matrix without columns. */
  void clear() {
    left[ROOT] = ROOT;
    right[ROOT] = ROOT;
    end = FIRST_NODE;
    shrunkFrom = 0;
    shrunkTo = 0;
  }

  /** Appends a column without rows to the right of the others. */
  void appendColumn(int column) {
    int last = left[ROOT];
    left[column] = last;
    right[column] = ROOT;
    right[last] = column;
    left[ROOT] = column;
    up[column] = column;
    down[column] = column;
    size[column] = 0;
  }

  /** Starts a row that puts a digit into a cell; four nodes follow. */
  void appendRow(int cell, int digit) {
    cells[end / ROW_NODES] = (byte) cell;
    digits[end / ROW_NODES] = (byte) digit;
  }

  /** Appends a node to the row that was started last, at the bottom of a column. */
  void appendNode(int column) {
    int node = end++;
    int last = up[column];
    header[node] = column;
    up[node] = last;
    down[node] = column;
    down[last] = node;
    up[column] = node;
    size[column]++;
  }

  /** Looks for the columns that have one row or none from the start. */
  void noteShrunk() {
    for (int h = right[ROOT]; h != ROOT; h = right[h]) {
      shrunk[shrunkTo] = h;
      shrunkTo += size[h] <= 1 ? 1 : 0;
    }
  }

  /** Returns the cell that the node's row fills. */
  int cell(int node) {
    return cells[node / ROW_NODES];
  }

  /** Returns the digit that the node's row puts into its cell. */
  int digit(int node) {
    return digits[node / ROW_NODES];
  }

  /** Returns the node below in the same column; the column's header after the last. */
  int below(int node) {
    return down[node];
  }

  /** Returns whether the column has two rows or more. */
  boolean hasChoice(int column) {
    return size[column] > 1;
  }

  /** Remembers for a level which columns were examined. */
  void remember(int level) {
    fromAt[level] = shrunkFrom;
    toAt[level] = shrunkTo;
  }

  /** Forgets what has shrunk since the level was remembered. */
  void recall(int level) {
    shrunkFrom = fromAt[level];
    shrunkTo = toAt[level];
  }

  /** Returns an uncovered column with one row or none; ROOT if there is no such column. */
  int nextShrunk() {
    while (shrunkFrom < shrunkTo) {
      int column = shrunk[shrunkFrom++];
      if (right[left[column]] == column) {
        return column;
      }
    }
    return ROOT;
  }

  /** Returns the uncovered column to the right; ROOT after the last. */
  int right(int column) {
    return right[column];
  }

  /** Knuth's choice: the column with the fewest rows, two or more; the leftmost if several. */
  int smallest() {
    int chosen = right[ROOT];
    for (int h = right[chosen]; h != ROOT && size[chosen] > 2; h = right[h]) {
      if (size[h] < size[chosen]) {
        chosen = h;
      }
    }
    return chosen;
  }

  /** Takes a column out of the header ring, and its rows out of all other columns. */
  void cover(int column) {
    right[left[column]] = right[column];
    left[right[column]] = left[column];
    for (int i = down[column]; i != column; i = down[i]) {
      takeOut(next(i, 1));
      takeOut(next(i, 2));
      takeOut(next(i, 3));
    }
  }

  private void takeOut(int node) {
    int column = header[node];
    down[up[node]] = down[node];
    up[down[node]] = up[node];
    int rows = --size[column];
    shrunk[shrunkTo] = column;
    shrunkTo += rows <= 1 ? 1 : 0;
  }

  /** Undoes {@link #cover}, in the reverse order. */
  void uncover(int column) {
    for (int i = up[column]; i != column; i = up[i]) {
      putBack(next(i, 3));
      putBack(next(i, 2));
      putBack(next(i, 1));
    }
    right[left[column]] = column;
    left[right[column]] = column;
  }

  private void putBack(int node) {
    size[header[node]]++;
    down[up[node]] = node;
    up[down[node]] = node;
  }

  /** Covers the columns of the node's row but the node's own. */
  void coverOthers(int node) {
    cover(header[next(node, 1)]);
    cover(header[next(node, 2)]);
    cover(header[next(node, 3)]);
  }

  /** Undoes {@link #coverOthers}, in the reverse order. */
  void uncoverOthers(int node) {
    uncover(header[next(node, 3)]);
    uncover(header[next(node, 2)]);
    uncover(header[next(node, 1)]);
  }

  /** Returns the node this many places to the right in the same matrix row, cyclically. */
  private static int next(int node, int places) {
    return node & ~IN_ROW | (node + places) & IN_ROW;
  }
}
