package io.github.nonet.internal.groups.forms;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Unrolls a form over its cells, and leaves nothing twice and no dead end. */
public final class DiagramMaker {
  /*
   * First all nodes that can be reached are made, layer by layer: a state and, where cells differ, the
   * values of cells before that later ones must not have. Each has a row: for each value the node of the
   * next layer.
   *
   * Cells before that differ from the same later ones are a group; a key has a set of values for each
   * group. If there are more groups than a key has room for, some are forgotten: their values may
   * occur twice then, and the diagram has ways more than the form.
   *
   *   bits   63 .. 39 | 38 ..                    0
   *        [  state   | .. , group 1 , group 0    ]
   *
   * Then, from the last layer back, rows that lead nowhere are dropped, and equal rows become one.
   */

  /** Rows made between two looks. */
  private static final int ROWS_BETWEEN_LOOKS = 100;

  private static final int NONE = -1;
  private static final long ALL_STATES = -1L;
  private static final int SET_BITS = 39;

  private final int symbols;
  private final int length;
  private final FormReader reader;
  private final long[] different;
  private final int mostNodes;
  private final Watch watch;

  /** The states, and sets of values, of all layers, and the index at which a layer starts. */
  private long[] keys = new long[256];

  private final int[] starts;
  private int[] rows;

  private int count;
  private LongIndex next = new LongIndex();

  /** For each group of a layer the later places that differ from it, and its number in the next. */
  private long[] groups = {};

  private int[] after = {};

  /** The groups of the next layer, and the number of the group of the present place. */
  private long[] nextGroups = {};

  private int own;

  private DiagramMaker(Form form, int symbols, long[] different, int mostNodes, Watch watch) {
    reader = new FormReader(form, symbols);
    this.symbols = symbols;
    this.different = different;
    this.mostNodes = mostNodes;
    this.watch = watch;
    length = form.cells().length;
    starts = new int[length + 2];
    rows = new int[keys.length * symbols];
  }

  /**
   * Returns the diagram of a form of one cell or more: a pair, a sum or a machine.
   *
   * @param different for each place, as bits, the other places that hold other values; empty if any
   *     values may be equal
   * @param mostNodes the most nodes to make
   * @return null if there are more
   */
  public static @Nullable Diagram make(
      Form form, int symbols, long[] different, int mostNodes, Watch watch) {
    DiagramMaker maker = new DiagramMaker(form, symbols, different, mostNodes, watch);
    return maker.reader.states() <= 1L << Long.SIZE - 1 - SET_BITS && maker.unroll()
        ? maker.reduce()
        : null;
  }

  private boolean unroll() {
    append((long) reader.start() << SET_BITS);
    starts[1] = 1;
    for (int layer = 0; layer < length; layer++) {
      next = new LongIndex();
      group(layer);
      for (int node = starts[layer]; node < starts[layer + 1]; node++) {
        if ((node - starts[layer]) % ROWS_BETWEEN_LOOKS == 0) {
          watch.look();
        }
        makeRow(node, layer);
        if (count > mostNodes) {
          return false;
        }
      }
      groups = nextGroups;
      starts[layer + 2] = count;
    }
    return true;
  }

  /** Finds the groups of the next layer. */
  private void group(int layer) {
    nextGroups = new long[SET_BITS / symbols];
    after = new int[groups.length];
    int size = 0;
    for (int i = 0; i < groups.length; i++) {
      after[i] = number(groups[i], layer, size);
      size = Math.max(size, after[i] + 1);
    }
    own = number(different.length == 0 ? 0 : different[layer], layer, size);
    nextGroups = Arrays.copyOf(nextGroups, Math.max(size, own + 1));
  }

  /** Returns the number of the group of places that differ from some after a layer. */
  private int number(long others, int layer, int size) {
    long later = layer + 1 < Long.SIZE ? others & -1L << layer + 1 : 0;
    int number = 0;
    while (number < size && nextGroups[number] != later) {
      number++;
    }
    if (later == 0 || number == nextGroups.length) {
      return NONE;
    }
    nextGroups[number] = later;
    return number;
  }

  private void makeRow(int node, int layer) {
    int state = (int) (keys[node] >> SET_BITS);
    int used = 0;
    long sets = 0;
    for (int i = 0; i < groups.length; i++) {
      long set = keys[node] >>> i * symbols & (1L << symbols) - 1;
      used |= CellBits.contains(groups[i], layer) ? (int) set : 0;
      sets |= after[i] == NONE ? 0 : set << after[i] * symbols;
    }
    for (int value = 1; value <= symbols; value++) {
      int to = (used >>> value - 1 & 1) != 0 ? NONE : reader.next(layer, state, value);
      long key = sets | (own == NONE ? 0 : 1L << own * symbols + value - 1);
      /* The rows may move when a node is added. */
      int end = to < 0 ? NONE : node(layer + 1, (long) to << SET_BITS | key);
      rows[node * symbols + value - 1] = end;
    }
  }

  private int node(int layer, long key) {
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
      if ((node - starts[layer]) % ROWS_BETWEEN_LOOKS == 0) {
        watch.look();
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

    /** Numbers nodes that represent themselves; the nodes of later layers may be out of reach. */
    Numbering(int... same) {
      boolean[] isReached = new boolean[count];
      isReached[0] = true;
      for (int node = 0; node < count; node++) {
        if (isReached[node] && same[node] == node) {
          numbers[node] = nodes++;
          for (int i = node * symbols; i < (node + 1) * symbols; i++) {
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
        if (node % ROWS_BETWEEN_LOOKS == 0) {
          watch.look();
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
          addEdge(first, numbers[row], ValueSet.bit(value));
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
