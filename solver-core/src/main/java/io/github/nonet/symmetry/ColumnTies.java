package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

/**
 * Which columns the rows of the canonical form found so far distinguish. A column of the form is
 * named by its position, 0 to 8.
 *
 * <pre>
 *   position   0 1 2 | 3 4 5 | 6 7 8
 *   row 1      0 0 0 | 0 0 0 | 0 0 1     stacks 1 and 2 are tied, and positions 0-2, 3-5, 6-7
 *   row 2      0 0 0 | 0 1 2 | 3 4 0     stacks 1 and 2 are distinct; 0-2 are still tied
 * </pre>
 *
 * Columns at tied positions hold the same digits in all rows taken so far, and so do tied stacks.
 * Their order is still open. The ties follow only from the values, so all states of a frontier
 * share them.
 */
final class ColumnTies {

  /** Whether a position is distinct from the one before it, within its stack. */
  private final boolean[] positionSplit = new boolean[SIZE];

  /** Whether a stack is distinct from the one before it. */
  private final boolean[] stackSplit = new boolean[SIZE / BOX_SIZE];

  /** Returns the position after the last one that is tied with {@code position}, in its stack. */
  int end(int position) {
    int end = position + 1;
    while (end % BOX_SIZE != 0 && !positionSplit[end]) {
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
    for (int position = 1; position < SIZE; position++) {
      int stack = position / BOX_SIZE;
      if (position % BOX_SIZE != 0) {
        positionSplit[position] |= values[position] != values[position - 1];
      }
      if (stack > 0) {
        stackSplit[stack] |= values[position] != values[position - BOX_SIZE];
      }
    }
  }

  /** Returns the number of orders of the tied columns and stacks. */
  long orders() {
    long orders = 1;
    for (int position = 0; position < SIZE; position = end(position)) {
      orders *= factorial(end(position) - position);
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
