package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.rules.Call.Part;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The boxes or regions of a square. Rows take their place in sizes that have no boxes. */
final class Regions {
  /** The region of a cell that is in none. */
  static final int NONE = -1;

  private final int size;
  private final int[] boxes;

  /** The region of each cell. */
  private final int[] regions;

  Regions(int size) {
    this.size = size;
    int boxRows = Square.boxRows(size);
    int boxColumns = size / boxRows;
    this.boxes =
        IntStream.range(0, size * size)
            .map(cell -> cell / size / boxRows * boxRows + cell % size / boxColumns)
            .toArray();
    this.regions = boxes.clone();
  }

  int get(int cell) {
    return regions[cell];
  }

  void put(int cell, int region) {
    regions[cell] = region;
  }

  /** Takes all cells from their regions. */
  void clear() {
    Arrays.fill(regions, NONE);
  }

  /** Returns the cells of a region, row by row. */
  int[] cellsOf(int region) {
    return IntStream.range(0, regions.length).filter(cell -> regions[cell] == region).toArray();
  }

  /** Returns whether no cell is in a region. */
  boolean areNone() {
    return regions[0] == NONE;
  }

  /** Checks that all cells or none are in regions, and that these are as large as a row. */
  void require(String where) {
    int outside = cellsOf(NONE).length;
    if (outside % regions.length != 0) {
      throw FPuzzlesEntry.refusal(
          where, Arguments.count(outside, "cell", "cells") + " in no region", "none, or all");
    }
    for (int region = 0; region < size && !areNone(); region++) {
      int found = cellsOf(region).length;
      if (found != size) {
        throw FPuzzlesEntry.refusal(
            where,
            Arguments.count(found, "cell", "cells") + " in region " + region,
            String.valueOf(size));
      }
    }
  }

  /** Adds rows, columns, and the boxes or regions. */
  void addTo(LayoutPlan plan) {
    int boxRows = Square.boxRows(size);
    if (areBoxes()) {
      plan.grid(0, 0, boxRows, size / boxRows);
      return;
    }
    plan.rowsAndColumns(0, 0);
    if (!areNone() && !Arrays.equals(regions, boxes)) {
      StringBuilder marks = new StringBuilder();
      Arrays.stream(regions).forEach(region -> marks.append((char) ('A' + region)));
      plan.regions(marks);
    }
  }

  private boolean areBoxes() {
    return Square.boxRows(size) > 1 && Arrays.equals(regions, boxes);
  }

  /** Adds a group of the first cells of all regions, one of the second cells, and so on. */
  void addDisjointGroups(LayoutPlan plan) {
    if (areBoxes()) {
      plan.extra(Part.DISJOINT_GROUPS);
      return;
    }
    int[][] cells = IntStream.range(0, size).mapToObj(this::cellsOf).toArray(int[][]::new);
    for (int i = 0; i < size; i++) {
      int index = i;
      plan.group(
          "disjoint group " + (i + 1),
          Arrays.stream(cells)
              .map(region -> new int[] {region[index] / size, region[index] % size})
              .toArray(int[][]::new));
    }
  }

  /** Returns the parts of a line, which end where it leaves a region. */
  int[][] segments(int... line) {
    List<int[]> segments = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= line.length; i++) {
      if (i == line.length || regions[line[i]] != regions[line[i - 1]]) {
        segments.add(Arrays.copyOfRange(line, start, i));
        start = i;
      }
    }
    return segments.toArray(new int[0][]);
  }
}
