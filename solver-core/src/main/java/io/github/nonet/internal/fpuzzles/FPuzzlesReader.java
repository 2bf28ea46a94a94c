package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.constraints.TableMaker;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.BuilderCall.Method;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.ConstraintLists;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Neighbours;
import io.github.nonet.internal.rules.ReadPuzzle;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads puzzles of the editor f-puzzles, whose JSON states what each line means. */
public final class FPuzzlesReader {
  /** The fields about the looks or the author of a puzzle, and those that are read first. */
  private static final Set<String> SILENT =
      Set.of(
          "size",
          "grid",
          "title",
          "author",
          "ruleset",
          "solution",
          "successMessage",
          "highlightConflicts",
          "disabledlogic",
          "truecandidatesoptions",
          "fogofwar",
          "foglink");

  /** The fields that only draw or write something. */
  private static final Set<String> DRAWN = Set.of("line", "rectangle", "circle", "text");

  /**
   * The meaning of the entries of all other fields, or the part of the rules that a field turns on.
   * A cage is a sum, a note at some cells is a set of sums, an extra region is any two of its
   * cells.
   */
  static final Map<String, Enum<?>> FIELDS =
      Map.ofEntries(
          Map.entry("thermometer", ConstraintKind.THERMOMETER),
          Map.entry("slowthermometer", ConstraintKind.SLOW_THERMOMETER),
          Map.entry("palindrome", ConstraintKind.PALINDROME),
          Map.entry("renban", ConstraintKind.RENBAN),
          Map.entry("betweenline", ConstraintKind.BETWEEN),
          Map.entry("entropicline", ConstraintKind.ENTROPIC),
          Map.entry("zipperline", ConstraintKind.ZIPPER),
          Map.entry("doublearrow", ConstraintKind.DOUBLE_ARROW),
          Map.entry("whispers", ConstraintKind.WHISPERS),
          Map.entry("lockout", ConstraintKind.LOCKOUT),
          Map.entry("modularline", ConstraintKind.MODULAR),
          Map.entry("regionsumline", ConstraintKind.REGION_SUMS),
          Map.entry("arrow", ConstraintKind.ARROW),
          Map.entry("sandwichsum", ConstraintKind.SANDWICH),
          Map.entry("xsum", ConstraintKind.X_SUM),
          Map.entry("skyscraper", ConstraintKind.SKYSCRAPER),
          Map.entry("numberedroom", ConstraintKind.NUMBERED_ROOM),
          Map.entry("littlekillersum", ConstraintKind.LITTLE_KILLER),
          Map.entry("difference", ConstraintKind.DIFFERENCE),
          Map.entry("ratio", ConstraintKind.RATIO),
          Map.entry("xv", ConstraintKind.X),
          Map.entry("quadruple", ConstraintKind.QUADRUPLE),
          Map.entry("odd", ConstraintKind.ODD),
          Map.entry("even", ConstraintKind.EVEN),
          Map.entry("minimum", ConstraintKind.MINIMUM),
          Map.entry("maximum", ConstraintKind.MAXIMUM),
          Map.entry("clone", ConstraintKind.CLONE),
          Map.entry("killercage", ConstraintKind.SUM),
          Map.entry("cage", ConstraintKind.SETS),
          Map.entry("extraregion", ConstraintKind.ANY_TWO),
          Map.entry("rowindexer", ConstraintKind.INDEXER),
          Map.entry("columnindexer", ConstraintKind.INDEXER),
          Map.entry("boxindexer", ConstraintKind.INDEXER),
          Map.entry("negative", ConstraintKind.EVERYWHERE_ELSE),
          Map.entry("nonconsecutive", Method.NON_CONSECUTIVE),
          Map.entry("antiknight", Method.ANTI_KNIGHT),
          Map.entry("antiking", Method.ANTI_KING),
          Map.entry("disjointgroups", Method.DISJOINT_GROUPS),
          Map.entry("diagonal+", Method.DIAGONALS),
          Map.entry("diagonal-", Method.DIAGONALS));

  /** The name of a constraint that represents the pencil marks of a cell. */
  static final String MARKS = "pencil marks";

  private static final String CELL = "cell";
  private static final String CELLS = "cells";
  private static final String LINES = "lines";
  private static final String VALUE = "value";

  private static final Pattern CELL_NAME = Pattern.compile("R(\\d{1,2})C(\\d{1,2})");

  private static final int[] NO_NUMBERS = {};
  private static final int USUAL_RATIO = 2;
  private static final int USUAL_MODULUS = 3;

  /** The values of a pill are decimal digits. */
  private static final int MOST_OF_PILLS = 9;

  private final FPuzzlesGrid grid;
  private final int size;
  private final LayoutPlan plan;

  /** Only rows, columns and regions. */
  final GridLayout square;

  private final List<Structure.Cage> cages = new ArrayList<>();
  final List<ConstraintData> constraints = new ArrayList<>();

  /** The signs all of which are given; X also means V. */
  private final Set<ConstraintKind> negatives = EnumSet.noneOf(ConstraintKind.class);

  /**
   * Collects the fields that only draw or describe something; fields that are not known are refused
   * if not.
   */
  private @Nullable Unread unread;

  /** Makes a reader of fields for some cells. */
  FPuzzlesReader(FPuzzlesGrid grid) {
    this.grid = grid;
    size = grid.size;
    plan = new LayoutPlan(size);
    grid.addTo(plan);
    square = plan.layout();
  }

  /** Returns the layout of the cells where a field is on, if it can be. */
  GridLayout layoutWith(String flag) {
    if (!(FIELDS.get(flag) instanceof Method part)
        || part == Method.DISJOINT_GROUPS && !grid.isFull()) {
      return square;
    }
    FPuzzlesReader reader = new FPuzzlesReader(grid);
    reader.addPart(part, JsonValue.read("{}").get(flag));
    return reader.plan.layout();
  }

  /** Returns the puzzle; throws an IllegalArgumentException that names what cannot be read. */
  public static ReadPuzzle read(Map<?, ?> data) {
    JsonValue puzzle = JsonValue.of(data);
    return new FPuzzlesReader(FPuzzlesGrid.read(puzzle)).read(puzzle);
  }

  /** Returns all contents of a puzzle; fields that are not known are among the unread. */
  public static LinkedPuzzle readAll(Map<?, ?> data) {
    JsonValue puzzle = JsonValue.of(data);
    FPuzzlesGrid grid = FPuzzlesGrid.read(puzzle);
    grid.readOwn(puzzle);
    FPuzzlesReader reader = new FPuzzlesReader(grid);
    Unread unread = new Unread(grid.size);
    reader.unread = unread;
    ReadPuzzle read = reader.read(puzzle);
    return new LinkedPuzzle(
        read,
        grid.own,
        grid.ownMarks,
        unread.fields(),
        LinkedPuzzle.words(data, "ruleset"),
        LinkedPuzzle.solution(data, grid.size));
  }

  private ReadPuzzle read(JsonValue puzzle) {
    addMarks();
    for (Object key : puzzle.map().keySet()) {
      String name = String.valueOf(key);
      read(name, puzzle.get(name));
    }
    negatives.forEach(this::addNegative);
    GridLayout layout = plan.layout();
    return new ReadPuzzle(
        layout, Cages.checked(layout, cages), List.copyOf(constraints), grid.values);
  }

  /** Adds the values that pencil marks allow in the cells. */
  void addMarks() {
    for (int cell = 0; cell < grid.marks.length; cell++) {
      int allowed = grid.marks[cell];
      if (allowed != 0) {
        addSets(MARKS, set -> (set & allowed) != 0, cell);
      }
    }
  }

  void read(String name, JsonValue value) {
    Enum<?> what = FIELDS.get(name);
    if (what instanceof Method part) {
      if (value.isTrue()) {
        addPart(part, value);
      }
    } else if (!value.isOff() && what != null) {
      readList((ConstraintKind) what, value);
    } else if (!value.isOff() && !SILENT.contains(name)) {
      refuse(name, value);
    }
  }

  private void refuse(String name, JsonValue value) {
    if (unread != null) {
      unread.add(name, value.data());
    } else if (!DRAWN.contains(name)) {
      throw value.refusal(
          "a field that is not known",
          "one of " + FIELDS.keySet().stream().sorted().collect(Collectors.joining(", ")));
    }
  }

  private void addPart(Method part, JsonValue value) {
    switch (part) {
      case DIAGONALS -> {
        boolean isRising = value.where().contains("+");
        int first = isRising ? size * (size - 1) : 0;
        int step = isRising ? 1 - size : size + 1;
        addGroup(isRising ? "rising diagonal" : "falling diagonal", line(first, step, size));
      }
      case NON_CONSECUTIVE -> negatives.add(ConstraintKind.DIFFERENCE);
      case DISJOINT_GROUPS -> {
        if (grid.hasBoxes()) {
          plan.extra(part);
        } else {
          addDisjointGroups(value);
        }
      }
      default -> plan.extra(part);
    }
  }

  private void addGroup(String name, int[] cells) {
    int[][] places = new int[cells.length][];
    Arrays.setAll(places, i -> new int[] {cells[i] / size, cells[i] % size});
    plan.group(name, places);
  }

  /**
   * Adds an extra region: with one cell it has no effect, and there may be more cells than values.
   */
  private void addRegion(int[] cells) {
    String name = "extra region";
    if (cells.length > size) {
      add(ConstraintData.different(name, size, cells));
    } else if (cells.length > 1) {
      addGroup(name, cells);
    }
  }

  /** Adds a group of the first cells of all regions, one of the second cells, and so on. */
  private void addDisjointGroups(JsonValue value) {
    requireRegions(value);
    if (!grid.isFull()) {
      throw value.refusal("a grid where some cells are in no region", "a region of each cell");
    }
    int number = 0;
    for (int[] cells : grid.disjointGroups()) {
      addGroup("disjoint group " + ++number, cells);
    }
  }

  private void requireRegions(JsonValue value) {
    if (grid.hasNoRegions()) {
      throw value.refusal("a grid without regions", "boxes or regions");
    }
  }

  /** Returns this many cells, each a step after the one before. */
  static int[] line(int first, int step, int count) {
    return IntStream.range(0, count).map(i -> first + i * step).toArray();
  }

  private void readList(ConstraintKind kind, JsonValue value) {
    List<JsonValue> entries = value.list();
    if (kind == ConstraintKind.MINIMUM || kind == ConstraintKind.MAXIMUM) {
      addExtremes(kind, entries);
      return;
    }
    for (JsonValue entry : entries) {
      try {
        add(kind, entry);
      } catch (IllegalArgumentException e) {
        throw entry.named(e);
      }
    }
  }

  private void add(ConstraintKind kind, JsonValue entry) {
    switch (kind) {
      case WHISPERS -> addLines(kind, entry, number(entry, (size + 1) / 2));
      case LOCKOUT -> addLines(kind, entry, number(entry, size / 2));
      case MODULAR -> addLines(kind, entry, number(entry, USUAL_MODULUS));
      case REGION_SUMS -> addRegionSums(entry);
      case ARROW -> addArrow(entry);
      case SANDWICH, X_SUM, SKYSCRAPER, NUMBERED_ROOM -> addOutside(kind, entry);
      case LITTLE_KILLER -> addLittleKiller(entry);
      case DIFFERENCE -> addPair(kind, entry, 1);
      case RATIO -> addPair(kind, entry, USUAL_RATIO);
      case X -> addXv(entry);
      case QUADRUPLE -> addQuadruple(entry);
      case ODD, EVEN -> add(kind, NO_NUMBERS, new int[] {cell(entry.get(CELL))});
      case CLONE -> addClone(entry);
      case SUM -> cages.add(cage(entry));
      case SETS -> addNote(entry);
      case ANY_TWO -> addRegion(differentCells(entry));
      case INDEXER -> addIndexers(entry);
      case EVERYWHERE_ELSE -> addNegative(entry);
      default -> {
        if (!entry.get(VALUE).isNothing()) {
          throw entry.refusal("a value", "lines only");
        }
        addLines(kind, entry);
      }
    }
  }

  private void add(ConstraintKind kind, int[] numbers, int[]... parts) {
    add(ConstraintData.of(kind, numbers, parts));
  }

  private void add(ConstraintData constraint) {
    constraints.add(ConstraintLists.fitting(square, constraint));
  }

  private void addSets(String name, IntPredicate allowed, int... cells) {
    add(ConstraintData.own(ConstraintKind.SETS, name, TableMaker.sets(allowed), cells));
  }

  private static int number(JsonValue entry, int usual) {
    return entry.get(VALUE).number(usual);
  }

  /** Returns the cells of a list, one or more. */
  private int[] cells(JsonValue list) {
    List<JsonValue> names = list.list("cell");
    if (names.isEmpty()) {
      throw list.refusal("no cells", "one or more");
    }
    return names.stream().mapToInt(this::cell).toArray();
  }

  /** Returns the cells of an entry, each once. */
  private int[] differentCells(JsonValue entry) {
    int[] cells = cells(entry.get(CELLS));
    if (Arrays.stream(cells).distinct().count() < cells.length) {
      throw entry.refusal("a cell twice", "each cell once");
    }
    return cells;
  }

  private int cell(JsonValue name) {
    int[] place = place(name, 0);
    return place[0] * size + place[1];
  }

  /** Returns a row and a column, which may be a margin outside the grid. */
  private int[] place(JsonValue name, int margin) {
    Matcher matcher = CELL_NAME.matcher(name.text());
    if (matcher.matches()) {
      int row = Integer.parseInt(matcher.group(1)) - 1;
      int column = Integer.parseInt(matcher.group(2)) - 1;
      if (Math.min(row, column) >= -margin && Math.max(row, column) < size + margin) {
        return new int[] {row, column};
      }
    }
    int least = 1 - margin;
    int most = size + margin;
    throw name.fault("a cell from R" + least + "C" + least + " to R" + most + "C" + most);
  }

  /** Adds lines of two cells or more; a line may come back to a cell. */
  private void addLines(ConstraintKind kind, JsonValue entry, int... numbers) {
    for (JsonValue list : entry.get(LINES).list()) {
      int[] line = cells(list);
      if (line.length > 1) {
        add(kind, numbers, line);
      }
    }
  }

  private void addRegionSums(JsonValue entry) {
    requireRegions(entry);
    for (JsonValue line : entry.get(LINES).list()) {
      add(ConstraintKind.REGION_SUMS, NO_NUMBERS, grid.segments(cells(line)));
    }
  }

  private void addPair(ConstraintKind kind, JsonValue entry, int usual) {
    add(kind, new int[] {number(entry, usual)}, cells(entry.get(CELLS)));
  }

  /** Adds a clue next to a row or a column, which is read from that end. */
  private void addOutside(ConstraintKind kind, JsonValue entry) {
    if (entry.get(VALUE).text().isEmpty()) {
      return;
    }
    int[] place = place(entry.get(CELL), 1);
    boolean isRow = place[1] < 0 || place[1] >= size;
    boolean isColumn = place[0] < 0 || place[0] >= size;
    if (isRow == isColumn) {
      throw entry.get(CELL).fault("a place next to a row or a column");
    }
    int step = isRow ? 1 : size;
    int first = isRow ? place[0] * size : place[1];
    boolean isFromEnd = Math.max(place[0], place[1]) >= size;
    int[] line = isFromEnd ? line(first + (size - 1) * step, -step, size) : line(first, step, size);
    add(kind, new int[] {number(entry, 0)}, line);
  }

  /** Adds the sum of a diagonal, unless it has no sum or 0, which is not a clue. */
  private void addLittleKiller(JsonValue entry) {
    int sum = number(entry, 0);
    if (sum > 0) {
      add(ConstraintKind.LITTLE_KILLER, new int[] {sum}, diagonal(entry));
    }
  }

  /** Returns the cells in the direction of a clue, or those that it names. */
  private int[] diagonal(JsonValue entry) {
    JsonValue direction = entry.get("direction");
    JsonValue named = entry.get(CELLS);
    if (direction.isNothing()) {
      return cells(named);
    }
    String way = direction.text();
    if (!way.matches("[UD][LR]")) {
      throw direction.fault("UL, UR, DL or DR");
    }
    int[] place = place(entry.get(CELL), 1);
    int down = way.startsWith("D") ? 1 : -1;
    int right = way.endsWith("R") ? 1 : -1;
    int[] cells =
        IntStream.rangeClosed(0, size)
            .map(i -> square.cell(place[0] + i * down, place[1] + i * right))
            .filter(cell -> cell != GridLayout.NO_CELL)
            .toArray();
    boolean isSame =
        named.isNothing()
            || Arrays.equals(GridLayout.ascending(cells), GridLayout.ascending(cells(named)));
    if (cells.length == 0 || !isSame) {
      throw direction.fault("the way to the cells of the clue");
    }
    return cells;
  }

  private void addXv(JsonValue entry) {
    JsonValue value = entry.get(VALUE);
    switch (value.text()) {
      case "" -> {
        // It is not a sign yet.
      }
      case "X", "x" -> add(ConstraintKind.X, NO_NUMBERS, cells(entry.get(CELLS)));
      case "V", "v" -> add(ConstraintKind.V, NO_NUMBERS, cells(entry.get(CELLS)));
      default -> throw value.fault("X or V");
    }
  }

  private void addQuadruple(JsonValue entry) {
    int[] wanted =
        entry.get("values").list().stream().mapToInt(value -> value.whole(1, size)).toArray();
    if (wanted.length > 0) {
      add(ConstraintKind.QUADRUPLE, wanted, cells(entry.get(CELLS)));
    }
  }

  /** Adds minima or maxima: marked neighbours are one area, which is compared with others. */
  private void addExtremes(ConstraintKind kind, List<JsonValue> entries) {
    BitSet marked = new BitSet();
    entries.forEach(entry -> marked.set(cell(entry.get(CELL))));
    for (int cell : marked.stream().toArray()) {
      int[] others =
          Arrays.stream(Neighbours.neighbours(square, cell))
              .filter(other -> !marked.get(other))
              .toArray();
      if (others.length > 0) {
        add(kind, NO_NUMBERS, ConstraintLists.joined(cell, others));
      }
    }
  }

  /** Adds equal cells; where both areas have a cell in common, each pair by itself. */
  private void addClone(JsonValue entry) {
    int[] cells = cells(entry.get(CELLS));
    int[] clones = cells(entry.get("cloneCells"));
    IntStream both = IntStream.concat(Arrays.stream(cells), Arrays.stream(clones));
    boolean isApart = both.distinct().count() == cells.length + clones.length;
    if (isApart || cells.length != clones.length) {
      add(ConstraintKind.CLONE, NO_NUMBERS, cells, clones);
      return;
    }
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] != clones[i]) {
        add(ConstraintKind.CLONE, NO_NUMBERS, new int[] {cells[i]}, new int[] {clones[i]});
      }
    }
  }

  /** Adds an arrow for each of its shafts; a pill is read from the left, or from above. */
  private void addArrow(JsonValue entry) {
    int[] circle = GridLayout.ascending(differentCells(entry));
    if (circle.length > 1 && size > MOST_OF_PILLS) {
      throw entry.refusal(circle.length + " cells", "one, because values have two digits");
    }
    for (JsonValue list : entry.get(LINES).list()) {
      int[] line = cells(list);
      if (Arrays.binarySearch(circle, line[0]) < 0) {
        throw list.refusal("another cell first", "a cell of the circle");
      }
      int[] shaft = Arrays.copyOfRange(line, 1, line.length);
      if (shaft.length > 0 && circle.length == 1) {
        add(ConstraintKind.ARROW, NO_NUMBERS, line);
      } else if (shaft.length > 0) {
        add(ConstraintKind.PILL_ARROW, NO_NUMBERS, circle, shaft);
      }
    }
  }

  private Structure.Cage cage(JsonValue entry) {
    int[] cells = differentCells(entry);
    if (cells.length > size) {
      throw entry.refusal(cells.length + " cells", "at most " + size);
    }
    return Cages.of(number(entry, 0), cells);
  }

  /** Reads a text at some cells: it may be the digital root of their sum, or a rule in words. */
  private void addNote(JsonValue entry) {
    String text = entry.get(VALUE).text();
    if (text.matches("DR[1-9]")) {
      int root = text.charAt(2) - '0';
      addSets("digital root " + root, set -> (sum(set) - root) % 9 == 0, differentCells(entry));
    } else if (!SudokuPadReader.addRule(plan, entry) && unread != null) {
      unread.add("cage", entry.data());
    }
  }

  private static int sum(int set) {
    return IntStream.range(1, Integer.SIZE).filter(value -> ValueSet.contains(set, value)).sum();
  }

  /**
   * Adds for each cell that its value is the position of its number in its row, column or region.
   */
  private void addIndexers(JsonValue entry) {
    for (int cell : cells(entry.get(CELLS))) {
      int[] line;
      if (entry.where().startsWith("\"column")) {
        line = line(cell / size * size, 1, size);
      } else if (entry.where().startsWith("\"row")) {
        line = line(cell % size, size, size);
      } else {
        requireRegions(entry);
        if (grid.regions[cell] == FPuzzlesGrid.NONE) {
          throw entry.refusal("a cell in no region", "cells of boxes or regions");
        }
        line = grid.cellsOf(grid.regions[cell]);
      }
      add(ConstraintKind.INDEXER, new int[] {1 + Lists.of(line).indexOf(cell)}, line);
    }
  }

  private void addNegative(JsonValue sign) {
    switch (sign.text()) {
      case "ratio" -> negatives.add(ConstraintKind.RATIO);
      case "xv" -> negatives.add(ConstraintKind.X);
      default -> throw sign.fault("'ratio' or 'xv'");
    }
  }

  /** Adds rules for neighbours without a sign; a dot of either colour excuses them from both. */
  void addNegative(ConstraintKind kind) {
    if (kind == ConstraintKind.X) {
      addElsewhere((a, b) -> a + b != 5 && a + b != 10, signs(ConstraintKind.X, ConstraintKind.V));
      return;
    }
    List<ConstraintData> dots = signs(ConstraintKind.DIFFERENCE, ConstraintKind.RATIO);
    if (kind == ConstraintKind.RATIO) {
      Set<Integer> ratios =
          signs(ConstraintKind.RATIO).stream()
              .map(sign -> sign.numbers()[0])
              .collect(Collectors.toSet());
      ratios.addAll(ratios.isEmpty() ? Set.of(USUAL_RATIO) : Set.of());
      addElsewhere(
          (a, b) -> ratios.stream().noneMatch(ratio -> a == b * ratio || b == a * ratio), dots);
    } else if (dots.isEmpty()) {
      plan.extra(Method.NON_CONSECUTIVE);
    } else {
      addElsewhere((a, b) -> Math.abs(a - b) != 1, dots);
    }
  }

  /** Returns the constraints of some kinds that were read so far. */
  List<ConstraintData> signs(ConstraintKind... kinds) {
    List<ConstraintKind> wanted = List.of(kinds);
    return constraints.stream()
        .filter(constraint -> wanted.contains(constraint.kind()))
        .collect(Lists.toList());
  }

  private void addElsewhere(TableMaker.PairTest test, List<ConstraintData> signs) {
    int[][] pairs = Neighbours.pairsWithout(square, signs.stream().map(ConstraintData::cells));
    if (pairs.length > 0) {
      add(ConstraintData.own(ConstraintKind.EVERYWHERE_ELSE, "", TableMaker.pairs(test), pairs));
    }
  }
}
