package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.forms.LongIndex;
import io.github.nonet.internal.groups.forms.RowIndex;
import java.util.Arrays;

/**
 * The smallest machine that is equivalent to another one. Its states are numbered in the order in
 * which a search from the start first reaches them, so equivalent machines have the same table.
 */
final class Automaton {
  /*
   * The states are all that can be reached. If there are too many, as for a counter, they are those
   * that one step for each cell can reach. States from which no good end can be reached in the
   * remaining steps are left out. States that nothing distinguishes are then merged by Moore's
   * refinement of partitions (1956): two states stay together as long as both or neither are good
   * at the end and they lead to the same parts. After one round for each cell, states that are
   * still together lead to the same ends on this line.
   */

  /** The most states that are explored. */
  static final int MOST_ASKED = 20_000;

  /** With more states than this, only those that the cells can reach are explored. */
  private static final int MANY = 2_000;

  static final int MOST_STATES = 5_000;

  /** The most states times values times cells that an engine may have to lay out. */
  static final long MOST_STEPS = 1_500_000;

  private final Steps steps;
  private final int symbols;
  private final int cells;
  private final String title;

  /**
   * The states in the order in which they were reached, and their numbers of steps from the start.
   */
  private int[] states = new int[64];

  private int[] depths = new int[64];

  /** For each state and value, shifted by one, the next state. */
  private int[] next;

  private int count;
  private final LongIndex numbers = new LongIndex();

  private boolean[] areGood = {};

  /** Whether states that the cells cannot reach are left out. */
  private boolean isCut;

  private Automaton(Steps steps, int symbols, int cells, String title) {
    this.steps = steps;
    this.symbols = symbols;
    this.cells = cells;
    this.title = title;
    next = new int[states.length * symbols];
  }

  /** Returns the machine for this many values and cells. */
  static Automaton of(Steps steps, int symbols, int cells, String title) {
    Automaton automaton = new Automaton(steps, symbols, cells, title);
    automaton.ask();
    automaton.dropDeadEnds();
    return automaton;
  }

  Table smallest() {
    return checked(renumbered(parts()));
  }

  /** Returns the table of the machine without merging states, which takes less time. */
  Table table() {
    int[] parts = new int[count];
    Arrays.setAll(parts, state -> state);
    return checked(renumbered(parts));
  }

  private Table checked(Table table) {
    requireFew(table, cells, title);
    return table;
  }

  /** Refuses a table that would be too large for an engine. */
  static void requireFew(Table table, int cells, String title) {
    long count = table.rows().length - 1L;
    if (count > MOST_STATES || count * table.symbols() * cells > MOST_STEPS) {
      throw Refusal.argument(
          title + " has " + count + " states for " + Arguments.count(cells, "cell", "cells"),
          "at most " + Math.min(MOST_STATES, MOST_STEPS / table.symbols() / cells));
    }
  }

  private void ask() {
    number(steps.start(), 0);
    for (int state = 0; state < count; state++) {
      isCut |= depths[state] >= cells && count > MANY;
      for (int value = 1; value <= symbols; value++) {
        int to = isOut(state) ? Steps.NONE : steps.next(states[state], value);
        // The rows may move when a state is added.
        int number = to < 0 ? Steps.NONE : number(to, depths[state] + 1);
        next[state * symbols + value - 1] = number;
      }
    }
    areGood = new boolean[count];
    for (int state = 0; state < count; state++) {
      areGood[state] = steps.accepts(states[state]);
    }
  }

  /** Returns whether a state comes after the last cell, if such states are left out. */
  private boolean isOut(int state) {
    return isCut && depths[state] >= cells;
  }

  private int number(int state, int depth) {
    int number = numbers.indexOf(state);
    if (number == count) {
      if (count == MOST_ASKED) {
        throw Refusal.argument(title + " has more than " + MOST_ASKED + " states", "fewer");
      }
      if (count == states.length) {
        states = Arrays.copyOf(states, 2 * count);
        depths = Arrays.copyOf(depths, 2 * count);
        next = Arrays.copyOf(next, 2 * count * symbols);
      }
      states[count] = state;
      depths[count++] = depth;
    }
    return number;
  }

  /**
   * Removes the steps to states from which no good end is near enough, such as all steps of a state
   * after the last cell, if such states are left out.
   */
  private void dropDeadEnds() {
    int[] distances = distances();
    for (int state = 0; state < count; state++) {
      int left = cells - (isCut ? depths[state] + 1 : 0);
      for (int i = state * symbols; i < (state + 1) * symbols; i++) {
        if (next[i] >= 0 && distances[next[i]] > left) {
          next[i] = Steps.NONE;
        }
      }
    }
  }

  /** Returns for each state the number of steps to a good end, a large number if there is none. */
  private int[] distances() {
    int[] distances = new int[count];
    for (int state = 0; state < count; state++) {
      distances[state] = areGood[state] ? 0 : cells + 1;
    }
    boolean isChanged = true;
    for (int round = 0; isChanged && round < cells; round++) {
      isChanged = false;
      for (int i = count * symbols - 1; i >= 0; i--) {
        if (next[i] >= 0 && distances[next[i]] + 1 < distances[i / symbols]) {
          distances[i / symbols] = distances[next[i]] + 1;
          isChanged = true;
        }
      }
    }
    return distances;
  }

  /** Returns for each state the first state that cannot be distinguished from it. */
  private int[] parts() {
    int width = symbols + 1;
    int[] signs = new int[count * width];
    int[] parts = new int[count];
    for (int state = 0; state < count; state++) {
      parts[state] = areGood[state] ? 1 : 0;
    }
    int before = 0;
    int found = -1;
    for (int round = 0; found != before && round < cells; round++) {
      for (int state = 0; state < count; state++) {
        signs[state * width] = parts[state];
        for (int i = 0; i < symbols; i++) {
          int to = next[state * symbols + i];
          signs[state * width + i + 1] = to < 0 ? Steps.NONE : parts[to];
        }
      }
      before = found;
      found = 0;
      RowIndex index = new RowIndex(signs, width, count);
      for (int state = 0; state < count; state++) {
        parts[state] = index.firstLike(state);
        found += parts[state] == state ? 1 : 0;
      }
    }
    return parts;
  }

  /**
   * Returns the table of the parts, numbered from the start.
   *
   * @param parts for each state a state that represents its part
   */
  private Table renumbered(int[] parts) {
    int[] order = new int[count];
    Arrays.fill(order, Steps.NONE);
    int[] found = new int[count];
    order[parts[0]] = 0;
    int size = 1;
    int[][] rows = new int[count + 1][];
    for (int i = 0; i < size; i++) {
      int first = found[i] * symbols;
      rows[i + 1] = Arrays.copyOfRange(next, first, first + symbols);
      for (int value = 0; value < symbols; value++) {
        int to = rows[i + 1][value];
        if (to >= 0) {
          if (order[parts[to]] < 0) {
            order[parts[to]] = size;
            found[size++] = to;
          }
          rows[i + 1][value] = order[parts[to]];
        }
      }
    }
    rows[0] = new int[size];
    for (int i = 0; i < size; i++) {
      rows[0][i] = areGood[found[i]] ? 1 : 0;
    }
    return new Table(symbols, Arrays.copyOf(rows, size + 1));
  }
}
