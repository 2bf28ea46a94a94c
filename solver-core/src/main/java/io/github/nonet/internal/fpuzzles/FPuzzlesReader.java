package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.constraints.TableMaker;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.Call.Part;
import io.github.nonet.internal.rules.Conditions;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Neighbours;
import io.github.nonet.internal.rules.ReadPuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads puzzles of the editor f-puzzles, whose JSON says what each line means. */
public final class FPuzzlesReader {
  /** The fields that say how a puzzle looks, or who made it, and those that are read first. */
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
          "line",
          "rectangle",
          "circle",
          "text",
          "fogofwar",
          "foglink");

  private static final int USUAL_RATIO = 2;

  /** The values of a pill are decimal digits. */
  private static final int MOST_OF_PILLS = 9;

  /**
   * All other fields, each made by what its entries look like: a writer can be made by the same.
   */
  private static final Map<String, Reading> FIELDS =
      Map.ofEntries(
          Map.entry("thermometer", lines(Kind.THERMOMETER)),
          Map.entry("slowthermometer", lines(Kind.SLOW_THERMOMETER)),
          Map.entry("palindrome", lines(Kind.PALINDROME)),
          Map.entry("renban", lines(Kind.RENBAN)),
          Map.entry("betweenline", lines(Kind.BETWEEN)),
          Map.entry("entropicline", lines(Kind.ENTROPIC)),
          Map.entry("zipperline", lines(Kind.ZIPPER)),
          Map.entry("doublearrow", lines(Kind.DOUBLE_ARROW)),
          Map.entry("whispers", lines(Kind.WHISPERS, size -> (size + 1) / 2)),
          Map.entry("lockout", lines(Kind.LOCKOUT, size -> size / 2)),
          Map.entry("modularline", lines(Kind.MODULAR, size -> 3)),
          Map.entry("regionsumline", each(FPuzzlesReader::addRegionSums)),
          Map.entry("arrow", each(FPuzzlesReader::addArrow)),
          Map.entry("sandwichsum", outside(Kind.SANDWICH)),
          Map.entry("xsum", outside(Kind.X_SUM)),
          Map.entry("skyscraper", outside(Kind.SKYSCRAPER)),
          Map.entry("numberedroom", outside(Kind.NUMBERED_ROOM)),
          Map.entry("littlekillersum", each(FPuzzlesReader::addLittleKiller)),
          Map.entry("difference", pairs(Kind.DIFFERENCE, 1)),
          Map.entry("ratio", pairs(Kind.RATIO, USUAL_RATIO)),
          Map.entry("xv", each(FPuzzlesReader::addXv)),
          Map.entry("quadruple", each(FPuzzlesReader::addQuadruple)),
          Map.entry("odd", marks(Kind.ODD)),
          Map.entry("even", marks(Kind.EVEN)),
          Map.entry("minimum", extremes(Kind.MINIMUM)),
          Map.entry("maximum", extremes(Kind.MAXIMUM)),
          Map.entry("clone", each(FPuzzlesReader::addClone)),
          Map.entry("killercage", each(FPuzzlesReader::addCage)),
          Map.entry("cage", each(FPuzzlesReader::addNote)),
          Map.entry("extraregion", each(FPuzzlesReader::addExtraRegion)),
          Map.entry("rowindexer", indexers(reader -> cell -> reader.column(cell % reader.size))),
          Map.entry("columnindexer", indexers(reader -> cell -> reader.row(cell / reader.size))),
          Map.entry("boxindexer", indexers(reader -> reader::regionOf)),
          Map.entry("antiknight", flag(reader -> reader.plan.extra(Part.ANTI_KNIGHT))),
          Map.entry("antiking", flag(reader -> reader.plan.extra(Part.ANTI_KING))),
          Map.entry("disjointgroups", flag(FPuzzlesReader::addDisjointGroups)),
          Map.entry("diagonal+", flag(reader -> reader.addDiagonal("rising", -1))),
          Map.entry("diagonal-", flag(reader -> reader.addDiagonal("falling", 1))),
          Map.entry("nonconsecutive", flag(reader -> reader.negatives.add(Kind.DIFFERENCE))),
          Map.entry("negative", (Reading) FPuzzlesReader::readNegatives));

  /** Says how a field is read. */
  private interface Reading {
    void read(FPuzzlesReader reader, String name, Object value);
  }

  private final Map<?, ?> data;
  private final int size;
  private final int[] values;
  private final Regions regions;
  private final LayoutPlan plan;

  /** Rows, columns and regions alone. */
  private final Layout square;

  private final List<Structure.Cage> cages = new ArrayList<>();
  private final List<Condition> conditions = new ArrayList<>();

  /** The signs all of which are given; X stands for V as well. */
  private final Set<Kind> negatives = EnumSet.noneOf(Kind.class);

  private FPuzzlesReader(Map<?, ?> data, FPuzzlesGrid grid) {
    this.data = data;
    size = grid.size();
    values = grid.values();
    regions = grid.regions();
    plan = new LayoutPlan(size);
    regions.addTo(plan);
    square = plan.layout();
    for (int cell = 0; cell < values.length; cell++) {
      addPencilMarks(cell, grid.marks()[cell]);
    }
  }

  /** Returns the puzzle; throws an IllegalArgumentException that names what cannot be read. */
  public static ReadPuzzle read(Map<?, ?> data) {
    Object size = data.containsKey("size") ? data.get("size") : "";
    return new FPuzzlesReader(data, FPuzzlesGrid.read(data.get("grid"), size)).read();
  }

  private ReadPuzzle read() {
    data.forEach((name, value) -> read(String.valueOf(name), value));
    negatives.forEach(this::addNegative);
    Layout layout = plan.layout();
    return new ReadPuzzle(layout, Cages.checked(layout, cages), List.copyOf(conditions), values);
  }

  private void read(String name, Object value) {
    boolean isOff = Boolean.FALSE.equals(value) || FPuzzlesEntry.isNothing(value);
    if (isOff || SILENT.contains(name)) {
      return;
    }
    Reading reading = FIELDS.get(name);
    if (reading != null) {
      reading.read(this, name, value);
    } else if (!(value instanceof List<?> list && list.isEmpty())) {
      throw FPuzzlesEntry.refusal(
          FPuzzlesEntry.quoted(name),
          "a field that is not known",
          "one of " + FIELDS.keySet().stream().sorted().collect(Collectors.joining(", ")));
    }
  }

  /** Returns how a rule is read that is on or off. */
  private static Reading flag(Consumer<FPuzzlesReader> rule) {
    return (reader, name, value) -> {
      if (FPuzzlesEntry.isTrue(FPuzzlesEntry.quoted(name), value)) {
        rule.accept(reader);
      }
    };
  }

  /** Returns how a list is read, entry by entry. */
  private static Reading each(BiConsumer<FPuzzlesReader, FPuzzlesEntry> one) {
    return (reader, name, value) -> {
      for (FPuzzlesEntry entry : reader.entries(name, value)) {
        try {
          one.accept(reader, entry);
        } catch (IllegalArgumentException e) {
          throw entry.named(e);
        }
      }
    };
  }

  private List<FPuzzlesEntry> entries(String name, Object value) {
    return FPuzzlesEntry.of(FPuzzlesEntry.quoted(name), size, value);
  }

  /** Returns how lines of a kind are read that has no number. */
  private static Reading lines(Kind kind) {
    return each(
        (reader, entry) -> {
          if (entry.hasValue()) {
            throw entry.refusal("a value", "lines only");
          }
          reader.addLines(kind, entry);
        });
  }

  /** Returns how lines are read whose number depends on the size, if it is not given. */
  private static Reading lines(Kind kind, IntUnaryOperator usual) {
    return each(
        (reader, entry) ->
            reader.addLines(kind, entry, entry.number(usual.applyAsInt(reader.size))));
  }

  private static Reading outside(Kind kind) {
    return each((reader, entry) -> reader.addOutside(kind, entry));
  }

  private static Reading pairs(Kind kind, int usual) {
    return each(
        (reader, entry) -> reader.add(kind, new int[] {entry.number(usual)}, entry.cells("cells")));
  }

  private static Reading marks(Kind kind) {
    return each((reader, entry) -> reader.add(kind, new int[0], new int[] {entry.cell()}));
  }

  private static Reading extremes(Kind kind) {
    return (reader, name, value) -> reader.addExtremes(kind, reader.entries(name, value));
  }

  private static Reading indexers(Function<FPuzzlesReader, IntFunction<int[]>> lines) {
    return each((reader, entry) -> reader.addIndexers(entry, lines.apply(reader)));
  }

  private void add(Kind kind, int[] numbers, int[]... parts) {
    add(Condition.of(kind, numbers, parts));
  }

  private void add(Condition condition) {
    conditions.add(Conditions.fitting(square, condition));
  }

  private void addPencilMarks(int cell, int allowed) {
    if (allowed != 0) {
      addSets("pencil marks", set -> (set & allowed) != 0, cell);
    }
  }

  private void addSets(String name, IntPredicate allowed, int... cells) {
    add(Condition.own(Kind.SETS, name, TableMaker.sets(allowed), cells));
  }

  private void addDiagonal(String name, int step) {
    int start = step < 0 ? size - 1 : 0;
    int[][] places =
        IntStream.range(0, size)
            .mapToObj(i -> new int[] {start + step * i, i})
            .toArray(int[][]::new);
    plan.group(name + " diagonal", places);
  }

  private void addDisjointGroups() {
    requireRegions("\"disjointgroups\"");
    regions.addDisjointGroups(plan);
  }

  private void requireRegions(String where) {
    if (regions.areNone()) {
      throw FPuzzlesEntry.refusal(where, "a grid without regions", "boxes or regions");
    }
  }

  private void addLines(Kind kind, FPuzzlesEntry entry, int... numbers) {
    boolean isOfNeighbours =
        kind == Kind.THERMOMETER || kind == Kind.SLOW_THERMOMETER || kind == Kind.WHISPERS;
    for (int[] line : entry.lines()) {
      if (isOfNeighbours) {
        chains(line).forEach(chain -> add(kind, numbers, chain));
      } else if (line.length > 1) {
        add(kind, numbers, kind == Kind.RENBAN ? Arrays.stream(line).distinct().toArray() : line);
      }
    }
  }

  /** Returns the parts of a line that comes back to a cell: it ends there and begins again. */
  private static List<int[]> chains(int... line) {
    List<int[]> chains = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    int start = 0;
    for (int i = 0; i < line.length; i++) {
      if (!seen.add(line[i])) {
        chains.add(Arrays.copyOfRange(line, start, i));
        start = i - 1;
        seen.clear();
        seen.add(line[start]);
        seen.add(line[i]);
      }
    }
    chains.add(Arrays.copyOfRange(line, start, line.length));
    return chains.stream().filter(chain -> chain.length > 1).collect(Lists.toList());
  }

  private void addRegionSums(FPuzzlesEntry entry) {
    requireRegions(entry.where());
    entry.lines().forEach(line -> add(Kind.REGION_SUMS, new int[0], regions.segments(line)));
  }

  /** Adds a clue beside a row or a column, which is read from there. */
  private void addOutside(Kind kind, FPuzzlesEntry entry) {
    if (!entry.hasValue()) {
      return;
    }
    int[] place = entry.place();
    boolean isRow = place[1] < 0 || place[1] >= size;
    boolean isColumn = place[0] < 0 || place[0] >= size;
    if (isRow == isColumn) {
      throw entry.refusal("a clue at " + entry.get("cell"), "one beside a row or a column");
    }
    int[] line = isRow ? row(place[0]) : column(place[1]);
    boolean isFromEnd = Math.max(place[0], place[1]) >= size;
    add(kind, new int[] {entry.number(0)}, isFromEnd ? reversed(line) : line);
  }

  private static int[] reversed(int... cells) {
    return IntStream.range(0, cells.length).map(i -> cells[cells.length - 1 - i]).toArray();
  }

  private int[] row(int row) {
    return IntStream.range(0, size).map(i -> row * size + i).toArray();
  }

  private int[] column(int column) {
    return IntStream.range(0, size).map(i -> i * size + column).toArray();
  }

  /** Adds the sum of a diagonal; without a sum, or with 0, it is no clue. */
  private void addLittleKiller(FPuzzlesEntry entry) {
    int sum = entry.number(0);
    if (sum > 0) {
      add(Kind.LITTLE_KILLER, new int[] {sum}, diagonal(entry));
    }
  }

  /** Returns the cells in the direction of a clue, or those that it names. */
  private int[] diagonal(FPuzzlesEntry entry) {
    Object direction = entry.get("direction");
    if (FPuzzlesEntry.isNothing(direction)) {
      return entry.cells("cells");
    }
    String way = String.valueOf(direction);
    if (!way.matches("[UD][LR]")) {
      throw FPuzzlesEntry.fault(entry.where("direction"), direction, "UL, UR, DL or DR");
    }
    int down = way.charAt(0) == 'D' ? 1 : -1;
    int right = way.charAt(1) == 'R' ? 1 : -1;
    int[] place = entry.place();
    int[] cells =
        IntStream.rangeClosed(0, size)
            .map(i -> square.cell(place[0] + i * down, place[1] + i * right))
            .filter(cell -> cell != Layout.NO_CELL)
            .toArray();
    if (cells.length == 0) {
      throw entry.refusal("no cell from " + entry.get("cell") + " to " + way, "one or more");
    }
    boolean isSame =
        FPuzzlesEntry.isNothing(entry.get("cells"))
            || Arrays.equals(Layout.ascending(cells), Layout.ascending(entry.cells("cells")));
    if (!isSame) {
      throw entry.refusal(
          "other cells than those from " + entry.get("cell") + " to " + way, "the same");
    }
    return cells;
  }

  private void addXv(FPuzzlesEntry entry) {
    if (entry.hasValue()) {
      String sign = entry.text();
      boolean isX = sign.equals("X") || sign.equals("x");
      if (!isX && !sign.equals("V") && !sign.equals("v")) {
        throw FPuzzlesEntry.fault(entry.where("value"), entry.get("value"), "X or V");
      }
      add(isX ? Kind.X : Kind.V, new int[0], entry.cells("cells"));
    }
  }

  private void addQuadruple(FPuzzlesEntry entry) {
    int[] wanted = entry.values("values");
    if (wanted.length > 0) {
      add(Kind.QUADRUPLE, wanted, entry.cells("cells"));
    }
  }

  /** Adds minima or maxima: marked neighbours are one area, which is compared with others. */
  private void addExtremes(Kind kind, List<FPuzzlesEntry> entries) {
    BitSet marked = new BitSet();
    entries.forEach(entry -> marked.set(entry.cell()));
    marked.stream()
        .forEach(
            cell -> {
              int[] others =
                  Arrays.stream(Neighbours.neighbours(square, cell))
                      .filter(other -> !marked.get(other))
                      .toArray();
              if (others.length > 0) {
                add(kind, new int[0], Conditions.joined(cell, others));
              }
            });
  }

  /** Adds equal cells; where both areas have a cell in common, each pair by itself. */
  private void addClone(FPuzzlesEntry entry) {
    int[] cells = entry.cells("cells");
    int[] clones = entry.cells("cloneCells");
    if (cells.length != clones.length) {
      throw entry.refusal(
          cells.length + " cells and " + clones.length + " clones", "as many of both");
    }
    IntStream both = IntStream.concat(Arrays.stream(cells), Arrays.stream(clones));
    if (both.distinct().count() == cells.length + clones.length) {
      add(Kind.CLONE, new int[0], cells, clones);
      return;
    }
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] != clones[i]) {
        add(Kind.CLONE, new int[0], new int[] {cells[i]}, new int[] {clones[i]});
      }
    }
  }

  /** Adds an arrow for each of its shafts; a pill is read from the left, or from above. */
  private void addArrow(FPuzzlesEntry entry) {
    int[] circle = Layout.ascending(entry.differentCells());
    if (circle.length > 1 && size > MOST_OF_PILLS) {
      throw entry.refusal("a circle of " + circle.length + " cells", "one: values have two digits");
    }
    for (int[] line : entry.lines()) {
      if (Arrays.binarySearch(circle, line[0]) < 0) {
        throw entry.refusal("a line from " + entry.name(line[0]), "one from its circle");
      }
      int[] shaft = Arrays.copyOfRange(line, 1, line.length);
      if (shaft.length > 0 && circle.length == 1) {
        add(Kind.ARROW, new int[0], line);
      } else if (shaft.length > 0) {
        add(Kind.PILL_ARROW, new int[0], circle, shaft);
      }
    }
  }

  private void addCage(FPuzzlesEntry entry) {
    cages.add(entry.cage(entry.number(0), entry.differentCells()));
  }

  /** Reads a text at some cells: it may be the digital root of their sum, or a rule in words. */
  private void addNote(FPuzzlesEntry entry) {
    String text = entry.text();
    if (text.matches("DR[1-9]")) {
      int root = text.charAt(2) - '0';
      addSets("digital root " + root, set -> (sum(set) - root) % 9 == 0, entry.differentCells());
    } else {
      SudokuPadReader.addRule(plan, entry);
    }
  }

  private static int sum(int set) {
    return IntStream.range(1, Integer.SIZE).filter(value -> (set >> value & 1) != 0).sum();
  }

  private void addExtraRegion(FPuzzlesEntry entry) {
    plan.group(
        "extra region",
        Arrays.stream(entry.differentCells())
            .mapToObj(cell -> new int[] {cell / size, cell % size})
            .toArray(int[][]::new));
  }

  /** Adds for each cell that it says where its own number within a line is. */
  private void addIndexers(FPuzzlesEntry entry, IntFunction<int[]> lines) {
    for (int cell : entry.cells("cells")) {
      int[] line = lines.apply(cell);
      int position = 1;
      while (line[position - 1] != cell) {
        position++;
      }
      add(Kind.INDEXER, new int[] {position}, line);
    }
  }

  private int[] regionOf(int cell) {
    requireRegions("\"boxindexer\"");
    return regions.cellsOf(regions.get(cell));
  }

  /** Reads the names of signs all of which are given. */
  private void readNegatives(String name, Object value) {
    for (Object sign : FPuzzlesEntry.list(FPuzzlesEntry.quoted(name), value)) {
      if (!"ratio".equals(sign) && !"xv".equals(sign)) {
        throw FPuzzlesEntry.fault(FPuzzlesEntry.quoted(name), sign, "'ratio' or 'xv'");
      }
      negatives.add("xv".equals(sign) ? Kind.X : Kind.RATIO);
    }
  }

  /** Adds what holds for neighbours without a sign; a dot of either colour frees them from both. */
  private void addNegative(Kind kind) {
    if (kind == Kind.X) {
      addElsewhere((a, b) -> a + b != 5 && a + b != 10, signs(Kind.X, Kind.V));
      return;
    }
    List<Condition> dots = signs(Kind.DIFFERENCE, Kind.RATIO);
    if (kind == Kind.RATIO) {
      Set<Integer> ratios =
          signs(Kind.RATIO).stream().map(sign -> sign.numbers()[0]).collect(Collectors.toSet());
      ratios.addAll(ratios.isEmpty() ? Set.of(USUAL_RATIO) : Set.of());
      addElsewhere(
          (a, b) -> ratios.stream().noneMatch(ratio -> a == b * ratio || b == a * ratio), dots);
    } else if (dots.isEmpty()) {
      plan.extra(Part.NON_CONSECUTIVE);
    } else {
      addElsewhere((a, b) -> Math.abs(a - b) != 1, dots);
    }
  }

  private List<Condition> signs(Kind... kinds) {
    List<Kind> wanted = List.of(kinds);
    return conditions.stream()
        .filter(condition -> wanted.contains(condition.kind()))
        .collect(Lists.toList());
  }

  private void addElsewhere(TableMaker.PairTest test, List<Condition> signs) {
    int[][] pairs = Neighbours.pairsWithout(square, signs.stream().map(Condition::cells));
    if (pairs.length > 0) {
      add(Condition.own(Kind.EVERYWHERE_ELSE, "", TableMaker.pairs(test), pairs));
    }
  }
}
