package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;

/** Makes tables by evaluating a rule for all pairs or sets, each once. */
public final class TableMaker {
  /** The most sets for which a rule is evaluated: all of 20 values of 25. */
  static final int MOST_ASKED = 200_000;

  /** The most sets of a table: all of 8 values of 16. */
  static final int MOST_SETS = 20_000;

  private TableMaker() {}

  /** Decides whether a value may precede another. */
  @FunctionalInterface
  public interface PairTest {
    /** Returns whether the values may have this order. */
    boolean allows(int first, int second);
  }

  /** Returns for each value of a cell the set of values that the other cell may have. */
  static int[] relation(int symbols, PairTest test) {
    int[] next = new int[symbols];
    for (int first = 1; first <= symbols; first++) {
      for (int second = 1; second <= symbols; second++) {
        next[first - 1] |= test.allows(first, second) ? ValueSet.bit(second) : 0;
      }
    }
    return next;
  }

  /** Returns the maker of a relation's table. */
  public static Table.Maker pairs(PairTest test) {
    return (symbols, cells, title) -> new Table(symbols, relation(symbols, test));
  }

  /** Returns the maker of the table of all allowed sets. */
  public static Table.Maker sets(IntPredicate allowed) {
    return (symbols, cells, title) -> new Table(symbols, sets(symbols, cells, title, allowed));
  }

  private static int[] sets(int symbols, int cells, String title, IntPredicate allowed) {
    requireFew(symbols, cells, title);
    int[] sets = new int[MOST_SETS];
    int count = 0;
    int last = 1 << symbols;
    for (int set = (1 << cells) - 1; set < last; set = nextOfSize(set)) {
      if (allowed.test(set << 1)) {
        if (count == MOST_SETS) {
          throw Refusal.argument(title + " allows more than " + MOST_SETS + " sets", "fewer");
        }
        sets[count++] = set << 1;
      }
    }
    return Arrays.copyOf(sets, count);
  }

  private static void requireFew(int symbols, int cells, String title) {
    if (cells > symbols) {
      throw Refusal.argument(title + " has " + cells + " cells", "at most " + symbols);
    }
    long asked = 1;
    for (int i = 1; i <= cells; i++) {
      asked = asked * (symbols - cells + i) / i;
    }
    if (asked > MOST_ASKED) {
      throw Refusal.argument(title + " has " + asked + " sets to check", "at most " + MOST_ASKED);
    }
  }

  /** Returns the next greater number with the same number of bits, as Gosper's hack finds it. */
  private static int nextOfSize(int set) {
    int lowest = ValueSet.lowestBit(set);
    int ripple = set + lowest;
    return ripple | (set ^ ripple) / lowest >>> 2;
  }

  /**
   * Returns the maker of a machine's table.
   *
   * @param start the state before the first cell
   * @param next the state after a state and a value, negative if there is none
   * @param accepts whether a state is good after the last cell
   */
  public static Table.Maker machine(
      IntSupplier start, IntBinaryOperator next, IntPredicate accepts) {
    Steps steps = new Steps(start, next, accepts);
    return (symbols, cells, title) -> Automaton.of(steps, symbols, cells, title).smallest();
  }

  /** Returns the maker of a regular expression's table. */
  public static Table.Maker regularExpression(String expression) {
    RegularExpression parsed = RegularExpression.parse(expression);
    return (symbols, cells, title) ->
        Table.shared(
            List.of(expression, symbols, cells),
            () -> Automaton.of(parsed.steps(), symbols, cells, title).smallest());
  }
}
