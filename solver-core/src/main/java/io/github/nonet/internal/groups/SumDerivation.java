package io.github.nonet.internal.groups;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Derives sums from the cages and houses of a structure by what players call the 45 rule: houses
 * that have no cell in common have a known sum; take cages from it, and a sum of few cells is left.
 */
final class SumDerivation {
  /*
   * For each region, which is one house or several adjacent rows or columns:
   *
   *   the cages inside it          are taken from it
   *   a cage partly inside it      stays out: its inner cells remain, +
   *                                or is used: they go, and its outer cells are subtracted, -
   *
   * Both ways are right. The one that leaves fewer cells is taken; both are where that is a tie, where
   * one outer cell of a house is left, and where there is no other such cage. All cages out and
   * all in are also tried. Cages that overlap one that was taken already are left out: no cell
   * counts twice.
   *
   * All in is what the cages round a house have outside it: a sum of many cells, and none subtracted. It
   * is informative if it is near to the least or greatest that different values can have.
   */

  /** How many cells a sum may have, and how many of them may be subtracted. */
  private static final int MOST_CELLS = 6;

  private static final int MOST_SUBTRACTED = 2;

  /**
   * A long sum is kept if the farther of its bounds is this many times as far as the nearer one.
   */
  private static final int TIGHT = 12;

  /** How many ways of using cages are tried for a region. */
  private static final int MOST_WAYS = 8;

  /** Regions times cages of one step. */
  private static final int STEP = 4_000;

  private final Tables tables;
  private final Structure structure;
  private final long[][] seen;
  private final Watch watch;
  private final int words;
  private final List<long[]> houses = new ArrayList<>();
  private final List<long[]> cageSets = new ArrayList<>();
  private final List<Cage> cages = new ArrayList<>();
  private final Set<List<Long>> known = new HashSet<>();
  private final List<SignedSum> sums = new ArrayList<>();
  private final List<Form.Sum> longSums = new ArrayList<>();
  private boolean isContradictory;

  /** The number of groups from which a region was started. */
  private int begun;

  SumDerivation(FormPlan plan, Watch watch) {
    structure = plan.structure();
    tables = plan.tables();
    seen = plan.seen();
    this.watch = watch;
    words = CellBits.words(tables.cells);
    for (Group group : structure.groups()) {
      if (structure.isHouse(group)) {
        houses.add(CellBits.of(group.cells(), words));
      }
    }
    for (Cage cage : structure.cages()) {
      if (cage.sum() > 0) {
        long[] set = CellBits.of(cage.cells(), words);
        cages.add(cage);
        cageSets.add(set);
        known.add(key(set, new long[words]));
      }
    }
  }

  /**
   * Continues for less than a millisecond once it is compiled; returns whether all sums are
   * derived. If the watch throws, the last region is derived again, and its sums are then known.
   */
  boolean advance() {
    int work = 0;
    while (begun < structure.groups().size() && work < STEP) {
      work += derive(structure.groups().get(begun)) * (1 + cages.size());
      begun++;
    }
    return begun == structure.groups().size();
  }

  List<SignedSum> sums() {
    return sums;
  }

  /** Returns sums of many cells, none subtracted, that are informative all the same. */
  List<Form.Sum> longSums() {
    return longSums;
  }

  /** Returns whether two ways to count show that no solution exists. */
  boolean isContradictory() {
    return isContradictory;
  }

  /** Derives sums of the regions that start with a house; returns how many there are. */
  private int derive(Group house) {
    long[] region = new long[words];
    int count = 0;
    int total = 0;
    for (@Nullable Group next = house; next != null; next = following(next)) {
      long[] set = CellBits.of(next.cells(), words);
      if (!structure.isHouse(next) || CellBits.intersects(region, set)) {
        return count;
      }
      CellBits.addAll(region, set);
      count++;
      total += structure.sumOf(next);
      derive(region, count, total);
    }
    return count;
  }

  /** Returns the row or column after another one. */
  private @Nullable Group following(Group house) {
    if (house.kind() != UnitKind.ROW && house.kind() != UnitKind.COLUMN) {
      return null;
    }
    for (Group other : structure.groups()) {
      if (other.kind() == house.kind()
          && other.grid() == house.grid()
          && other.index() == house.index() + 1) {
        return other;
      }
    }
    return null;
  }

  private void derive(long[] cells, int count, int total) {
    watch.look();
    Region region = new Region(cells, count, total);
    if (region.fewestCells() <= tables.symbols) {
      region.derive();
    }
  }

  /** One house or several without a common cell, less the cages inside. */
  private final class Region {
    private final int count;
    private final long[] left;
    private int total;

    /** The cages that are partly inside, and their cells inside and outside. */
    private final List<long[]> partial = new ArrayList<>();

    private final List<long[]> inner = new ArrayList<>();
    private final List<long[]> outer = new ArrayList<>();

    private final List<Integer> sumsOfPartial = new ArrayList<>();

    /** Starts with this number of houses, and their sum. */
    Region(long[] cells, int count, int total) {
      this.count = count;
      this.total = total;
      left = cells.clone();
      for (int i = 0; i < cages.size(); i++) {
        long[] cage = cageSets.get(i);
        if (CellBits.intersects(left, cage)) {
          take(cage, cages.get(i).sum(), CellBits.containsAll(left, cage));
        }
      }
    }

    private void take(long[] cage, int sum, boolean isInside) {
      if (isInside) {
        CellBits.removeAll(left, cage);
        total -= sum;
      } else if (partial.size() < Long.SIZE) {
        partial.add(cage);
        sumsOfPartial.add(sum);
      }
    }

    /** Returns the fewest cells that any sum of the region has. */
    int fewestCells() {
      int fewest = CellBits.size(left);
      for (long[] cage : partial) {
        fewest -= Math.max(0, 2 * CellBits.common(left, cage) - CellBits.size(cage));
      }
      return fewest;
    }

    /** Derives a sum for each way of using the cages that are partly inside. */
    void derive() {
      long used = 0;
      long free = 0;
      for (int i = 0; i < partial.size(); i++) {
        split(partial.get(i));
        int innerCells = CellBits.size(inner.get(i));
        int outerCells = CellBits.size(outer.get(i));
        boolean isBoth =
            innerCells == outerCells || count == 1 && outerCells == 1 || partial.size() == 1;
        free |= isBoth ? CellBits.bit(i) : 0;
        used |= !isBoth && outerCells < innerCells ? CellBits.bit(i) : 0;
      }
      int ways = 0;
      long way = 0;
      do {
        derive(used | way);
        way = way - free & free;
        ways++;
      } while (way != 0 && ways < MOST_WAYS);
      if (partial.size() > 1) {
        derive(0);
        derive(-1);
      }
    }

    private void split(long[] cage) {
      long[] outside = cage.clone();
      CellBits.removeAll(outside, left);
      long[] inside = cage.clone();
      CellBits.removeAll(inside, outside);
      inner.add(inside);
      outer.add(outside);
    }

    private void derive(long used) {
      long[] added = left.clone();
      long[] subtracted = new long[words];
      int sum = total;
      for (int i = 0; i < partial.size(); i++) {
        if (CellBits.contains(used, i) && use(inner.get(i), outer.get(i), added, subtracted)) {
          sum -= sumsOfPartial.get(i);
        }
      }
      if (CellBits.size(added) >= CellBits.size(subtracted)) {
        keep(added, subtracted, sum);
      } else {
        keep(subtracted, added, -sum);
      }
    }
  }

  /** Uses a cage, unless a cell of it was used by another one. */
  private static boolean use(long[] inner, long[] outer, long[] added, long[] subtracted) {
    if (!CellBits.containsAll(added, inner) || CellBits.intersects(subtracted, outer)) {
      return false;
    }
    CellBits.removeAll(added, inner);
    CellBits.addAll(subtracted, outer);
    return true;
  }

  /** Keeps a sum that is not known and has few cells, or is informative all the same. */
  private void keep(long[] added, long[] subtracted, int total) {
    int plus = CellBits.size(added);
    int minus = CellBits.size(subtracted);
    if (plus + minus == 0) {
      isContradictory |= total != 0;
      return;
    }
    boolean isSmall = minus <= MOST_SUBTRACTED && plus + minus <= MOST_CELLS;
    boolean isCage =
        minus == 0
            && plus < tables.symbols
            && tables.symbols <= FormPlanner.MOST_SYMBOLS_OF_CAGES
            && CellBits.areJoined(seen, CellBits.toArray(added));
    boolean isKept = isCage || isSmall || minus == 0 && isTight(added, total);
    if (isKept && known.add(key(added, subtracted))) {
      int[] cells = Lists.joined(CellBits.toArray(added), CellBits.toArray(subtracted));
      if (isCage || isSmall) {
        sums.add(new SignedSum(cells, plus, total, isCage));
      } else {
        longSums.add(Form.Sum.of(total, cells));
      }
    }
  }

  /**
   * Returns whether a sum is near to the least or the greatest that its cells can have. The bounds
   * are those by houses with many of the cells.
   */
  private boolean isTight(long[] cells, int total) {
    long[] rest = cells.clone();
    int least = 0;
    int between = 0;
    for (long[] house = mostOf(rest); CellBits.common(house, rest) > 1; house = mostOf(rest)) {
      int common = CellBits.common(house, rest);
      CellBits.removeAll(rest, house);
      least += common * (common + 1) / 2;
      between += common * (tables.symbols - common);
    }
    int alone = CellBits.size(rest);
    int above = total - least - alone;
    between += alone * (tables.symbols - 1);
    int slack = Math.min(above, between - above);
    isContradictory |= slack < 0;
    return TIGHT * slack < between;
  }

  /** Returns the house that has most of some cells. */
  private long[] mostOf(long[] cells) {
    long[] best = houses.get(0);
    for (long[] house : houses) {
      best = CellBits.common(house, cells) > CellBits.common(best, cells) ? house : best;
    }
    return best;
  }

  private static List<Long> key(long[] added, long[] subtracted) {
    List<Long> key = new ArrayList<>(2 * added.length);
    for (int word = 0; word < added.length; word++) {
      key.add(added[word]);
      key.add(subtracted[word]);
    }
    return key;
  }
}
