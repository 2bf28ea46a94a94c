package io.github.nonet.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A random puzzle as JSON of f-puzzles, and which values it allows. The rules are written here once
 * more, after those of the solver that f-puzzles is used with, and without this library. Most
 * constraints hold for the solution that the puzzle is made of; some contradict it.
 */
final class RandomFPuzzle {
  private static final int[] SIZES = {4, 4, 4, 5, 6, 6, 6, 7, 8, 9, 9, 10};
  private static final int MOST_TRIES = 50;
  private static final int MOST_STEPS = 1_000;
  private static final int MOST_COMPLETIONS = 150;

  /** An entry of a field, and what it says of the values of all cells. */
  private record Clue(String json, Predicate<int[]> rule) {}

  /** Judges the values of some cells. */
  private interface Law {
    boolean allows(int... values);
  }

  private final Random random;
  private final int size;

  /** The region of each cell, -1 if it is in none. Sizes without boxes have rows as regions. */
  private final int[] regions;

  /** Cells that hold different values. */
  private final List<int[]> groups = new ArrayList<>();

  private final Map<String, List<String>> lists = new TreeMap<>();
  private final Map<String, String> flags = new TreeMap<>();
  private final List<Predicate<int[]>> rules = new ArrayList<>();
  private final int[] solution;
  private final int[] marks;
  private final int[] givens;
  private List<int[]> completions = List.of();

  private final Map<String, Supplier<Clue>> makers = new LinkedHashMap<>();

  RandomFPuzzle(Random random) {
    this.random = random;
    size = SIZES[random.nextInt(SIZES.length)];
    regions = boxes();
    int[] found = null;
    while (found == null) {
      groups.clear();
      flags.clear();
      chooseRegions();
      chooseFlags();
      found = new Filling(1).all(new int[size * size]).stream().findFirst().orElse(null);
    }
    solution = found;
    marks = new int[size * size];
    givens = new int[size * size];
    defineMakers();
    addClues();
    addExtremes("minimum", 1);
    addExtremes("maximum", -1);
    addSigns();
    addPencilMarks();
    chooseGivens();
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private int[] boxes() {
    int rows = (int) Math.sqrt(size);
    while (size % rows != 0) {
      rows--;
    }
    int height = rows;
    int width = size / rows;
    return IntStream.range(0, size * size)
        .map(cell -> cell / size / height * height + cell % size / width)
        .toArray();
  }

  private void chooseRegions() {
    System.arraycopy(boxes(), 0, regions, 0, regions.length);
    if (chance(8)) {
      Arrays.fill(regions, -1);
    } else if (chance(20)) {
      for (int i = 0; i < size; i++) {
        int cell = random.nextInt(regions.length);
        int other = random.nextInt(regions.length);
        int region = regions[cell];
        regions[cell] = regions[other];
        regions[other] = region;
      }
    }
    for (int i = 0; i < size; i++) {
      groups.add(line(i * size, 1));
      groups.add(line(i, size));
      if (regions[0] >= 0) {
        groups.add(cellsOf(i));
      }
    }
  }

  private int[] line(int first, int step) {
    return IntStream.range(0, size).map(i -> first + i * step).toArray();
  }

  private int[] cellsOf(int region) {
    return IntStream.range(0, regions.length).filter(cell -> regions[cell] == region).toArray();
  }

  private void chooseFlags() {
    if (chance(10)) {
      flags.put("antiknight", "true");
      addMoves(1, 2);
      addMoves(2, 1);
    }
    if (chance(10)) {
      flags.put("antiking", "true");
      addMoves(1, 1);
    }
    if (chance(10)) {
      flags.put("diagonal+", "true");
      groups.add(line(size * (size - 1), 1 - size));
    }
    if (chance(10)) {
      flags.put("diagonal-", "true");
      groups.add(line(0, size + 1));
    }
    if (chance(10) && regions[0] >= 0) {
      flags.put("disjointgroups", "true");
      for (int i = 0; i < size; i++) {
        int place = i;
        groups.add(IntStream.range(0, size).map(region -> cellsOf(region)[place]).toArray());
      }
    } else if (chance(10)) {
      flags.put("disjointgroups", chance(50) ? "false" : "null");
    }
  }

  private void addMoves(int rows, int columns) {
    for (int cell = 0; cell < size * size; cell++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int row = cell / size + rows;
        int column = cell % size + sign * columns;
        if (row < size && column >= 0 && column < size) {
          groups.add(new int[] {cell, row * size + column});
        }
      }
    }
  }

  /** Fills the grid by the groups alone. */
  private final class Filling {
    private final int limit;
    private final int[][] peers = new int[size * size][];
    private final List<int[]> found = new ArrayList<>();
    private int[] open = {};
    private int steps;

    Filling(int limit) {
      this.limit = limit;
      List<BitSet> others = new ArrayList<>();
      for (int cell = 0; cell < size * size; cell++) {
        others.add(new BitSet());
      }
      for (int[] group : groups) {
        for (int cell : group) {
          Arrays.stream(group).filter(other -> other != cell).forEach(others.get(cell)::set);
        }
      }
      Arrays.setAll(peers, cell -> others.get(cell).stream().toArray());
    }

    /** Returns this many solutions, or fewer if there are no more or it takes too long. */
    List<int[]> all(int[] start) {
      open = IntStream.range(0, start.length).filter(cell -> start[cell] == 0).toArray();
      search(start.clone());
      return found;
    }

    /** Returns whether all solutions were found. */
    boolean isComplete() {
      return found.size() < limit && steps < MOST_STEPS;
    }

    private void search(int[] grid) {
      if (++steps >= MOST_STEPS || found.size() >= limit) {
        return;
      }
      int best = -1;
      int allowed = 0;
      for (int cell : open) {
        if (grid[cell] == 0) {
          int next = allowed(grid, cell);
          if (best < 0 || Integer.bitCount(next) < Integer.bitCount(allowed)) {
            best = cell;
            allowed = next;
          }
        }
      }
      if (best < 0) {
        found.add(grid.clone());
        return;
      }
      int first = random.nextInt(size);
      for (int i = 0; i < size; i++) {
        int value = (first + i) % size + 1;
        if ((allowed >> value & 1) != 0) {
          grid[best] = value;
          search(grid);
        }
      }
      grid[best] = 0;
    }

    private int allowed(int[] grid, int cell) {
      int allowed = (1 << size) - 1 << 1;
      for (int other : peers[cell]) {
        allowed &= ~(1 << grid[other]);
      }
      return allowed;
    }
  }

  private void defineMakers() {
    makers.put("thermometer", () -> line(2, 4, true, v -> rises(1, v)));
    makers.put("slowthermometer", () -> line(2, 4, true, v -> rises(0, v)));
    makers.put("palindrome", () -> line(2, 4, false, RandomFPuzzle::isPalindrome));
    makers.put("renban", () -> line(2, 4, false, RandomFPuzzle::isRenban));
    makers.put("betweenline", () -> line(3, 4, false, v -> isEnded(v, true, 0)));
    makers.put("zipperline", () -> line(3, 5, false, RandomFPuzzle::isZipper));
    makers.put("doublearrow", () -> line(3, 5, false, RandomFPuzzle::isDoubleArrow));
    makers.put("whispers", this::whispers);
    makers.put("lockout", this::lockout);
    makers.put("modularline", () -> line(2, 4, false, v -> alternates(v, value -> value % 3)));
    if (size % 3 == 0) {
      makers.put(
          "entropicline",
          () -> line(2, 4, false, v -> alternates(v, value -> (value - 1) / (size / 3))));
    }
    if (regions[0] >= 0) {
      makers.put("regionsumline", this::regionSums);
      makers.put("boxindexer", () -> indexer(cell -> cellsOf(regions[cell])));
    }
    makers.put("rowindexer", () -> indexer(cell -> line(cell % size, size)));
    makers.put("columnindexer", () -> indexer(cell -> line(cell / size * size, 1)));
    makers.put("arrow", this::arrow);
    makers.put("sandwichsum", () -> outside(this::sandwich));
    makers.put("xsum", () -> outside(v -> Arrays.stream(v, 0, v[0]).sum()));
    makers.put("skyscraper", () -> outside(RandomFPuzzle::seen));
    makers.put("numberedroom", () -> outside(v -> v[v[0] - 1]));
    makers.put("littlekillersum", this::littleKiller);
    makers.put("quadruple", this::quadruple);
    makers.put("odd", () -> mark(1));
    makers.put("even", () -> mark(0));
    makers.put("clone", this::clones);
    makers.put("killercage", this::cage);
    makers.put("cage", this::digitalRoot);
    makers.put("extraregion", this::extraRegion);
  }

  private void addClues() {
    List<String> names = new ArrayList<>(makers.keySet());
    for (int i = random.nextInt(4) + random.nextInt(4); i >= 0; i--) {
      String name = names.get(random.nextInt(names.size()));
      Clue clue = makers.get(name).get();
      for (int tries = 0; tries < MOST_TRIES && !clue.rule().test(solution); tries++) {
        clue = makers.get(name).get();
      }
      if (clue.rule().test(solution) || chance(10)) {
        add(name, clue);
      }
    }
  }

  private void add(String name, Clue clue) {
    lists.computeIfAbsent(name, key -> new ArrayList<>()).add(clue.json());
    rules.add(clue.rule());
  }

  /** Returns this many cells, no two the same. */
  private int[] draw(int count) {
    return random.ints(0, size * size).distinct().limit(count).toArray();
  }

  private int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  private static int[] of(int[] grid, int... cells) {
    return Arrays.stream(cells).map(cell -> grid[cell]).toArray();
  }

  private String name(int cell) {
    return "\"R" + (cell / size + 1) + "C" + (cell % size + 1) + "\"";
  }

  private String names(int... cells) {
    return Arrays.stream(cells).mapToObj(this::name).collect(Collectors.joining(",", "[", "]"));
  }

  /** Returns a number, or a text that is one. */
  private String number(int number) {
    return chance(50) ? String.valueOf(number) : "\"" + number + "\"";
  }

  private String value(int number) {
    return ",\"value\":" + number(number);
  }

  /** Returns no value, in one of the ways to say so. */
  private String noValue() {
    return List.of("", ",\"value\":\"\"", ",\"value\":null").get(random.nextInt(3));
  }

  private Clue line(int least, int most, boolean mayClose, Law law) {
    int[] cells = draw(between(least, most));
    if (mayClose && cells.length > 2 && chance(10)) {
      cells = IntStream.concat(Arrays.stream(cells), IntStream.of(cells[0])).toArray();
    }
    return lineOf("", law, cells);
  }

  private Clue lineOf(String more, Law law, int... cells) {
    String lines = "\"lines\":[" + (chance(5) ? "[" + name(0) + "]," : "") + names(cells) + "]";
    return new Clue("{" + lines + more + "}", grid -> law.allows(of(grid, cells)));
  }

  private static boolean rises(int step, int... line) {
    return IntStream.range(1, line.length).allMatch(i -> line[i] >= line[i - 1] + step);
  }

  private static boolean isPalindrome(int... line) {
    return IntStream.range(0, line.length).allMatch(i -> line[i] == line[line.length - 1 - i]);
  }

  private static boolean isRenban(int... line) {
    int[] sorted = IntStream.of(line).sorted().toArray();
    return IntStream.range(1, sorted.length).allMatch(i -> sorted[i] == sorted[i - 1] + 1);
  }

  /** Judges the values between the ends of a line: inside of both, or outside of both. */
  private static boolean isEnded(int[] line, boolean isInside, int apart) {
    int low = Math.min(line[0], line[line.length - 1]);
    int high = Math.max(line[0], line[line.length - 1]);
    return high - low >= apart
        && Arrays.stream(line, 1, line.length - 1)
            .allMatch(v -> isInside ? v > low && v < high : v < low || v > high);
  }

  private static boolean isZipper(int... line) {
    return IntStream.range(0, line.length / 2)
                .map(i -> line[i] + line[line.length - 1 - i])
                .distinct()
                .count()
            == 1
        && (line.length % 2 == 0 || line[0] + line[line.length - 1] == line[line.length / 2]);
  }

  private static boolean isDoubleArrow(int... line) {
    return 2 * (line[0] + line[line.length - 1]) == IntStream.of(line).sum();
  }

  /** Judges whether values are of one class if they are three, six, ... places apart. */
  private static boolean alternates(int[] line, ToIntFunction<Integer> classOf) {
    for (int i = 0; i < line.length; i++) {
      for (int j = i + 1; j < line.length; j++) {
        boolean isSame = classOf.applyAsInt(line[i]) == classOf.applyAsInt(line[j]);
        if (isSame != ((j - i) % 3 == 0)) {
          return false;
        }
      }
    }
    return true;
  }

  private Clue whispers() {
    boolean isUsual = chance(60);
    int apart = isUsual ? (size + 1) / 2 : between(1, size - 1);
    int[] cells = draw(between(2, 4));
    Law law = line -> IntStream.range(1, line.length).allMatch(i -> distance(line, i) >= apart);
    return lineOf(isUsual ? noValue() : value(apart), law, cells);
  }

  private static int distance(int[] line, int index) {
    return Math.abs(line[index] - line[index - 1]);
  }

  private Clue lockout() {
    boolean isUsual = chance(60);
    int apart = isUsual ? size / 2 : between(1, size - 1);
    return lineOf(
        isUsual ? noValue() : value(apart),
        line -> isEnded(line, false, apart),
        draw(between(2, 4)));
  }

  private Clue regionSums() {
    int[] cells = draw(between(2, 5));
    return lineOf(
        "",
        line -> {
          List<Integer> sums = new ArrayList<>();
          for (int i = 0; i < line.length; i++) {
            if (i > 0 && regions[cells[i]] == regions[cells[i - 1]]) {
              sums.set(sums.size() - 1, sums.get(sums.size() - 1) + line[i]);
            } else {
              sums.add(line[i]);
            }
          }
          return new HashSet<>(sums).size() == 1;
        },
        cells);
  }

  private Clue arrow() {
    int circle = size <= 9 && chance(30) ? between(2, 3) : 1;
    int[] cells = draw(circle + between(1, 3));
    int[] shaft = Arrays.copyOfRange(cells, circle, cells.length);
    int[] pill = Arrays.copyOf(cells, circle);
    int[] ordered = IntStream.of(pill).sorted().toArray();
    int[] line =
        IntStream.concat(IntStream.of(pill[random.nextInt(circle)]), IntStream.of(shaft)).toArray();
    return new Clue(
        "{\"cells\":" + names(pill) + ",\"lines\":[" + names(line) + "]}",
        grid ->
            IntStream.of(of(grid, ordered)).reduce(0, (number, digit) -> 10 * number + digit)
                == IntStream.of(of(grid, shaft)).sum());
  }

  /** Returns the number that a law finds in the solution, or a wrong one. */
  private int rightOrNot(int right, int most) {
    return chance(92) ? right : between(1, most);
  }

  private Clue outside(ToIntFunction<int[]> law) {
    int i = random.nextInt(size);
    boolean isRow = chance(50);
    boolean isFromEnd = chance(50);
    int[] ahead = isRow ? line(i * size, 1) : line(i, size);
    int[] cells = ahead.clone();
    for (int j = 0; j < size && isFromEnd; j++) {
      cells[j] = ahead[size - 1 - j];
    }
    int side = isFromEnd ? size + 1 : 0;
    String place = isRow ? "R" + (i + 1) + "C" + side : "R" + side + "C" + (i + 1);
    if (chance(5)) {
      return new Clue("{\"cell\":\"" + place + "\"" + noValue() + "}", grid -> true);
    }
    int clue = rightOrNot(law.applyAsInt(of(solution, cells)), size);
    return new Clue(
        "{\"cell\":\"" + place + "\"" + value(clue) + "}",
        grid -> law.applyAsInt(of(grid, cells)) == clue);
  }

  private int sandwich(int... line) {
    int sum = 0;
    boolean isInside = false;
    for (int value : line) {
      boolean isCrust = value == 1 || value == size;
      isInside ^= isCrust;
      sum += isInside && !isCrust ? value : 0;
    }
    return sum;
  }

  private static int seen(int... line) {
    int seen = 0;
    int highest = 0;
    for (int value : line) {
      seen += value > highest ? 1 : 0;
      highest = Math.max(highest, value);
    }
    return seen;
  }

  /** Returns the clue of a diagonal, which begins next to a row or a column, or within the grid. */
  private Clue littleKiller() {
    int down = chance(50) ? 1 : -1;
    int right = chance(50) ? 1 : -1;
    boolean isBeside = chance(50);
    int top = isBeside ? between(-1, size) : down > 0 ? -1 : size;
    int left = isBeside ? (right > 0 ? -1 : size) : between(-1, size);
    int[] cells =
        IntStream.rangeClosed(0, size)
            .filter(i -> isIn(top + i * down) && isIn(left + i * right))
            .map(i -> (top + i * down) * size + left + i * right)
            .toArray();
    if (cells.length == 0) {
      return littleKiller();
    }
    boolean isInside = chance(10);
    int row = isInside ? cells[0] / size : top;
    int column = isInside ? cells[0] % size : left;
    int sum = rightOrNot(IntStream.of(of(solution, cells)).sum(), 3 * size);
    boolean isClue = chance(90);
    boolean hasDirection = chance(70);
    String way = (down > 0 ? "D" : "U") + (right > 0 ? "R" : "L");
    String none = chance(50) ? value(0) : noValue();
    String json =
        "{\"cell\":\"R"
            + (row + 1)
            + "C"
            + (column + 1)
            + "\""
            + (hasDirection ? ",\"direction\":\"" + way + "\"" : "")
            + (hasDirection && chance(50) ? "" : ",\"cells\":" + names(cells))
            + (isClue ? value(sum) : none)
            + "}";
    return new Clue(json, grid -> !isClue || IntStream.of(of(grid, cells)).sum() == sum);
  }

  private boolean isIn(int index) {
    return index >= 0 && index < size;
  }

  private Clue quadruple() {
    int cell = random.nextInt(size - 1) * size + random.nextInt(size - 1);
    int[] cells = {cell, cell + 1, cell + size, cell + size + 1};
    List<Integer> wanted =
        Arrays.stream(of(solution, cells)).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(wanted, random);
    wanted.subList(random.nextInt(5), 4).clear();
    if (chance(8) && !wanted.isEmpty()) {
      wanted.set(0, between(1, size));
    }
    String json = wanted.stream().map(this::number).collect(Collectors.joining(",", "[", "]"));
    return new Clue(
        "{\"cells\":" + names(cells) + ",\"values\":" + json + "}",
        grid -> {
          List<Integer> left = new ArrayList<>(wanted);
          Arrays.stream(of(grid, cells)).forEach(value -> left.remove((Integer) value));
          return left.isEmpty();
        });
  }

  private Clue mark(int parity) {
    int cell = random.nextInt(size * size);
    return new Clue("{\"cell\":" + name(cell) + "}", grid -> grid[cell] % 2 == parity);
  }

  /** Returns a clone, which may lie over itself. */
  private Clue clones() {
    int count = between(1, 3);
    int[] cells = draw(count);
    int[] others = draw(count);
    return new Clue(
        "{\"cells\":" + names(cells) + ",\"cloneCells\":" + names(others) + "}",
        grid -> Arrays.equals(of(grid, cells), of(grid, others)));
  }

  private static boolean areDifferent(int... values) {
    return IntStream.of(values).distinct().count() == values.length;
  }

  private Clue cage() {
    int[] cells = draw(between(1, 4));
    int sum = rightOrNot(IntStream.of(of(solution, cells)).sum(), 2 * size);
    boolean hasSum = chance(80);
    return new Clue(
        "{\"cells\":"
            + names(cells)
            + (hasSum ? value(sum) : chance(50) ? value(0) : noValue())
            + "}",
        grid ->
            areDifferent(of(grid, cells))
                && (!hasSum || IntStream.of(of(grid, cells)).sum() == sum));
  }

  private Clue digitalRoot() {
    if (chance(30)) {
      return new Clue("{\"cells\":" + names(draw(2)) + ",\"value\":\"A\"}", grid -> true);
    }
    int[] cells = draw(between(1, 4));
    int root = rightOrNot((IntStream.of(of(solution, cells)).sum() + 8) % 9 + 1, 9);
    return new Clue(
        "{\"cells\":" + names(cells) + ",\"value\":\"DR" + root + "\"}",
        grid ->
            areDifferent(of(grid, cells)) && (IntStream.of(of(grid, cells)).sum() - root) % 9 == 0);
  }

  private Clue extraRegion() {
    int[] cells = draw(between(2, 4));
    return new Clue("{\"cells\":" + names(cells) + "}", grid -> areDifferent(of(grid, cells)));
  }

  /** Gives the line of a cell. */
  private interface LineOf {
    int[] of(int cell);
  }

  private Clue indexer(LineOf lineOf) {
    int[] cells = draw(between(1, 2));
    return new Clue(
        "{\"cells\":" + names(cells) + "}",
        grid ->
            Arrays.stream(cells)
                .allMatch(
                    cell -> {
                      int[] line = lineOf.of(cell);
                      int position = 1;
                      while (line[position - 1] != cell) {
                        position++;
                      }
                      return grid[line[grid[cell] - 1]] == position;
                    }));
  }

  /** Returns the cells above, left, right and below. */
  private int[] neighbours(int cell) {
    return IntStream.range(0, size * size)
        .filter(
            other ->
                Math.abs(cell / size - other / size) + Math.abs(cell % size - other % size) == 1)
        .toArray();
  }

  /** Adds cells that are below, or above, all neighbours that are not marked like them. */
  private void addExtremes(String name, int sign) {
    if (!chance(12)) {
      return;
    }
    Set<Integer> marked = new HashSet<>();
    for (int i = between(1, 3) * MOST_TRIES; i >= 0 && marked.size() < 3; i--) {
      int cell = random.nextInt(size * size);
      marked.add(cell);
      if (!isExtreme(solution, marked, sign) && !chance(1)) {
        marked.remove(cell);
      }
    }
    for (int cell : marked) {
      add(name, new Clue("{\"cell\":" + name(cell) + "}", grid -> isExtreme(grid, marked, sign)));
    }
  }

  private boolean isExtreme(int[] grid, Set<Integer> marked, int sign) {
    return marked.stream()
        .allMatch(
            cell ->
                Arrays.stream(neighbours(cell))
                    .filter(other -> !marked.contains(other))
                    .allMatch(other -> sign * grid[cell] < sign * grid[other]));
  }

  /** Two cells side by side. */
  private record Side(int cell, int other) {
    int distance(int... grid) {
      return Math.abs(grid[cell] - grid[other]);
    }

    int sum(int... grid) {
      return grid[cell] + grid[other];
    }

    boolean isRatio(int ratio, int... grid) {
      return grid[cell] == ratio * grid[other] || grid[other] == ratio * grid[cell];
    }
  }

  /** Adds dots, Xs and Vs, and what holds where there are none. */
  private void addSigns() {
    List<Side> sides =
        IntStream.range(0, size * size)
            .boxed()
            .flatMap(
                cell ->
                    Arrays.stream(neighbours(cell))
                        .filter(other -> other > cell)
                        .mapToObj(other -> new Side(cell, other)))
            .collect(Collectors.toList());
    boolean isNonconsecutive = chance(20);
    boolean isNegativeRatio = chance(20);
    boolean isNegativeXv = chance(20);
    Set<Side> dots = new HashSet<>();
    Set<Side> letters = new HashSet<>();
    Set<Integer> ratios = new HashSet<>();
    for (Side side : sides) {
      int ratio = between(2, 3);
      if (chance(2)) {
        addDifference(side, rightOrNot(side.distance(solution), size - 1), dots);
      } else if (side.isRatio(ratio, solution) && chance(5)) {
        addRatio(side, ratio, dots);
        ratios.add(ratio);
      } else if (isNonconsecutive && side.distance(solution) == 1 && chance(99)) {
        addDifference(side, 1, dots);
      }
    }
    Set<Integer> forbidden = ratios.isEmpty() ? Set.of(2) : Set.copyOf(ratios);
    for (Side side : sides) {
      for (int ratio : forbidden) {
        if (isNegativeRatio && side.isRatio(ratio, solution) && !dots.contains(side)) {
          addRatio(side, ratio, dots);
        }
      }
      int sum = side.sum(solution);
      if ((sum == 5 || sum == 10) && (isNegativeXv ? chance(99) : chance(4))) {
        addLetter(side, sum, letters);
      }
    }
    if (isNonconsecutive) {
      flags.put("nonconsecutive", "true");
      rules.add(grid -> elsewhere(sides, dots).allMatch(side -> side.distance(grid) != 1));
    }
    List<String> negative = new ArrayList<>();
    if (isNegativeRatio) {
      negative.add("\"ratio\"");
      rules.add(
          grid ->
              forbidden.stream()
                  .allMatch(r -> elsewhere(sides, dots).noneMatch(side -> side.isRatio(r, grid))));
    }
    if (isNegativeXv) {
      negative.add("\"xv\"");
      rules.add(
          grid ->
              elsewhere(sides, letters)
                  .allMatch(side -> side.sum(grid) != 5 && side.sum(grid) != 10));
    }
    if (!negative.isEmpty() || chance(10)) {
      flags.put("negative", "[" + String.join(",", negative) + "]");
    }
  }

  private static Stream<Side> elsewhere(List<Side> sides, Set<Side> signs) {
    return sides.stream().filter(side -> !signs.contains(side));
  }

  private String signed(Side side, String value) {
    return "{\"cells\":"
        + (chance(50) ? names(side.cell(), side.other()) : names(side.other(), side.cell()))
        + value
        + "}";
  }

  private void addDifference(Side side, int number, Set<Side> dots) {
    String value = number == 1 && chance(70) ? noValue() : value(number);
    add("difference", new Clue(signed(side, value), grid -> side.distance(grid) == number));
    dots.add(side);
  }

  private void addRatio(Side side, int number, Set<Side> dots) {
    String value = number == 2 && chance(70) ? noValue() : value(number);
    add("ratio", new Clue(signed(side, value), grid -> side.isRatio(number, grid)));
    dots.add(side);
  }

  private void addLetter(Side side, int sum, Set<Side> letters) {
    if (chance(5)) {
      add("xv", new Clue(signed(side, noValue()), grid -> true));
      return;
    }
    String letter = List.of("XxVv").get(0).substring(sum == 10 ? 0 : 2);
    String value = ",\"value\":\"" + letter.charAt(random.nextInt(2)) + "\"";
    add("xv", new Clue(signed(side, value), grid -> side.sum(grid) == sum));
    letters.add(side);
  }

  /** Adds marks to some cells; those of a cell with a clue say nothing. */
  private void addPencilMarks() {
    for (int cell = 0; cell < size * size && chance(20); cell++) {
      int marked = random.nextInt(size * size);
      marks[marked] = random.nextInt(1 << size) << 1 | (chance(95) ? 1 << solution[marked] : 0);
    }
    rules.add(
        grid ->
            IntStream.range(0, grid.length)
                .allMatch(
                    cell ->
                        marks[cell] == 0
                            || givens[cell] != 0
                            || (marks[cell] >> grid[cell] & 1) != 0));
  }

  /** Gives enough clues that all ways to fill the groups can be looked at. */
  private void chooseGivens() {
    List<Integer> order =
        IntStream.range(0, size * size).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(order, random);
    boolean isComplete = false;
    for (int free = between(size, size * size); !isComplete; free = free * 4 / 5) {
      for (int i = 0; i < order.size(); i++) {
        givens[order.get(i)] = i < free ? 0 : solution[order.get(i)];
      }
      Filling filling = new Filling(MOST_COMPLETIONS);
      completions = filling.all(givens);
      isComplete = filling.isComplete();
    }
  }

  /** Returns all solutions. */
  List<int[]> solutions() {
    return completions.stream()
        .filter(grid -> rules.stream().allMatch(rule -> rule.test(grid)))
        .collect(Collectors.toList());
  }

  /** Returns the names of the fields that say something. */
  Set<String> fields() {
    Set<String> names = new HashSet<>(lists.keySet());
    names.addAll(flags.keySet());
    return names;
  }

  /** Returns the puzzle as JSON, its fields in any order. */
  String json() {
    List<String> parts = new ArrayList<>();
    lists.forEach((name, list) -> parts.add("\"" + name + "\":[" + String.join(",", list) + "]"));
    flags.forEach((name, value) -> parts.add("\"" + name + "\":" + value));
    parts.add("\"title\":\"\u00e9 \\\"x\\\"\"");
    parts.add("\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]],\"outlineC\":\"#67F067\"}]");
    parts.add("\"grid\":" + grid());
    if (chance(80)) {
      parts.add("\"size\":" + size);
    }
    Collections.shuffle(parts, random);
    return parts.stream().collect(Collectors.joining(chance(50) ? "," : " ,\n", "{", "}"));
  }

  private String grid() {
    int[] usual = boxes();
    return IntStream.range(0, size)
        .mapToObj(
            row ->
                IntStream.range(row * size, row * size + size)
                    .mapToObj(cell -> cell(cell, usual))
                    .collect(Collectors.joining(",", "[", "]")))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String cell(int cell, int... usual) {
    List<String> parts = new ArrayList<>();
    if (givens[cell] != 0) {
      parts.add("\"value\":" + givens[cell]);
      parts.add("\"given\":true");
    } else if (chance(10)) {
      // A digit of the player's.
      parts.add("\"value\":" + between(1, size));
      parts.add("\"centerPencilMarks\":[1]");
    }
    if (regions[cell] != usual[cell] || chance(2)) {
      parts.add("\"region\":" + (regions[cell] < 0 ? "null" : regions[cell]));
    }
    if (marks[cell] != 0) {
      parts.add(
          IntStream.rangeClosed(1, size)
              .filter(value -> (marks[cell] >> value & 1) != 0)
              .mapToObj(String::valueOf)
              .collect(Collectors.joining(",", "\"givenPencilMarks\":[", "]")));
    } else if (chance(3)) {
      parts.add("\"givenPencilMarks\":" + (chance(50) ? "null" : "[]"));
    }
    return "{" + String.join(",", parts) + "}";
  }
}
