package io.github.nonet.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Random constraints of each kind that a solution meets, and grids of such rules. */
final class RandomConstraints {
  private static final int KINDS = 24;

  private final Grid solution;
  private final Random random;
  private final int symbols;

  private RandomConstraints(Grid solution, Random random) {
    this.solution = solution;
    this.random = random;
    symbols = solution.rules().symbols();
  }

  /** Returns a solution of rules with so many constraints more, each of which it meets. */
  static Grid solution(Grid solution, int count, Random random) {
    RandomConstraints constraints = new RandomConstraints(solution, random);
    List<Constraint> met = new ArrayList<>();
    while (met.size() < count) {
      int[] line = constraints.line();
      Constraint constraint = constraints.next(line);
      int[] values = constraint.cells().stream().mapToInt(cell -> solution.value(cell)).toArray();
      if (constraint.allows(values)) {
        met.add(constraint);
      }
    }
    return Grid.copyOf(solution.rules().with(met), solution.toArray());
  }

  /** Returns the cells of a random walk, mostly a short one. */
  private int[] line() {
    Rules rules = solution.rules();
    int wanted = 2 + random.nextInt(random.nextInt(4) == 0 ? 6 : 3);
    Set<Integer> cells = new java.util.LinkedHashSet<>();
    int row = random.nextInt(rules.rows());
    int column = random.nextInt(rules.columns());
    for (int i = 0; i < 30 && cells.size() < wanted; i++) {
      cells.add(rules.cell(row, column));
      row = Math.min(rules.rows() - 1, Math.max(0, row + random.nextInt(3) - 1));
      column = Math.min(rules.columns() - 1, Math.max(0, column + random.nextInt(3) - 1));
    }
    cells.add((rules.cell(row, column)));
    while (cells.size() < 3) {
      cells.add(random.nextInt(rules.cells()));
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }

  private int value(int cell) {
    return solution.value(cell);
  }

  private int sum(int... cells) {
    return Arrays.stream(cells).map(this::value).sum();
  }

  private int[] sorted(int... line) {
    return Arrays.stream(line)
        .boxed()
        .sorted(java.util.Comparator.comparing(this::value))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int[] row() {
    Rules rules = solution.rules();
    int row = random.nextInt(rules.rows());
    return IntStream.range(0, rules.columns()).map(column -> rules.cell(row, column)).toArray();
  }

  private Constraint next(int... line) {
    int a = line[0];
    int b = line[1];
    int[] few = Arrays.copyOf(line, Math.min(line.length, symbols));
    return switch (random.nextInt(KINDS)) {
      case 0 -> Constraint.thermometer(sorted(line));
      case 1 -> Constraint.slowThermometer(sorted(line));
      case 2 -> Constraint.arrow(line[0], Arrays.copyOfRange(line, 1, line.length));
      case 3 -> Constraint.whispers(1 + random.nextInt(symbols / 2), few);
      case 4 -> Constraint.renban(few);
      case 5 -> Constraint.palindrome(Arrays.copyOf(line, 2 + random.nextInt(2)));
      case 6 -> Constraint.between(line);
      case 7 -> Constraint.lockout(1 + random.nextInt(3), line);
      case 8 -> Constraint.zipper(Arrays.copyOf(line, 3));
      case 9 -> Constraint.sum(sum(line), line);
      case 10 -> Constraint.difference(Math.max(1, Math.abs(value(a) - value(b))), a, b);
      case 11 -> Constraint.ratio(2 + random.nextInt(2), a, b);
      case 12 -> value(a) > value(b) ? Constraint.greater(a, b) : Constraint.greater(b, a);
      case 13 -> value(a) % 2 == 0 ? Constraint.even(a) : Constraint.odd(a);
      case 14 ->
          Constraint.minimum(sorted(line)[0], Arrays.copyOfRange(sorted(line), 1, line.length));
      case 15 -> Constraint.quadruple(new int[] {value(a), value(b)}, line);
      case 16 -> Constraint.sandwich(random.nextInt(3 * symbols), row());
      case 17 -> Constraint.skyscraper(1 + random.nextInt(symbols - 1), row());
      case 18 -> Constraint.xSum(1 + random.nextInt(3 * symbols), row());
      case 19 -> Constraint.equalSums(new int[] {a}, new int[] {b, line[2]});
      case 20 -> ownSum(line);
      case 21 -> ownPairs(line);
      case 22 -> ownSets(few);
      default -> Constraint.modular(2 + random.nextInt(2), line);
    };
  }

  private Constraint ownSum(int... line) {
    int[] factors = Arrays.stream(line).map(cell -> 1 + random.nextInt(3)).toArray();
    factors[0] = -factors[0];
    int total = IntStream.range(0, line.length).map(i -> factors[i] * value(line[i])).sum();
    return Constraint.sum("own sum", total, factors, line);
  }

  private Constraint ownPairs(int... line) {
    long seed = random.nextLong();
    return Constraint.pairs(
        "own pairs", (x, y) -> new Random(seed + 31 * x + y).nextInt(3) > 0, line);
  }

  private Constraint ownSets(int... line) {
    int[] values = Arrays.stream(line).map(this::value).distinct().toArray();
    Set<Integer> mine = new TreeSet<>();
    Arrays.stream(values).forEach(mine::add);
    long seed = random.nextLong();
    return Constraint.sets(
        "own sets",
        set -> set.equals(mine) || new Random(seed + set.hashCode()).nextInt(3) == 0,
        line);
  }
}
