package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.ArrayList;
import java.util.List;

/** Finds the values that houses, groups and cages hold twice, and the sums that are missed. */
public final class Clashes {
  private Clashes() {}

  /**
   * What contradicts the rules.
   *
   * @param isCage whether it is in a cage; else it is in a house or a group
   * @param index the number of the cage or group
   * @param value the value that is there twice; 0 if it is a sum that is wrong
   * @param cells the cells that hold the value, ascending, or all of the cage
   */
  public record Clash(boolean isCage, int index, int value, List<Integer> cells) {}

  /** Returns all of them: first those of the groups, then those of the cages. */
  public static List<Clash> of(Structure structure, int[] values) {
    List<Clash> found = new ArrayList<>();
    for (int group = 0; group < structure.groups().size(); group++) {
      addTwice(structure, values, false, group, found);
    }
    for (int cage = 0; cage < structure.cages().size(); cage++) {
      addTwice(structure, values, true, cage, found);
      addSum(structure.cages().get(cage), values, cage, found);
    }
    return found;
  }

  private static void addTwice(
      Structure structure, int[] values, boolean isCage, int index, List<Clash> found) {
    int[] cells =
        isCage ? structure.cages().get(index).cells() : structure.groups().get(index).cells();
    for (int value = 1; value <= structure.symbols(); value++) {
      List<Integer> holders = new ArrayList<>();
      for (int cell : cells) {
        if (values[cell] == value) {
          holders.add(cell);
        }
      }
      if (holders.size() > 1) {
        holders.sort(null);
        found.add(new Clash(isCage, index, value, List.copyOf(holders)));
      }
    }
  }

  private static void addSum(Structure.Cage cage, int[] values, int index, List<Clash> found) {
    int sum = 0;
    int open = 0;
    List<Integer> cells = new ArrayList<>();
    for (int cell : cage.cells()) {
      sum += values[cell];
      open += values[cell] == 0 ? 1 : 0;
      cells.add(cell);
    }
    boolean isExceeded = sum != 0 && sum + open > cage.sum();
    boolean isMissed = open == 0 && sum < cage.sum();
    if (cage.sum() != 0 && (isExceeded || isMissed)) {
      found.add(new Clash(true, index, 0, List.copyOf(cells)));
    }
  }
}
