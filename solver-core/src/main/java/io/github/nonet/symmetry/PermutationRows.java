package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import java.util.Arrays;

/**
 * Finds the smallest second row of the canonical form of a board whose rows and columns are all
 * permutations of the nine digits, as those of a solved board are.
 *
 * <p>The first row becomes 123456789 whichever row it is and however the columns stand: 18 x 1,296
 * states, too many to look at. So the columns are left open until the second row asks for them.
 */
final class PermutationRows {
  /*
   * Two rows of the board are a permutation of its columns: a column leads to the one where the
   * upper row holds what the lower row holds here. The label of a digit is its place in the first
   * row, counted from one, so the value of the second row at a place is the place of the column that
   * the column there leads to.
   *
   *   upper row   4 7 1 | 9 2 5 | 8 3 6        column 0 leads to column 3, where the upper row
   *   lower row   9 5 8 | 3 6 1 | 4 2 7        holds the 9; column 3 leads to column 7 ...
   *
   * The places are filled from left to right. A column that another leads to is put at the least
   * place that is free for it at once: any other place makes the second row larger.
   */
  private static final int STACKS = SIZE / BOX_SIZE;
  private static final int NONE = -1;
  private static final int UNKNOWN = SIZE + 1;

  private final Frontier found;
  private final int[] best = new int[SIZE];

  /** Where each column leads to. */
  private final int[] next = new int[SIZE];

  private final int[] columnAt = new int[SIZE];
  private final int[] placeOf = new int[SIZE];
  private final int[] stackAt = new int[STACKS];
  private final int[] slotOf = new int[STACKS];

  private int[] upper;
  private long order;

  PermutationRows(Frontier found) {
    this.found = found;
    Arrays.fill(best, UNKNOWN);
    Arrays.fill(columnAt, NONE);
    Arrays.fill(placeOf, NONE);
    Arrays.fill(stackAt, NONE);
    Arrays.fill(slotOf, NONE);
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

  private void fill(int place) {
    if (place == SIZE) {
      accept();
    } else if (columnAt[place] != NONE) {
      follow(place);
    } else {
      int slot = place / BOX_SIZE;
      for (int stack = 0; stack < STACKS; stack++) {
        if (stackAt[slot] == stack || stackAt[slot] == NONE && slotOf[stack] == NONE) {
          fillFrom(stack, place);
        }
      }
    }
  }

  /** Fills a place with each free column of a stack. */
  private void fillFrom(int stack, int place) {
    for (int column = BOX_SIZE * stack; column < BOX_SIZE * (stack + 1); column++) {
      if (placeOf[column] == NONE) {
        boolean isNewStack = put(column, place);
        follow(place);
        remove(column, place, isNewStack);
      }
    }
  }

  /** Finds the value at a place, which may put the column that its column leads to. */
  private void follow(int place) {
    int column = next[columnAt[place]];
    if (placeOf[column] != NONE) {
      compare(place, placeOf[column]);
    } else {
      int free = leastFreePlace(column);
      boolean isNewStack = put(column, free);
      compare(place, free);
      remove(column, free, isNewStack);
    }
  }

  private void compare(int place, int target) {
    int value = target + 1;
    if (value < best[place]) {
      best[place] = value;
      Arrays.fill(best, place + 1, SIZE, UNKNOWN);
      found.clear();
    }
    if (value == best[place]) {
      fill(place + 1);
    }
  }

  private int leastFreePlace(int column) {
    int slot = slotOf[column / BOX_SIZE];
    if (slot == NONE) {
      slot = 0;
      while (stackAt[slot] != NONE) {
        slot++;
      }
    }
    int place = BOX_SIZE * slot;
    while (columnAt[place] != NONE) {
      place++;
    }
    return place;
  }

  /** Puts a column at a place; returns whether it is the first of its stack. */
  private boolean put(int column, int place) {
    columnAt[place] = column;
    placeOf[column] = place;
    int stack = column / BOX_SIZE;
    boolean isNewStack = slotOf[stack] == NONE;
    if (isNewStack) {
      slotOf[stack] = place / BOX_SIZE;
      stackAt[place / BOX_SIZE] = stack;
    }
    return isNewStack;
  }

  private void remove(int column, int place, boolean isNewStack) {
    columnAt[place] = NONE;
    placeOf[column] = NONE;
    if (isNewStack) {
      slotOf[column / BOX_SIZE] = NONE;
      stackAt[place / BOX_SIZE] = NONE;
    }
  }

  private void accept() {
    int[] labels = new int[SIZE + 1];
    for (int column = 0; column < SIZE; column++) {
      labels[upper[column]] = placeOf[column] + 1;
    }
    found.add(order, Frontier.pack(columnAt, SIZE), Frontier.packLabels(labels, SIZE), 1);
  }
}
