package io.github.nonet.internal.groups;

import static io.github.nonet.internal.groups.ValueSet.half;
import static io.github.nonet.internal.groups.ValueSet.isClosed;
import static io.github.nonet.internal.groups.ValueSet.lowest;
import static io.github.nonet.internal.groups.ValueSet.mirror;

/** What a cage tells: cells that hold different values of a given sum. */
final class CageDeduction {
  /*
   * What is left of the sum is for the open cells. One, two and three open cells are settled exactly;
   * for more, the combinations that fit are found: each of their values has a candidate, and each
   * cell has one of their values. What no fitting combination holds goes from the cage. What each of
   * them holds is required: it goes from every cell outside that sees all its places.
   *
   * Two cells whose values have the sum s: the candidates of one, seen in a mirror, are those that
   * the other may have. Bit v goes to bit s - v.
   */
  private final Tables tables;
  private final Marks marks;
  private final long[][] seen;

  /** The open cells of the cage, and their candidates. */
  private final int[] open;

  private final int[] sets;
  private final long[] watchers;

  /** What the combinations that fit hold: any of them, and all of them. */
  private int possible;

  private int required;

  /**
   * For a structure.
   *
   * @param seen for each cell the set of the cells that have other values
   */
  CageDeduction(Tables tables, Marks marks, long[][] seen) {
    this.tables = tables;
    this.marks = marks;
    this.seen = seen;
    open = new int[tables.symbols];
    sets = new int[tables.symbols];
    watchers = new long[Bits.words(tables.cells)];
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce(int[] cells, int sum) {
    int values = 0;
    int left = sum;
    int count = 0;
    for (int cell : cells) {
      int set = marks.sets[cell];
      if (!isClosed(set)) {
        open[count++] = cell;
      } else if ((values & set) != 0) {
        return false;
      } else {
        values |= set;
        left -= lowest(set);
      }
    }
    return load(count, values) && deduce(count, left);
  }

  /** Loads the candidates of the open cells but for values that the cage has already. */
  private boolean load(int count, int values) {
    for (int i = 0; i < count; i++) {
      sets[i] = marks.sets[open[i]] & ~values;
      if (sets[i] == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean deduce(int count, int sum) {
    switch (count) {
      case 0:
        return sum == 0;
      case 1:
        sets[0] &= ValueSet.of(sum, tables.symbols);
        return write(1);
      case 2:
        return two(sum);
      case 3:
        return three(sum) && write(3) && require(3) && pair(3);
      default:
        return many(count, sum) && write(count) && require(count) && pair(count);
    }
  }

  private boolean two(int sum) {
    int unequal = ~half(sum);
    sets[0] &= mirror(sets[1], sum) & unequal;
    sets[1] &= mirror(sets[0], sum);
    required = sets[0] == sets[1] && Integer.bitCount(sets[0]) == 2 ? sets[0] : 0;
    return write(2) && require(2);
  }

  private boolean three(int sum) {
    int first = 0;
    int second = 0;
    int third = 0;
    required = tables.all;
    for (int rest = sets[0]; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
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

  /** Returns what all combinations of one value with two others hold. */
  private static int requiredOf(int bit, int fitting, int mirrored, int sum) {
    int union = fitting | mirrored;
    int least = union & -union;
    boolean isOnePair = union == (least | mirror(least, sum));
    return isOnePair ? bit | union : bit;
  }

  private boolean many(int count, int sum) {
    int union = 0;
    for (int i = 0; i < count; i++) {
      union |= sets[i];
    }
    possible = 0;
    required = tables.all;
    for (int combination : tables.combinations.of(count, sum)) {
      if ((combination & ~union) == 0 && hasPlaces(combination, count)) {
        possible |= combination;
        required &= combination;
      }
    }
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
      if (!marks.retain(open[i], sets[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean require(int count) {
    for (int rest = required; rest != 0; rest &= rest - 1) {
      if (!require(rest & -rest, count)) {
        return false;
      }
    }
    return true;
  }

  /** Takes a value that the cage needs from every cell that sees all its places in the cage. */
  private boolean require(int bit, int count) {
    int places = 0;
    int last = 0;
    for (int i = 0; i < count; i++) {
      if ((sets[i] & bit) != 0) {
        last = open[i];
        see(last, places == 0);
        places++;
      }
    }
    if (places < 2) {
      return places == 1 && marks.retain(last, bit);
    }
    return removeFromWatchers(bit);
  }

  /** Takes the values of two cells with the same two candidates from every cell that sees both. */
  private boolean pair(int count) {
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count && Integer.bitCount(sets[i]) == 2; j++) {
        if (sets[i] == sets[j]) {
          see(open[i], true);
          see(open[j], false);
          if (!removeFromWatchers(sets[i])) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private void see(int cell, boolean isFirst) {
    for (int word = 0; word < watchers.length; word++) {
      watchers[word] = isFirst ? seen[cell][word] : watchers[word] & seen[cell][word];
    }
  }

  private boolean removeFromWatchers(int candidates) {
    for (int word = 0; word < watchers.length; word++) {
      for (long rest = watchers[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (!marks.remove(cell, candidates)) {
          return false;
        }
      }
    }
    return true;
  }
}
