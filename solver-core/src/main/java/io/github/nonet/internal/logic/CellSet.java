package io.github.nonet.internal.logic;

import io.github.nonet.Candidate;
import java.util.ArrayList;
import java.util.List;

/**
 * A set of cells: 81 bits in two words.
 *
 * <pre>
 *   high            low
 *   -- 80 ... 64    63 ... 1 0
 * </pre>
 *
 * <p>It is immutable, and so small that the JVM usually keeps it in registers, so make as many as
 * the code needs to read well. This is how to visit its cells:
 *
 * <pre>{@code
 * for (int cell = set.first(); cell >= 0; cell = set.next(cell)) ...
 * }</pre>
 *
 * @param low the cells 0 to 63
 * @param high the cells 64 to 80
 */
public record CellSet(long low, long high) {
  public static final CellSet EMPTY = new CellSet(0, 0);
  public static final CellSet ALL = new CellSet(-1L, (1L << (81 - Long.SIZE)) - 1);

  private static final int NONE = -1;

  public static CellSet of(int cell) {
    return EMPTY.with(cell);
  }

  public static CellSet of(int... cells) {
    long low = 0;
    long high = 0;
    for (int cell : cells) {
      low |= lowBit(cell);
      high |= highBit(cell);
    }
    return new CellSet(low, high);
  }

  /** Returns the bit of the cell in the low word, or 0 if it is in the high word. */
  static long lowBit(int cell) {
    return cell < Long.SIZE ? 1L << cell : 0;
  }

  /** Returns the bit of the cell in the high word, or 0 if it is in the low word. */
  static long highBit(int cell) {
    return cell < Long.SIZE ? 0 : 1L << cell;
  }

  public CellSet and(CellSet other) {
    return new CellSet(low & other.low, high & other.high);
  }

  public CellSet or(CellSet other) {
    return new CellSet(low | other.low, high | other.high);
  }

  public CellSet andNot(CellSet other) {
    return new CellSet(low & ~other.low, high & ~other.high);
  }

  public CellSet with(int cell) {
    return new CellSet(low | lowBit(cell), high | highBit(cell));
  }

  public CellSet without(int cell) {
    return new CellSet(low & ~lowBit(cell), high & ~highBit(cell));
  }

  public boolean contains(int cell) {
    return ((cell < Long.SIZE ? low : high) >>> cell & 1) != 0;
  }

  public boolean containsAll(CellSet other) {
    return (other.low & ~low | other.high & ~high) == 0;
  }

  public boolean intersects(CellSet other) {
    return (low & other.low | high & other.high) != 0;
  }

  public boolean isEmpty() {
    return (low | high) == 0;
  }

  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** Returns the first cell, or -1 if there is none. */
  public int first() {
    if (low != 0) {
      return Long.numberOfTrailingZeros(low);
    }
    return high == 0 ? NONE : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /** Returns the first cell after {@code cell}, or -1 if there is none. */
  public int next(int cell) {
    int from = cell + 1;
    if (from < Long.SIZE) {
      long rest = low & -1L << from;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
      from = Long.SIZE;
    }
    long rest = high & -1L << from;
    return rest == 0 ? NONE : Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /*
   * The methods that a record has by default are linked at their first call, which costs tens of
   * milliseconds.
   */

  @Override
  public boolean equals(Object o) {
    return o instanceof CellSet other && low == other.low && high == other.high;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(low) + Long.hashCode(high);
  }

  /** Returns a new array of the cells, ascending. */
  public int[] toArray() {
    int[] cells = new int[size()];
    int count = 0;
    for (int cell = first(); cell >= 0; cell = next(cell)) {
      cells[count++] = cell;
    }
    return cells;
  }

  /** Returns a new list of the candidates of the digit in these cells, in ascending order. */
  public List<Candidate> candidates(int digit) {
    List<Candidate> candidates = new ArrayList<>(size());
    for (int cell = first(); cell >= 0; cell = next(cell)) {
      candidates.add(new Candidate(cell, digit));
    }
    return candidates;
  }

  /** Returns a new list of the cells, ascending. */
  public List<Integer> toList() {
    List<Integer> cells = new ArrayList<>(size());
    for (int cell = first(); cell >= 0; cell = next(cell)) {
      cells.add(cell);
    }
    return cells;
  }
}
