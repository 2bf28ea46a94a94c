package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.ReadPuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

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

  private static final Map<String, Method> RULES =
      Map.of(
          "antiknight", Method.ANTI_KNIGHT,
          "antiking", Method.ANTI_KING,
          "nonconsecutive", Method.NON_CONSECUTIVE);

  /** Rules that are not read, whatever is said of them. */
  private static final Set<String> OTHER_RULES = Set.of("norowcol", "antidiagonal");

  /** A name and what is said of it, which a cage that represents a text has. */
  private static final Pattern SAID = Pattern.compile("(?s)(\\w+):\\s*(.*)");

  private final JsonValue puzzle;
  private final FPuzzlesGrid grid;
  private final int size;
  private final LayoutPlan plan;
  private final List<Structure.Cage> cages = new ArrayList<>();
  private final List<ConstraintData> constraints = new ArrayList<>();

  /** The texts of cages that represent one, by name. */
  private final Map<String, String> said = new HashMap<>();

  /** Collects the fields that only draw or describe something; a reader without it refuses that. */
  private final @Nullable Unread unread;

  private SudokuPadReader(JsonValue puzzle, boolean isLenient) {
    this.puzzle = puzzle;
    grid = FPuzzlesGrid.of(puzzle.get("cells"));
    size = grid.size;
    plan = new LayoutPlan(size);
    unread = isLenient ? new Unread(size) : null;
  }

  /** Returns the puzzle; throws an IllegalArgumentException that names what cannot be read. */
  public static ReadPuzzle read(Map<?, ?> data) {
    return new SudokuPadReader(puzzle(data), false).read();
  }

  /** Returns all contents of a puzzle; what is only drawn is among the unread. */
  public static LinkedPuzzle readAll(Map<?, ?> data) {
    JsonValue puzzle = puzzle(data);
    SudokuPadReader reader = new SudokuPadReader(puzzle, true);
    ReadPuzzle read = reader.read();
    Map<String, String> words = LinkedPuzzle.words(puzzle.map(), LinkedPuzzle.RULES);
    int[] solution = LinkedPuzzle.solution(puzzle.map(), reader.size);
    if (puzzle.map().get("metadata") instanceof Map<?, ?> metadata) {
      words.putAll(LinkedPuzzle.words(metadata, LinkedPuzzle.RULES));
      int[] said = LinkedPuzzle.solution(metadata, reader.size);
      solution = said.length > 0 ? said : solution;
    }
    words.putAll(LinkedPuzzle.words(reader.said, LinkedPuzzle.RULES));
    int[] said = LinkedPuzzle.solution(reader.said, reader.size);
    int cells = reader.size * reader.size;
    return new LinkedPuzzle(
        read,
        new int[cells],
        new int[cells],
        Objects.requireNonNull(reader.unread).fields(),
        words,
        said.length > 0 ? said : solution);
  }

  private static JsonValue puzzle(Map<?, ?> data) {
    JsonValue puzzle = JsonValue.of(data).renamed(LONG);
    if (puzzle.get("cells").isNothing() && !puzzle.get("constraints").isNothing()) {
      throw new IllegalArgumentException("this is a text of lisudoku, which Nonet does not read");
    }
    if (puzzle.get("cells").isNothing()) {
      throw puzzle.refusal("neither \"grid\" nor \"cells\"", "a puzzle of f-puzzles or SudokuPad");
    }
    return puzzle;
  }

  private ReadPuzzle read() {
    puzzle.map().keySet().forEach(name -> requireKnown(String.valueOf(name)));
    readCells();
    addRegions();
    for (JsonValue cage : list("cages")) {
      try {
        addCage(cage.renamed(LONG));
      } catch (IllegalArgumentException e) {
        refuse("cages", cage, cage.named(e));
      }
    }
    JsonValue metadata = puzzle.get("metadata");
    if (!metadata.isNothing()) {
      for (Object name : metadata.map().keySet()) {
        String rule = String.valueOf(name);
        try {
          addRule(plan, metadata, rule, metadata.get(rule));
        } catch (IllegalArgumentException e) {
          refuse(rule, metadata.get(rule), e);
        }
      }
    }
    GridLayout layout = plan.layout();
    return new ReadPuzzle(
        layout, Cages.checked(layout, cages), List.copyOf(constraints), grid.values);
  }

  private List<JsonValue> list(String name) {
    JsonValue list = puzzle.get(name);
    return list.isNothing() ? List.of() : list.list();
  }

  private void requireKnown(String name) {
    JsonValue value = puzzle.get(name);
    if (!value.isOff() && !SKIPPED.contains(name)) {
      String found =
          DRAWINGS.contains(name)
              ? "drawings, which do not say what they mean"
              : "a field that is not known";
      refuse(name, value, value.refusal(found, "givens, regions and cages"));
    }
  }

  /** Takes a part that cannot be read for an unread one, or throws its fault. */
  private void refuse(String name, JsonValue value, IllegalArgumentException fault) {
    if (unread == null) {
      throw fault;
    }
    unread.add(name, value.data());
  }

  private void readCells() {
    int row = 0;
    for (JsonValue cells : puzzle.get("cells").list("row")) {
      int cell = row++ * size;
      for (JsonValue each : cells.list("cell")) {
        if (cell == row * size) {
          throw each.refusal("a cell", "at most " + size);
        }
        JsonValue value = each.renamed(LONG).get("value");
        grid.values[cell++] = value.isNothing() ? 0 : value.whole(1, size);
      }
    }
  }

  private void addRegions() {
    Arrays.fill(grid.regions, FPuzzlesGrid.NONE);
    int region = 0;
    for (JsonValue cells : list("regions")) {
      for (int cell : cells(cells)) {
        if (grid.regions[cell] != FPuzzlesGrid.NONE) {
          throw cells.refusal("a cell of another region", "cells of no other");
        }
        grid.regions[cell] = region;
      }
      region++;
    }
    grid.requireRegions(puzzle.get("regions"));
    grid.addTo(plan);
  }

  /** Returns cells that are given as rows and columns, starting with 0. */
  private int[] cells(JsonValue places) {
    return places.list("cell").stream().mapToInt(this::cell).toArray();
  }

  private int cell(JsonValue place) {
    List<JsonValue> pair = place.list();
    if (pair.size() != 2) {
      throw place.refusal(pair.size() + " numbers", "row and column");
    }
    return pair.get(0).whole(0, size - 1) * size + pair.get(1).whole(0, size - 1);
  }

  /** Adds a cage, or the rule in its text; cages of rows and columns add nothing new. */
  private void addCage(JsonValue cage) {
    JsonValue places = cage.get("cells");
    boolean isBare = cage.get("value").isNothing() && cage.get("sum").isNothing();
    Matcher words = SAID.matcher(cage.get("value").text());
    if (words.matches()) {
      said.put(words.group(1), words.group(2));
    }
    if (addRule(plan, cage) || isBare && places.isOff()) {
      return;
    }
    int[] cells = cells(places);
    if (cells.length > size) {
      throw cage.refusal(cells.length + " cells", "at most " + size);
    }
    JsonValue type = cage.get("type");
    boolean isRowOrColumn = type.text().equals("rowcol");
    if (!isRowOrColumn && !type.isNothing()) {
      throw type.fault("'rowcol' or none");
    }
    int sum = sum(cage);
    JsonValue unique = cage.get("unique");
    if (!unique.isNothing() && !isTrue(unique)) {
      if (sum != 0) {
        constraints.add(ConstraintData.of(ConstraintKind.SUM, new int[] {sum}, cells));
      }
    } else if (!isRowOrColumn || !isBare || !isInLine(cells)) {
      cages.add(Cages.of(sum, cells));
    }
  }

  private boolean isInLine(int[] cells) {
    return Arrays.stream(cells).allMatch(cell -> cell / size == cells[0] / size)
        || Arrays.stream(cells).allMatch(cell -> cell % size == cells[0] % size);
  }

  private static int sum(JsonValue cage) {
    int value = cage.get("value").number(0);
    int sum = cage.get("sum").number(value);
    if (value != 0 && sum != value) {
      throw cage.refusal("the value " + value + " and the sum " + sum, "one of them");
    }
    return sum;
  }

  /** Returns whether a value is true, which a text may also state. */
  private static boolean isTrue(JsonValue value) {
    String text = value.text();
    return text.equals("true") || !text.equals("false") && value.isTrue();
  }

  /** Adds the rule that a text is; returns false if the text is not a name with what it is. */
  static boolean addRule(LayoutPlan plan, JsonValue entry) {
    Matcher said = SAID.matcher(entry.get("value").text());
    if (said.matches()) {
      addRule(plan, entry, said.group(1), entry.get("value").with(said.group(2)));
    }
    return said.matches();
  }

  /** Adds a rule that is on; anything neither on nor off is not a rule, but a title or the like. */
  private static void addRule(LayoutPlan plan, JsonValue owner, String name, JsonValue value) {
    Method rule = RULES.get(name);
    boolean isFlag = value.text().equals("true") || value.text().equals("false");
    boolean isRule = isFlag || rule != null || OTHER_RULES.contains(name);
    if (isRule && isTrue(value)) {
      if (rule == null) {
        throw owner.refusal(
            "the rule \"" + name + "\"",
            "only " + RULES.keySet().stream().sorted().collect(Collectors.joining(", ")));
      }
      plan.extra(rule);
    }
  }
}
