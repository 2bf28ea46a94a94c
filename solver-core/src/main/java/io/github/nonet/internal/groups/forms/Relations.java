package io.github.nonet.internal.groups.forms;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The combined effect of all constraints of two cells: one relation for each two cells that have
 * any.
 */
public final class Relations {
  /*
   * Puzzles have thousands of pairs and a few relations. Equal relations are therefore one table,
   * and the properties of a relation are found once.
   */
  private final LongIndex numbers = new LongIndex();
  private final List<Use> uses = new ArrayList<>();
  private final Map<IntBuffer, PairTable> tables = new HashMap<>();

  /** The relations without equal values. */
  private final Map<PairTable, PairTable> different = new HashMap<>();

  /**
   * Two cells that a relation holds for.
   *
   * @param forth the values that the second may have with each value of the first
   */
  public record Use(int first, int second, PairTable forth) {
    /** Returns the values that the first may have with each value of the second. */
    public PairTable back() {
      return forth.turned();
    }
  }

  /** Adds that the second cell has these values with each value of the first. */
  public PairTable add(int first, int second, int... fits) {
    PairTable table = table(fits);
    return first < second ? add(first, second, table) : add(second, first, table.turned());
  }

  /** Returns the relation that then holds for the lower and the higher of two cells. */
  private PairTable add(int first, int second, PairTable table) {
    int number = numbers.indexOf((long) first << Integer.SIZE | second);
    if (number == uses.size()) {
      uses.add(new Use(first, second, table));
      return table;
    }
    PairTable old = uses.get(number).forth();
    PairTable both = old == table ? old : table(old.common(table));
    uses.set(number, new Use(first, second, both));
    return both;
  }

  /** Returns a relation except for equal values. */
  public PairTable different(PairTable table) {
    return different.computeIfAbsent(table, key -> table(key.others()));
  }

  private PairTable table(int[] fits) {
    return tables.computeIfAbsent(IntBuffer.wrap(fits), key -> new PairTable(fits));
  }

  /** Returns the relation of the lower to the higher cell, for each two cells that have one. */
  public List<Use> uses() {
    return uses;
  }
}
