package io.github.nonet.internal.constraints;

import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;

/**
 * The machines of the kinds that are read cell by cell. A state is a number that packs several
 * small ones.
 */
final class Machines {
  private Machines() {}

  /** Returns a machine that allows the same values as the constraint. */
  static Steps of(ConstraintData constraint, int symbols) {
    int[] numbers = constraint.numbers();
    int cells = constraint.cells().length;
    ConstraintKind kind = constraint.kind();
    if (greatest(kind, symbols, cells) < Arrays.stream(numbers).max().orElse(0)) {
      return steps(0, (state, value) -> Steps.NONE, state -> false);
    }
    return switch (kind) {
      case BETWEEN -> ends(symbols, 1, false);
      case LOCKOUT -> ends(symbols, numbers[0], true);
      case QUADRUPLE -> wanted(numbers);
      case SANDWICH -> sandwich(symbols, numbers[0]);
      case SKYSCRAPER -> skyscraper(symbols, numbers[0]);
      case X_SUM -> firstSum(symbols, numbers[0], cells);
      case COUNT -> counted(numbers[0], numbers[1], numbers[numbers.length - 1]);
      case COUNT_IN -> countedIn(numbers[0]);
      case DISTINCT -> distinct(numbers[0]);
      default -> throw new AssertionError(kind);
    };
  }

  /** A value occurs {@code min} to {@code max} times. A state is the number of times so far. */
  static Steps counted(int counted, int min, int max) {
    return steps(
        0,
        (state, value) -> value != counted ? state : state < max ? state + 1 : Steps.NONE,
        state -> state >= min && state <= max);
  }

  /**
   * The value of the first cell is the number of times that a value occurs. A state is the number
   * still missing plus one.
   */
  private static Steps countedIn(int counted) {
    return steps(
        0,
        (state, value) -> {
          if (state == 0) {
            return value + 1;
          }
          return value != counted ? state : state > 1 ? state - 1 : Steps.NONE;
        },
        state -> state == 1);
  }

  /** There are {@code count} different values. A state is the set so far. */
  private static Steps distinct(int count) {
    return steps(
        0,
        (state, value) -> {
          int more = state | ValueSet.bit(value);
          return Integer.bitCount(more) > count ? Steps.NONE : more;
        },
        state -> Integer.bitCount(state) == count);
  }

  /**
   * A value occurs as often in the first, third, fifth .. cell as in the others. A state is the
   * difference so far, and whether the next cell is one of the former.
   */
  static Steps balanced(int balanced, int most) {
    return steps(
        2 * most,
        (state, value) -> {
          int added = value != balanced ? 0 : state % 2 == 0 ? 2 : -2;
          int next = (state ^ 1) + added;
          return next < 0 || next > 4 * most + 1 ? Steps.NONE : next;
        },
        state -> state == 2 * most);
  }

  /**
   * Returns the greatest number that any values meet; for larger ones, the states need not be
   * explored.
   */
  private static long greatest(ConstraintKind kind, int symbols, int cells) {
    int views = Math.min(cells, symbols);
    return switch (kind) {
      case SANDWICH -> (cells - 2L) * (symbols - 1);
      case SKYSCRAPER -> views;
      case X_SUM -> views * symbols;
      default -> Long.MAX_VALUE;
    };
  }

  private static Steps steps(int start, IntBinaryOperator next, IntPredicate accepting) {
    return new Steps(() -> start, next, accepting);
  }

  /**
   * Returns the cells in the order in which they are read; a line with ends is read from its ends.
   */
  static int[] order(ConstraintKind kind, int... cells) {
    if (kind != ConstraintKind.BETWEEN && kind != ConstraintKind.LOCKOUT) {
      return cells;
    }
    int[] ends = {cells[0], cells[cells.length - 1]};
    return Lists.joined(ends, Arrays.stream(cells, 1, cells.length - 1).distinct().toArray());
  }

  /**
   * The two ends come first, followed by values between or beyond them. A state is the first end,
   * or both: the smaller one plus the greater one times a base.
   *
   * @param apart the least difference between the ends
   * @param isBeyond whether the other values are beyond the ends
   */
  private static Steps ends(int symbols, int apart, boolean isBeyond) {
    int base = symbols + 1;
    return steps(
        0,
        (state, value) -> {
          if (state == 0) {
            return value;
          }
          if (state < base) {
            int low = Math.min(state, value);
            int high = Math.max(state, value);
            // The ends of a between line without other cells may be equal, but not the ends of a
            // lockout line.
            return isBeyond && high - low < apart ? Steps.NONE : low + high * base;
          }
          boolean isInside = value > state % base && value < state / base;
          boolean isOutside = value < state % base || value > state / base;
          return (isBeyond ? isOutside : isInside) ? state : Steps.NONE;
        },
        state -> state > symbols);
  }

  /** Values each occur a given number of times. A state holds the ones that are still missing. */
  private static Steps wanted(int[] values) {
    return steps(
        (1 << values.length) - 1,
        (state, value) -> {
          for (int i = 0; i < values.length; i++) {
            if (values[i] == value && ValueSet.contains(state, i)) {
              return ValueSet.without(state, i);
            }
          }
          return state;
        },
        state -> state == 0);
  }

  /**
   * The values between the lowest and the highest have a sum; both occur once. A state is twice the
   * sum so far plus 1 or 2 for the one that came first; 0 means before both, the greatest state
   * after both.
   */
  private static Steps sandwich(int symbols, int sum) {
    int behind = 2 * sum + 3;
    return steps(
        0,
        (state, value) -> {
          boolean isCrust = value == 1 || value == symbols;
          if (!isCrust) {
            int added = state == 0 || state == behind ? state : state + 2 * value;
            return added < behind || state == behind ? added : Steps.NONE;
          }
          int first = value == 1 ? 1 : 2;
          boolean isSecond = state > 2 * sum && state < behind && state != first + 2 * sum;
          return state == 0 ? first : isSecond ? behind : Steps.NONE;
        },
        state -> state == behind);
  }

  /**
   * The clue is the number of values that are greater than all before. A state is the greatest
   * value so far plus the number seen times a base.
   */
  private static Steps skyscraper(int symbols, int clue) {
    int base = symbols + 1;
    return steps(
        0,
        (state, value) -> {
          if (value <= state % base) {
            return state;
          }
          int seen = state / base + 1;
          return seen > clue ? Steps.NONE : value + seen * base;
        },
        state -> state / base == clue);
  }

  /**
   * The first X values have a sum, where X is the first value. A state is the number of values left
   * plus the sum so far times a base. The first state is a separate one, before anything is read.
   */
  private static Steps firstSum(int symbols, int sum, int cells) {
    int base = symbols + 1;
    int nothing = Integer.MAX_VALUE;
    return steps(
        nothing,
        (state, value) -> {
          boolean isFirst = state == nothing;
          if (!isFirst && state % base == 0) {
            return state;
          }
          int left = isFirst ? value - 1 : state % base - 1;
          int added = isFirst ? value : state / base + value;
          boolean isPossible = sum - added >= left && sum - added <= left * symbols;
          return isPossible && left < cells ? left + added * base : Steps.NONE;
        },
        state -> state != nothing && state % base == 0 && state / base == sum);
  }
}
