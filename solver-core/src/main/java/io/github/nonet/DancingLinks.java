package io.github.nonet;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.internal.Geometry;

/**
 * The exact cover matrix of Sudoku as dancing links: every 1 of the matrix is a node in two rings,
 * one through its row and one through its column.
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

  /** Nodes in a matrix row, one for each kind of constraint. */
  static final int ROW_NODES = 4;

  /*
   * Numbering: the root is 0, the header of column c (0-323) is 1 + c, and the four nodes of a
   * matrix row follow the headers, row by row. So the row of a node is a division, and the node's
   * neighbours within its row need no links: they are the rest of its group of four.
   */
  private static final int ROOT = 0;
  private static final int FIRST_NODE = 1 + COLUMNS;
  private static final int NODES = FIRST_NODE + ROWS * ROW_NODES;

  private static final int ROW_CONSTRAINTS = CELLS;
  private static final int COLUMN_CONSTRAINTS = 2 * CELLS;
  private static final int BOX_CONSTRAINTS = 3 * CELLS;

  private static final DancingLinks FULL = new DancingLinks(NODES);

  /** Knuth's L and R of the headers, U and D of all nodes, C (the header) of the nodes. */
  private final int[] left;

  private final int[] right;
  private final int[] up;
  private final int[] down;
  private final int[] header;

  /** Knuth's S: how many rows a column has. */
  private final int[] size;

  /** Whether a header's column is covered. */
  private final boolean[] covered;

  /** Makes a copy of the full matrix: nine rows in each column. */
  DancingLinks() {
    left = FULL.left.clone();
    right = FULL.right.clone();
    up = FULL.up.clone();
    down = FULL.down.clone();
    header = FULL.header;
    size = FULL.size.clone();
    covered = new boolean[FIRST_NODE];
  }

  /** Builds the full matrix. */
  private DancingLinks(int nodes) {
    left = new int[FIRST_NODE];
    right = new int[FIRST_NODE];
    up = new int[nodes];
    down = new int[nodes];
    header = new int[nodes];
    size = new int[FIRST_NODE];
    covered = new boolean[FIRST_NODE];
    for (int h = ROOT; h < FIRST_NODE; h++) {
      left[h] = h == ROOT ? COLUMNS : h - 1;
      right[h] = h == COLUMNS ? ROOT : h + 1;
      up[h] = h;
      down[h] = h;
      header[h] = h;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      for (int digit = 1; digit <= SIZE; digit++) {
        appendRow(cell, digit);
      }
    }
  }

  private void appendRow(int cell, int digit) {
    int node = firstNode(cell, digit);
    appendNode(node, cell);
    appendNode(node + 1, ROW_CONSTRAINTS + SIZE * Geometry.row(cell) + digit - 1);
    appendNode(node + 2, COLUMN_CONSTRAINTS + SIZE * Geometry.column(cell) + digit - 1);
    appendNode(node + 3, BOX_CONSTRAINTS + SIZE * Geometry.box(cell) + digit - 1);
  }

  private void appendNode(int node, int constraint) {
    int h = 1 + constraint;
    header[node] = h;
    up[node] = up[h];
    down[node] = h;
    down[up[h]] = node;
    up[h] = node;
    size[h]++;
  }

  private static int firstNode(int cell, int digit) {
    return FIRST_NODE + (SIZE * cell + digit - 1) * ROW_NODES;
  }

  /** Returns the cell that the node's row fills. */
  static int cell(int node) {
    return (node - FIRST_NODE) / ROW_NODES / SIZE;
  }

  /** Returns the digit that the node's row puts into its cell. */
  static int digit(int node) {
    return (node - FIRST_NODE) / ROW_NODES % SIZE + 1;
  }

  /** Returns whether every column is covered. */
  boolean isEmpty() {
    return right[ROOT] == ROOT;
  }

  /** Returns the node below in the same column; the column's header after the last. */
  int below(int node) {
    return down[node];
  }

  /** Returns whether the column has two rows or more. */
  boolean hasChoice(int column) {
    return size[column] > 1;
  }

  /** Knuth's choice: the uncovered column with the fewest rows, the leftmost of them if several. */
  int choose() {
    int chosen = right[ROOT];
    for (int h = right[chosen]; h != ROOT && size[chosen] > 0; h = right[h]) {
      if (size[h] < size[chosen]) {
        chosen = h;
      }
    }
    return chosen;
  }

  /**
   * The row-major choice: a column with at most one row, where there is nothing to choose, or else
   * the first cell that is not filled. The cells' columns are the leftmost, and their rows ascend
   * by digit.
   */
  int chooseFirst() {
    int fewest = choose();
    return size[fewest] > 1 ? right[ROOT] : fewest;
  }

  /** Takes a column out of the header ring, and its rows out of all other columns. */
  void cover(int column) {
    covered[column] = true;
    right[left[column]] = right[column];
    left[right[column]] = left[column];
    for (int i = down[column]; i != column; i = down[i]) {
      for (int j = nextInRow(i); j != i; j = nextInRow(j)) {
        down[up[j]] = down[j];
        up[down[j]] = up[j];
        size[header[j]]--;
      }
    }
  }

  /** Undoes {@link #cover}, in the reverse order. */
  void uncover(int column) {
    for (int i = up[column]; i != column; i = up[i]) {
      for (int j = previousInRow(i); j != i; j = previousInRow(j)) {
        size[header[j]]++;
        down[up[j]] = j;
        up[down[j]] = j;
      }
    }
    right[left[column]] = column;
    left[right[column]] = column;
    covered[column] = false;
  }

  /** Covers the columns of the node's row but the node's own. */
  void coverOthers(int node) {
    for (int j = nextInRow(node); j != node; j = nextInRow(j)) {
      cover(header[j]);
    }
  }

  /** Undoes {@link #coverOthers}, in the reverse order. */
  void uncoverOthers(int node) {
    for (int j = previousInRow(node); j != node; j = previousInRow(j)) {
      uncover(header[j]);
    }
  }

  /** Covers all four columns of a clue; returns false, and stops, where one is covered already. */
  boolean coverClue(int cell, int digit) {
    int first = firstNode(cell, digit);
    for (int j = first; j < first + ROW_NODES; j++) {
      if (covered[header[j]]) {
        return false;
      }
      cover(header[j]);
    }
    return true;
  }

  /** Knuth's R within a matrix row: the next of the four, cyclically. */
  private static int nextInRow(int node) {
    int place = (node - FIRST_NODE) % ROW_NODES;
    return place == ROW_NODES - 1 ? node - place : node + 1;
  }

  /** Knuth's L within a matrix row: the one before of the four, cyclically. */
  private static int previousInRow(int node) {
    int place = (node - FIRST_NODE) % ROW_NODES;
    return place == 0 ? node + ROW_NODES - 1 : node - 1;
  }
}
