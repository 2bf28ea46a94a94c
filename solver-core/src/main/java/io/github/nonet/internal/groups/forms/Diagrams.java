package io.github.nonet.internal.groups.forms;

import io.github.nonet.internal.RecentCache;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The diagrams of forms, each made once while it is kept. Thread-safe. */
public final class Diagrams {
  /** The nodes and edges that are kept, of all diagrams: about 12 bytes each. */
  private static final int MOST_KEPT = 200_000;

  /** No cell sees another one. */
  public static final long[] NONE = {};

  private static final Diagrams SHARED = new Diagrams(MOST_KEPT, null);

  private final @Nullable Diagrams others;
  private final RecentCache<Key, Optional<Diagram>> recent;

  public Diagrams(int mostKept, @Nullable Diagrams others) {
    this.others = others;
    recent = new RecentCache<>(mostKept);
  }

  /** Returns those that were used last, for all structures. */
  public static Diagrams shared() {
    return SHARED;
  }

  /**
   * Returns the diagrams of one structure, which has each once, even if it is too large for all.
   */
  public static Diagrams ofStructure() {
    return new Diagrams(Integer.MAX_VALUE, SHARED);
  }

  /**
   * Returns the diagram of a form, as {@link DiagramMaker#make} does. Two threads may make the same
   * one.
   */
  public @Nullable Diagram get(
      Form form, int symbols, long[] different, int mostNodes, Watch watch) {
    return get(
            new Key(form, symbols, different, mostNodes),
            () ->
                Optional.ofNullable(DiagramMaker.make(form, symbols, different, mostNodes, watch)))
        .orElse(null);
  }

  /**
   * Returns for each of some cells, as bits, the places of those that it sees; empty if none sees
   * another one. Only the first 64 cells count.
   */
  public static long[] different(int[] cells, long[]... seen) {
    long[] different = new long[cells.length];
    long any = 0;
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < cells.length && j < Long.SIZE; j++) {
        different[i] |= CellBits.contains(seen[cells[i]], cells[j]) ? CellBits.bit(j) : 0;
      }
      any |= different[i];
    }
    return any == 0 ? NONE : different;
  }

  /** Returns a diagram, or none because it would be too large. */
  private Optional<Diagram> get(Key key, Supplier<Optional<Diagram>> maker) {
    Optional<Diagram> found = recent.get(key);
    if (found == null) {
      Optional<Diagram> made = others == null ? maker.get() : others.get(key, maker);
      int size = made.map(diagram -> diagram.nodes() + diagram.size()).orElse(1);
      found = recent.keep(key, made, key.size() + size);
    }
    return found;
  }

  /** Returns the nodes and edges that are kept now. */
  public int kept() {
    return recent.taken();
  }

  /** All that a diagram depends on. */
  private static final class Key {
    private final Object[] parts;
    private final int size;
    private final int hash;

    Key(Form form, int symbols, long[] different, int mostNodes) {
      int[] numbers = {form.cells().length, symbols, mostNodes};
      if (form instanceof Form.Machine machine) {
        parts =
            new Object[] {numbers, different, machine.start(), machine.accepting(), machine.next()};
        size = machine.next().length * symbols / 2;
      } else if (form instanceof Form.Sum sum) {
        parts = new Object[] {numbers, different, sum.total(), sum.factors()};
        size = numbers[0];
      } else {
        parts = new Object[] {numbers, different, ((Form.TwoCells) form).next()};
        size = symbols;
      }
      hash = Arrays.deepHashCode(parts);
    }

    /** Returns how much memory the table takes, in edges. */
    int size() {
      return size;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && hash == key.hash && Arrays.deepEquals(parts, key.parts);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
