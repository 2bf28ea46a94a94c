package io.github.nonet.benchmarks.rivals;

import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Rules;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A constraint as a model of another library needs it.
 *
 * @param kind one of those that the models know
 * @param clue the sum of a sandwich, else 0
 * @param cells in their order; the cells of an arrow start with its circle
 */
record GridLine(Kind kind, int clue, List<Integer> cells) {
  /** Each represents one of the four forms of constraints. */
  enum Kind {
    /** Pairs: each value is greater than the one before. */
    THERMOMETER,
    /** Sets: the values are consecutive, in any order. */
    RENBAN,
    /** Sums: the first value is the sum of the others. */
    ARROW,
    /** Machines: the values between the 1 and the greatest have the sum of the clue. */
    SANDWICH
  }

  /** A constraint's own description: {@code sandwich(12:0,1,2)}, {@code arrow(40,41,50)}. */
  private static final Pattern TEXT = Pattern.compile("(\\w+)\\((?:(\\d+):)?[\\d,]+\\)");

  /**
   * Returns the constraints of the rules.
   *
   * @throws IllegalArgumentException if the models do not know one of them
   */
  static Stream<GridLine> of(Rules rules) {
    return rules.constraints().stream().map(GridLine::of);
  }

  private static GridLine of(Constraint constraint) {
    Matcher text = TEXT.matcher(constraint.toString());
    if (text.matches()) {
      for (Kind kind : Kind.values()) {
        if (kind.name().equalsIgnoreCase(text.group(1))) {
          int clue = text.group(2) == null ? 0 : Integer.parseInt(text.group(2));
          return new GridLine(kind, clue, constraint.cells());
        }
      }
    }
    throw new IllegalArgumentException(
        "the constraint is "
            + constraint
            + "; the models of other libraries know "
            + Stream.of(Kind.values()).map(kind -> kind.name().toLowerCase(Locale.ROOT)).toList());
  }

  /** Returns the cells except for the first. */
  List<Integer> shaft() {
    return cells.subList(1, cells.size());
  }

  /**
   * A deterministic automaton that reads the values of the cells.
   *
   * @param next the next state for each state, and value {@code v} at {@code v - 1}; -1 for none
   * @param accepting the last state; the first one is 0
   */
  record Automaton(int[][] next, int accepting) {
    static final int NONE = -1;
  }

  /**
   * Returns the automaton of a sandwich: state 0 is before it, {@code 1 + s} is within it with the
   * sum {@code s} so far, the last one is after it.
   */
  Automaton sandwich(int symbols) {
    int behind = clue + 2;
    int[][] next = new int[behind + 1][symbols];
    for (int state = 0; state <= behind; state++) {
      for (int value = 1; value <= symbols; value++) {
        boolean isCrust = value == 1 || value == symbols;
        next[state][value - 1] = isCrust ? crossed(state, behind) : passed(state, value, behind);
      }
    }
    return new Automaton(next, behind);
  }

  private static int crossed(int state, int behind) {
    if (state == 0) {
      return 1;
    }
    return state == behind - 1 ? behind : Automaton.NONE;
  }

  private static int passed(int state, int value, int behind) {
    if (state == 0 || state == behind) {
      return state;
    }
    return state + value < behind ? state + value : Automaton.NONE;
  }

  /** Returns the automaton of an arrow: states count what the shaft still needs, plus 1. */
  Automaton arrow(int symbols) {
    int[][] next = new int[symbols + 2][symbols];
    for (int state = 0; state < next.length; state++) {
      for (int value = 1; value <= symbols; value++) {
        int left = state - 1 - value;
        next[state][value - 1] = state == 0 ? value + 1 : left < 0 ? Automaton.NONE : left + 1;
      }
    }
    return new Automaton(next, 1);
  }

  /** Returns the sets of consecutive values that a renban line may hold, by the lowest of them. */
  IntStream lowest(int symbols) {
    return IntStream.rangeClosed(1, symbols - cells.size() + 1);
  }
}
