package io.github.nonet.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Makes rules with very many houses, groups or cages of random cells, and with the largest
 * constraints of each form.
 */
final class LargeRules {
  private static final int MOST_CONSTRAINTS = 10_000;

  private LargeRules() {}

  /** Returns rules that fill 125 rows and columns with squares. */
  static Rules.Builder largest(int symbols) {
    Rules.Builder builder = Rules.builder(symbols);
    int squares = 125 / symbols;
    for (int i = 0; i < squares * squares; i++) {
      builder.rowsAndColumns(i / squares * symbols, i % squares * symbols);
    }
    return builder;
  }

  /**
   * Returns a value for each cell, so that rows and columns of the largest rules have each once.
   */
  static int[] solution(Rules rules) {
    return IntStream.range(0, rules.cellCount())
        .map(cell -> (rules.row(cell) + rules.column(cell)) % rules.valueCount() + 1)
        .toArray();
  }

  /** Returns rules with the largest constraints of each form, which the {@link #solution} meets. */
  static Map<String, Rules> withConstraints() {
    Rules small = Rules.builder(25).rowsAndColumns(0, 0).build();
    Rules nine = largest(9).build();
    Rules large = largest(25).build();
    Map<String, Rules> all = new LinkedHashMap<>();
    all.put("no constraint", large);
    all.put("chess moves", largest(9).antiKnight().antiKing().nonConsecutive().build());
    for (Rules rules : List.of(small, nine, large)) {
      kinds(rules)
          .forEach(
              (kind, constraints) ->
                  all.put(
                      kind + " on " + rules.cellCount() + " cells",
                      rules.withConstraints(constraints)));
      all.put(
          "everything on " + rules.cellCount() + " cells",
          rules.withConstraints(everything(rules)));
    }
    all.put("X-sums", small.withConstraints(list(8, i -> Constraint.xSum(xSum(small, i), row(i)))));
    return all;
  }

  /** Returns a third of the constraints of each form. */
  static List<Constraint> everything(Rules rules) {
    List<Constraint> everything = new ArrayList<>();
    kinds(rules).values().forEach(some -> everything.addAll(some.subList(0, some.size() / 3)));
    return everything;
  }

  private static Map<String, List<Constraint>> kinds(Rules rules) {
    Random random = new Random(47);
    Map<String, List<Constraint>> kinds = new LinkedHashMap<>();
    kinds.put("pairs", list(MOST_CONSTRAINTS, i -> rising(rules, 2, random)));
    kinds.put("lines of pairs", list(99, i -> risingPairs(rules, random)));
    kinds.put("sets", list(40, i -> set(rules, i, random)));
    kinds.put("short sums", list(MOST_CONSTRAINTS, i -> sum(rules, 3 + i % 6, random)));
    kinds.put("multiples", list(3_000, i -> multiples(rules, 3 + i % 30, random)));
    kinds.put("long sums", list(13, i -> sum(rules, rules.cellCount() - i, random)));
    kinds.put("quadruples", list(7, i -> quadruple(rules, random)));
    kinds.put("long machines", list(6, i -> remainder(rules, random)));
    return kinds;
  }

  private static List<Constraint> list(int count, IntFunction<Constraint> constraint) {
    return IntStream.range(0, count).mapToObj(constraint).toList();
  }

  private static int[] line(Rules rules, int size, Random random) {
    return random.ints(0, rules.cellCount()).distinct().limit(size).toArray();
  }

  private static int value(Rules rules, int cell) {
    return (rules.row(cell) + rules.column(cell)) % rules.valueCount() + 1;
  }

  private static Constraint rising(Rules rules, int size, Random random) {
    return Constraint.slowThermometer(sorted(rules, size, random));
  }

  private static Constraint risingPairs(Rules rules, Random random) {
    return Constraint.anyTwo("rises", (a, b) -> a <= b, sorted(rules, 64, random));
  }

  private static int[] sorted(Rules rules, int size, Random random) {
    return Arrays.stream(line(rules, size, random))
        .boxed()
        .sorted(Comparator.comparing(cell -> value(rules, cell)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** Returns cells of a row with one of thousands of sets. */
  private static Constraint set(Rules rules, int number, Random random) {
    int n = rules.valueCount();
    int size = n == 25 ? 5 : 4;
    int row = number % n;
    int[] cells = random.ints(0, n).distinct().limit(size).map(i -> rules.cell(row, i)).toArray();
    int parity = Arrays.stream(cells).map(cell -> value(rules, cell)).sum() % 3;
    return Constraint.sets(
        "parity", set -> set.stream().mapToInt(i -> i).sum() % 3 == parity, cells);
  }

  private static Constraint sum(Rules rules, int size, Random random) {
    int[] cells = line(rules, size, random);
    return Constraint.sum(Arrays.stream(cells).map(cell -> value(rules, cell)).sum(), cells);
  }

  private static Constraint multiples(Rules rules, int size, Random random) {
    int[] cells = line(rules, size, random);
    int[] factors = random.ints(size, 1, 101).map(i -> random.nextBoolean() ? i : -i).toArray();
    int total = IntStream.range(0, size).map(i -> factors[i] * value(rules, cells[i])).sum();
    return Constraint.sum("multiples", total, factors, cells);
  }

  private static Constraint quadruple(Rules rules, Random random) {
    int[] cells = line(rules, 12, random);
    int wanted = Math.min(12, rules.valueCount());
    int[] values = Arrays.stream(cells).limit(wanted).map(cell -> value(rules, cell)).toArray();
    return Constraint.quadruple(values, cells);
  }

  /** Counts along a line of all cells, or of fewer with more states. */
  private static Constraint remainder(Rules rules, Random random) {
    int[] cells = line(rules, random.nextBoolean() ? rules.cellCount() : 100, random);
    int modulus = Math.max(2, 1_400_000 / rules.valueCount() / cells.length);
    int total = Arrays.stream(cells).map(cell -> value(rules, cell)).sum();
    return Constraint.machine("remainder", new Remainder(Math.min(modulus, 4_000), total), cells);
  }

  private record Remainder(int modulus, int total) implements Constraint.Machine {
    @Override
    public int start() {
      return 0;
    }

    @Override
    public int next(int state, int value) {
      return (state + value) % modulus;
    }

    @Override
    public boolean accepts(int state) {
      return state == total % modulus;
    }
  }

  private static int[] row(int number) {
    return IntStream.range(25 * number, 25 * number + 25).toArray();
  }

  private static int xSum(Rules rules, int number) {
    int[] row = row(number);
    return Arrays.stream(row).limit(value(rules, row[0])).map(cell -> value(rules, cell)).sum();
  }

  /** Returns rules with this many further houses, next to rows, columns and boxes. */
  static Rules withHouses(int symbols, int houses) {
    Random random = new Random(houses);
    Rules.Builder builder = square(symbols);
    for (int i = 0; i < houses; i++) {
      builder.group("house " + i, places(symbols, cells(symbols, symbols, random)));
    }
    return builder.build();
  }

  /** Returns rules with this many groups of fewer cells than there are values. */
  static Rules withGroups(int symbols, int groups) {
    Random random = new Random(groups);
    Rules.Builder builder = square(symbols);
    for (int i = 0; i < groups; i++) {
      int size = 2 + random.nextInt(symbols - 2);
      builder.group("group " + i, places(symbols, cells(symbols, size, random)));
    }
    return builder.build();
  }

  /** Returns rules with this many cages of two to four cells and middle sums. */
  static Rules withCages(int symbols, int cages) {
    Random random = new Random(cages);
    List<Cage> list = new ArrayList<>();
    for (int i = 0; i < cages; i++) {
      int size = 2 + random.nextInt(3);
      list.add(new Cage(size * (symbols + 1) / 2, List.copyOf(cells(symbols, size, random))));
    }
    return Rules.of(symbols).withCages(list);
  }

  private static Rules.Builder square(int symbols) {
    int boxRows = (int) Math.sqrt(symbols);
    return Rules.builder(symbols).grid(0, 0, boxRows, symbols / boxRows);
  }

  private static Set<Integer> cells(int symbols, int size, Random random) {
    Set<Integer> cells = new TreeSet<>();
    while (cells.size() < size) {
      cells.add(random.nextInt(symbols * symbols));
    }
    return cells;
  }

  private static int[][] places(int symbols, Set<Integer> cells) {
    return cells.stream()
        .map(cell -> new int[] {cell / symbols, cell % symbols})
        .toArray(int[][]::new);
  }
}
