package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.rules.BuilderCall;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.RegionMarks;
import io.github.nonet.internal.rules.Square;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The cells of a puzzle: clues, pencil marks that are given, and boxes or regions. */
final class FPuzzlesGrid {
  /** The region of a cell that is in none. */
  static final int NONE = -1;

  private static final String REGION = "region";

  private static final String[] OWN_MARKS = {"centerPencilMarks", "cornerPencilMarks"};

  final int size;

  /** The clues, 0 where there is none. */
  final int[] values;

  /** The sets of values that given pencil marks leave, 0 where there are none. */
  final int[] marks;

  /** The values that the player entered, 0 where there are none. */
  final int[] own;

  /** The sets of values that the player marked. */
  final int[] ownMarks;

  /** The region of each cell: at first its box, or its row in sizes without boxes. */
  final int[] regions;

  private final int boxRows;

  private FPuzzlesGrid(int size) {
    this.size = size;
    values = new int[size * size];
    marks = new int[size * size];
    own = new int[size * size];
    ownMarks = new int[size * size];
    boxRows = Square.boxRows(size);
    regions = boxes(boxRows);
  }

  /** Returns a grid for a number of rows that a grid can have. */
  static FPuzzlesGrid of(JsonValue rows) {
    int size = rows.list().size();
    if (size < LayoutPlan.FEWEST_SYMBOLS || size > LayoutPlan.MOST_SYMBOLS) {
      throw rows.refusal(
          size + " rows", LayoutPlan.FEWEST_SYMBOLS + " to " + LayoutPlan.MOST_SYMBOLS);
    }
    return new FPuzzlesGrid(size);
  }

  /** Makes the grid of a square layout: each cell is in its box, its region, or in none. */
  FPuzzlesGrid(GridLayout layout, int... values) {
    this(layout.symbols);
    System.arraycopy(values, 0, this.values, 0, values.length);
    for (BuilderCall call : layout.calls) {
      if (call.part() == Method.GRID) {
        System.arraycopy(boxes(call.numbers()[2]), 0, regions, 0, regions.length);
        return;
      }
      if (call.part() == Method.REGIONS) {
        String marks = "";
        for (int cell = 0; cell < regions.length; cell++) {
          String mark = call.text().substring(cell, cell + 1);
          boolean isNone = RegionMarks.isNone(call.text(), size, mark.charAt(0));
          marks += isNone || marks.contains(mark) ? "" : mark;
          regions[cell] = isNone ? NONE : marks.indexOf(mark);
        }
        return;
      }
    }
    if (hasBoxes()) {
      Arrays.fill(regions, NONE);
    }
  }

  private int[] boxes(int rows) {
    int columns = size / rows;
    return IntStream.range(0, size * size)
        .map(cell -> cell / size / rows * rows + cell % size / columns)
        .toArray();
  }

  static FPuzzlesGrid read(JsonValue puzzle) {
    JsonValue size = puzzle.get("size");
    JsonValue data = puzzle.get("grid");
    List<JsonValue> rows = data.list("row");
    if (!size.isNothing()) {
      int said = size.whole(LayoutPlan.FEWEST_SYMBOLS, LayoutPlan.MOST_SYMBOLS);
      requireCount(data, rows.size(), said, " rows");
    }
    FPuzzlesGrid grid = of(data);
    int length = grid.size;
    for (int row = 0; row < length; row++) {
      List<JsonValue> cells = rows.get(row).list("cell");
      requireCount(rows.get(row), cells.size(), length, " cells");
      for (int column = 0; column < length; column++) {
        grid.read(row * length + column, cells.get(column));
      }
    }
    grid.requireRegions(data);
    return grid;
  }

  private static void requireCount(JsonValue list, int found, int expected, String what) {
    if (found != expected) {
      throw list.refusal(found + what, String.valueOf(expected));
    }
  }

  /** Reads what the player entered, which the strict reader leaves out. */
  void readOwn(JsonValue puzzle) {
    int cell = 0;
    for (JsonValue row : puzzle.get("grid").list("row")) {
      for (JsonValue data : row.list("cell")) {
        JsonValue value = data.get("value");
        if (values[cell] == 0 && !value.isNothing()) {
          own[cell] = value.whole(1, size);
        }
        for (String field : OWN_MARKS) {
          JsonValue marked = data.get(field);
          int place = cell;
          if (!marked.isNothing() && values[cell] == 0) {
            marked.list().forEach(mark -> ownMarks[place] |= ValueSet.bit(mark.whole(1, size)));
          }
        }
        cell++;
      }
    }
  }

  private void read(int cell, JsonValue data) {
    JsonValue left = data.get("givenPencilMarks");
    if (!left.isNothing()) {
      left.list().forEach(mark -> marks[cell] |= ValueSet.bit(mark.whole(1, size)));
    }
    if (data.get("given").isTrue()) {
      values[cell] = data.get("value").whole(1, size);
      marks[cell] = 0;
    }
    if (data.map().containsKey(REGION)) {
      JsonValue region = data.get(REGION);
      regions[cell] = region.isNothing() ? NONE : region.whole(0, size - 1);
    }
  }

  /** Returns the cells of a region, row by row. */
  int[] cellsOf(int region) {
    return IntStream.range(0, regions.length).filter(cell -> regions[cell] == region).toArray();
  }

  /** Returns the first cells of all regions, the second cells, and so on. */
  int[][] disjointGroups() {
    int[][] groups = new int[size][size];
    for (int region = 0; region < size; region++) {
      int[] cells = cellsOf(region);
      for (int i = 0; i < size; i++) {
        groups[i][region] = cells[i];
      }
    }
    return groups;
  }

  boolean hasNoRegions() {
    return cellsOf(NONE).length == regions.length;
  }

  /** Returns whether each cell is in a region. */
  boolean isFull() {
    return cellsOf(NONE).length == 0;
  }

  /** Checks that regions are as large as a row; cells may be in none. */
  void requireRegions(JsonValue data) {
    int last = Arrays.stream(regions).max().getAsInt();
    for (int region = 0; region <= last; region++) {
      int found = cellsOf(region).length;
      if (found != size && found > 0) {
        throw data.refusal(count(found) + " in region " + region, String.valueOf(size));
      }
    }
  }

  private static String count(int cells) {
    return Arguments.count(cells, "cell", "cells");
  }

  boolean hasBoxes() {
    return boxRows > 1 && hasUsualRegions();
  }

  private boolean hasUsualRegions() {
    return Arrays.equals(regions, boxes(boxRows));
  }

  /** Adds rows, columns, and the boxes or regions. */
  void addTo(LayoutPlan plan) {
    if (hasBoxes()) {
      plan.grid(0, 0, boxRows, size / boxRows);
      return;
    }
    plan.rowsAndColumns(0, 0);
    if (!hasNoRegions() && !hasUsualRegions()) {
      StringBuilder text = new StringBuilder();
      for (int region : regions) {
        text.append(region == NONE ? '.' : (char) ('A' + region));
      }
      if (cellsOf(NONE).length == size) {
        // As many marks as values would be a region.
        int none = text.indexOf(".");
        text.setCharAt(none, '_');
      }
      plan.regions(text);
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

  /** Returns the cells as JSON, without quotes. */
  @Override
  public String toString() {
    int[] usual = boxes(boxRows);
    StringBuilder json = new StringBuilder("[");
    for (int cell = 0; cell < regions.length; cell++) {
      json.append(cell == 0 ? "[{" : cell % size == 0 ? "],[{" : ",{");
      if (values[cell] != 0) {
        json.append("value:").append(values[cell]).append(",given:true,");
      }
      if (own[cell] != 0) {
        json.append("value:").append(own[cell]).append(',');
      }
      if (ownMarks[cell] != 0) {
        json.append("centerPencilMarks:").append(new ValueSet(ownMarks[cell])).append(',');
      }
      if (marks[cell] != 0) {
        json.append("givenPencilMarks:").append(new ValueSet(marks[cell])).append(',');
      }
      if (regions[cell] != usual[cell]) {
        json.append("region:").append(regions[cell] == NONE ? "null" : regions[cell]).append(',');
      }
      json.append('}');
    }
    return json.append("]]").toString().replace(",}", "}");
  }
}
