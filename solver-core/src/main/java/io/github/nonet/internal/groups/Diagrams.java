package io.github.nonet.internal.groups;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The diagrams of the machines that were used last, for all structures. Thread-safe. */
final class Diagrams {
  /** The nodes and edges that are kept, of all diagrams: some 12 bytes each. */
  private static final int MOST_KEPT = 200_000;

  private static final Diagrams SHARED = new Diagrams(MOST_KEPT);

  private final int mostKept;
  private int kept;

  /** The diagrams, the one that was used last at the end. */
  private final Map<Key, Entry> entries = new LinkedHashMap<>(16, 0.75F, true);

  Diagrams(int mostKept) {
    this.mostKept = mostKept;
  }

  static Diagrams shared() {
    return SHARED;
  }

  /**
   * Returns the diagram of a machine, as {@link DiagramMaker#make} does. Two threads may make the
   * same one.
   */
  @Nullable Diagram get(
      Form.Machine machine, int symbols, boolean areDifferent, int mostNodes, Runnable pulse) {
    Key key = new Key(machine, symbols, areDifferent, mostNodes);
    Entry found = find(key);
    if (found == null) {
      found = new Entry(DiagramMaker.make(machine, symbols, areDifferent, mostNodes, pulse));
      keep(key, found);
    }
    return found.diagram;
  }

  private synchronized @Nullable Entry find(Key key) {
    return entries.get(key);
  }

  private synchronized void keep(Key key, Entry entry) {
    int size = key.size() + entry.size();
    if (size > mostKept / 2) {
      return;
    }
    Entry old = entries.put(key, entry);
    kept += size - (old == null ? 0 : key.size() + old.size());
    while (kept > mostKept) {
      Map.Entry<Key, Entry> eldest = entries.entrySet().iterator().next();
      kept -= eldest.getKey().size() + eldest.getValue().size();
      entries.remove(eldest.getKey());
    }
  }

  /** Returns the nodes and edges that are kept now. */
  synchronized int kept() {
    return kept;
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
