package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Random constraints of each kind that a solution meets, and grids of such rules. */
final class RandomConstraints {
  private static final int KINDS = 48;

  private final Grid solution;
  private final Random random;
  private final int symbols;

  private RandomConstraints(Grid solution, Random random) {
    this.solution = solution;
    this.random = random;
    symbols = solution.rules().valueCount();
  }

  /** Returns a solution of rules with this many constraints more, each of which it meets. */
  static Grid solution(Grid solution, int count, Random random) {
    return Grid.copyOf(rules(solution, count, Integer.MAX_VALUE, random), solution.toArray());
  }

  /**
   * Returns the rules of a solution with this many constraints more, most of which it meets.
   *
   * @param errors one in this many of those that it does not meet is taken
   */
  static Rules rules(Grid solution, int count, int errors, Random random) {
    RandomConstraints constraints = new RandomConstraints(solution, random);
    List<Constraint> taken = new ArrayList<>();
    while (taken.size() < count) {
      Constraint constraint = constraints.next(constraints.line());
      int[] values = constraint.cells().stream().mapToInt(cell -> solution.value(cell)).toArray();
      if (constraint.forValues(solution.rules().valueCount()).allows(values)
          || random.nextInt(errors) == 0) {
        taken.add(constraint);
      }
    }
    return solution.rules().withConstraints(taken);
  }

  /** Returns the cells of a random walk, mostly a short one. */
  private int[] line() {
    Rules rules = solution.rules();
    int wanted = 2 + random.nextInt(random.nextInt(4) == 0 ? 6 : 3);
    Set<Integer> cells = new LinkedHashSet<>();
    int row = random.nextInt(rules.rowCount());
    int column = random.nextInt(rules.columnCount());
    for (int i = 0; i < 30 && cells.size() < wanted; i++) {
      cells.add(rules.cell(row, column));
      row = Math.min(rules.rowCount() - 1, Math.max(0, row + random.nextInt(3) - 1));
      column = Math.min(rules.columnCount() - 1, Math.max(0, column + random.nextInt(3) - 1));
    }
    cells.add((rules.cell(row, column)));
    while (cells.size() < 3) {
      cells.add(random.nextInt(rules.cellCount()));
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
        .sorted(Comparator.comparing(this::value))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int[] row() {
    Rules rules = solution.rules();
    int row = random.nextInt(rules.rowCount());
    return IntStream.range(0, rules.columnCount()).map(column -> rules.cell(row, column)).toArray();
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
      case 23 -> Constraint.modular(2 + random.nextInt(2), line);
      default -> another(line);
    };
  }

  private Constraint another(int... line) {
    int a = line[0];
    int b = line[1];
    int[] rest = Arrays.copyOfRange(line, 1, line.length);
    int[] few = Arrays.copyOf(line, Math.min(line.length, symbols));
    return switch (random.nextInt(KINDS - 24)) {
      case 0 -> Constraint.pillArrow(new int[] {a, b}, Arrays.copyOfRange(line, 2, line.length));
      case 1 -> Constraint.doubleArrow(line);
      case 2 -> symbols % 3 == 0 ? Constraint.entropic(a, b) : Constraint.modular(1, line);
      case 3 -> Constraint.regionSums(solution.rules(), line);
      case 4 -> value(a) + value(b) < 8 ? Constraint.v(a, b) : Constraint.x(a, b);
      case 5 -> Constraint.maximum(sorted(line)[line.length - 1], withoutLast(sorted(line)));
      case 6 ->
          random.nextBoolean()
              ? Constraint.maximum(solution.rules(), a)
              : Constraint.minimum(solution.rules(), a);
      case 7 -> Constraint.littleKiller(sum(line), line);
      case 8 -> Constraint.numberedRoom(1 + random.nextInt(symbols), row());
      case 9 -> Constraint.indexer(1 + random.nextInt(symbols), row());
      case 10 -> Constraint.clone(new int[] {a}, like(a));
      case 11 -> ownAnyTwo(line);
      case 12 -> ownMachine(line);
      case 13 -> ownExpression(line);
      case 14 -> everywhereElse(line);
      case 15 -> counting(few);
      case 16 -> Constraint.countIn(a, value(b), rest);
      case 17 -> Constraint.distinct(1 + random.nextInt(few.length), few);
      case 18 ->
          Constraint.values(new TreeSet<>(List.of(1 + random.nextInt(symbols), value(a))), a, b);
      case 19 -> sameValues(a, b, line[2]);
      case 20 -> random.nextInt(9) > 0 ? Constraint.countingCircles(few) : magicSquare();
      case 21 ->
          Constraint.everywhere(solution.rules(), (x, y) -> x + y != 2, 1, 1 + random.nextInt(2));
      case 22 -> either(line, few);
      default ->
          random.nextBoolean() ? Constraint.whiteDot(a, b) : Constraint.equalSums(line, rest(line));
    };
  }

  private Constraint counting(int... line) {
    int value = value(line[0]);
    int times = (int) Arrays.stream(line).filter(cell -> value(cell) == value).count();
    return random.nextBoolean()
        ? Constraint.count(value, times, line)
        : Constraint.countBetween(value, new int[] {times - 1, times + 1}, line);
  }

  private Constraint sameValues(int a, int b, int c) {
    int other = like(a);
    return other == c
        ? Constraint.sameValues(new int[] {a}, new int[] {c})
        : Constraint.sameValues(new int[] {a, b}, new int[] {other, c});
  }

  private Constraint magicSquare() {
    return Constraint.magicSquare(
        random.ints(0, solution.rules().cellCount()).distinct().limit(9).toArray());
  }

  /** Returns one of two ways, or one way where two are too much for a machine. */
  private Constraint either(int[] line, int[] few) {
    Constraint way = part(line);
    Constraint either = Constraint.anyOf(Constraint.allOf(part(line), part(few)), way);
    try {
      return solution.rules().withConstraints(either).constraints().get(0);
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageContaining("do not fit into one machine");
      return way;
    }
  }

  private Constraint part(int... line) {
    return switch (random.nextInt(4)) {
      case 0 -> Constraint.thermometer(sorted(line));
      case 1 -> counting(line);
      case 2 -> Constraint.sum(sum(line), line);
      default -> ownPairs(line);
    };
  }

  private static int[] withoutLast(int... line) {
    return Arrays.copyOf(line, line.length - 1);
  }

  /** Returns some other cells, most of which hold less. */
  private int[] rest(int... line) {
    int[] others =
        IntStream.range(0, solution.rules().cellCount())
            .filter(cell -> IntStream.of(line).noneMatch(of -> of == cell))
            .toArray();
    int first = random.nextInt(others.length - 1);
    return Arrays.copyOfRange(others, first, Math.min(others.length, first + line.length));
  }

  /** Returns another cell that holds the same value, if there is one. */
  private int like(int cell) {
    int start = random.nextInt(solution.rules().cellCount());
    return IntStream.range(0, solution.rules().cellCount())
        .map(i -> (start + i) % solution.rules().cellCount())
        .filter(other -> other != cell && value(other) == value(cell))
        .findFirst()
        .orElse(cell + 1);
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

  private Constraint ownAnyTwo(int... line) {
    long seed = random.nextLong();
    return Constraint.anyTwo(
        "any two", (x, y) -> x != y && new Random(seed + 31 * x + y).nextInt(4) > 0, line);
  }

  /** Counts the values of a set, by a remainder. */
  private Constraint ownMachine(int... line) {
    int counted = random.nextInt();
    int modulus = 2 + random.nextInt(3);
    long seen = Arrays.stream(line).filter(cell -> (counted >> value(cell) & 1) != 0).count();
    return Constraint.machine(
        "own machine",
        new Constraint.Machine() {
          @Override
          public int start() {
            return 7;
          }

          @Override
          public int next(int state, int value) {
            return 7 + (state - 7 + (counted >> value & 1)) % modulus;
          }

          @Override
          public boolean accepts(int state) {
            return state - 7 == seen % modulus;
          }
        },
        line);
  }

  /** Has the right value, a class, a choice or anything at each place. */
  private Constraint ownExpression(int... line) {
    StringBuilder expression = new StringBuilder();
    for (int cell : line) {
      char right = Character.toUpperCase(Character.forDigit(value(cell), 10));
      expression.append(
          switch (random.nextInt(6)) {
            case 0 -> "" + right;
            case 1 -> "[1" + right + "]";
            case 2 -> "[^1]";
            case 3 -> "(" + right + "|2+|13{0,2})";
            case 4 -> ".?" + right + "?";
            default -> ".";
          });
    }
    return Constraint.regularExpression("expression", expression.toString(), line);
  }

  /** Forbids values side by side that no two other neighbours have, or a few of them. */
  private Constraint everywhereElse(int... line) {
    Rules rules = solution.rules();
    List<Constraint> given = List.of(Constraint.greater(line[0], line[1]));
    Set<List<Integer>> seen = new HashSet<>();
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      int other = rules.column(cell) + 1 < rules.columnCount() ? cell + 1 : cell;
      seen.add(List.of(value(cell), value(other)));
      int below = rules.row(cell) + 1 < rules.rowCount() ? cell + rules.columnCount() : cell;
      seen.add(List.of(value(cell), value(below)));
    }
    return Constraint.everywhereElse(rules, (x, y) -> seen.contains(List.of(x, y)), given);
  }
}
