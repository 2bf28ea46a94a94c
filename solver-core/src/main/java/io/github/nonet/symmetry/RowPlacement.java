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
   * The places are filled from left to right. At each place the candidates are the columns tied with
   * it, or at the first place of a stack those of the tied stacks as well. The value a column would
   * give is the label of its digit, or the next free label if its digit has none yet.
   *
   * Only candidates of least value are followed. They are either the same digit, then the columns
   * stay tied and one stands for all; or different digits without a label, then each is tried. Of
   * two tied stacks with the same digits, one stands for both. That equal columns and stacks end up
   * side by side, so that they are found tied again, holds because a row with an equal pair apart
   * could be made smaller by moving one of them to the other or what is between them to the front.
   */

  /** Larger than any value of a cell. */
  private static final int UNKNOWN = SIZE + 1;

  private final ColumnTies ties;
  private final Frontier found;

  /** The smallest row found so far; unknown from some place on while one is being found. */
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

  private void fill(int place) {
    if (place == SIZE) {
      accept();
      return;
    }
    int stack = place / BOX_SIZE;
    int lastStack = place % BOX_SIZE == 0 ? ties.endOfStacks(stack) : stack + 1;
    int span = ties.end(place) - place;
    int least = UNKNOWN;
    for (int first = place; first < lastStack * BOX_SIZE; first += BOX_SIZE) {
      least = Math.min(least, leastValue(first, span));
    }
    if (isStillSmallest(place, least)) {
      for (int other = stack; other < lastStack; other++) {
        fillFrom(other, place, span, least);
      }
    }
  }

  private int leastValue(int first, int span) {
    int least = UNKNOWN;
    for (int place = first; place < first + span; place++) {
      least = Math.min(least, value(digits[columns[place]]));
    }
    return least;
  }

  private int value(int digit) {
    return digit == 0 || labels[digit] != 0 ? labels[digit] : labelCount + 1;
  }

  /** Compares with the smallest row so far, which is the same up to this place. */
  private boolean isStillSmallest(int place, int value) {
    if (value < best[place]) {
      best[place] = value;
      Arrays.fill(best, place + 1, SIZE, UNKNOWN);
      found.clear();
    }
    return value == best[place];
  }

  /** Fills a place with each column of the given stack that has the least value. */
  private void fillFrom(int stack, int place, int span, int least) {
    int own = place / BOX_SIZE;
    if (stack != own && repeatsStack(own, stack)) {
      return;
    }
    swapStacks(own, stack);
    for (int from = place; from < place + span; from++) {
      int digit = digits[columns[from]];
      if (value(digit) == least && !repeatsDigit(place, from)) {
        swap(place, from);
        fillWith(digit, place);
        swap(place, from);
      }
    }
    swapStacks(own, stack);
  }

  private void fillWith(int digit, int place) {
    boolean isNew = digit != 0 && labels[digit] == 0;
    if (isNew) {
      labels[digit] = ++labelCount;
    }
    fill(place + 1);
    if (isNew) {
      labels[digit] = 0;
      labelCount--;
    }
  }

  private boolean repeatsDigit(int first, int place) {
    for (int earlier = first; earlier < place; earlier++) {
      if (digits[columns[earlier]] == digits[columns[place]]) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a stack from {@code first} on, before {@code stack}, has the same digits. */
  private boolean repeatsStack(int first, int stack) {
    for (int earlier = first; earlier < stack; earlier++) {
      if (haveSameDigits(earlier * BOX_SIZE, stack * BOX_SIZE)) {
        return true;
      }
    }
    return false;
  }

  /** Compares two stacks, given by their first places, tied place by tied place. */
  private boolean haveSameDigits(int first, int second) {
    int place = 0;
    while (place < BOX_SIZE) {
      int end = ties.end(first + place) - first;
      if (digitsBetween(first + place, first + end)
          != digitsBetween(second + place, second + end)) {
        return false;
      }
      place = end;
    }
    return true;
  }

  /** Returns a number that says which digits, and how often each, are at the places. */
  private long digitsBetween(int start, int end) {
    long counts = 0;
    for (int place = start; place < end; place++) {
      counts += 1L << 2 * digits[columns[place]];
    }
    return counts;
  }

  private void accept() {
    found.add(order, Frontier.pack(columns, SIZE), Frontier.packLabels(labels, labelCount), ways);
  }

  private void swap(int place, int other) {
    int column = columns[place];
    columns[place] = columns[other];
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
