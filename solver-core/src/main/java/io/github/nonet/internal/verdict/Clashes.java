package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import java.util.ArrayList;
import java.util.List;

/** Finds the values that houses, groups and cages hold twice, and the sums that are not met. */
public final class Clashes {
  private final Structure structure;
  private final int[] values;
  private final List<Clash> found = new ArrayList<>();

  private Clashes(Structure structure, int[] values) {
    this.structure = structure;
    this.values = values;
  }

  /** Returns all clashes: first the clashes of groups, then those in cages. */
  public static List<Clash> of(Structure structure, int[] values) {
    Clashes clashes = new Clashes(structure, values);
    for (int index = 0; index < structure.groups().size(); index++) {
      Group group = structure.groups().get(index);
      clashes.addTwice(false, index, group.kind(), group.cells());
    }
    for (int index = 0; index < structure.cages().size(); index++) {
      Structure.Cage cage = structure.cages().get(index);
      clashes.addTwice(true, index, UnitKind.OTHER, cage.cells());
      clashes.addSum(index, cage);
    }
    return clashes.found;
  }

  private void addTwice(boolean isCage, int index, UnitKind kind, int[] cells) {
    for (int value = 1; value <= structure.symbols(); value++) {
      List<Integer> holders = new ArrayList<>();
      for (int cell : cells) {
        if (values[cell] == value) {
          holders.add(cell);
        }
      }
      if (holders.size() > 1) {
        holders.sort(null);
        found.add(new Clash(isCage, index, kind, value, List.copyOf(holders), 0, 0));
      }
    }
  }

  private void addSum(int index, Structure.Cage cage) {
    int sum = 0;
    int open = 0;
    List<Integer> cells = new ArrayList<>();
    for (int cell : cage.cells()) {
      sum += values[cell];
      open += values[cell] == 0 ? 1 : 0;
      cells.add(cell);
    }
    if (cage.isMissedBy(sum, open)) {
      found.add(new Clash(true, index, UnitKind.OTHER, 0, List.copyOf(cells), sum, open));
    }
  }
}
