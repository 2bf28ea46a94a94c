package io.github.nonet.internal.groups;

import static io.github.nonet.internal.sets.ValueSet.hasAtMostOne;
import static io.github.nonet.internal.sets.ValueSet.lowest;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Cells of a sum that have different values and one factor: a cage whose sum may be one of several.
 */
final class SumPart {
  /*
   * A set of sums is a long: bit s means the sum s. The greatest sum is therefore 63.
   *
   * The possible sums of the cells depend only on their candidates. It is kept: usually one part of
   * a sum has changed.
   */
  static final int GREATEST_SUM = Long.SIZE - 1;

  /** No more open cells than that are settled exactly. */
  private static final int MOST_EXACT = 3;

  /** The factor for the values of each cell; not 0. */
  final int factor;

  private final Tables tables;
  private final Domains domains;
  private final CageDeduction cages;
  private final CageCells cage;

  /** The candidates for which the sums are known. */
  private final int[] known;

  /** The possible sums of the cells. */
  private long sums;

  /** The open cells and their candidates; what the others add up to, and their values. */
  private final int[] open;

  private final int[] sets;
  private int count;
  private int settled;
  private int taken;

  SumPart(Tables tables, Domains domains, CageDeduction cages, CageCells cage, int factor) {
    this.tables = tables;
    this.domains = domains;
    this.cages = cages;
    this.cage = cage;
    this.factor = factor;
    known = new int[cage.cells.length];
    open = new int[known.length];
    sets = new int[known.length];
  }

  /** Returns the sums that the cells can have; the empty set if two have the same value. */
  long sums() {
    if (!isKnown()) {
      sums = open() ? find() << settled : 0;
    }
    return sums;
  }

  private boolean isKnown() {
    boolean isKnown = true;
    for (int i = 0; i < known.length; i++) {
      int set = domains.sets[cage.cells[i]];
      isKnown &= known[i] == set;
      known[i] = set;
    }
    return isKnown;
  }

  /** Finds the open cells; returns false if two others have the same value. */
  private boolean open() {
    count = 0;
    settled = 0;
    taken = 0;
    for (int i = 0; i < known.length; i++) {
      if (!hasAtMostOne(known[i])) {
        open[count] = cage.cells[i];
        sets[count++] = known[i];
      } else if ((taken & known[i]) != 0) {
        return false;
      } else {
        taken |= known[i];
        settled += lowest(known[i]);
      }
    }
    for (int i = 0; i < count; i++) {
      sets[i] &= ~taken;
    }
    return true;
  }

  private long find() {
    switch (count) {
      case 0:
        return 1;
      case 1:
        return sets[0];
      case 2:
        return sumsOfTwo(sets[0], sets[1], 0);
      case 3:
        return sumsOfThree();
      default:
        return sumsOfMany();
    }
  }

  private static long sumsOfTwo(int first, int second, int without) {
    long found = 0;
    for (int rest = first & ~without; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      found |= (long) (second & ~without & ~ValueSet.lowestBit(rest)) << lowest(rest);
    }
    return found;
  }

  private long sumsOfThree() {
    long found = 0;
    for (int rest = sets[0]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      found |= sumsOfTwo(sets[1], sets[2], ValueSet.lowestBit(rest)) << lowest(rest);
    }
    return found;
  }

  private long sumsOfMany() {
    int union = union();
    long found = 0;
    for (int sum = 0; sum + settled <= GREATEST_SUM; sum++) {
      for (int combination : tables.combinations.of(count, sum)) {
        if ((combination & ~union) == 0 && hasPlaces(combination)) {
          found |= CellBits.bit(sum);
          break;
        }
      }
    }
    return found;
  }

  private int union() {
    int union = 0;
    for (int i = 0; i < count; i++) {
      union |= sets[i];
    }
    return union;
  }

  private boolean hasPlaces(int combination) {
    for (int i = 0; i < count; i++) {
      if ((sets[i] & combination) == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Takes candidates that give no sum which is allowed; returns false if there is no solution.
   *
   * @param allowed some of the sums that the cells can add up to
   */
  boolean retain(long allowed) {
    if (CellBits.hasAtMostOne(allowed) && known.length > 1) {
      return cages.deduce(cage, CellBits.lowest(allowed));
    }
    return allowed == sums || narrow(allowed);
  }

  private boolean narrow(long allowed) {
    open();
    long left = allowed >>> settled;
    switch (count) {
      case 1:
        sets[0] &= (int) left;
        break;
      case 2:
        narrowTwo(left);
        break;
      case MOST_EXACT:
        narrowThree(left);
        break;
      default:
        narrowMany(left);
    }
    for (int i = 0; i < count; i++) {
      if (!domains.retain(open[i], sets[i])) {
        return false;
      }
    }
    return true;
  }

  private void narrowTwo(long allowed) {
    int first = 0;
    int second = 0;
    for (int rest = sets[0]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int bit = ValueSet.lowestBit(rest);
      int fitting = (int) (allowed >>> lowest(rest)) & sets[1] & ~bit;
      first |= fitting == 0 ? 0 : bit;
      second |= fitting;
    }
    sets[0] = first;
    sets[1] = second;
  }

  private void narrowThree(long allowed) {
    int first = 0;
    int second = 0;
    int third = 0;
    for (int one = sets[0]; one != 0; one = ValueSet.withoutLowest(one)) {
      int bit = ValueSet.lowestBit(one);
      long left = allowed >>> lowest(one);
      for (int two = sets[1] & ~bit; two != 0; two = ValueSet.withoutLowest(two)) {
        int fitting = (int) (left >>> lowest(two)) & sets[2] & ~bit & ~ValueSet.lowestBit(two);
        if (fitting != 0) {
          first |= bit;
          second |= ValueSet.lowestBit(two);
          third |= fitting;
        }
      }
    }
    sets[0] = first;
    sets[1] = second;
    sets[2] = third;
  }

  private void narrowMany(long allowed) {
    int union = union();
    int possible = 0;
    for (long rest = allowed; rest != 0; rest = CellBits.withoutLowest(rest)) {
      for (int combination : tables.combinations.of(count, CellBits.lowest(rest))) {
        if ((combination & ~union) == 0 && hasPlaces(combination)) {
          possible |= combination;
        }
      }
    }
    for (int i = 0; i < count; i++) {
      sets[i] &= possible;
    }
  }
}
