package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Derives the innies and outies of houses. A house has a known sum. Innies are its cells outside
 * the cages that lie in it; outies are the cells outside the house of cages that reach into it.
 */
final class HouseSums {
  /*
   * Three ways for each region, which is one house or several rows or columns side by side:
   *
   *   innies    the cages inside it are subtracted
   *   outies    all cages that reach into it are subtracted
   *   both      a cage that reaches into it is subtracted if it has more cells inside than outside
   *
   * The cells that are left are added, and cells of these cages outside the region are subtracted.
   * If cells are only subtracted, the signs are turned. Cages that overlap a used one are left out.
   */

  /** The most cells of a sum, because people do not count more. */
  static final int MOST_CELLS = 4;

  private enum Way {
    INNIES,
    OUTIES,
    BOTH
  }

  private final Units units;
  private final List<Cage> cages = new ArrayList<>();
  private final List<BitSet> cageSets = new ArrayList<>();

  /** The numbers of the cages as units. */
  private final List<Integer> cageUnits = new ArrayList<>();

  private final Set<List<BitSet>> known = new HashSet<>();
  private final List<HouseSum> sums = new ArrayList<>();

  private HouseSums(Units units) {
    this.units = units;
    int unit = units.groups;
    for (Cage cage : units.structure.cages()) {
      if (cage.sum() > 0) {
        cages.add(cage);
        cageUnits.add(unit);
        cageSets.add(setOf(cage.cells()));
        known.add(List.of(setOf(cage.cells()), new BitSet()));
      }
      unit++;
    }
  }

  /** Returns the sums of single houses. */
  static List<HouseSum> ofOne(Units units, Watch watch) {
    HouseSums derived = new HouseSums(units);
    derived.deriveOfOne(watch);
    return derived.sums;
  }

  /** Returns the sums of several rows or columns that are not the sum of one house. */
  static List<HouseSum> ofSeveral(Units units, Watch watch) {
    HouseSums derived = new HouseSums(units);
    derived.deriveOfOne(watch);
    derived.sums.clear();
    if (!derived.cages.isEmpty()) {
      for (int house = 0; house < units.groups; house++) {
        watch.look();
        derived.deriveFrom(house, watch);
      }
    }
    return derived.sums;
  }

  private static BitSet setOf(int[] cells) {
    BitSet set = new BitSet();
    for (int cell : cells) {
      set.set(cell);
    }
    return set;
  }

  private void deriveOfOne(Watch watch) {
    for (int house = 0; house < units.groups && !cages.isEmpty(); house++) {
      watch.look();
      if (units.isHouse[house]) {
        derive(setOf(units.cellsOf[house]), house);
      }
    }
  }

  /** Derives the sums of a row or column together with the ones after it. */
  private void deriveFrom(int house, Watch watch) {
    BitSet region = new BitSet();
    int[] houses = {};
    for (int next = house; next >= 0 && units.isHouse[next]; next = following(next)) {
      region.or(setOf(units.cellsOf[next]));
      houses = Lists.joined(houses, next);
      if (houses.length > 1) {
        derive(region, houses);
        watch.look();
      }
    }
  }

  /** Returns the row or column after another one, or -1. */
  private int following(int house) {
    Group group = units.group(house);
    for (int other = 0; other < units.groups; other++) {
      Group next = units.group(other);
      boolean isLine = next.kind() == UnitKind.ROW || next.kind() == UnitKind.COLUMN;
      if (isLine
          && next.kind() == group.kind()
          && next.grid() == group.grid()
          && next.index() == group.index() + 1) {
        return other;
      }
    }
    return -1;
  }

  private void derive(BitSet region, int... houses) {
    List<Integer> near = new ArrayList<>();
    for (int i = 0; i < cages.size(); i++) {
      if (cageSets.get(i).intersects(region)) {
        near.add(i);
      }
    }
    for (Way way : Way.values()) {
      BitSet added = (BitSet) region.clone();
      BitSet subtracted = new BitSet();
      List<Integer> taken = new ArrayList<>();
      int total = 0;
      for (int house : houses) {
        total += ValueSet.sum(units.valuesOf[house]);
      }
      for (int i : near) {
        Cage cage = cages.get(i);
        if (isTaken(cage, region, way) && take(cage, region, added, subtracted)) {
          total -= cage.sum();
          taken.add(cageUnits.get(i));
        }
      }
      keep(houses, Lists.toArray(taken), added, subtracted, total);
    }
  }

  private static boolean isTaken(Cage cage, BitSet region, Way way) {
    int inside = 0;
    for (int cell : cage.cells()) {
      inside += region.get(cell) ? 1 : 0;
    }
    int outside = cage.cells().length - inside;
    return switch (way) {
      case INNIES -> outside == 0;
      case OUTIES -> true;
      case BOTH -> outside < inside;
    };
  }

  /** Subtracts a cage from a region, unless one of its cells was subtracted before. */
  private static boolean take(Cage cage, BitSet region, BitSet added, BitSet subtracted) {
    for (int cell : cage.cells()) {
      if (region.get(cell) ? !added.get(cell) : subtracted.get(cell)) {
        return false;
      }
    }
    for (int cell : cage.cells()) {
      added.clear(cell);
      if (!region.get(cell)) {
        subtracted.set(cell);
      }
    }
    return true;
  }

  private void keep(int[] houses, int[] taken, BitSet added, BitSet subtracted, int total) {
    boolean isTurned = added.isEmpty();
    BitSet plus = isTurned ? subtracted : added;
    BitSet minus = isTurned ? added : subtracted;
    int cells = plus.cardinality() + minus.cardinality();
    if (cells > 0 && cells <= MOST_CELLS && known.add(List.of(plus, minus))) {
      int[] cellsAdded = plus.stream().toArray();
      int[] cellsTaken = minus.stream().toArray();
      sums.add(
          new HouseSum(
              houses, taken, HouseSum.sum(isTurned ? -total : total, cellsAdded, cellsTaken)));
    }
  }
}
