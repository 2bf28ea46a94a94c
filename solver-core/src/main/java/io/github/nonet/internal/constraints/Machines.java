package io.github.nonet.internal.constraints;

import java.util.Arrays;

/**
 * The machines of the kinds that are read cell by cell. A state is a number packed from small ones.
 */
final class Machines {
  private Machines() {}

  /** Returns a machine that allows what the kind does. */
  static Steps of(Condition condition, int symbols) {
    int[] numbers = condition.numbers();
    int cells = condition.cells().length;
    Kind kind = condition.kind();
    if (kind.most(symbols, cells) < Arrays.stream(numbers).max().orElse(0)) {
      return new Impossible();
    }
    if (kind == Kind.BETWEEN) {
      return new Ends(symbols, 1, false);
    }
    if (kind == Kind.LOCKOUT) {
      return new Ends(symbols, numbers[0], true);
    }
    if (kind == Kind.QUADRUPLE) {
      return new Wanted(numbers);
    }
    if (kind == Kind.SANDWICH) {
      return new Sandwich(symbols, numbers[0]);
    }
    if (kind == Kind.SKYSCRAPER) {
      return new Skyscraper(symbols, numbers[0]);
    }
    if (kind == Kind.X_SUM) {
      return new FirstSum(symbols, numbers[0], cells);
    }
    throw new AssertionError(kind);
  }

  /** Allows nothing. */
  private record Impossible() implements Steps {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      return NONE;
    }

    @Override
    public boolean accepts(int state) {
      return false;
    }
  }

  /** Returns the cells in the order in which they are read: of a line with ends, the ends first. */
  static int[] order(Kind kind, int... cells) {
    if (kind != Kind.BETWEEN && kind != Kind.LOCKOUT) {
      return cells;
    }
    int[] order = new int[cells.length];
    order[0] = cells[0];
    order[1] = cells[cells.length - 1];
    System.arraycopy(cells, 1, order, 2, cells.length - 2);
    return order;
  }

  /**
   * Two ends first, then values between them, or beyond them. A state is the first end, or both:
   * the smaller one, and the greater one times a base.
   *
   * @param apart how far the ends are from each other at least
   * @param isBeyond whether the other values are beyond the ends
   */
  private record Ends(int symbols, int apart, boolean isBeyond) implements Steps {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      int base = symbols + 1;
      if (state == 0) {
        return value;
      }
      if (state < base) {
        int low = Math.min(state, value);
        int high = Math.max(state, value);
        // Ends of a line without an inside may be equal, those of a lockout not.
        return isBeyond && high - low < apart ? NONE : low + high * base;
      }
      boolean isInside = value > state % base && value < state / base;
      boolean isOutside = value < state % base || value > state / base;
      return (isBeyond ? isOutside : isInside) ? state : NONE;
    }

    @Override
    public boolean accepts(int state) {
      return state > symbols;
    }
  }

  /** Values each of which is there, as often as it is wanted. A state is what is still wanted. */
  private record Wanted(int... values) implements Steps {
    @Override
    public int start() {
      return (1 << values.length) - 1;
    }

    @Override
    public int next(int state, int value) {
      for (int i = 0; i < values.length; i++) {
        if (values[i] == value && (state & 1 << i) != 0) {
          return state & ~(1 << i);
        }
      }
      return state;
    }

    @Override
    public boolean accepts(int state) {
      return state == 0;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Wanted other && Arrays.equals(values, other.values);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(values);
    }
  }

  /**
   * The values between the lowest and the highest have a sum; both are there once. A state is twice
   * that sum so far, and which of the two came first; 0 stands for before, the greatest for behind.
   */
  private record Sandwich(int symbols, int sum) implements Steps {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      boolean isCrust = value == 1 || value == symbols;
      int behind = 2 * sum + 3;
      if (!isCrust) {
        int added = state == 0 || state == behind ? state : state + 2 * value;
        return added < behind || state == behind ? added : NONE;
      }
      int first = value == 1 ? 1 : 2;
      boolean isSecond = state > 2 * sum && state < behind && state != first + 2 * sum;
      return state == 0 ? first : isSecond ? behind : NONE;
    }

    @Override
    public boolean accepts(int state) {
      return state == 2 * sum + 3;
    }
  }

  /**
   * As many values as the clue says are greater than all before. A state is the greatest so far,
   * and how many were seen times a base.
   */
  private record Skyscraper(int symbols, int clue) implements Steps {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      int base = symbols + 1;
      if (value <= state % base) {
        return state;
      }
      int seen = state / base + 1;
      return seen > clue ? NONE : value + seen * base;
    }

    @Override
    public boolean accepts(int state) {
      return state / (symbols + 1) == clue;
    }
  }

  /**
   * As many values as the first one says have a sum. A state is how many are left, and the sum so
   * far times a base.
   */
  private record FirstSum(int symbols, int sum, int cells) implements Steps {
    /** No state of others: nothing was read. */
    @Override
    public int start() {
      return Integer.MAX_VALUE;
    }

    @Override
    public int next(int state, int value) {
      int base = symbols + 1;
      boolean isFirst = state == Integer.MAX_VALUE;
      if (!isFirst && state % base == 0) {
        return state;
      }
      int left = isFirst ? value - 1 : state % base - 1;
      int added = isFirst ? value : state / base + value;
      boolean isPossible = sum - added >= left && sum - added <= left * symbols;
      return isPossible && left < cells ? left + added * base : NONE;
    }

    @Override
    public boolean accepts(int state) {
      return state != Integer.MAX_VALUE
          && state % (symbols + 1) == 0
          && state / (symbols + 1) == sum;
    }
  }
}
