package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.Call.Part;
import io.github.nonet.internal.rules.Conditions;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.ReadPuzzle;
import io.github.nonet.internal.rules.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads puzzles of SudokuPad. Their data say how a puzzle looks: clues, regions and cages have a
 * meaning, lines have none, so a puzzle with lines is refused.
 */
public final class SudokuPadReader {
  /** The names of the short form. */
  private static final Map<String, String> SHORT =
      Map.ofEntries(
          Map.entry("cells", "ce"),
          Map.entry("cages", "ca"),
          Map.entry("regions", "re"),
          Map.entry("value", "v"),
          Map.entry("lines", "l"),
          Map.entry("arrows", "a"),
          Map.entry("overlays", "o"),
          Map.entry("underlays", "u"),
          Map.entry("cellSize", "cs"),
          Map.entry("title", "t"),
          Map.entry("text", "te"),
          Map.entry("videos", "vd"),
          Map.entry("duration", "d"));

  private static final Set<String> DRAWINGS = Set.of("lines", "arrows", "overlays", "underlays");

  private static final Set<String> SKIPPED =
      Set.of(
          "id",
          "cellSize",
          "cells",
          "cages",
          "regions",
          "metadata",
          "settings",
          "title",
          "text",
          "author",
          "rules",
          "videos",
          "duration",
          "solution",
          "source");

  private final Map<?, ?> data;
  private final int size;
  private final int[] values;
  private final List<Structure.Cage> cages = new ArrayList<>();
  private final List<Condition> conditions = new ArrayList<>();
  private final LayoutPlan plan;

  private SudokuPadReader(Map<?, ?> data, int size) {
    this.data = data;
    this.size = size;
    this.values = new int[size * size];
    this.plan = new LayoutPlan(size);
  }

  /** Returns the puzzle; throws an IllegalArgumentException that names what cannot be read. */
  public static ReadPuzzle read(Map<?, ?> data) {
    List<?> rows = list(data, "cells");
    return new SudokuPadReader(data, LayoutPlan.requireSymbols(rows.size())).read(rows);
  }

  /** Returns the data of a name, in its long or short form. */
  private static Object get(Map<?, ?> map, String name) {
    Object found = map.get(name);
    Object other = found == null && SHORT.containsKey(name) ? map.get(SHORT.get(name)) : found;
    return other == null ? "" : other;
  }

  private static List<?> list(Map<?, ?> map, String name) {
    return get(map, name) instanceof List<?> list ? list : List.of();
  }

  private ReadPuzzle read(List<?> rows) {
    data.keySet().forEach(key -> requireKnown(String.valueOf(key)));
    for (int row = 0; row < size; row++) {
      readRow(row, rows.get(row));
    }
    addRegions();
    for (Object cage : list(data, "cages")) {
      addCage(cage);
    }
    addMetadata();
    Layout layout = plan.layout();
    conditions.forEach(condition -> Conditions.fitting(layout, condition));
    return new ReadPuzzle(layout, Cages.checked(layout, cages), List.copyOf(conditions), values);
  }

  private void requireKnown(String key) {
    String name =
        SHORT.entrySet().stream()
            .filter(entry -> entry.getValue().equals(key))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(key);
    Object found = data.get(key);
    boolean isEmpty = found instanceof List<?> list && list.isEmpty() || "".equals(found);
    if (!isEmpty && !SKIPPED.contains(name)) {
      String count = found instanceof List<?> list ? list.size() + " " : "";
      throw new IllegalArgumentException(
          "the puzzle has "
              + count
              + (DRAWINGS.contains(name) ? name + ", which do not say what they mean" : name)
              + "; expected givens, regions and cages");
    }
  }

  private void readRow(int row, Object cells) {
    if (!(cells instanceof List<?> list) || list.size() > size) {
      throw new IllegalArgumentException(
          "row " + (row + 1) + " of \"cells\" does not have " + size + " cells; expected a square");
    }
    for (int column = 0; column < list.size(); column++) {
      if (list.get(column) instanceof Map<?, ?> map) {
        FPuzzlesEntry cell = new FPuzzlesEntry("cells", size, Map.of("value", get(map, "value")));
        values[row * size + column] = cell.number(0);
      }
    }
  }

  private void addRegions() {
    List<?> regions = list(data, "regions");
    if (regions.isEmpty()) {
      plan.rowsAndColumns(0, 0);
      return;
    }
    char[] marks = new char[size * size];
    Arrays.fill(marks, '?');
    for (int i = 0; i < regions.size(); i++) {
      for (int cell : cells(regions.get(i))) {
        marks[cell] = (char) ('A' + i);
      }
    }
    int boxRows = Square.boxRows(size);
    String text = new String(marks);
    if (boxRows > 1 && text.equals(boxMarks(boxRows))) {
      plan.grid(0, 0, boxRows, size / boxRows);
    } else {
      plan.rowsAndColumns(0, 0).regions(text);
    }
  }

  private String boxMarks(int boxRows) {
    StringBuilder marks = new StringBuilder();
    int boxColumns = size / boxRows;
    for (int cell = 0; cell < size * size; cell++) {
      marks.append((char) ('A' + cell / size / boxRows * boxRows + cell % size / boxColumns));
    }
    return marks.toString();
  }

  /** Returns cells that are given as rows and columns from 0 on. */
  private int[] cells(Object places) {
    if (!(places instanceof List<?> list)) {
      throw new IllegalArgumentException("a region or cage has no list of cells; expected one");
    }
    return list.stream().mapToInt(this::cell).toArray();
  }

  private int cell(Object place) {
    if (place instanceof List<?> pair
        && pair.size() == 2
        && pair.get(0) instanceof Double row
        && pair.get(1) instanceof Double column
        && Math.min(row, column) >= 0
        && Math.max(row, column) < size) {
      return row.intValue() * size + column.intValue();
    }
    throw new IllegalArgumentException(
        "a region or cage has a place without a cell; expected row and column, 0 to " + (size - 1));
  }

  /** Adds a cage; those without cells hold title and rules, those of a type rows and columns. */
  private void addCage(Object data) {
    if (!(data instanceof Map<?, ?> cage) || list(cage, "cells").isEmpty()) {
      return;
    }
    if (cage.containsKey("type")) {
      return;
    }
    int[] cells = cells(get(cage, "cells"));
    Map<String, Object> value = Map.of("value", get(cage, "value"));
    int sum = new FPuzzlesEntry("cages", size, value).number(0);
    if (!Boolean.FALSE.equals(cage.get("unique"))) {
      cages.add(Cages.of(sum, cells));
    } else if (sum != 0) {
      conditions.add(Condition.of(Kind.SUM, new int[] {sum}, cells));
    }
  }

  private void addMetadata() {
    if (data.get("metadata") instanceof Map<?, ?> metadata) {
      if (Boolean.TRUE.equals(metadata.get("norowcol"))) {
        throw new IllegalArgumentException(
            "the puzzle has no rows and columns (norowcol); expected those of a square");
      }
      if (Boolean.TRUE.equals(metadata.get("antiknight"))) {
        plan.extra(Part.ANTI_KNIGHT);
      }
      if (Boolean.TRUE.equals(metadata.get("antiking"))) {
        plan.extra(Part.ANTI_KING);
      }
    }
  }
}
