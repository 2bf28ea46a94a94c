package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.constraints.TableMaker;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The cells of a puzzle of f-puzzles: clues, pencil marks that are given, and regions. */
final class FPuzzlesGrid {
  /** The characters that name regions. */
  private static final String MARKS = "ABCDEFGHIJKLMNOPQRSTUVWXY";

  private static final int NOT_SAID = -1;

  private final int size;
  private final int[] values;

  /** The values that pencil marks leave, 0 where there are none. */
  private final int[] marks;

  private final int[] regions;

  private FPuzzlesGrid(int size) {
    this.size = size;
    values = new int[size * size];
    marks = new int[size * size];
    regions = new int[size * size];
    Arrays.fill(regions, NOT_SAID);
  }

  static FPuzzlesGrid read(Object rows, int size) {
    FPuzzlesGrid grid = new FPuzzlesGrid(size);
    List<FPuzzlesEntry> cells = new ArrayList<>();
    if (rows instanceof List<?> list) {
      list.forEach(row -> cells.addAll(FPuzzlesEntry.of("grid", size, row)));
    }
    if (cells.size() != size * size) {
      throw new IllegalArgumentException(
          "\"grid\" has " + cells.size() + " cells; expected " + size * size);
    }
    for (int cell = 0; cell < cells.size(); cell++) {
      grid.read(cell, cells.get(cell));
    }
    return grid;
  }

  private void read(int cell, FPuzzlesEntry entry) {
    Map<?, ?> data = entry.data();
    if (Boolean.TRUE.equals(data.get("given"))) {
      values[cell] = requireValue(entry, entry.number(0));
    }
    for (int mark : entry.numbers("givenPencilMarks")) {
      marks[cell] |= 1 << requireValue(entry, mark);
    }
    if (data.get("region") instanceof Double region) {
      if (region < 0 || region >= size) {
        throw entry.fault("has a region " + region.longValue() + "; expected 0 to " + (size - 1));
      }
      regions[cell] = region.intValue();
    }
  }

  private int requireValue(FPuzzlesEntry entry, int value) {
    if (value < 1 || value > size) {
      throw entry.fault("has the value " + value + "; expected 1 to " + size);
    }
    return value;
  }

  int[] values() {
    return values;
  }

  /** Adds the square with its boxes or regions, and what pencil marks leave. */
  void addTo(LayoutPlan plan, List<Condition> conditions) {
    int boxRows = Square.boxRows(size);
    boolean hasRegions = Arrays.stream(regions).anyMatch(region -> region != NOT_SAID);
    if (hasRegions) {
      plan.rowsAndColumns(0, 0).regions(regionMarks(boxRows));
    } else if (boxRows > 1) {
      plan.grid(0, 0, boxRows, size / boxRows);
    } else {
      plan.rowsAndColumns(0, 0);
    }
    for (int cell = 0; cell < marks.length; cell++) {
      int allowed = marks[cell];
      if (allowed != 0) {
        conditions.add(
            Condition.own(
                Kind.SETS,
                "pencil marks",
                TableMaker.sets(set -> (set & allowed) != 0),
                new int[] {cell}));
      }
    }
  }

  /** Returns the regions; a cell that does not say its region is in that of its box. */
  private String regionMarks(int boxRows) {
    StringBuilder text = new StringBuilder();
    int boxColumns = size / boxRows;
    for (int cell = 0; cell < regions.length; cell++) {
      int box = cell / size / boxRows * boxRows + cell % size / boxColumns;
      text.append(MARKS.charAt(regions[cell] == NOT_SAID ? box : regions[cell]));
    }
    return text.toString();
  }

  /** Returns the cells of the box or region of a cell, row by row. */
  static int[] regionOf(Layout layout, int cell) {
    for (int group : layout.groupsOf[cell]) {
      if (layout.groups.get(group).kind() == Structure.Kind.REGION) {
        return Layout.ascending(layout.groups.get(group).cells());
      }
    }
    throw new IllegalArgumentException(
        "\"boxindexer\" has " + layout.cellName(cell) + "; expected a cell of a box");
  }
}
