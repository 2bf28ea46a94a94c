package io.github.nonet.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The smallest machine that reads as another one does. Its states are numbered in the order in
 * which a search from the start first meets them, so two machines that allow the same have the same
 * table.
 */
final class Automaton {
  /*
   * The states are all that can be reached. Where they are too many, as those of a counter, they are
   * those that as many steps as there are cells can reach. States from which no good end can be
   * reached, in the steps that are left then, go out. Then states that nothing tells apart become
   * one, by Moore's refinement of partitions (1956): two states stay together while they are good at
   * the end alike and lead to the same parts.
   */

  /** So many states are asked about at most. */
  static final int MOST_ASKED = 20_000;

  /** With more states than this only those are asked about that the cells can reach. */
  private static final int MANY = 2_000;

  /** So many states can a table have. */
  static final int MOST_STATES = 5_000;

  /** States times values times cells: what an engine may have to lay out. */
  static final long MOST_STEPS = 1_500_000;

  private final Steps steps;
  private final int symbols;
  private final int cells;
  private final String title;

  /** The states as they were met, and their numbers. */
  private final List<Integer> states = new ArrayList<>();

  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<Integer> depths = new ArrayList<>();

  /** For each state and value, shifted by one, the next state. */
  private final List<int[]> next = new ArrayList<>();

  /** Whether states that the cells cannot reach are left out. */
  private boolean isCut;

  private Automaton(Steps steps, int symbols, int cells, String title) {
    this.steps = steps;
    this.symbols = symbols;
    this.cells = cells;
    this.title = title;
  }

  /** Returns the machine for so many values and cells. */
  static Automaton of(Steps steps, int symbols, int cells, String title) {
    Automaton automaton = new Automaton(steps, symbols, cells, title);
    automaton.ask();
    automaton.dropDeadEnds();
    return automaton;
  }

  /** Returns the table of the smallest machine. */
  Table smallest() {
    return checked(renumbered(parts()));
  }

  /** Returns the table of the machine as it is, which takes less time. */
  Table table() {
    return checked(renumbered(IntStream.range(0, next.size()).toArray()));
  }

  private Table checked(Table table) {
    requireFew(table, cells, title);
    return table;
  }

  /** Refuses a table that would be too much for an engine. */
  static void requireFew(Table table, int cells, String title) {
    long count = table.rows().length - 1L;
    if (count > MOST_STATES || count * table.symbols() * cells > MOST_STEPS) {
      throw new IllegalArgumentException(
          title
              + " has "
              + count
              + " states for "
              + cells
              + " cells; expected at most "
              + Math.min(MOST_STATES, MOST_STEPS / table.symbols() / cells));
    }
  }

  private void ask() {
    number(steps.start(), 0);
    for (int state = 0; state < states.size(); state++) {
      isCut |= depths.get(state) >= cells && states.size() > MANY;
      int[] row = new int[symbols];
      Arrays.fill(row, Steps.NONE);
      next.add(row);
      for (int value = 1; !isOut(state) && value <= symbols; value++) {
        int to = steps.next(states.get(state), value);
        row[value - 1] = to < 0 ? Steps.NONE : number(to, depths.get(state) + 1);
      }
    }
    for (int state = 0; state < states.size(); state++) {
      if (isOut(state)) {
        Arrays.fill(next.get(state), Steps.NONE);
      }
    }
  }

  /** Returns whether a state is behind the last cell, where those are left out. */
  private boolean isOut(int state) {
    return isCut && depths.get(state) >= cells;
  }

  private int number(int state, int depth) {
    Integer known = numbers.get(state);
    if (known != null) {
      return known;
    }
    if (states.size() == MOST_ASKED) {
      throw new IllegalArgumentException(
          title + " has more than " + MOST_ASKED + " states; expected fewer");
    }
    numbers.put(state, states.size());
    depths.add(depth);
    states.add(state);
    return states.size() - 1;
  }

  private boolean isGood(int state) {
    return steps.accepts(states.get(state));
  }

  /** Takes the steps to states from which no good end is near enough. */
  private void dropDeadEnds() {
    int most = isCut ? cells : states.size();
    int[] distances = distances(most);
    for (int state = 0; state < next.size(); state++) {
      int[] row = next.get(state);
      for (int i = 0; i < symbols; i++) {
        int to = row[i];
        int before = isCut ? depths.get(state) + 1 : 0;
        if (to >= 0 && distances[to] > most - before) {
          row[i] = Steps.NONE;
        }
      }
    }
  }

  /** Returns for each state how many steps it is from a good end, many where there is none. */
  private int[] distances(int most) {
    int[] distances = new int[next.size()];
    for (int state = 0; state < distances.length; state++) {
      distances[state] = isGood(state) ? 0 : most + 1;
    }
    boolean isChanged = true;
    for (int round = 0; isChanged && round < most; round++) {
      isChanged = false;
      for (int state = distances.length - 1; state >= 0; state--) {
        for (int to : next.get(state)) {
          if (to >= 0 && distances[to] + 1 < distances[state]) {
            distances[state] = distances[to] + 1;
            isChanged = true;
          }
        }
      }
    }
    return distances;
  }

  /** Returns for each state the part of those from which nothing tells it apart. */
  private int[] parts() {
    int[] parts = new int[next.size()];
    for (int state = 0; state < parts.length; state++) {
      parts[state] = isGood(state) ? 1 : 0;
    }
    int before = 0;
    Map<List<Integer>, Integer> known = new HashMap<>();
    while (true) {
      known.clear();
      int[] finer = new int[parts.length];
      for (int state = 0; state < parts.length; state++) {
        List<Integer> sign = sign(state, parts);
        Integer part = known.get(sign);
        finer[state] = part == null ? known.size() : part;
        known.put(sign, finer[state]);
      }
      parts = finer;
      if (known.size() == before) {
        return parts;
      }
      before = known.size();
    }
  }

  private List<Integer> sign(int state, int... parts) {
    List<Integer> sign = new ArrayList<>(symbols + 1);
    sign.add(parts[state]);
    for (int to : next.get(state)) {
      sign.add(to < 0 ? Steps.NONE : parts[to]);
    }
    return sign;
  }

  /** Returns the table of the parts, numbered from the start on. */
  private Table renumbered(int... parts) {
    Map<Integer, Integer> order = new HashMap<>();
    List<Integer> found = new ArrayList<>();
    List<int[]> rows = new ArrayList<>();
    order.put(parts[0], 0);
    found.add(0);
    for (int i = 0; i < found.size(); i++) {
      int[] row = next.get(found.get(i)).clone();
      for (int value = 0; value < symbols; value++) {
        if (row[value] >= 0) {
          int to = row[value];
          Integer known = order.get(parts[to]);
          if (known == null) {
            known = found.size();
            order.put(parts[to], known);
            found.add(to);
          }
          row[value] = known;
        }
      }
      rows.add(row);
    }
    rows.add(0, found.stream().mapToInt(state -> isGood(state) ? 1 : 0).toArray());
    return new Table(symbols, rows.toArray(new int[0][]));
  }
}
