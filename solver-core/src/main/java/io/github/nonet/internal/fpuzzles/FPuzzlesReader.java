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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads puzzles of the editor f-puzzles, whose JSON says what each line means. */
public final class FPuzzlesReader {
  private static final int USUAL_WHISPER = 5;
  private static final int USUAL_LOCKOUT = 4;
  private static final int USUAL_MODULUS = 3;

  /** What says how a puzzle looks, or who made it. */
  private static final Set<String> SKIPPED =
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
          "cage",
          "fogofwar",
          "foglink",
          "negative",
          "nonconsecutive");

  private static final Map<String, Part> PARTS =
      Map.of(
          "antiknight", Part.ANTI_KNIGHT,
          "antiking", Part.ANTI_KING,
          "disjointgroups", Part.DISJOINT_GROUPS);

  private static final Map<String, Kind> LINES =
      Map.ofEntries(
          Map.entry("thermometer", Kind.THERMOMETER),
          Map.entry("slowthermometer", Kind.SLOW_THERMOMETER),
          Map.entry("palindrome", Kind.PALINDROME),
          Map.entry("renban", Kind.RENBAN),
          Map.entry("betweenline", Kind.BETWEEN),
          Map.entry("entropicline", Kind.ENTROPIC),
          Map.entry("zipperline", Kind.ZIPPER),
          Map.entry("doublearrow", Kind.DOUBLE_ARROW),
          Map.entry("whispers", Kind.WHISPERS),
          Map.entry("lockout", Kind.LOCKOUT),
          Map.entry("modularline", Kind.MODULAR));

  private static final Map<String, Kind> OUTSIDE =
      Map.of(
          "sandwichsum", Kind.SANDWICH,
          "xsum", Kind.X_SUM,
          "skyscraper", Kind.SKYSCRAPER,
          "numberedroom", Kind.NUMBERED_ROOM);

  private final Map<?, ?> data;
  private final int size;
  private final LayoutPlan plan;
  private final List<Structure.Cage> cages = new ArrayList<>();
  private final List<Condition> conditions = new ArrayList<>();

  private FPuzzlesReader(Map<?, ?> data, int size) {
    this.data = data;
    this.size = size;
    this.plan = new LayoutPlan(size);
  }

  /** Returns the puzzle; throws an IllegalArgumentException that names what cannot be read. */
  public static ReadPuzzle read(Map<?, ?> data) {
    Object size = data.get("size");
    Object grid = data.get("grid");
    int rows =
        size instanceof Double number
            ? number.intValue()
            : grid instanceof List<?> list ? list.size() : 0;
    return new FPuzzlesReader(data, LayoutPlan.requireSymbols(rows)).read();
  }

  private ReadPuzzle read() {
    FPuzzlesGrid grid = FPuzzlesGrid.read(data.get("grid"), size);
    grid.addTo(plan, conditions);
    // Some constraints are made of the regions, and what follows does not change these.
    Layout bare = plan.layout();
    data.forEach((key, value) -> add(String.valueOf(key), value, bare));
    addNegatives(bare);
    Layout layout = plan.layout();
    List<Condition> fitting =
        conditions.stream()
            .map(condition -> Conditions.fitting(layout, condition))
            .collect(Lists.toList());
    return new ReadPuzzle(layout, Cages.checked(layout, cages), fitting, grid.values());
  }

  private void add(String kind, Object value, Layout layout) {
    boolean isEmpty =
        Boolean.FALSE.equals(value) || value instanceof List<?> list && list.isEmpty();
    if (isEmpty || SKIPPED.contains(kind)) {
      return;
    }
    if (PARTS.containsKey(kind)) {
      plan.extra(PARTS.get(kind));
    } else if (kind.startsWith("diagonal")) {
      addDiagonal(kind);
    } else {
      FPuzzlesEntry.of(kind, size, value).forEach(entry -> add(entry, layout));
    }
  }

  /** Adds one of the diagonals: that which rises has a plus. */
  private void addDiagonal(String kind) {
    boolean isRising = kind.endsWith("+");
    int[][] places =
        IntStream.range(0, size)
            .mapToObj(i -> new int[] {isRising ? size - 1 - i : i, i})
            .toArray(int[][]::new);
    plan.group((isRising ? "rising" : "falling") + " diagonal", places);
  }

  private void add(FPuzzlesEntry entry, Layout layout) {
    String kind = entry.kind();
    if (LINES.containsKey(kind)) {
      entry.lines().forEach(line -> addLine(LINES.get(kind), entry, line));
    } else if (OUTSIDE.containsKey(kind)) {
      addOutside(OUTSIDE.get(kind), entry);
    } else {
      addOther(entry, layout);
    }
  }

  private void addLine(Kind kind, FPuzzlesEntry entry, int... line) {
    int[] numbers =
        switch (kind) {
          case WHISPERS -> new int[] {entry.number(USUAL_WHISPER)};
          case LOCKOUT -> new int[] {entry.number(USUAL_LOCKOUT)};
          case MODULAR -> new int[] {entry.number(USUAL_MODULUS)};
          default -> new int[0];
        };
    boolean isOfNeighbours =
        kind == Kind.THERMOMETER || kind == Kind.SLOW_THERMOMETER || kind == Kind.WHISPERS;
    if (isOfNeighbours) {
      chains(line).forEach(chain -> conditions.add(Condition.of(kind, numbers, chain)));
    } else {
      int[] cells = kind == Kind.RENBAN ? Arrays.stream(line).distinct().toArray() : line;
      conditions.add(Condition.of(kind, numbers, cells));
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

  /** Adds a clue beside a row or a column, which is read from there. */
  private void addOutside(Kind kind, FPuzzlesEntry entry) {
    if (!entry.hasValue()) {
      return;
    }
    int[] place = entry.place();
    boolean isRow = place[1] < 0 || place[1] >= size;
    boolean isColumn = place[0] < 0 || place[0] >= size;
    if (isRow == isColumn) {
      throw entry.fault("has a clue that is not beside a row or a column; expected one outside");
    }
    boolean isFromEnd = Math.max(place[0], place[1]) >= size;
    int[] line =
        IntStream.range(0, size)
            .map(i -> isFromEnd ? size - 1 - i : i)
            .map(i -> isRow ? place[0] * size + i : i * size + place[1])
            .toArray();
    conditions.add(Condition.of(kind, new int[] {entry.number(0)}, line));
  }

  private void addOther(FPuzzlesEntry entry, Layout layout) {
    int[] none = {};
    switch (entry.kind()) {
      case "killercage" -> cages.add(Cages.of(entry.number(0), entry.cells("cells")));
      case "extraregion" -> addGroup(entry.cells("cells"));
      case "arrow" -> addArrow(entry);
      case "regionsumline" ->
          entry
              .lines()
              .forEach(
                  line ->
                      conditions.add(
                          Condition.of(Kind.REGION_SUMS, none, Neighbours.segments(layout, line))));
      case "littlekillersum" -> addLittleKiller(entry);
      case "difference" -> addPair(Kind.DIFFERENCE, entry, 1);
      case "ratio" -> addPair(Kind.RATIO, entry, 2);
      case "xv" -> addXv(entry);
      case "quadruple" -> addQuadruple(entry);
      case "odd" -> conditions.add(Condition.of(Kind.ODD, none, new int[] {entry.cell()}));
      case "even" -> conditions.add(Condition.of(Kind.EVEN, none, new int[] {entry.cell()}));
      case "minimum" -> addExtreme(Kind.MINIMUM, layout, entry);
      case "maximum" -> addExtreme(Kind.MAXIMUM, layout, entry);
      case "clone" ->
          conditions.add(
              Condition.of(Kind.CLONE, none, entry.cells("cells"), entry.cells("cloneCells")));
      case "rowindexer", "columnindexer", "boxindexer" -> addIndexers(entry, layout);
      default ->
          throw entry.fault(
              "is not known; expected one of " + String.join(", ", names()) + ", or none of it");
    }
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(LINES.keySet());
    names.addAll(OUTSIDE.keySet());
    names.addAll(PARTS.keySet());
    names.addAll(
        List.of(
            "arrow",
            "boxindexer",
            "clone",
            "columnindexer",
            "diagonal+",
            "diagonal-",
            "difference",
            "even",
            "extraregion",
            "killercage",
            "littlekillersum",
            "maximum",
            "minimum",
            "nonconsecutive",
            "odd",
            "quadruple",
            "ratio",
            "regionsumline",
            "rowindexer",
            "xv"));
    return names.stream().sorted().collect(Lists.toList());
  }

  private void addGroup(int... cells) {
    plan.group(
        "extra region",
        Arrays.stream(cells)
            .mapToObj(cell -> new int[] {cell / size, cell % size})
            .toArray(int[][]::new));
  }

  /** Adds an arrow for each of its shafts; a pill is read from the left, or from above. */
  private void addArrow(FPuzzlesEntry entry) {
    int[] pill = Arrays.stream(entry.cells("cells")).sorted().toArray();
    for (int[] line : entry.lines()) {
      int[] shaft =
          Arrays.stream(line).filter(cell -> Arrays.binarySearch(pill, cell) < 0).toArray();
      if (shaft.length > 0 && pill.length == 1) {
        int[] cells = IntStream.concat(Arrays.stream(pill), Arrays.stream(shaft)).toArray();
        conditions.add(Condition.of(Kind.ARROW, new int[0], cells));
      } else if (shaft.length > 0) {
        conditions.add(Condition.of(Kind.PILL_ARROW, new int[0], pill, shaft));
      }
    }
  }

  private void addLittleKiller(FPuzzlesEntry entry) {
    if (entry.hasValue()) {
      int[] sum = {entry.number(0)};
      conditions.add(Condition.of(Kind.LITTLE_KILLER, sum, entry.cells("cells")));
    }
  }

  private void addPair(Kind kind, FPuzzlesEntry entry, int usual) {
    conditions.add(Condition.of(kind, new int[] {entry.number(usual)}, entry.cells("cells")));
  }

  private void addXv(FPuzzlesEntry entry) {
    if (entry.hasValue()) {
      boolean isX = entry.text().equalsIgnoreCase("x");
      if (!isX && !entry.text().equalsIgnoreCase("v")) {
        throw entry.fault("has a value that is neither; expected X or V");
      }
      conditions.add(Condition.of(isX ? Kind.X : Kind.V, new int[0], entry.cells("cells")));
    }
  }

  private void addQuadruple(FPuzzlesEntry entry) {
    int[] values = entry.numbers("values");
    if (values.length > 0) {
      conditions.add(Condition.of(Kind.QUADRUPLE, values, entry.cells("cells")));
    }
  }

  /** Adds a minimum or maximum: marked neighbours are one area, which is compared with others. */
  private void addExtreme(Kind kind, Layout layout, FPuzzlesEntry entry) {
    Set<Integer> marked =
        FPuzzlesEntry.of(entry.kind(), size, data.get(entry.kind())).stream()
            .map(FPuzzlesEntry::cell)
            .collect(Collectors.toSet());
    int[] others =
        Arrays.stream(Neighbours.neighbours(layout, entry.cell()))
            .filter(cell -> !marked.contains(cell))
            .toArray();
    if (others.length > 0) {
      int[] cells = IntStream.concat(IntStream.of(entry.cell()), Arrays.stream(others)).toArray();
      conditions.add(Condition.of(kind, new int[0], cells));
    }
  }

  /** Adds for each cell that it says where, in its row, column or box, its own place is held. */
  private void addIndexers(FPuzzlesEntry entry, Layout layout) {
    for (int cell : entry.cells("cells")) {
      int[] line =
          switch (entry.kind()) {
            case "columnindexer" -> line(cell / size * size, 1);
            case "rowindexer" -> line(cell % size, size);
            default -> FPuzzlesGrid.regionOf(layout, cell);
          };
      int position = 1;
      while (line[position - 1] != cell) {
        position++;
      }
      conditions.add(Condition.of(Kind.INDEXER, new int[] {position}, line));
    }
  }

  private int[] line(int first, int step) {
    return IntStream.range(0, size).map(i -> first + i * step).toArray();
  }

  /** Adds what holds for neighbours without a sign. */
  private void addNegatives(Layout layout) {
    Set<String> negative = new HashSet<>();
    if (data.get("negative") instanceof List<?> kinds) {
      kinds.forEach(kind -> negative.add(String.valueOf(kind)));
    }
    if (Boolean.TRUE.equals(data.get("nonconsecutive"))) {
      negative.add("difference");
    }
    for (String kind : negative) {
      switch (kind) {
        case "difference" -> addNegative(layout, Set.of(Kind.DIFFERENCE), 1);
        case "ratio" -> addNegative(layout, Set.of(Kind.RATIO), 2);
        case "xv" -> addNegative(layout, Set.of(Kind.X, Kind.V), 0);
        default ->
            throw new IllegalArgumentException(
                "\"negative\" has what is not known; expected difference, ratio or xv");
      }
    }
  }

  /** Adds that neighbours without such a sign do not have what any such sign says. */
  private void addNegative(Layout layout, Set<Kind> kinds, int usual) {
    List<Condition> given =
        conditions.stream()
            .filter(condition -> kinds.contains(condition.kind()))
            .collect(Collectors.toList());
    Set<Integer> numbers = new HashSet<>();
    numbers.add(usual);
    given.forEach(
        condition -> Arrays.stream(condition.numbers()).forEach(number -> numbers.add(number)));
    int[][] pairs = Neighbours.pairsWithout(layout, given.stream().map(Condition::cells));
    conditions.add(
        Condition.own(Kind.EVERYWHERE_ELSE, "", TableMaker.pairs(test(kinds, numbers)), pairs));
  }

  private static TableMaker.PairTest test(Set<Kind> kinds, Set<Integer> numbers) {
    if (kinds.contains(Kind.DIFFERENCE)) {
      return (a, b) -> !numbers.contains(Math.abs(a - b));
    }
    if (kinds.contains(Kind.RATIO)) {
      return (a, b) -> numbers.stream().noneMatch(number -> a == b * number || b == a * number);
    }
    return (a, b) -> a + b != 5 && a + b != 10;
  }
}
