package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Removes the value of a cell from the cells that must differ from it, without a group in common.
 */
final class ApartDeduction {
  private final Domains domains;
  private final int cell;

  /** The other cells, and the values that each must not share. */
  private final int[] partners;

  private final int[] values;

  private ApartDeduction(Domains domains, int cell, int count) {
    this.domains = domains;
    this.cell = cell;
    partners = new int[count];
    values = new int[count];
  }

  /** Returns a deduction for each cell that has partners. */
  static List<Propagator> of(List<FormPlan.ApartPair> apart, Domains domains) {
    int[] counts = new int[domains.sets.length];
    for (FormPlan.ApartPair two : apart) {
      counts[two.first()]++;
      counts[two.second()]++;
    }
    List<Propagator> made = new ArrayList<>();
    ApartDeduction[] ofCells = new ApartDeduction[counts.length];
    for (int cell = 0; cell < counts.length; cell++) {
      if (counts[cell] > 0) {
        ofCells[cell] = new ApartDeduction(domains, cell, counts[cell]);
        made.add(new Propagator(new int[] {cell}, 1, 0, ofCells[cell]::deduce));
      }
    }
    for (FormPlan.ApartPair two : apart) {
      ofCells[two.first()].add(--counts[two.first()], two.second(), two.values());
      ofCells[two.second()].add(--counts[two.second()], two.first(), two.values());
    }
    return made;
  }

  private void add(int number, int partner, int set) {
    partners[number] = partner;
    values[number] = set;
  }

  private boolean deduce() {
    int set = domains.sets[cell];
    if (!ValueSet.hasAtMostOne(set)) {
      return true;
    }
    for (int i = 0; i < partners.length; i++) {
      if (!domains.remove(partners[i], set & values[i])) {
        return false;
      }
    }
    return true;
  }
}
