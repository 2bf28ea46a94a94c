package io.github.nonet.internal.rules;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds cells that are side by side or in the same region. */
public final class Neighbours {
  /** The steps up, left, right and down. */
  private static final int[][] STEPS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

  private Neighbours() {}

  /** Returns the cells above, left, right and below. */
  public static int[] neighbours(GridLayout layout, int cell) {
    return Arrays.stream(STEPS)
        .mapToInt(step -> layout.cell(layout.row(cell) + step[0], layout.column(cell) + step[1]))
        .filter(other -> other != GridLayout.NO_CELL)
        .toArray();
  }

  /**
   * Returns each two cells that are one of these steps apart, in the order of the grid.
   *
   * @param steps the numbers of rows and columns; include only one of a step and its opposite
   */
  static int[][] pairs(GridLayout layout, int[]... steps) {
    List<int[]> pairs = new ArrayList<>();
    for (int cell = 0; cell < layout.shown; cell++) {
      for (int[] step : steps) {
        int other = layout.cell(layout.row(cell) + step[0], layout.column(cell) + step[1]);
        if (other > cell) {
          pairs.add(new int[] {cell, other});
        }
      }
    }
    return pairs.toArray(new int[0][]);
  }

  /**
   * Returns each two cells that are one of these leaps apart, in any direction.
   *
   * @param leaps the numbers of rows and columns, or columns and rows, one leap after the other
   */
  public static int[][] leaps(GridLayout layout, int... leaps) {
    if (leaps.length == 0 || leaps.length % 2 != 0) {
      throw Refusal.argument(
          "found " + Arguments.count(leaps.length, "number", "numbers") + " of leaps",
          "two for each leap");
    }
    Set<List<Integer>> steps = new LinkedHashSet<>();
    for (int i = 0; i < leaps.length; i += 2) {
      int one = Math.abs(leaps[i]);
      int other = Math.abs(leaps[i + 1]);
      for (int turn = -1; turn <= 1; turn += 2) {
        steps.add(List.of(one, turn * other));
        steps.add(List.of(other, turn * one));
      }
    }
    return pairs(
        layout,
        steps.stream().map(step -> new int[] {step.get(0), step.get(1)}).toArray(int[][]::new));
  }

  /** Returns the {@link #pairs} whose two cells have no group in common. */
  static int[][] strangers(GridLayout layout, int[]... steps) {
    int[][] groupsOf = layout.structure.unitsOf(Watch.NONE);
    return Arrays.stream(pairs(layout, steps))
        .filter(
            pair ->
                Arrays.stream(groupsOf[pair[0]])
                    .noneMatch(group -> Arrays.binarySearch(groupsOf[pair[1]], group) >= 0))
        .toArray(int[][]::new);
  }

  /** Returns each two cells side by side that are not themselves one of the lists. */
  public static int[][] pairsWithout(GridLayout layout, Stream<int[]> lists) {
    Set<List<Integer>> signs = new HashSet<>();
    lists.forEach(
        cells -> signs.add(IntStream.of(cells).sorted().boxed().collect(Collectors.toList())));
    return Arrays.stream(pairs(layout, STEPS))
        .filter(pair -> !signs.contains(Arrays.asList(pair[0], pair[1])))
        .toArray(int[][]::new);
  }

  /** Returns the parts of a line between the borders of boxes or regions. */
  public static int[][] segments(GridLayout layout, int... line) {
    List<int[]> segments = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < line.length; i++) {
      Arguments.requireIndex("cell", line[i], layout.cells());
      if (i > 0 && layout.isBorder(line[i - 1], line[i])) {
        segments.add(Arrays.copyOfRange(line, start, i));
        start = i;
      }
    }
    segments.add(Arrays.copyOfRange(line, start, line.length));
    return segments.toArray(new int[0][]);
  }
}
