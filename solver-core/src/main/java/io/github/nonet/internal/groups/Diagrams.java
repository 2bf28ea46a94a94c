package io.github.nonet.internal.groups;

import io.github.nonet.internal.Recent;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The diagrams of machines, each made once. Thread-safe. */
final class Diagrams {
  /** The nodes and edges that are kept, of all diagrams: some 12 bytes each. */
  private static final int MOST_KEPT = 200_000;

  private static final Diagrams SHARED = new Diagrams(MOST_KEPT, null);

  private final @Nullable Diagrams others;
  private final Recent<Key, Entry> recent;

  Diagrams(int mostKept, @Nullable Diagrams others) {
    this.others = others;
    recent = new Recent<>(mostKept);
  }

  /** Returns those that were used last, for all structures. */
  static Diagrams shared() {
    return SHARED;
  }

  /** Returns those of one structure, which has each once, even if it is too large for all. */
  static Diagrams ofStructure() {
    return new Diagrams(Integer.MAX_VALUE, SHARED);
  }

  /**
   * Returns the diagram of a machine, as {@link DiagramMaker#make} does. Two threads may make the
   * same one.
   */
  @Nullable Diagram get(
      Form.Machine machine, int symbols, boolean areDifferent, int mostNodes, Runnable pulse) {
    return get(
            new Key(machine, symbols, areDifferent, mostNodes),
            () -> new Entry(DiagramMaker.make(machine, symbols, areDifferent, mostNodes, pulse)))
        .diagram;
  }

  private Entry get(Key key, Supplier<Entry> maker) {
    Entry found = recent.get(key);
    if (found == null) {
      Entry made = others == null ? maker.get() : others.get(key, maker);
      found = recent.keep(key, made, key.size() + made.size());
    }
    return found;
  }

  /** Returns the nodes and edges that are kept now. */
  int kept() {
    return recent.taken();
  }

  /** A diagram, or none because it would be too large. */
  private record Entry(@Nullable Diagram diagram) {
    int size() {
      return diagram == null ? 1 : diagram.nodes() + diagram.size();
    }
  }

  /** All that a diagram depends on. */
  private static final class Key {
    private final int[] numbers;
    private final boolean[] accepting;
    private final int[][] next;
    private final int hash;

    Key(Form.Machine machine, int symbols, boolean areDifferent, int mostNodes) {
      int different = areDifferent ? 1 : 0;
      numbers = new int[] {machine.cells().length, machine.start(), symbols, different, mostNodes};
      accepting = machine.accepting();
      next = machine.next();
      hash = 31 * (31 * Arrays.hashCode(numbers) + Arrays.hashCode(accepting)) + hashOf(next);
    }

    private static int hashOf(int[]... rows) {
      int hash = 0;
      for (int[] row : rows) {
        hash = 31 * hash + Arrays.hashCode(row);
      }
      return hash;
    }

    /** Returns how much memory the table takes, in edges. */
    int size() {
      return next.length * numbers[2] / 2;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && hash == key.hash
          && Arrays.equals(numbers, key.numbers)
          && Arrays.equals(accepting, key.accepting)
          && (next == key.next || Arrays.deepEquals(next, key.next));
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
