package io.github.nonet.symmetry;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import java.util.Arrays;

/**
 * Finds the smallest next row of the canonical form, and every state that leads to it.
 *
 * <p>Rows of the board are offered one after the other, each on top of a state. For each, the tied
 * columns are put in the order that makes the row smallest; whatever is larger than the smallest
 * row found so far is dropped, and when a smaller one turns up all found so far are dropped.
 */
final class RowPlacement {
  /*
   * The positions of the new row are filled from left to right. The columns that may come to a
   * position are those tied with it. At the first position of a stack, the columns of the tied
   * stacks are also possible. The value of a column is the label of its digit, or the next free
   * label if its digit has none yet.
   *
   * Only columns of least value are followed. If they hold the same digit, they stay tied, and one
   * represents all. If they hold different digits without a label, each is tried. One of two tied
   * stacks with the same digits represents both. Equal columns and equal stacks end up side by
   * side, so they are found tied again: a row with an equal pair apart could be made smaller.
   * Either one of them would move to the other, or what is between them to the front.
   */

  /** A number larger than any value of a cell. */
  private static final int UNKNOWN = SIZE + 1;

  private final ColumnTies ties;
  private final Frontier found;

  /** The smallest row found so far; unknown after some position while one is being found. */
  private final int[] best = new int[SIZE];

  private final int[] columns = new int[SIZE];

  /** The label of each digit, 0 if it has none yet. An empty cell, digit 0, always has label 0. */
  private final int[] labels = new int[SIZE + 1];

  private int labelCount;
  private int[] digits;
  private long order;
  private long ways;

  RowPlacement(ColumnTies ties, Frontier found) {
    this.ties = ties;
    this.found = found;
  }

  /** Forgets what was found. */
  void start() {
    found.clear();
    Arrays.fill(best, UNKNOWN);
  }

  /** Returns the smallest row; not to be changed. */
  int[] best() {
    return best;
  }

  /** Offers a row of digits on top of a state, given by its columns and labels. */
  void offer(int[] digits, long columns, long labels, long order, long ways) {
    this.digits = digits;
    this.order = order;
    this.ways = ways;
    for (int i = 0; i < SIZE; i++) {
      this.columns[i] = Frontier.entry(columns, i);
      this.labels[i + 1] = Frontier.entry(labels, i + 1);
    }
    labelCount = Frontier.labelCount(labels);
    fill(0);
  }

  private void fill(int position) {
    if (position == SIZE) {
      accept();
      return;
    }
    int stack = position / BOX_SIZE;
    int lastStack = position % BOX_SIZE == 0 ? ties.endOfStacks(stack) : stack + 1;
    int span = ties.end(position) - position;
    int least = UNKNOWN;
    for (int first = position; first < lastStack * BOX_SIZE; first += BOX_SIZE) {
      least = Math.min(least, leastValue(first, span));
    }
    if (isStillSmallest(position, least)) {
      for (int other = stack; other < lastStack; other++) {
        fillFrom(other, position, span, least);
      }
    }
  }

  private int leastValue(int first, int span) {
    int least = UNKNOWN;
    for (int position = first; position < first + span; position++) {
      least = Math.min(least, value(digits[columns[position]]));
    }
    return least;
  }

  private int value(int digit) {
    return digit == 0 || labels[digit] != 0 ? labels[digit] : labelCount + 1;
  }

  /** Compares with the smallest row so far, which is the same up to this position. */
  private boolean isStillSmallest(int position, int value) {
    if (value < best[position]) {
      best[position] = value;
      Arrays.fill(best, position + 1, SIZE, UNKNOWN);
      found.clear();
    }
    return value == best[position];
  }

  /** Fills a position with each column of the given stack that has the least value. */
  private void fillFrom(int stack, int position, int span, int least) {
    int own = position / BOX_SIZE;
    if (stack != own && repeatsStack(own, stack)) {
      return;
    }
    swapStacks(own, stack);
    for (int from = position; from < position + span; from++) {
      int digit = digits[columns[from]];
      if (value(digit) == least && !repeatsDigit(position, from)) {
        swap(position, from);
        fillWith(digit, position);
        swap(position, from);
      }
    }
    swapStacks(own, stack);
  }

  private void fillWith(int digit, int position) {
    boolean isNew = digit != 0 && labels[digit] == 0;
    if (isNew) {
      labels[digit] = ++labelCount;
    }
    fill(position + 1);
    if (isNew) {
      labels[digit] = 0;
      labelCount--;
    }
  }

  private boolean repeatsDigit(int first, int position) {
    for (int earlier = first; earlier < position; earlier++) {
      if (digits[columns[earlier]] == digits[columns[position]]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a stack, {@code first} or a later one before {@code stack}, has the same
   * digits.
   */
  private boolean repeatsStack(int first, int stack) {
    for (int earlier = first; earlier < stack; earlier++) {
      if (haveSameDigits(earlier * BOX_SIZE, stack * BOX_SIZE)) {
        return true;
      }
    }
    return false;
  }

  /** Compares two stacks, given by their first positions, tied position by tied position. */
  private boolean haveSameDigits(int first, int second) {
    int position = 0;
    while (position < BOX_SIZE) {
      int end = ties.end(first + position) - first;
      if (digitsBetween(first + position, first + end)
          != digitsBetween(second + position, second + end)) {
        return false;
      }
      position = end;
    }
    return true;
  }

  /** Returns a number for the digits at the positions and how often each occurs. */
  private long digitsBetween(int start, int end) {
    long counts = 0;
    for (int position = start; position < end; position++) {
      counts += 1L << 2 * digits[columns[position]];
    }
    return counts;
  }

  private void accept() {
    found.add(order, Frontier.pack(columns, SIZE), Frontier.packLabels(labels, labelCount), ways);
  }

  private void swap(int position, int other) {
    int column = columns[position];
    columns[position] = columns[other];
    columns[other] = column;
  }

  private void swapStacks(int stack, int other) {
    if (stack != other) {
      for (int i = 0; i < BOX_SIZE; i++) {
        swap(BOX_SIZE * stack + i, BOX_SIZE * other + i);
      }
    }
  }
}
