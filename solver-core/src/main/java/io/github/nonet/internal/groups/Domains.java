package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** The candidates of all cells, their changes, and the constraints that wait for a deduction. */
final class Domains {
  /*
   * A change is a long: the cell, and the set that it had before.
   *
   *   bit    63  ..  32 | 31  ..   0
   *        [    cell    |    set     ]
   *
   * Each change takes a candidate, so at most one is kept for each candidate of the grid: 3 MB for a
   * grid of 125x125 places, where a copy of all cells for each guess would take 500 MB.
   */
  private static final int NONE = -1;

  /** The initial room for changes, for each cell. */
  private static final int CHANGES = 2;

  /** The candidates of each cell, as {@link Tables} draws them. */
  final int[] sets;

  private final Tables tables;
  private Row[] rows;
  private long[] waiting;

  /** The start of the search for the next waiting group or propagator. */
  private int cursor;

  /** How many times a cell has got its value. */
  private int closings;

  /** The changes that can be undone, in their order. */
  private long[] changes;

  private int changeCount;

  Domains(Tables tables) {
    this.tables = tables;
    sets = new int[tables.cells];
    rows = tables.rows;
    waiting = new long[tables.words];
    changes = new long[CHANGES * tables.cells];
  }

  /** Takes other constraints; all of them then wait. */
  void watch(Row[] newRows, int words) {
    rows = newRows;
    waiting = new long[words];
    wakeAll();
  }

  /** Lets all constraints wait. */
  void wakeAll() {
    for (int cell = 0; cell < rows.length; cell++) {
      wake(cell);
    }
    cursor = tables.groupWord * Long.SIZE;
  }

  /** Lets no constraint wait. */
  void sleepAll() {
    Arrays.fill(waiting, 0);
  }

  private void wake(int cell) {
    int[] places = rows[cell].places();
    long[] words = rows[cell].words();
    for (int i = 0; i < places.length; i++) {
      waiting[places[i]] |= words[i];
    }
  }

  /** Gives a cell another set, which is smaller; returns whether it has any candidate left. */
  boolean narrow(int cell, int set) {
    keep((long) cell << Integer.SIZE | sets[cell]);
    sets[cell] = set;
    if (ValueSet.hasAtMostOne(set)) {
      closings++;
    }
    wake(cell);
    return set != 0;
  }

  private void keep(long change) {
    int count = changeCount;
    if (count == changes.length) {
      changes = Arrays.copyOf(changes, 2 * changes.length);
    }
    changes[count] = change;
    changeCount = count + 1;
  }

  /** Returns the number of changes that can be undone. */
  int changes() {
    return changeCount;
  }

  void forgetChanges() {
    changeCount = 0;
  }

  /** Undoes all changes after this number; it wakes nothing. */
  void undoTo(int count) {
    while (changeCount > count) {
      long change = changes[--changeCount];
      sets[(int) (change >>> Integer.SIZE)] = (int) change;
    }
  }

  /** Removes candidates from a cell; returns whether it has any candidate left. */
  boolean remove(int cell, int candidates) {
    int set = sets[cell];
    return (set & candidates) == 0 || narrow(cell, set & ~candidates);
  }

  /** Leaves only some candidates to a cell; returns whether it has any left. */
  boolean retain(int cell, int candidates) {
    int set = sets[cell];
    return (set & ~candidates) == 0 || narrow(cell, set & candidates);
  }

  /** Takes candidates away from cells; returns whether each has any candidate left. */
  boolean removeFromAll(int[] cells, int candidates) {
    for (int cell : cells) {
      if (!remove(cell, candidates)) {
        return false;
      }
    }
    return true;
  }

  /** Returns a number that grows when a cell gets its value. */
  int closings() {
    return closings;
  }

  /**
   * Returns the constraint to deduce from next, or -1 if none waits: groups and propagators in
   * turn, and crossings only when nothing else waits.
   */
  int next() {
    if (waiting.length == 0) {
      return NONE;
    }
    int first = tables.groupWord;
    int place = cursor / Long.SIZE;
    long word = waiting[place] & -1L << cursor;
    for (int left = waiting.length - first; left >= 0; left--) {
      if (word != 0) {
        cursor = place * Long.SIZE + CellBits.lowest(word);
        return cursor;
      }
      place = place + 1 == waiting.length ? first : place + 1;
      word = waiting[place];
    }
    return nextCrossing();
  }

  private int nextCrossing() {
    for (int place = 0; place < tables.groupWord; place++) {
      if (waiting[place] != 0) {
        return place * Long.SIZE + CellBits.lowest(waiting[place]);
      }
    }
    return NONE;
  }

  /** Lets a constraint wait no more. */
  void settle(int constraint) {
    CellBits.remove(waiting, constraint);
  }
}
