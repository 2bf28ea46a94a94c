package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

/**
 * Which places of the columns are told apart by the rows of the canonical form found so far.
 *
 * <pre>
 *   place   0 1 2 | 3 4 5 | 6 7 8
 *   row 1   0 0 0 | 0 0 0 | 0 0 1     stacks 1 and 2 are tied, so are places 0-2, 3-5, 6-7
 *   row 2   0 0 0 | 0 1 2 | 3 4 0     stacks 1 and 2 are told apart; 0-2 are tied still
 * </pre>
 *
 * Columns at tied places hold the same digits in all rows taken so far, and so do tied stacks:
 * their order is still open. The ties follow from the values alone, so all states of a frontier
 * share them.
 */
final class ColumnTies {

  /** Whether a place is told apart from the one before it, within its stack. */
  private final boolean[] placeSplit = new boolean[SIZE];

  /** Whether a stack is told apart from the one before it. */
  private final boolean[] stackSplit = new boolean[SIZE / BOX_SIZE];

  /** Returns the place after the last one that is tied with {@code place}, in its stack. */
  int end(int place) {
    int end = place + 1;
    while (end % BOX_SIZE != 0 && !placeSplit[end]) {
      end++;
    }
    return end;
  }

  /** Returns the stack after the last one that is tied with {@code stack}. */
  int endOfStacks(int stack) {
    int end = stack + 1;
    while (end < stackSplit.length && !stackSplit[end]) {
      end++;
    }
    return end;
  }

  /** Takes a row of the canonical form into account. */
  void split(int[] values) {
    for (int place = 1; place < SIZE; place++) {
      int stack = place / BOX_SIZE;
      if (place % BOX_SIZE != 0) {
        placeSplit[place] |= values[place] != values[place - 1];
      }
      if (stack > 0) {
        stackSplit[stack] |= values[place] != values[place - BOX_SIZE];
      }
    }
  }

  /** Returns in how many orders the tied columns and stacks may stand. */
  long orders() {
    long orders = 1;
    for (int place = 0; place < SIZE; place = end(place)) {
      orders *= factorial(end(place) - place);
    }
    for (int stack = 0; stack < stackSplit.length; stack = endOfStacks(stack)) {
      orders *= factorial(endOfStacks(stack) - stack);
    }
    return orders;
  }

  private static long factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }
}
