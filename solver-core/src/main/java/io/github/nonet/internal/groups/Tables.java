package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The consequences of only the groups of a structure: which cells see each other, which groups
 * cross, and which constraints wake when a cell changes. It is made once for all structures with
 * the same groups.
 *
 * <p>Immutable except for the combinations, which are made when they are first requested;
 * thread-safe. The arrays are shared and must not be changed.
 */
public final class Tables {
  /*
   * A set of candidates is an int: bit v means value v.
   *
   *   bit    31 .. n+1    n  ..  2   1   0
   *        [     0     | values 1 to n | 0 ]
   *
   * The constraints that wait are bits of words: first the crossings, then the groups, then what a
   * structure adds to them: the propagators. Each kind starts with a new word.
   *
   *   word   0 ..         groupWord ..    words ..
   *        [ crossings  | groups        | propagators ]
   */

  private static final int ROWS_A_LOOK = 64;

  /**
   * More crossings cost more memory than they are worth; about 700 houses of 9x9 cells have them.
   */
  private static final int MOST_CROSSINGS = 1 << 16;

  public final int symbols;
  final int cells;

  /** The set of all values. */
  final int all;

  final int[][] groups;
  final boolean[] isHouse;

  /** For each group the values that it holds if it is a house, otherwise 0. */
  final int[] values;

  final Crossing[] crossings;

  /** The word that holds the first group. */
  final int groupWord;

  /** How many words the crossings and the groups take. */
  final int words;

  /** For each cell the constraints to wake when it changes. */
  final Row[] rows;

  /** For each cell the set of the cells that share a group with it. */
  final long[][] seen;

  public final Combinations combinations;

  /**
   * @param values for each group what it holds as a house, otherwise 0
   * @param groupsOf for each cell the numbers of its groups, ascending
   * @param watch asked now and then; it may throw
   */
  Tables(int symbols, int[][] groups, int[] values, int[][] groupsOf, Watch watch) {
    this.symbols = symbols;
    this.values = values;
    this.groups = groups;
    cells = groupsOf.length;
    all = ValueSet.all(symbols);
    isHouse = new boolean[groups.length];
    for (int group = 0; group < groups.length; group++) {
      isHouse[group] = values[group] != 0;
    }
    crossings = crossings(groupsOf, watch);
    groupWord = CellBits.words(crossings.length);
    words = groupWord + CellBits.words(groups.length);
    watch.look();
    rows = rows(watch);
    seen = new long[cells][CellBits.words(cells)];
    for (int[] group : groups) {
      watch.look();
      CellBits.joinAll(seen, group);
    }
    combinations = new Combinations(symbols);
  }

  private Crossing[] crossings(int[][] groupsOf, Watch watch) {
    List<Crossing> found = new ArrayList<>();
    for (int first = 0; first < groups.length && found.size() < MOST_CROSSINGS; first++) {
      watch.look();
      int[] common = new int[groups.length];
      for (int cell : groups[first]) {
        for (int second : groupsOf[cell]) {
          common[second]++;
        }
      }
      for (int second = first + 1; second < groups.length; second++) {
        if (common[second] > 1 && (isHouse[first] || isHouse[second])) {
          addCrossing(found, first, second);
        }
      }
    }
    return found.toArray(new Crossing[0]);
  }

  private void addCrossing(List<Crossing> found, int first, int second) {
    Crossing crossing =
        Crossing.of(groups[first], groups[second], cells, isHouse[first], isHouse[second]);
    if (crossing.isUseful()) {
      found.add(crossing);
    }
  }

  private Row[] rows(Watch watch) {
    long[][] bits = new long[cells][words];
    for (int i = 0; i < crossings.length; i++) {
      if (i % ROWS_A_LOOK == 0) {
        watch.look();
      }
      // A value that leaves a common cell locks nothing.
      addAll(bits, crossings[i].first(), i);
      addAll(bits, crossings[i].second(), i);
    }
    for (int group = 0; group < groups.length; group++) {
      addAll(bits, groups[group], groupWord * Long.SIZE + group);
    }
    Row[] made = new Row[cells];
    for (int cell = 0; cell < cells; cell++) {
      if (cell % ROWS_A_LOOK == 0) {
        watch.look();
      }
      made[cell] = Row.of(bits[cell]);
    }
    return made;
  }

  private static void addAll(long[][] bits, int[] cells, int constraint) {
    for (int cell : cells) {
      CellBits.add(bits[cell], constraint);
    }
  }
}
