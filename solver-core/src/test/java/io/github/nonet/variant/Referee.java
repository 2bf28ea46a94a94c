package io.github.nonet.variant;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Judges solutions by houses, groups and sums alone. */
final class Referee {
  private Referee() {}

  static boolean isSolution(Grid grid) {
    Rules rules = grid.rules();
    boolean isInRange =
        IntStream.range(0, rules.cellCount())
            .map(grid::value)
            .allMatch(value -> value >= 1 && value <= rules.valueCount());
    return isInRange
        && rules.houses().stream().allMatch(house -> areDifferent(grid, house))
        && rules.groups().stream().allMatch(group -> areDifferent(grid, group))
        && rules.cages().stream().allMatch(cage -> areDifferent(grid, cage.cells()))
        && rules.cages().stream().allMatch(cage -> hasSum(grid, cage));
  }

  private static boolean areDifferent(Grid grid, List<Integer> cells) {
    Set<Integer> values = new HashSet<>();
    cells.forEach(cell -> values.add(grid.value(cell)));
    return values.size() == cells.size();
  }

  private static boolean hasSum(Grid grid, Cage cage) {
    return cage.sum() == 0 || cage.cells().stream().mapToInt(grid::value).sum() == cage.sum();
  }
}
