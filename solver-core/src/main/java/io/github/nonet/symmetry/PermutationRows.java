package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import java.util.Arrays;

/**
 * Finds the smallest second row of the canonical form of a board whose rows and columns are all
 * permutations of the nine digits, as in a solved board.
 *
 * <p>The first row becomes 123456789 whichever row it is and whatever the order of the columns: 18
 * x 1,296 states, too many to examine. Hence the columns stay open until the second row needs them.
 */
final class PermutationRows {
  /*
   * Two rows of the board are a permutation of its columns: a column leads to the one where the
   * upper row holds what the lower row holds here. A position is where a column or a stack of the
   * board is in the form. The label of a digit is the position of its column in the first row,
   * counted from one. If column c leads to column d, the value of the second row at the position
   * of c is the position of d, counted from one.
   *
   *   upper row   4 7 1 | 9 2 5 | 8 3 6        column 0 leads to column 3, where the upper row
   *   lower row   9 5 8 | 3 6 1 | 4 2 7        holds the 9; column 3 leads to column 7 ...
   *
   * The positions are filled from left to right. A column that another leads to is put at the least
   * position that is free for it at once. Any other position makes the second row larger.
   */
  private static final int STACKS = SIZE / BOX_SIZE;
  private static final int NONE = -1;
  private static final int UNKNOWN = SIZE + 1;

  private final Frontier found;
  private final int[] best = new int[SIZE];

  /** The column to which each column leads. */
  private final int[] next = new int[SIZE];

  private final int[] columnAt = new int[SIZE];
  private final int[] positionOf = new int[SIZE];
  private final int[] stackAt = new int[STACKS];
  private final int[] positionOfStack = new int[STACKS];

  private int[] upper;
  private long order;

  PermutationRows(Frontier found) {
    this.found = found;
    Arrays.fill(best, UNKNOWN);
    Arrays.fill(columnAt, NONE);
    Arrays.fill(positionOf, NONE);
    Arrays.fill(stackAt, NONE);
    Arrays.fill(positionOfStack, NONE);
  }

  /** Returns the smallest second row; not to be changed. */
  int[] best() {
    return best;
  }

  /** Offers all pairs of rows of a band. */
  void offerAll(BoardView view, boolean transposed) {
    for (int row = 0; row < SIZE; row++) {
      long first = Frontier.withRow(Frontier.orderOf(transposed), 0, row);
      for (int i = 1; i < BOX_SIZE; i++) {
        int band = row / BOX_SIZE;
        int other = BOX_SIZE * band + (row + i) % BOX_SIZE;
        offer(view.row(row), view.row(other), Frontier.withRow(first, 1, other));
      }
    }
  }

  private void offer(int[] upper, int[] lower, long order) {
    this.upper = upper;
    this.order = order;
    int[] columnOf = new int[SIZE + 1];
    for (int column = 0; column < SIZE; column++) {
      columnOf[upper[column]] = column;
    }
    for (int column = 0; column < SIZE; column++) {
      next[column] = columnOf[lower[column]];
    }
    fill(0);
  }

  private void fill(int position) {
    if (position == SIZE) {
      accept();
    } else if (columnAt[position] != NONE) {
      follow(position);
    } else {
      int stackPosition = position / BOX_SIZE;
      for (int stack = 0; stack < STACKS; stack++) {
        if (stackAt[stackPosition] == stack
            || stackAt[stackPosition] == NONE && positionOfStack[stack] == NONE) {
          fillFrom(stack, position);
        }
      }
    }
  }

  /** Fills a position with each free column of a stack. */
  private void fillFrom(int stack, int position) {
    for (int column = BOX_SIZE * stack; column < BOX_SIZE * (stack + 1); column++) {
      if (positionOf[column] == NONE) {
        boolean isNewStack = put(column, position);
        follow(position);
        remove(column, position, isNewStack);
      }
    }
  }

  /** Finds the value at a position, which may put the column that its column leads to. */
  private void follow(int position) {
    int column = next[columnAt[position]];
    if (positionOf[column] != NONE) {
      compare(position, positionOf[column]);
    } else {
      int free = leastFreePosition(column);
      boolean isNewStack = put(column, free);
      compare(position, free);
      remove(column, free, isNewStack);
    }
  }

  private void compare(int position, int target) {
    int value = target + 1;
    if (value < best[position]) {
      best[position] = value;
      Arrays.fill(best, position + 1, SIZE, UNKNOWN);
      found.clear();
    }
    if (value == best[position]) {
      fill(position + 1);
    }
  }

  private int leastFreePosition(int column) {
    int stackPosition = positionOfStack[column / BOX_SIZE];
    if (stackPosition == NONE) {
      stackPosition = 0;
      while (stackAt[stackPosition] != NONE) {
        stackPosition++;
      }
    }
    int position = BOX_SIZE * stackPosition;
    while (columnAt[position] != NONE) {
      position++;
    }
    return position;
  }

  /** Puts a column at a position; returns whether it is the first of its stack. */
  private boolean put(int column, int position) {
    columnAt[position] = column;
    positionOf[column] = position;
    int stack = column / BOX_SIZE;
    boolean isNewStack = positionOfStack[stack] == NONE;
    if (isNewStack) {
      positionOfStack[stack] = position / BOX_SIZE;
      stackAt[position / BOX_SIZE] = stack;
    }
    return isNewStack;
  }

  private void remove(int column, int position, boolean isNewStack) {
    columnAt[position] = NONE;
    positionOf[column] = NONE;
    if (isNewStack) {
      positionOfStack[column / BOX_SIZE] = NONE;
      stackAt[position / BOX_SIZE] = NONE;
    }
  }

  private void accept() {
    int[] labels = new int[SIZE + 1];
    for (int column = 0; column < SIZE; column++) {
      labels[upper[column]] = positionOf[column] + 1;
    }
    found.add(order, Frontier.pack(columnAt, SIZE), Frontier.packLabels(labels, SIZE), 1);
  }
}
