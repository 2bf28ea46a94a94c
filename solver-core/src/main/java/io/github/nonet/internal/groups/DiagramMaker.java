package io.github.nonet.internal.groups;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Unrolls a machine over a line of cells, and leaves nothing twice and no dead end. */
final class DiagramMaker {
  /*
   * First all nodes that can be reached are made, layer by layer: a state and, where values differ, the
   * set of the values read. Each has a row: for each value the node of the next layer.
   *
   * Then, from the last layer back, rows that lead nowhere are dropped, and equal rows become one.
   */

  /** Rows made between two pulses. */
  private static final int ROWS_BETWEEN_PULSES = 100;

  private static final int NONE = -1;
  private static final long ALL_STATES = -1L;
  private static final int SET_BITS = Integer.SIZE;

  private final int symbols;
  private final int length;
  private final Form.Machine machine;
  private final boolean areDifferent;
  private final int mostNodes;
  private final Runnable pulse;

  /** The states, and sets of values, of all layers, and where a layer begins. */
  private long[] keys = new long[256];

  private final int[] starts;

  /** The rows of all nodes. */
  private int[] rows;

  private int count;
  private LongIndex next = new LongIndex();

  private DiagramMaker(
      Form.Machine machine, int symbols, boolean areDifferent, int mostNodes, Runnable pulse) {
    this.machine = machine;
    this.symbols = symbols;
    this.areDifferent = areDifferent;
    this.mostNodes = mostNodes;
    this.pulse = pulse;
    length = machine.cells().length;
    starts = new int[length + 2];
    rows = new int[keys.length * symbols];
  }

  /**
   * Returns the diagram of a machine that reads one cell at least.
   *
   * @param areDifferent whether no value occurs twice
   * @param mostNodes how many nodes to make at most
   * @return null if there are more
   */
  static @Nullable Diagram make(
      Form.Machine machine, int symbols, boolean areDifferent, int mostNodes, Runnable pulse) {
    DiagramMaker maker = new DiagramMaker(machine, symbols, areDifferent, mostNodes, pulse);
    return maker.unroll() ? maker.reduce() : null;
  }

  private boolean unroll() {
    append((long) machine.start() << SET_BITS);
    starts[1] = 1;
    for (int layer = 0; layer < length; layer++) {
      next = new LongIndex();
      for (int node = starts[layer]; node < starts[layer + 1]; node++) {
        if ((node - starts[layer]) % ROWS_BETWEEN_PULSES == 0) {
          pulse.run();
        }
        makeRow(node, layer + 1);
        if (count > mostNodes) {
          return false;
        }
      }
      starts[layer + 2] = count;
    }
    return true;
  }

  private void makeRow(int node, int layer) {
    int[] steps = machine.next()[(int) (keys[node] >> SET_BITS)];
    int used = (int) keys[node];
    for (int value = 1; value <= symbols; value++) {
      int state = steps[value - 1];
      boolean isGood =
          state >= 0 && (used >>> value & 1) == 0 && (layer < length || machine.accepting()[state]);
      /* The rows may move when a node is added. */
      int end = isGood ? node(state, used | 1 << value, layer) : NONE;
      rows[node * symbols + value - 1] = end;
    }
  }

  private int node(int state, int used, int layer) {
    long key = (long) state << SET_BITS | (areDifferent ? used : 0);
    int node = starts[layer] + next.indexOf(layer == length ? ALL_STATES : key);
    if (node == count) {
      append(key);
    }
    return node;
  }

  private void append(long key) {
    if (count == keys.length) {
      keys = Arrays.copyOf(keys, 2 * count);
      rows = Arrays.copyOf(rows, 2 * count * symbols);
    }
    keys[count++] = key;
  }

  /** Makes equal rows of a layer one, from the last layer to the first. */
  private Diagram reduce() {
    int[] same = new int[count];
    Arrays.fill(same, NONE);
    if (starts[length + 1] > starts[length]) {
      same[starts[length]] = starts[length];
    }
    for (int layer = length - 1; layer >= 0; layer--) {
      reduce(layer, same);
    }
    return same[0] == NONE
        ? new Diagram(length, new int[1], new int[2], new int[0], new int[0])
        : new Numbering(same).diagram();
  }

  private void reduce(int layer, int[] same) {
    RowIndex index = new RowIndex(rows, symbols, starts[layer + 1] - starts[layer]);
    for (int node = starts[layer]; node < starts[layer + 1]; node++) {
      if ((node - starts[layer]) % ROWS_BETWEEN_PULSES == 0) {
        pulse.run();
      }
      boolean isAlive = false;
      for (int i = node * symbols; i < (node + 1) * symbols; i++) {
        rows[i] = rows[i] == NONE ? NONE : same[rows[i]];
        isAlive |= rows[i] != NONE;
      }
      same[node] = isAlive ? index.firstLike(node) : NONE;
    }
  }

  /** Numbers the nodes that are left, and collects their edges. */
  private final class Numbering {
    private final int[] numbers = new int[count];
    private int nodes;
    private int[] ends = new int[256];
    private int[] sets = new int[256];
    private int size;

    /** Numbers nodes that stand for themselves; those of later layers may be out of reach. */
    Numbering(int... same) {
      boolean[] isReached = new boolean[count];
      isReached[0] = true;
      for (int node = 0; node < count; node++) {
        if (isReached[node] && same[node] == node) {
          numbers[node] = nodes++;
          for (int i = node * symbols; node < starts[length] && i < (node + 1) * symbols; i++) {
            isReached[Math.max(0, rows[i])] = true;
          }
        } else {
          numbers[node] = NONE;
        }
      }
    }

    Diagram diagram() {
      int[] layers = new int[nodes];
      int[] edges = new int[nodes + 1];
      int layer = 0;
      for (int node = 0; node < count; node++) {
        if (node % ROWS_BETWEEN_PULSES == 0) {
          pulse.run();
        }
        layer += node == starts[layer + 1] ? 1 : 0;
        if (numbers[node] != NONE) {
          layers[numbers[node]] = layer;
          addEdges(node, layer);
          edges[numbers[node] + 1] = size;
        }
      }
      return new Diagram(
          length, layers, edges, Arrays.copyOf(ends, size), Arrays.copyOf(sets, size));
    }

    private void addEdges(int node, int layer) {
      int first = size;
      for (int value = 1; value <= symbols && layer < length; value++) {
        int row = rows[node * symbols + value - 1];
        if (row != NONE) {
          addEdge(first, numbers[row], 1 << value);
        }
      }
    }

    private void addEdge(int first, int end, int bit) {
      int edge = first;
      while (edge < size && ends[edge] != end) {
        edge++;
      }
      if (edge == size) {
        if (size == ends.length) {
          ends = Arrays.copyOf(ends, 2 * size);
          sets = Arrays.copyOf(sets, 2 * size);
        }
        ends[size] = end;
        sets[size++] = 0;
      }
      sets[edge] |= bit;
    }
  }
}
