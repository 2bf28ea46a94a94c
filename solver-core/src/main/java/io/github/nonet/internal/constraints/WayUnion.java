package io.github.nonet.internal.constraints;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes one machine of several ways, at least one of which holds. */
final class WayUnion {
  /*
   * Each form is an automaton that reads its cells in one order, layer by layer. A way is the
   * product of its forms. Ways are joined two at a time, and equal rows of a layer are merged from
   * the end after each, because all ways side by side would have many more states before they are
   * merged.
   *
   *   layer     0       1             cells.length
   *   states    0  ->  0 1 2 ..  ->   0, which is good
   *
   * Cells are numbered by the order in which all of them are read. Machines keep their order, and
   * the other forms take any, so there is no union if two machines read the same cells in different
   * orders.
   */

  /** The most states of a layer before it is merged. */
  private static final int MOST_WIDTH = 5_000;

  /** The most states of the union. */
  private static final int MOST_STATES = 2_000;

  private static final int DEAD = -1;

  /** The state of a part after its last cell. */
  private static final int DONE = -2;

  private final int symbols;
  private final int[] order;
  private final Map<Integer, Integer> places = new HashMap<>();
  private final long[] budget;

  private WayUnion(int symbols, int[] order, long[] budget) {
    this.budget = budget;
    this.symbols = symbols;
    this.order = order;
    for (int i = 0; i < order.length; i++) {
      places.put(order[i], i);
    }
  }

  /**
   * The allowed values, read cell by cell.
   *
   * @param cells the places in the order, ascending; none if everything is allowed
   * @param next for each layer, state and value, the state of the next layer, or -1; no layers if
   *     there are cells but nothing is allowed
   */
  private record Layers(int[] cells, int[][][] next) {
    private static final int[] NO_CELLS = {};

    static final Layers ALL = new Layers(NO_CELLS, new int[0][][]);
    static final Layers NONE = new Layers(new int[] {0}, new int[0][][]);
  }

  /** Decides which state may follow a state of a layer. */
  @FunctionalInterface
  private interface LayerStep {
    /** Returns the next state, or -1; after the last layer, any state except -1 is good. */
    long next(int layer, long state, int value);
  }

  /**
   * Returns a form for several ways: a machine, or an empty list of sets if none of the ways can
   * hold; null if it would be too large or there is no common order; no form if everything is
   * allowed.
   *
   * @param budget the number of steps that may still be made, reduced by the steps of this union
   */
  static @Nullable List<Form> of(int symbols, List<List<Form>> ways, long[] budget) {
    int[] order = order(ways);
    return order == null ? null : new WayUnion(symbols, order, budget).union(ways);
  }

  /**
   * Returns the cells in an order in which all machines read theirs, as near to their numbers as
   * possible; null if there is none.
   */
  private static int @Nullable [] order(List<List<Form>> ways) {
    Map<Integer, List<Integer>> behind = new HashMap<>();
    Map<Integer, Integer> waits = new HashMap<>();
    for (List<Form> way : ways) {
      for (Form form : way) {
        int[] cells = form.cells();
        for (int i = 0; i < cells.length; i++) {
          waits.putIfAbsent(cells[i], 0);
          if (i > 0 && form instanceof Form.Machine) {
            behind.computeIfAbsent(cells[i - 1], key -> new ArrayList<>()).add(cells[i]);
            waits.merge(cells[i], 1, (first, second) -> first + second);
          }
        }
      }
    }
    PriorityQueue<Integer> free = new PriorityQueue<>();
    waits.forEach(
        (cell, count) -> {
          if (count == 0) {
            free.add(cell);
          }
        });
    int[] order = new int[waits.size()];
    int size = 0;
    while (!free.isEmpty()) {
      int cell = free.remove();
      order[size++] = cell;
      for (int other : behind.getOrDefault(cell, List.of())) {
        if (waits.merge(other, -1, (first, second) -> first + second) == 0) {
          free.add(other);
        }
      }
    }
    return size == order.length ? order : null;
  }

  private @Nullable List<Form> union(List<List<Form>> ways) {
    try {
      Layers union = Layers.NONE;
      for (List<Form> way : ways) {
        Layers all = Layers.ALL;
        for (Form form : way) {
          all = product(all, layers(form), true);
        }
        union = product(union, all, false);
      }
      return form(union);
    } catch (IllegalStateException e) {
      return null;
    }
  }

  private @Nullable List<Form> form(Layers union) {
    if (isNone(union)) {
      return List.of(new Form.Sets(new int[] {order[0]}, new int[0]));
    }
    int[] cells = IntStream.of(union.cells).map(place -> order[place]).toArray();
    if (cells.length == 0) {
      return List.of();
    }
    int[] first = new int[cells.length + 1];
    for (int layer = 0; layer < cells.length; layer++) {
      first[layer + 1] = first[layer] + union.next[layer].length;
    }
    int end = first[cells.length];
    long steps = (end + 1L) * symbols * cells.length;
    if (end >= MOST_STATES || steps > Automaton.MOST_STEPS) {
      return null;
    }
    boolean[] accepting = new boolean[end + 1];
    accepting[end] = true;
    int[][] next = new int[end + 1][symbols];
    Arrays.fill(next[end], DEAD);
    for (int layer = 0; layer < cells.length; layer++) {
      for (int state = 0; state < union.next[layer].length; state++) {
        for (int i = 0; i < symbols; i++) {
          int to = union.next[layer][state][i];
          next[first[layer] + state][i] = to < 0 ? DEAD : first[layer + 1] + to;
        }
      }
    }
    return List.of(new Form.Machine(cells, 0, accepting, next));
  }

  private static boolean isNone(Layers layers) {
    return layers.cells.length > 0 && layers.next.length == 0;
  }

  private Layers layers(Form form) {
    int[] cells = IntStream.of(form.cells()).map(places::get).toArray();
    if (form instanceof Form.Machine machine) {
      return made(
          cells,
          machine.start(),
          (layer, state, value) -> {
            int to = machine.next()[(int) state][value - 1];
            return layer + 1 < cells.length || to < 0 || machine.accepting()[to] ? to : DEAD;
          });
    }
    if (form instanceof Form.Apart) {
      Layers all = Layers.ALL;
      int[] different = TableMaker.relation(symbols, (a, b) -> a != b);
      for (int i = 1; i < cells.length; i++) {
        int[] pair = {form.cells()[0], form.cells()[i]};
        all = product(all, layers(new Form.TwoCells(pair, different)), true);
      }
      return all;
    }
    int[] sorted = IntStream.of(cells).sorted().toArray();
    if (form instanceof Form.TwoCells pair) {
      boolean isTurned = sorted[0] != cells[0];
      int[] next =
          isTurned
              ? TableMaker.relation(symbols, (a, b) -> ValueSet.contains(pair.next()[b - 1], a))
              : pair.next();
      return made(
          sorted,
          0,
          (layer, state, value) ->
              layer == 0 ? next[value - 1] : ValueSet.contains((int) state, value) ? 0 : DEAD);
    }
    if (form instanceof Form.Sets list) {
      return made(sorted, 0, (layer, state, value) -> within(list.sets(), (int) state, value));
    }
    return ofSum((Form.Sum) form, cells, sorted);
  }

  /** Returns a set with one more value, or DEAD if that is not part of one of the sets. */
  private static long within(int[] sets, int set, int value) {
    int more = set | ValueSet.bit(value);
    boolean isPart = more != set && Arrays.stream(sets).anyMatch(all -> (more & ~all) == 0);
    return isPart ? more : DEAD;
  }

  private Layers ofSum(Form.Sum sum, int[] cells, int[] sorted) {
    int[] factors = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      factors[Arrays.binarySearch(sorted, cells[i])] = sum.factors()[i];
    }
    long[] least = new long[cells.length + 1];
    long[] most = new long[cells.length + 1];
    for (int i = cells.length - 1; i >= 0; i--) {
      least[i] = least[i + 1] + Math.min(factors[i], factors[i] * symbols);
      most[i] = most[i + 1] + Math.max(factors[i], factors[i] * symbols);
    }
    // A state is the number that is still missing, counted from the least that all cells can add.
    long base = Math.max(0, -least[0]) + Math.abs((long) sum.total()) + most[0];
    return made(
        sorted,
        base + sum.total(),
        (layer, state, value) -> {
          long missing = state - base - (long) factors[layer] * value;
          return missing < least[layer + 1] || missing > most[layer + 1] ? DEAD : missing + base;
        });
  }

  /** Returns layers that are made state by state, and merges them. */
  private Layers made(int[] cells, long start, LayerStep step) {
    int[][][] next = new int[cells.length][][];
    long[] states = {start};
    for (int layer = 0; layer < cells.length; layer++) {
      Map<Long, Integer> numbers = new HashMap<>();
      List<Long> found = new ArrayList<>();
      next[layer] = new int[states.length][symbols];
      budget[0] -= (long) states.length * symbols;
      if (budget[0] < 0) {
        throw new IllegalStateException("the ways are too large");
      }
      for (int i = 0; i < states.length; i++) {
        for (int value = 1; value <= symbols; value++) {
          long to = step.next(layer, states[i], value);
          if (to == DEAD) {
            next[layer][i][value - 1] = DEAD;
            continue;
          }
          long key = layer + 1 == cells.length ? 0 : to;
          Integer number = numbers.get(key);
          if (number == null) {
            number = found.size();
            if (number == MOST_WIDTH) {
              throw new IllegalStateException("the ways are too large");
            }
            numbers.put(key, number);
            found.add(key);
          }
          next[layer][i][value - 1] = number;
        }
      }
      states = found.stream().mapToLong(Long::longValue).toArray();
    }
    return merged(cells, next);
  }

  /** Merges equal states from the end, and drops states from which no good end can be reached. */
  private static Layers merged(int[] cells, int[][][] next) {
    int[] numbers = {0};
    for (int layer = cells.length - 1; layer >= 0; layer--) {
      Map<IntBuffer, Integer> known = new HashMap<>();
      List<int[]> rows = new ArrayList<>();
      int[] before = new int[next[layer].length];
      for (int state = 0; state < before.length; state++) {
        int[] row = next[layer][state];
        boolean isDead = true;
        for (int i = 0; i < row.length; i++) {
          row[i] = row[i] < 0 ? DEAD : numbers[row[i]];
          isDead &= row[i] < 0;
        }
        Integer same = isDead ? Integer.valueOf(DEAD) : known.get(IntBuffer.wrap(row));
        if (same == null) {
          same = rows.size();
          known.put(IntBuffer.wrap(row), same);
          rows.add(row);
        }
        before[state] = same;
      }
      next[layer] = rows.toArray(new int[0][]);
      numbers = before;
    }
    return cells.length > 0 && numbers[0] < 0 ? Layers.NONE : new Layers(cells, next);
  }

  /** Returns the values that both allow, or that at least one of them does. */
  private Layers product(Layers one, Layers other, boolean isBoth) {
    Layers neutral = isBoth ? Layers.ALL : Layers.NONE;
    Layers absorbing = isBoth ? Layers.NONE : Layers.ALL;
    if (isSame(one, absorbing) || isSame(other, absorbing)) {
      return absorbing;
    }
    if (isSame(one, neutral)) {
      return other;
    }
    if (isSame(other, neutral)) {
      return one;
    }
    int[] cells = Lists.distinct(one.cells, other.cells);
    Arrays.sort(cells);
    int[] first = layersOf(one, cells);
    int[] second = layersOf(other, cells);
    return made(
        cells,
        code(0, 0),
        (layer, state, value) -> {
          int a = next(one, first[layer], (int) (state >>> Integer.SIZE) - 2, value);
          int b = next(other, second[layer], (int) state - 2, value);
          if (isBoth) {
            return a == DEAD || b == DEAD ? DEAD : code(a, b);
          }
          if (a == DONE || b == DONE) {
            return code(DONE, DONE);
          }
          return a == DEAD && b == DEAD ? DEAD : code(a, b);
        });
  }

  private static boolean isSame(Layers layers, Layers special) {
    return special == Layers.ALL ? layers.cells.length == 0 : isNone(layers);
  }

  private static long code(int a, int b) {
    return (long) (a + 2) << Integer.SIZE | (b + 2);
  }

  /** Returns for each cell the layer that reads it, or -1. */
  private static int[] layersOf(Layers layers, int[] cells) {
    return IntStream.of(cells)
        .map(cell -> Math.max(-1, Arrays.binarySearch(layers.cells, cell)))
        .toArray();
  }

  private static int next(Layers layers, int layer, int state, int value) {
    if (state < 0 || layer < 0) {
      return state;
    }
    int to = layers.next[layer][state][value - 1];
    return to >= 0 && layer + 1 == layers.next.length ? DONE : to;
  }
}
