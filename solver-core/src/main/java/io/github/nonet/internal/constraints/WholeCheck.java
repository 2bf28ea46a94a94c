package io.github.nonet.internal.constraints;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Judges each constraint, with all its forms together, given the values of a grid: an open cell may
 * hold the values that it has in some way to fill all cells of the constraint. Houses and other
 * constraints do not count. The negative constraint and the rules of the builder consist of pairs
 * of cells, each of which counts on its own.
 */
public final class WholeCheck {
  /*
   * If forms of two cells make up a tree, as along a line or around a cell, or all require cells to
   * be equal or of different classes, narrowing them in turn until nothing changes is exact,
   * because each cell has one value or any. It is also exact for one machine or one list of sets.
   * Others:
   *
   *   a sum              every multiple that the cells of one factor can add up to is a step from the
   *                      next one, so a row of bits holds the possible totals
   *   equal sums         each part has all totals from its least to its greatest
   *   a line with repeated cells, and sums with cells in common
   *                      values are tried cell by cell, and the forms narrowed after each
   *   any two cells      values are tried cell by cell; the values left for later cells are a set,
   *                      and a set that failed is not tried again
   */

  /** The most totals of a sum; with more, it is judged only by its least and its greatest total. */
  private static final int MOST_TOTALS = 1 << 20;

  /**
   * The number of sets of a rule for any two cells that may fail before the others count as
   * possible.
   */
  private static final int MOST_FAILURES = 10_000;

  private final FormList list;
  private final int symbols;

  /** The value of each cell of the grid, or all values if it is open. */
  private final int[] sets;

  /**
   * The number of values of a line with repeated cells that may fail before the others count as
   * possible.
   */
  private static final int MOST_TRIES = 500;

  private final Set<Long> failed = new HashSet<>();

  /** The tries that are left for a line with repeated cells. */
  private int tries;

  private final Watch watch;

  /**
   * Checks the values of a grid.
   *
   * @param values the value of each cell, 0 for an open one; copied
   */
  public WholeCheck(FormList list, int symbols, byte[] values) {
    this(list, symbols, values, Watch.NONE);
  }

  /**
   * Checks the values of a grid, and asks a watch meanwhile.
   *
   * @param values the value of each cell, 0 for an open one; copied
   * @param watch asked often; it may throw
   */
  public WholeCheck(FormList list, int symbols, byte[] values, Watch watch) {
    this.list = list;
    this.symbols = symbols;
    this.watch = watch;
    sets = new int[values.length];
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = values[cell] == 0 ? ValueSet.all(symbols) : ValueSet.bit(values[cell]);
    }
  }

  /** Returns whether each constraint on its own can be met. */
  public boolean areMet() {
    for (int from = 0; from < list.forms().size(); from = list.end(from)) {
      if (!isMet(from)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether a constraint can be met.
   *
   * @param from the number of its first form
   */
  boolean isMet(int from) {
    return possible(from, cells(from)[0]) != 0;
  }

  /**
   * Returns the values of a cell that each of its constraints allows; for a filled cell, its value
   * or none.
   */
  public int possible(int cell) {
    int possible = sets[cell];
    for (int from = 0; from < list.forms().size(); from = list.end(from)) {
      if (possible != 0 && contains(cells(from), cell)) {
        possible &= possible(from, cell);
      }
    }
    return possible;
  }

  private static boolean contains(int[] cells, int cell) {
    for (int other : cells) {
      if (other == cell) {
        return true;
      }
    }
    return false;
  }

  /** Returns all cells of a constraint, or of a form that counts on its own. */
  int[] cells(int from) {
    return list.cells(from);
  }

  private int possible(int from, int cell) {
    List<Form> forms = list.forms().subList(from, list.end(from));
    int[] cells = cells(from);
    if (cell != cells[0] && isListOfPairs(from)) {
      int other = sets[cells[0]];
      return (other & other - 1) == 0 ? sets[cell] & ~other : sets[cell];
    }
    int[] kept = setsOf(cells);
    int possible = Narrowing.narrow(forms, watch, sets) ? sets[cell] : 0;
    ConstraintData source = list.sources().get(from);
    if (possible != 0 && forms.size() == 1 && forms.get(0) instanceof Form.Sum sum) {
      possible = ofSum(sum, cell);
    } else if (possible != 0
        && forms.size() > 1
        && (source.hasRepeats() || source.kind().isOfSeveral())) {
      possible = ofRepeats(forms, cells, cell);
    } else if (possible != 0) {
      possible =
          switch (source.kind()) {
            case EQUAL_SUMS, REGION_SUMS, ZIPPER -> ofEqualSums(forms, cell);
            case ANY_TWO -> ofAnyTwo(forms, cells, cell);
            default -> possible;
          };
    }
    for (int i = 0; i < cells.length; i++) {
      sets[cells[i]] = kept[i];
    }
    return possible;
  }

  /** Returns whether a form relates its first cell to each of the others, pair by pair. */
  private boolean isListOfPairs(int from) {
    return list.forms().get(from) instanceof Form.Apart
        && list.sources().get(from).kind().isOfPairs();
  }

  private int[] setsOf(int[] cells) {
    int[] found = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      found[i] = sets[cells[i]];
    }
    return found;
  }

  private int ofSum(Form.Sum sum, int cell) {
    int[] steps = new int[1 + ConstraintData.GREATEST_FACTOR];
    long least = -sum.total();
    long range = 0;
    int own = 0;
    for (int i = 0; i < sum.cells().length; i++) {
      int factor = sum.factors()[i];
      int set = sets[sum.cells()[i]];
      if (sum.cells()[i] == cell) {
        own = factor;
      } else {
        int length = ValueSet.greatest(set) - ValueSet.lowest(set);
        least += (long) factor * (factor > 0 ? ValueSet.lowest(set) : ValueSet.greatest(set));
        steps[Math.abs(factor)] += length;
        range += (long) Math.abs(factor) * length;
      }
    }
    long[] totals = range < MOST_TOTALS ? totals(steps, (int) range) : new long[0];
    int possible = 0;
    for (int rest = sets[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      long missing = -least - (long) own * ValueSet.lowest(rest);
      boolean isBetween = missing >= 0 && missing <= range;
      possible |= isBetween && isTotal(totals, missing) ? ValueSet.lowestBit(rest) : 0;
    }
    return possible;
  }

  private static boolean isTotal(long[] totals, long total) {
    return totals.length == 0 || (totals[(int) (total / Long.SIZE)] >>> total % Long.SIZE & 1) != 0;
  }

  /**
   * Returns a row of bits with a bit for each possible total.
   *
   * @param steps the number of times that each factor can be added
   */
  private long[] totals(int[] steps, int range) {
    long[] totals = new long[range / Long.SIZE + 1];
    totals[0] = 1;
    for (int factor = 1; factor < steps.length; factor++) {
      watch.look();
      int taken = 1;
      for (int left = steps[factor]; left > 0; left -= taken, taken = Math.min(2 * taken, left)) {
        add(totals, taken * factor);
      }
    }
    return totals;
  }

  /** Adds to each total the one that is greater by a number. */
  private static void add(long[] totals, int number) {
    int words = number / Long.SIZE;
    int bits = number % Long.SIZE;
    for (int i = totals.length - 1; i >= words; i--) {
      long carried = bits > 0 && i > words ? totals[i - words - 1] >>> Long.SIZE - bits : 0;
      totals[i] |= totals[i - words] << bits | carried;
    }
  }

  /** Returns the values of a cell with which all parts can have the same total. */
  private int ofEqualSums(List<Form> forms, int cell) {
    long least = Long.MIN_VALUE;
    long most = Long.MAX_VALUE;
    long leastOfOthers = 0;
    long mostOfOthers = 0;
    for (int i = 0; i < forms.size(); i++) {
      // Every form subtracts the same part from another one.
      for (int sign = i == 0 ? -1 : 1; sign <= 1; sign += 2) {
        Form.Sum sum = (Form.Sum) forms.get(i);
        long low = 0;
        long high = 0;
        boolean isOwn = false;
        for (int j = 0; j < sum.cells().length; j++) {
          if (sum.factors()[j] == sign) {
            low += ValueSet.lowest(sets[sum.cells()[j]]);
            high += ValueSet.greatest(sets[sum.cells()[j]]);
            isOwn |= sum.cells()[j] == cell;
          }
        }
        least = Math.max(least, low);
        most = Math.min(most, high);
        leastOfOthers = isOwn ? low - ValueSet.lowest(sets[cell]) : leastOfOthers;
        mostOfOthers = isOwn ? high - ValueSet.greatest(sets[cell]) : mostOfOthers;
      }
    }
    int possible = 0;
    for (int rest = sets[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int value = ValueSet.lowest(rest);
      long low = Math.max(least, value + leastOfOthers);
      possible |= low <= Math.min(most, value + mostOfOthers) ? ValueSet.lowestBit(rest) : 0;
    }
    return possible;
  }

  /**
   * Returns the values of a cell with which all cells can be filled, as far as a few tries show.
   */
  private int ofRepeats(List<Form> forms, int[] cells, int cell) {
    tries = MOST_TRIES;
    int possible = 0;
    for (int rest = sets[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int value = ValueSet.lowestBit(rest);
      possible |= canHold(forms, cells, cell, value, sets) ? value : 0;
    }
    return possible;
  }

  private boolean canHold(List<Form> forms, int[] cells, int cell, int value, int[] before) {
    int[] left = before.clone();
    left[cell] = value;
    if (!Narrowing.narrow(forms, watch, left)) {
      tries--;
      return false;
    }
    int open = -1;
    for (int other : cells) {
      boolean isOpen = !ValueSet.isSingle(left[other]);
      if (isOpen && (open < 0 || Integer.bitCount(left[other]) < Integer.bitCount(left[open]))) {
        open = other;
      }
    }
    boolean isFilled = open < 0 || tries <= 0;
    int rest = isFilled ? 0 : left[open];
    while (rest != 0 && !isFilled) {
      isFilled = canHold(forms, cells, open, ValueSet.lowestBit(rest), left);
      rest = ValueSet.withoutLowest(rest);
    }
    return isFilled;
  }

  private int ofAnyTwo(List<Form> forms, int[] cells, int cell) {
    int[] next = relation(forms.get(0));
    int set = sets[cell];
    int possible = 0;
    for (int rest = hasPlaces(cells.length, next) ? set : 0;
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      sets[cell] = ValueSet.lowestBit(rest);
      failed.clear();
      possible |= fits(cells, 0, ValueSet.all(symbols), next) ? sets[cell] : 0;
    }
    return possible;
  }

  private int[] relation(Form form) {
    if (form instanceof Form.TwoCells pair) {
      return pair.next();
    }
    int[] next = new int[symbols];
    Arrays.setAll(next, i -> ValueSet.all(symbols) & ~ValueSet.bit(i + 1));
    return next;
  }

  /** Returns whether there are values for this many cells, if no value may occur twice. */
  private boolean hasPlaces(int count, int[] next) {
    boolean isAnyTwice = false;
    for (int value = 1; value <= symbols; value++) {
      isAnyTwice |= ValueSet.contains(next[value - 1], value);
    }
    return isAnyTwice || count <= symbols;
  }

  /**
   * Returns whether the cells from {@code at} can be filled, as far as a few tries show.
   *
   * @param left the values that the cells before leave for each of them
   */
  private boolean fits(int[] cells, int at, int left, int[] next) {
    if (at == cells.length || failed.size() > MOST_FAILURES) {
      return true;
    }
    long key = (long) left << Byte.SIZE | at;
    for (int rest = failed.contains(key) ? 0 : sets[cells[at]] & left;
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      if (fits(cells, at + 1, left & next[ValueSet.lowest(rest) - 1], next)) {
        return true;
      }
    }
    failed.add(key);
    watch.look();
    return false;
  }
}
