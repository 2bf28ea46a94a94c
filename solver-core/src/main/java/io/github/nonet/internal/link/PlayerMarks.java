package io.github.nonet.internal.link;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * A player's pencil marks, for each cell a set of values. They are either the candidates of the
 * cell, so that the other values are excluded, or a note of some of them, from which nothing
 * follows. Immutable.
 *
 * <pre>
 *   bit    25 ... 3 2 1 0
 *   value  25 ... 3 2 1 whether the marks are candidates; never without a mark
 * </pre>
 */
public final class PlayerMarks {
  /** No value has this bit. */
  private static final int CANDIDATES = 1;

  private final int[] cells;

  /** The marks then own the array. */
  private PlayerMarks(int[] cells) {
    this.cells = cells;
  }

  /** Returns no marks at all. */
  public static PlayerMarks none(int cells) {
    return new PlayerMarks(new int[cells]);
  }

  /**
   * Returns marks.
   *
   * @param sets the marks of each cell
   * @param areCandidates whether these are the candidates of the cell
   */
  public static PlayerMarks of(int[] sets, boolean... areCandidates) {
    int[] cells = sets.clone();
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = areCandidates[cell] ? asCandidates(sets[cell]) : sets[cell];
    }
    return new PlayerMarks(cells);
  }

  /** Returns marks that are all candidates. */
  public static PlayerMarks candidates(int... sets) {
    return new PlayerMarks(Arrays.stream(sets).map(PlayerMarks::asCandidates).toArray());
  }

  /**
   * Returns the marks of a text that does not say which are candidates: all are if every open cell
   * has a mark; otherwise they are notes.
   *
   * @param values the value of each cell, 0 for an open one
   * @param sets the marks of each cell
   */
  public static PlayerMarks unspecified(int[] values, int... sets) {
    boolean areAllMarked = true;
    for (int cell = 0; cell < sets.length; cell++) {
      areAllMarked &= values[cell] != 0 || sets[cell] != 0;
    }
    return areAllMarked ? candidates(sets) : new PlayerMarks(sets.clone());
  }

  private static int asCandidates(int set) {
    return set == 0 ? 0 : set | CANDIDATES;
  }

  /** Returns whether a text need not say which of these marks are candidates. */
  public boolean areAsUnspecified(int... values) {
    return equals(unspecified(values, sets()));
  }

  /** Returns the number of cells. */
  public int size() {
    return cells.length;
  }

  /** Returns the marks of a cell. */
  public int set(int cell) {
    return cells[cell] & ~CANDIDATES;
  }

  /** Returns the marks of each cell in a new array. */
  public int[] sets() {
    return Arrays.stream(cells).map(marks -> marks & ~CANDIDATES).toArray();
  }

  /** Returns whether the marks of a cell are its candidates; false if it has none. */
  public boolean areCandidates(int cell) {
    return (cells[cell] & CANDIDATES) != 0;
  }

  /** Returns the marks of each cell that are its candidates, or 0, in a new array. */
  public int[] candidateSets() {
    return Arrays.stream(cells)
        .map(marks -> (marks & CANDIDATES) == 0 ? 0 : marks & ~CANDIDATES)
        .toArray();
  }

  /** Returns these marks with another one. It is a note in a cell that has none. */
  public PlayerMarks mark(int cell, int value) {
    return with(cell, cells[cell] | ValueSet.bit(value));
  }

  /** Returns these marks without one. */
  public PlayerMarks unmark(int cell, int value) {
    int left = cells[cell] & ~ValueSet.bit(value);
    return with(cell, left == CANDIDATES ? 0 : left);
  }

  /**
   * Returns these marks with all candidates of the open cells.
   *
   * @param values the value of each cell, 0 for an open one
   * @param candidates of each cell
   */
  public PlayerMarks markAll(int[] values, int... candidates) {
    int[] all = cells.clone();
    for (int cell = 0; cell < all.length; cell++) {
      all[cell] = values[cell] == 0 ? asCandidates(candidates[cell]) : all[cell];
    }
    return new PlayerMarks(all);
  }

  /**
   * Returns these marks after a step has eliminated a value from an open cell. Only candidates can
   * show that, so they replace a note.
   *
   * @param candidates of the cell before the step
   */
  public PlayerMarks eliminate(int cell, int value, int candidates) {
    boolean isChange = (candidates & ValueSet.bit(value)) != 0;
    PlayerMarks marks =
        isChange && !areCandidates(cell) ? with(cell, asCandidates(candidates)) : this;
    return marks.unmark(cell, value);
  }

  private PlayerMarks with(int cell, int marks) {
    int[] copy = cells.clone();
    copy[cell] = marks;
    return new PlayerMarks(copy);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof PlayerMarks other && Arrays.equals(cells, other.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }
}
