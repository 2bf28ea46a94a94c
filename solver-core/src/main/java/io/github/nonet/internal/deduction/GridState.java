package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The candidates of a grid while techniques work on them. An open cell has candidates; a filled one
 * has one value, which is not a candidate of the open cells that see it.
 *
 * <p>A state can be loaded again and again. It is for one thread.
 */
final class GridState implements Watch {
  /*
   * A set of candidates is an int: bit v means value v, 1 to n.
   *
   * Each change has a number, the tick. A unit has the tick of its last change, so a finder that
   * keeps the tick of its last visit to a unit skips the unit while nothing has changed there.
   * Ticks continue from load to load.
   */
  private static final int LOOKS = 64;

  private static final int[] NOTHING = {};

  final Units units;
  final int[] sets;
  final boolean[] isFilled;

  /** For each unit, the tick of its last change. */
  final long[] changed;

  /** For each value, the tick of the last change of its places. */
  final long[] changedValue;

  /** For each cell, the tick of its last change. */
  final long[] changedCell;

  /** The open cells with one candidate, 64 in a word. */
  private final long[] singles;

  /** The values of the filled cells of each unit, while a state is loaded. */
  private final int[] used;

  private final Watch watch;
  private int looks;

  private long changes;
  private int open;
  private boolean isDead;

  /** Whether pairs of cells are applied with each value, and not when their technique is due. */
  private boolean skipsReasons;

  /**
   * @param watch asked once in a few {@linkplain #look looks}; it may throw
   */
  GridState(Units units, Watch watch) {
    this.units = units;
    this.watch = watch;
    sets = new int[units.cells];
    isFilled = new boolean[units.cells];
    changed = new long[units.count()];
    changedValue = new long[units.symbols + 1];
    changedCell = new long[units.cells];
    used = new int[units.count()];
    singles = new long[CellBits.words(units.cells)];
  }

  Watch watch() {
    return watch;
  }

  /** Is called when a finder examines a unit or a cell, which takes a few microseconds. */
  @Override
  public void look() {
    look(1);
  }

  /** Is called when something takes as long as this number of looks. */
  void look(int count) {
    looks += count;
    if (looks >= LOOKS) {
      looks = 0;
      watch.look();
    }
  }

  /** Starts with other candidates, and without filled cells. */
  void load(int[] candidates) {
    System.arraycopy(candidates, 0, sets, 0, sets.length);
    Arrays.fill(isFilled, false);
    Arrays.fill(singles, 0);
    changes++;
    Arrays.fill(changed, changes);
    Arrays.fill(changedValue, changes);
    Arrays.fill(changedCell, changes);
    open = sets.length;
    isDead = false;
    skipsReasons = false;
    for (int cell = 0; cell < sets.length; cell++) {
      note(cell);
    }
  }

  /**
   * Goes on to later candidates, which have lost some of these, or whose cells were filled. What
   * has not changed need not be examined again.
   *
   * @return false, and changes nothing, if they are not later than these
   */
  boolean goOnTo(int[] candidates, boolean[] filled) {
    if (Arrays.equals(sets, candidates) && Arrays.equals(isFilled, filled)) {
      return true;
    }
    for (int cell = 0; cell < sets.length; cell++) {
      if ((candidates[cell] & ~sets[cell]) != 0 || isFilled[cell] && !filled[cell]) {
        return false;
      }
    }
    for (int cell = 0; cell < sets.length; cell++) {
      retain(cell, candidates[cell]);
      if (filled[cell] && !isFilled[cell]) {
        markFilled(cell);
        touch(cell);
      }
    }
    return true;
  }

  /**
   * Fills each cell with one candidate, and eliminates from the open cells the values that a person
   * would: values of filled cells that they see, and values that marks of single cells exclude.
   */
  void fillSingles() {
    Arrays.fill(used, 0);
    for (int cell = 0; cell < sets.length; cell++) {
      if (Integer.bitCount(sets[cell]) == 1) {
        markFilled(cell);
        for (int unit : units.unitsOf[cell]) {
          isDead |= (used[unit] & sets[cell]) != 0;
          used[unit] |= sets[cell];
        }
      }
    }
    for (int cell = 0; cell < sets.length; cell++) {
      for (int other : isFilled[cell] ? units.apartOf[cell] : NOTHING) {
        sets[other] &= isFilled[other] ? -1 : ~sets[cell];
      }
    }
    for (int cell = 0; cell < sets.length; cell++) {
      if (!isFilled[cell]) {
        for (int unit : units.unitsOf[cell]) {
          sets[cell] &= ~used[unit];
        }
        sets[cell] &= units.marks[cell];
        note(cell);
      }
    }
  }

  /**
   * From now on, each value that is filled in also eliminates the values that a pair of cells
   * excludes next to it, until another state is loaded.
   */
  void skipReasons() {
    skipsReasons = true;
    for (int cell = 0; cell < sets.length; cell++) {
      if (isFilled[cell]) {
        takePairs(cell);
      }
    }
  }

  /**
   * Returns whether steps are not shown, so that any step of a technique is as good as the first.
   */
  boolean skipsReasons() {
    return skipsReasons;
  }

  private void takePairs(int cell) {
    for (int number : skipsReasons ? units.pairsOf[cell] : NOTHING) {
      look();
      Form.TwoCells pair = (Form.TwoCells) units.forms.get(number);
      int place = pair.cells()[0] == cell ? 0 : 1;
      int other = pair.cells()[1 - place];
      remove(other, isFilled[other] ? 0 : ~PairRelation.fits(pair, place, sets[cell]));
    }
  }

  /** Marks a cell with one candidate as filled; the candidates of other cells stay. */
  void markFilled(int cell) {
    isFilled[cell] = true;
    open--;
    CellBits.remove(singles, cell);
  }

  private void note(int cell) {
    int set = sets[cell];
    isDead |= set == 0;
    if (ValueSet.hasAtMostOne(set)) {
      CellBits.add(singles, cell);
    }
  }

  /** Returns whether a form allows the values of its cells, if all of these are filled. */
  boolean isMet(Form form) {
    return narrow(form, setsOf(form.cells()));
  }

  /** Returns the candidates of some cells; a copy. */
  int[] setsOf(int... cells) {
    int[] found = new int[cells.length];
    for (int i = 0; i < found.length; i++) {
      found[i] = sets[cells[i]];
    }
    return found;
  }

  /**
   * Removes the values that a form does not allow from the sets; returns whether each has a value
   * left.
   */
  boolean narrow(Form form, int... left) {
    if (form instanceof Form.Machine) {
      // A machine with thousands of states takes as long as many other forms.
      return Narrowing.narrow(form, watch, left);
    }
    look(1 + left.length / LOOKS);
    return Narrowing.narrow(form, left);
  }

  /** Returns the number of the last change. */
  long changes() {
    return changes;
  }

  /** Returns the tick of the last change of some cells. */
  long changeOf(int[] cells) {
    long change = 0;
    for (int cell : cells) {
      change = Math.max(change, changedCell[cell]);
    }
    return change;
  }

  int open() {
    return open;
  }

  /** Returns whether a cell has lost its last candidate, so that there is no solution. */
  boolean isDead() {
    return isDead;
  }

  /** Returns the first open cell with one candidate, starting from a cell; -1 if there is none. */
  int single(int from) {
    int cell = CellBits.next(singles, from);
    while (cell >= 0 && sets[cell] == 0) {
      cell = CellBits.next(singles, cell + 1);
    }
    return cell;
  }

  /** Fills an open cell and eliminates the value from the open cells that see it. */
  void place(int cell, int value) {
    retain(cell, ValueSet.bit(value));
    markFilled(cell);
    for (int unit : units.unitsOf[cell]) {
      for (int peer : units.cellsOf[unit]) {
        remove(peer, isFilled[peer] ? 0 : ValueSet.bit(value));
      }
    }
    for (int other : units.apartOf[cell]) {
      remove(other, isFilled[other] ? 0 : ValueSet.bit(value));
    }
    takePairs(cell);
    touch(cell);
  }

  /** Gives a cell and its units the next tick. */
  private void touch(int cell) {
    changes++;
    changedCell[cell] = changes;
    for (int unit : units.unitsOf[cell]) {
      changed[unit] = changes;
    }
  }

  /** Eliminates all candidates of a cell except these. */
  void retain(int cell, int set) {
    remove(cell, ~set);
  }

  void remove(int cell, int set) {
    int gone = sets[cell] & set;
    if (gone == 0) {
      return;
    }
    sets[cell] &= ~gone;
    touch(cell);
    for (int rest = gone; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      changedValue[ValueSet.lowest(rest)] = changes;
    }
    note(cell);
  }

  /** Writes the open cells of a unit to an array, and returns their number. */
  int openCells(int unit, int[] target) {
    int count = 0;
    for (int cell : units.cellsOf[unit]) {
      if (!isFilled[cell]) {
        target[count++] = cell;
      }
    }
    return count;
  }
}
