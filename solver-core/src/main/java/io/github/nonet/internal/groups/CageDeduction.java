package io.github.nonet.internal.groups;

import static io.github.nonet.internal.sets.ValueSet.half;
import static io.github.nonet.internal.sets.ValueSet.hasAtMostOne;
import static io.github.nonet.internal.sets.ValueSet.lowest;
import static io.github.nonet.internal.sets.ValueSet.mirror;

import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** Deduces from a cage: cells that hold different values of a given sum. */
final class CageDeduction {
  /*
   * The rest of the sum is for the open cells. Up to three open cells are settled exactly. So are
   * more, if all except the two with most candidates can be filled in few ways. Otherwise the
   * combinations that fit are found: each of their values has a candidate, and each cell has one of
   * their values. Values that no fitting combination holds are eliminated from the cage. A value
   * that each of them holds is required: it is eliminated from every cell outside that sees all its
   * places.
   *
   * Two cells whose values have the sum s: the candidates of one, seen in a mirror, are those that
   * the other may have. Bit v moves to bit s - v.
   */

  /** No more open cells than that are settled exactly. */
  private static final int MOST_EXACT = 6;

  /** The ways to fill all cells but two that are tried. */
  private static final int MOST_WAYS = 32;

  private final Tables tables;
  private final Domains domains;

  /** The values of the other cells, and their sum. */
  private int taken;

  private int settled;

  /** The open cells of the cage, their places in it, and their candidates. */
  private final int[] open;

  private final int[] places;
  private final int[] sets;

  /** The candidates of an open cell in the ways found so far. */
  private final int[] fitting;

  /** The values in the ways that fit: any of them, and all of them. */
  private int possible;

  private int required;

  CageDeduction(Tables tables, Domains domains) {
    this.tables = tables;
    this.domains = domains;
    open = new int[tables.symbols];
    places = new int[tables.symbols];
    sets = new int[tables.symbols];
    fitting = new int[tables.symbols];
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce(CageCells cage, int sum) {
    int count = open(cage);
    return count >= 0
        && load(count)
        && settle(count, sum - settled)
        && write(count)
        && note(cage, count);
  }

  /**
   * Takes candidates that are in no solution; returns false if there is no solution.
   *
   * @param combinations the sets of values that the cells may hold
   */
  boolean deduceSets(CageCells cage, int... combinations) {
    int count = open(cage);
    return count >= 0
        && load(count)
        && choose(count, taken, combinations)
        && write(count)
        && note(cage, count);
  }

  /** Finds the open cells; returns how many there are, or -1 if a value occurs twice. */
  private int open(CageCells cage) {
    int values = 0;
    int sum = 0;
    int count = 0;
    for (int place = 0; place < cage.cells.length; place++) {
      int cell = cage.cells[place];
      int set = domains.sets[cell];
      if (!hasAtMostOne(set)) {
        open[count] = cell;
        places[count++] = place;
      } else if ((values & set) != 0) {
        return -1;
      } else {
        values |= set;
        sum += lowest(set);
      }
    }
    taken = values;
    settled = sum;
    return count;
  }

  /** Loads the candidates of the open cells except for values that the cage has already. */
  private boolean load(int count) {
    for (int i = 0; i < count; i++) {
      sets[i] = domains.sets[open[i]] & ~taken;
      if (sets[i] == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean settle(int count, int sum) {
    required = 0;
    switch (count) {
      case 0:
        return sum == 0;
      case 1:
        sets[0] &= ValueSet.of(sum, tables.symbols);
        return true;
      case 2:
        two(sum);
        return true;
      case 3:
        return three(sum);
      default:
        return count <= MOST_EXACT && hasFewWays(count)
            ? exact(count, sum)
            : choose(count, 0, tables.combinations.of(count, sum));
    }
  }

  private void two(int sum) {
    int unequal = ~half(sum);
    sets[0] &= mirror(sets[1], sum) & unequal;
    sets[1] &= mirror(sets[0], sum);
    required = sets[0] == sets[1] && Integer.bitCount(sets[0]) == 2 ? sets[0] : 0;
  }

  /** Does the same as {@link #exact}, faster. */
  private boolean three(int sum) {
    int first = 0;
    int second = 0;
    int third = 0;
    required = tables.all;
    for (int rest = sets[0]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int bit = ValueSet.lowestBit(rest);
      int left = sum - lowest(bit);
      int fitting = sets[1] & mirror(sets[2], left) & ~(bit | mirror(bit, left) | half(left));
      if (fitting != 0) {
        int mirrored = mirror(fitting, left);
        first |= bit;
        second |= fitting;
        third |= mirrored;
        required &= requiredOf(bit, fitting, mirrored, left);
      }
    }
    sets[0] = first;
    sets[1] = second;
    sets[2] = third;
    return first != 0;
  }

  /** Returns the values in all combinations of some values with two others that have a sum. */
  private static int requiredOf(int values, int first, int second, int sum) {
    int union = first | second;
    int least = ValueSet.lowestBit(union);
    boolean isOnePair = union == (least | mirror(least, sum));
    return isOnePair ? values | union : values;
  }

  /** Returns whether all cells but the two with most candidates have few ways. */
  private boolean hasFewWays(int count) {
    int ways = 1;
    int widest = 1;
    int second = 1;
    for (int i = 0; i < count; i++) {
      int size = Integer.bitCount(sets[i]);
      ways *= size;
      second = Math.max(second, Math.min(size, widest));
      widest = Math.max(widest, size);
    }
    return ways <= MOST_WAYS * widest * second;
  }

  private void putWidestAt(int last) {
    int widest = last;
    for (int i = 0; i < last; i++) {
      if (Integer.bitCount(sets[i]) > Integer.bitCount(sets[widest])) {
        widest = i;
      }
    }
    swap(open, widest, last);
    swap(places, widest, last);
    swap(sets, widest, last);
  }

  private static void swap(int[] array, int first, int second) {
    int kept = array[first];
    array[first] = array[second];
    array[second] = kept;
  }

  private boolean exact(int count, int sum) {
    putWidestAt(count - 1);
    putWidestAt(count - 2);
    Arrays.fill(fitting, 0, count, 0);
    required = tables.all;
    boolean isPossible = fit(0, count, 0, sum);
    System.arraycopy(fitting, 0, sets, 0, count);
    return isPossible;
  }

  /** Fills a cell and those after it, without some values; returns whether that can be done. */
  private boolean fit(int i, int count, int values, int sum) {
    if (i == count - 2) {
      int first = sets[i] & mirror(sets[i + 1], sum) & ~(values | mirror(values, sum) | half(sum));
      int second = mirror(first, sum);
      fitting[i] |= first;
      fitting[i + 1] |= second;
      required &= first == 0 ? -1 : requiredOf(values, first, second, sum);
      return first != 0;
    }
    int found = 0;
    for (int rest = sets[i] & ~values; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int bit = ValueSet.lowestBit(rest);
      found |= fit(i + 1, count, values | bit, sum - lowest(bit)) ? bit : 0;
    }
    fitting[i] |= found;
    return found != 0;
  }

  /** Finds the combinations of the open cells that fit the values of the others. */
  private boolean choose(int count, int closed, int[] combinations) {
    int union = closed;
    for (int i = 0; i < count; i++) {
      union |= sets[i];
    }
    possible = 0;
    required = tables.all;
    for (int combination : combinations) {
      if ((combination & ~union | closed & ~combination) == 0 && hasPlaces(combination, count)) {
        possible |= combination;
        required &= combination;
      }
    }
    required &= ~closed;
    for (int i = 0; i < count; i++) {
      sets[i] &= possible;
    }
    return possible != 0;
  }

  private boolean hasPlaces(int combination, int count) {
    for (int i = 0; i < count; i++) {
      if ((sets[i] & combination) == 0) {
        return false;
      }
    }
    return true;
  }

  /** Writes the candidates of the open cells back. */
  private boolean write(int count) {
    for (int i = 0; i < count; i++) {
      if (!domains.retain(open[i], sets[i])) {
        return false;
      }
    }
    return true;
  }

  /** Takes candidates from the cells outside the cage. */
  private boolean note(CageCells cage, int count) {
    for (int rest = required; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      if (!require(ValueSet.lowestBit(rest), cage, count)) {
        return false;
      }
    }
    return true;
  }

  /** Takes a value that the cage needs from every cell that sees all its places in the cage. */
  private boolean require(int bit, CageCells cage, int count) {
    int found = 0;
    int last = 0;
    for (int i = 0; i < count; i++) {
      if ((sets[i] & bit) != 0) {
        last = open[i];
        found |= ValueSet.bit(places[i]);
      }
    }
    return hasAtMostOne(found)
        ? found != 0 && domains.retain(last, bit)
        : domains.removeFromAll(cage.watchers(found), bit);
  }
}
