package io.github.nonet.internal.groups;

import static io.github.nonet.internal.sets.ValueSet.greatest;
import static io.github.nonet.internal.sets.ValueSet.half;
import static io.github.nonet.internal.sets.ValueSet.hasAtMostOne;
import static io.github.nonet.internal.sets.ValueSet.lowest;
import static io.github.nonet.internal.sets.ValueSet.mirror;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;

/** Deduces from a signed sum. */
final class SumDeduction {
  /*
   * A cell that is subtracted is turned round: value v becomes n + 1 - v, and the total grows by
   * n + 1. Then all cells are added. Up to three open cells are settled exactly, more by bounds: a
   * cell has at most its least value and what the least values of all leave of the total.
   */
  private static final int EXACT = 3;

  private final Domains domains;
  private final long[][] seen;
  private final int turn;

  /** The open cells of the sum, whether they are turned round, and their candidates. */
  private final int[] open;

  private final boolean[] isTurned;
  private final int[] sets;

  /** How many cells are open, and the greatest difference of two candidates of one of them. */
  private int openCells;

  private int widest;

  /** How much greater the sum may be than its least value, and how much less than its greatest. */
  private int up;

  private int down;

  SumDeduction(Tables tables, Domains domains, long[][] seen) {
    this.domains = domains;
    this.seen = seen;
    turn = tables.symbols + 1;
    open = new int[tables.cells];
    isTurned = new boolean[tables.cells];
    sets = new int[tables.cells];
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce(SignedSum sum) {
    measure(sum);
    if (up < 0 || down < 0) {
      return false;
    }
    if (openCells > EXACT) {
      return up >= widest && down >= widest || bound(sum);
    }
    int left = load(sum);
    return settle(openCells, left) && write(openCells);
  }

  /** Finds how many cells are open, and how far the sum can go up and down. */
  private void measure(SignedSum sum) {
    int[] cells = sum.cells();
    int added = sum.added();
    int least = 0;
    int greatest = 0;
    int count = 0;
    int width = 0;
    for (int i = 0; i < cells.length; i++) {
      int set = domains.sets[cells[i]];
      int low = lowest(set);
      int high = greatest(set);
      least += i < added ? low : -high;
      greatest += i < added ? high : -low;
      count += high > low ? 1 : 0;
      width = Math.max(width, high - low);
    }
    openCells = count;
    widest = width;
    up = sum.total() - least;
    down = greatest - sum.total();
  }

  /** Loads the open cells; returns what is left of the sum for them. */
  private int load(SignedSum sum) {
    int[] cells = sum.cells();
    int left = sum.total();
    int count = 0;
    for (int i = 0; i < cells.length; i++) {
      int set = domains.sets[cells[i]];
      boolean isAdded = i < sum.added();
      if (hasAtMostOne(set)) {
        left -= isAdded ? lowest(set) : -lowest(set);
      } else {
        open[count] = cells[i];
        isTurned[count] = !isAdded;
        sets[count++] = isAdded ? set : mirror(set, turn);
        left += isAdded ? 0 : turn;
      }
    }
    return left;
  }

  private boolean settle(int count, int sum) {
    switch (count) {
      case 0:
        return sum == 0;
      case 1:
        sets[0] &= ValueSet.of(sum, turn - 1);
        return true;
      case 2:
        sets[0] &= mirror(sets[1], sum) & (mustDiffer(0, 1) ? ~half(sum) : -1);
        sets[1] &= mirror(sets[0], sum);
        return true;
      default:
        return three(sum);
    }
  }

  private boolean mustDiffer(int first, int second) {
    return isTurned[first] == isTurned[second]
        && CellBits.contains(seen[open[first]], open[second]);
  }

  private boolean three(int sum) {
    boolean differ01 = mustDiffer(0, 1);
    boolean differ02 = mustDiffer(0, 2);
    boolean differ12 = mustDiffer(1, 2);
    int first = 0;
    int second = 0;
    int third = 0;
    for (int rest = sets[0]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int bit = ValueSet.lowestBit(rest);
      int left = sum - lowest(bit);
      int barred = differ01 ? bit : 0;
      barred |= differ02 ? mirror(bit, left) : 0;
      barred |= differ12 ? half(left) : 0;
      int fitting = sets[1] & mirror(sets[2], left) & ~barred;
      if (fitting != 0) {
        first |= bit;
        second |= fitting;
        third |= mirror(fitting, left);
      }
    }
    sets[0] = first;
    sets[1] = second;
    sets[2] = third;
    return first != 0;
  }

  /** Leaves to each cell what is within bounds, until nothing more follows. */
  private boolean bound(SignedSum sum) {
    int[] cells = sum.cells();
    boolean isChanged = false;
    for (int i = 0; i < cells.length; i++) {
      int set = domains.sets[cells[i]];
      boolean isAdded = i < sum.added();
      int from = greatest(set) - (isAdded ? down : up);
      int to = lowest(set) + (isAdded ? up : down);
      int within = set & within(from, to);
      if (within != set) {
        isChanged = true;
        if (!domains.narrow(cells[i], within)) {
          return false;
        }
      }
    }
    return !isChanged || deduce(sum);
  }

  /** Returns the values from one to another, which may be anything. */
  private int within(int from, int to) {
    int upTo = to >= turn ? -1 : (1 << to + 1) - 1;
    return from <= 0 ? upTo : from >= turn ? 0 : upTo & -1 << from;
  }

  private boolean write(int count) {
    for (int i = 0; i < count; i++) {
      if (!domains.retain(open[i], isTurned[i] ? mirror(sets[i], turn) : sets[i])) {
        return false;
      }
    }
    return true;
  }
}
