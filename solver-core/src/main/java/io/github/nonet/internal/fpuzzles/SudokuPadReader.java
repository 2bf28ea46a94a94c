package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.Call.Part;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.ReadPuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads puzzles of SudokuPad. Their data say how a puzzle looks: clues, regions and cages have a
 * meaning, lines have none, so a puzzle with lines is refused.
 */
public final class SudokuPadReader {
  /** The names of the short form, and what they are short for. */
  private static final Map<String, String> LONG =
      Map.ofEntries(
          Map.entry("ce", "cells"),
          Map.entry("ca", "cages"),
          Map.entry("re", "regions"),
          Map.entry("v", "value"),
          Map.entry("l", "lines"),
          Map.entry("a", "arrows"),
          Map.entry("o", "overlays"),
          Map.entry("u", "underlays"),
          Map.entry("cs", "cellSize"),
          Map.entry("t", "title"),
          Map.entry("te", "text"),
          Map.entry("vd", "videos"),
          Map.entry("d", "duration"));

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

  private static final Map<String, Part> RULES =
      Map.of(
          "antiknight", Part.ANTI_KNIGHT,
          "antiking", Part.ANTI_KING,
          "nonconsecutive", Part.NON_CONSECUTIVE);

  /** Rules that are not read, whatever is said of them. */
  private static final Set<String> OTHER_RULES = Set.of("norowcol", "antidiagonal");

  /** A name and what is said of it, as a cage has it that stands for a text. */
  private static final Pattern SAID = Pattern.compile("(\\w+):\\s*(.*)", Pattern.DOTALL);

  private final Map<String, Object> data;
  private final int size;
  private final int[] values;
  private final LayoutPlan plan;
  private final List<Structure.Cage> cages = new ArrayList<>();
  private final List<Condition> conditions = new ArrayList<>();

  private SudokuPadReader(Map<String, Object> data, int size) {
    this.data = data;
    this.size = size;
    this.values = new int[size * size];
    this.plan = new LayoutPlan(size);
  }

  /** Returns the puzzle; throws an IllegalArgumentException that names what cannot be read. */
  public static ReadPuzzle read(Map<?, ?> data) {
    Map<String, Object> named = longNames("the puzzle", data);
    if (!named.containsKey("cells")) {
      throw FPuzzlesEntry.refusal(
          "the puzzle", "neither \"grid\" nor \"cells\"", "one of f-puzzles or SudokuPad");
    }
    List<?> rows = FPuzzlesEntry.list("\"cells\"", named.get("cells"));
    return new SudokuPadReader(named, FPuzzlesGrid.side("\"cells\"", rows.size())).read(rows);
  }

  private static Map<String, Object> longNames(String where, Map<?, ?> map) {
    Map<String, Object> named = new LinkedHashMap<>();
    map.forEach(
        (key, value) -> {
          String name = LONG.getOrDefault(String.valueOf(key), String.valueOf(key));
          if (named.put(name, value) != null) {
            throw FPuzzlesEntry.refusal(where, "\"" + name + "\" twice", "each name once");
          }
        });
    return named;
  }

  private List<?> list(String name) {
    Object found = data.getOrDefault(name, List.of());
    return FPuzzlesEntry.isNothing(found)
        ? List.of()
        : FPuzzlesEntry.list(FPuzzlesEntry.quoted(name), found);
  }

  private ReadPuzzle read(List<?> rows) {
    data.forEach(SudokuPadReader::requireKnown);
    for (int row = 0; row < size; row++) {
      readRow(row, rows.get(row));
    }
    addRegions();
    FPuzzlesEntry.of("\"cages\"", size, list("cages")).forEach(this::addCage);
    Object metadata = data.getOrDefault("metadata", "");
    if (metadata instanceof Map<?, ?> rules) {
      rules.forEach((name, value) -> addRule(plan, "\"metadata\"", String.valueOf(name), value));
    } else if (!FPuzzlesEntry.isNothing(metadata)) {
      throw FPuzzlesEntry.fault("\"metadata\"", metadata, "an object");
    }
    Layout layout = plan.layout();
    return new ReadPuzzle(layout, Cages.checked(layout, cages), List.copyOf(conditions), values);
  }

  private static void requireKnown(String name, Object value) {
    boolean isOff =
        value instanceof List<?> list && list.isEmpty()
            || Boolean.FALSE.equals(value)
            || FPuzzlesEntry.isNothing(value);
    if (!isOff && !SKIPPED.contains(name)) {
      throw FPuzzlesEntry.refusal(
          FPuzzlesEntry.quoted(name),
          DRAWINGS.contains(name)
              ? "drawings, which do not say what they mean"
              : "a field that is not known",
          "givens, regions and cages");
    }
  }

  private void readRow(int row, Object data) {
    String where = "\"cells\", row " + (row + 1);
    List<FPuzzlesEntry> cells = FPuzzlesEntry.of(where, size, data);
    if (cells.size() > size) {
      throw FPuzzlesEntry.refusal(where, cells.size() + " cells", "at most " + size);
    }
    for (int column = 0; column < cells.size(); column++) {
      FPuzzlesEntry cell = named(cells.get(column));
      if (cell.hasValue()) {
        values[row * size + column] =
            FPuzzlesEntry.whole(cell.where("value"), cell.get("value"), 1, size);
      }
    }
  }

  private static FPuzzlesEntry named(FPuzzlesEntry entry) {
    return new FPuzzlesEntry(
        entry.list(), entry.number(), entry.size(), longNames(entry.where(), entry.data()));
  }

  private void addRegions() {
    Regions regions = new Regions(size);
    regions.clear();
    List<?> all = list("regions");
    for (int region = 0; region < all.size(); region++) {
      String where = "\"regions\", entry " + (region + 1);
      for (int cell : cells(where, all.get(region))) {
        if (regions.get(cell) != Regions.NONE) {
          throw FPuzzlesEntry.refusal(where, "a cell of another region", "a cell of no other");
        }
        regions.put(cell, region);
      }
    }
    regions.require("\"regions\"");
    regions.addTo(plan);
  }

  /** Returns cells that are given as rows and columns from 0 on. */
  private int[] cells(String where, Object places) {
    return FPuzzlesEntry.list(where, places).stream()
        .mapToInt(place -> cell(where, place))
        .toArray();
  }

  private int cell(String where, Object place) {
    List<?> pair = FPuzzlesEntry.list(where, place);
    if (pair.size() != 2) {
      throw FPuzzlesEntry.refusal(where, "a cell of " + pair.size() + " numbers", "row and column");
    }
    return FPuzzlesEntry.whole(where, pair.get(0), 0, size - 1) * size
        + FPuzzlesEntry.whole(where, pair.get(1), 0, size - 1);
  }

  /** Adds a cage, or the rule that its text is; those of rows and columns say nothing new. */
  private void addCage(FPuzzlesEntry found) {
    FPuzzlesEntry cage = named(found);
    boolean isBare = !cage.hasValue() && FPuzzlesEntry.isNothing(cage.get("sum"));
    if (addRule(plan, cage) || isBare && isEmpty(cage.get("cells"))) {
      return;
    }
    int[] cells = cells(cage.where("cells"), cage.get("cells"));
    Object type = cage.get("type");
    if (!FPuzzlesEntry.isNothing(type) && !"rowcol".equals(type)) {
      throw FPuzzlesEntry.fault(cage.where("type"), type, "'rowcol' or none");
    }
    boolean isLine =
        Arrays.stream(cells).map(cell -> cell / size).distinct().count() == 1
            || Arrays.stream(cells).map(cell -> cell % size).distinct().count() == 1;
    int sum = sum(cage);
    if (isUnique(cage) && !("rowcol".equals(type) && isLine && isBare)) {
      cages.add(cage.cage(sum, cells));
    } else if (!isUnique(cage) && sum != 0) {
      conditions.add(Condition.of(Kind.SUM, new int[] {sum}, cells));
    }
  }

  private static boolean isEmpty(Object cells) {
    return FPuzzlesEntry.isNothing(cells) || cells instanceof List<?> list && list.isEmpty();
  }

  private static boolean isUnique(FPuzzlesEntry cage) {
    Object unique = cage.get("unique");
    return FPuzzlesEntry.isNothing(unique) || isTrue(cage.where("unique"), unique);
  }

  /** Returns whether something is so, which may be said by a text. */
  private static boolean isTrue(String where, Object said) {
    Object value = "true".equals(said) ? Boolean.TRUE : said;
    return FPuzzlesEntry.isTrue(where, "false".equals(said) ? Boolean.FALSE : value);
  }

  private static int sum(FPuzzlesEntry cage) {
    int value = cage.number("value", 0);
    int sum = cage.number("sum", value);
    if (cage.hasValue() && sum != value) {
      throw cage.refusal("the value " + value + " and the sum " + sum, "one of them");
    }
    return sum;
  }

  /** Adds the rule that a text is; returns false if the text is not a name with what it is. */
  static boolean addRule(LayoutPlan plan, FPuzzlesEntry entry) {
    Matcher said = SAID.matcher(entry.text());
    if (said.matches()) {
      addRule(plan, entry.where(), said.group(1), said.group(2));
    }
    return said.matches();
  }

  /** Adds a rule that is on; what is not on or off is no rule, but a title or the like. */
  private static void addRule(LayoutPlan plan, String where, String name, Object value) {
    Part rule = RULES.get(name);
    boolean isFlag = value instanceof Boolean || "true".equals(value) || "false".equals(value);
    boolean isRule = isFlag || rule != null || OTHER_RULES.contains(name);
    if (isRule && isTrue(where + ", \"" + name + "\"", value)) {
      if (rule == null) {
        throw FPuzzlesEntry.refusal(
            where,
            "the rule \"" + name + "\"",
            "only " + RULES.keySet().stream().sorted().collect(Collectors.joining(", ")));
      }
      plan.extra(rule);
    }
  }
}
