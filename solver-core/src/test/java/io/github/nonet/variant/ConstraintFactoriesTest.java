package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.Tries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What each factory allows, against the rule as a player says it. */
class ConstraintFactoriesTest {
  private static final int ALL_UP_TO = 4;
  private static final int SAMPLES = Tries.of(2_000, 20_000);

  private static Arguments kind(Constraint constraint, Predicate<int[]> rule) {
    return arguments(constraint, rule);
  }

  private static int sum(int... values) {
    return Arrays.stream(values).sum();
  }

  private static int sum(int[] values, int from, int to) {
    return IntStream.range(from, to).map(i -> values[i]).sum();
  }

  private static boolean each(int count, java.util.function.IntPredicate test) {
    return IntStream.range(0, count).allMatch(test);
  }

  private static long count(int value, int... values) {
    return Arrays.stream(values).filter(other -> other == value).count();
  }

  private static long distinct(int... values) {
    return Arrays.stream(values).distinct().count();
  }

  private static boolean isRenban(int... values) {
    int lowest = Arrays.stream(values).min().getAsInt();
    int highest = Arrays.stream(values).max().getAsInt();
    return distinct(values) == values.length && highest - lowest == values.length - 1;
  }

  private static boolean isBetween(int... values) {
    int last = values.length - 1;
    int low = Math.min(values[0], values[last]);
    int high = Math.max(values[0], values[last]);
    return IntStream.range(1, last).allMatch(i -> low < values[i] && values[i] < high);
  }

  private static boolean isLockout(int... values) {
    int last = values.length - 1;
    int low = Math.min(values[0], values[last]);
    int high = Math.max(values[0], values[last]);
    return high - low >= 4
        && IntStream.range(1, last).allMatch(i -> values[i] < low || values[i] > high);
  }

  private static boolean isZipper(int... values) {
    int size = values.length;
    int sum = size % 2 == 1 ? values[size / 2] : values[size / 2 - 1] + values[size / 2];
    return each(size / 2, i -> values[i] + values[size - 1 - i] == sum);
  }

  private static boolean hasAllClasses(
      int modulus, int[] values, java.util.function.IntUnaryOperator of) {
    return each(
        values.length - modulus + 1,
        i ->
            IntStream.range(i, i + modulus).map(j -> of.applyAsInt(values[j])).distinct().count()
                == modulus);
  }

  private static int third(int value) {
    return value <= 3 ? 0 : value <= 6 ? 1 : 2;
  }

  private static boolean isSandwich(int sum, int... values) {
    List<Integer> crusts = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      if (values[i] == 1 || values[i] == 9) {
        crusts.add(i);
      }
    }
    return crusts.size() == 2
        && values[crusts.get(0)] != values[crusts.get(1)]
        && sum(values, crusts.get(0) + 1, crusts.get(1)) == sum;
  }

  private static int visible(int... values) {
    int seen = 0;
    for (int i = 0; i < values.length; i++) {
      int height = values[i];
      seen += IntStream.range(0, i).allMatch(j -> values[j] < height) ? 1 : 0;
    }
    return seen;
  }

  private static boolean containsTwoFivesAndOne(int... values) {
    long fives = Arrays.stream(values).filter(value -> value == 5).count();
    return fives >= 2 && Arrays.stream(values).anyMatch(value -> value == 1);
  }

  private static int[] cells(int count) {
    return IntStream.range(10, 10 + count).toArray();
  }

  static Stream<Arguments> kinds() {
    Rules rules = Rules.of(3, 3);
    return Stream.of(
        kind(Constraint.thermometer(cells(4)), v -> v[0] < v[1] && v[1] < v[2] && v[2] < v[3]),
        kind(Constraint.slowThermometer(cells(3)), v -> v[0] <= v[1] && v[1] <= v[2]),
        kind(Constraint.arrow(3, cells(3)), v -> v[0] == v[1] + v[2] + v[3]),
        kind(
            Constraint.pillArrow(new int[] {3, 4}, cells(4)),
            v -> 10 * v[0] + v[1] == sum(v, 2, 6)),
        kind(
            Constraint.pillArrow(new int[] {3, 4, 5}, IntStream.range(10, 30).toArray()),
            v -> 100 * v[0] + 10 * v[1] + v[2] == sum(v, 3, 23)),
        kind(Constraint.doubleArrow(cells(4)), v -> v[0] + v[3] == v[1] + v[2]),
        kind(Constraint.whispers(5, cells(4)), v -> each(3, i -> Math.abs(v[i] - v[i + 1]) >= 5)),
        kind(Constraint.renban(cells(4)), ConstraintFactoriesTest::isRenban),
        kind(Constraint.renban(cells(1)), v -> true),
        kind(Constraint.palindrome(cells(4)), v -> v[0] == v[3] && v[1] == v[2]),
        kind(Constraint.palindrome(cells(5)), v -> v[0] == v[4] && v[1] == v[3]),
        kind(Constraint.between(cells(4)), ConstraintFactoriesTest::isBetween),
        kind(Constraint.lockout(4, cells(4)), ConstraintFactoriesTest::isLockout),
        kind(Constraint.zipper(cells(4)), ConstraintFactoriesTest::isZipper),
        kind(Constraint.zipper(cells(5)), ConstraintFactoriesTest::isZipper),
        kind(
            Constraint.entropic(cells(4)),
            v -> hasAllClasses(3, v, ConstraintFactoriesTest::third)),
        kind(Constraint.entropic(cells(2)), v -> third(v[0]) != third(v[1])),
        kind(Constraint.modular(3, cells(5)), v -> hasAllClasses(3, v, value -> value % 3)),
        kind(Constraint.modular(2, cells(4)), v -> hasAllClasses(2, v, value -> value % 2)),
        kind(Constraint.modular(1, cells(3)), v -> true),
        kind(
            Constraint.regionSums(rules, 1, 2, 3, 4, 14, 15),
            v -> v[0] + v[1] == v[2] + v[3] + v[4] && v[5] == v[0] + v[1]),
        kind(
            Constraint.equalSums(new int[] {1, 2}, new int[] {5}, new int[] {7, 8}),
            v -> v[0] + v[1] == v[2] && v[3] + v[4] == v[2]),
        kind(Constraint.sum(14, cells(3)), v -> sum(v) == 14),
        kind(Constraint.difference(3, 8, 4), v -> Math.abs(v[0] - v[1]) == 3),
        kind(Constraint.ratio(3, 8, 4), v -> v[0] == 3 * v[1] || v[1] == 3 * v[0]),
        kind(Constraint.whiteDot(8, 4), v -> v[0] == v[1] + 1 || v[1] == v[0] + 1),
        kind(Constraint.blackDot(8, 4), v -> v[0] == 2 * v[1] || v[1] == 2 * v[0]),
        kind(Constraint.x(8, 4), v -> v[0] + v[1] == 10),
        kind(Constraint.v(8, 4), v -> v[0] + v[1] == 5),
        kind(Constraint.greater(8, 4), v -> v[0] > v[1]),
        kind(Constraint.odd(cells(2)), v -> v[0] % 2 == 1 && v[1] % 2 == 1),
        kind(Constraint.even(cells(2)), v -> v[0] % 2 == 0 && v[1] % 2 == 0),
        kind(Constraint.minimum(rules, 0), v -> v[0] < v[1] && v[0] < v[2]),
        kind(Constraint.maximum(40, 50, 60, 70), v -> v[0] > v[1] && v[0] > v[2] && v[0] > v[3]),
        kind(
            Constraint.quadruple(new int[] {5, 1, 5}, cells(4)),
            ConstraintFactoriesTest::containsTwoFivesAndOne),
        kind(Constraint.littleKiller(20, cells(4)), v -> sum(v) == 20),
        kind(Constraint.sandwich(5, cells(4)), v -> isSandwich(5, v)),
        kind(Constraint.sandwich(0, cells(5)), v -> isSandwich(0, v)),
        kind(Constraint.sandwich(10, cells(9)), v -> isSandwich(10, v)),
        kind(Constraint.skyscraper(3, cells(5)), v -> visible(v) == 3),
        kind(Constraint.skyscraper(1, cells(1)), v -> true),
        kind(Constraint.xSum(11, cells(5)), v -> v[0] <= 5 && sum(v, 0, v[0]) == 11),
        kind(Constraint.xSum(1, cells(3)), v -> v[0] == 1),
        kind(Constraint.xSum(0, cells(2)), v -> false),
        kind(Constraint.numberedRoom(4, cells(4)), v -> v[0] <= 4 && v[v[0] - 1] == 4),
        kind(Constraint.numberedRoom(1, cells(3)), v -> v[0] <= 3 && v[v[0] - 1] == 1),
        kind(Constraint.indexer(2, cells(4)), v -> v[1] <= 4 && v[v[1] - 1] == 2),
        kind(Constraint.clone(new int[] {3, 4}, 13, 14), v -> v[0] == v[2] && v[1] == v[3]),
        kind(
            Constraint.pairs("parity", (a, b) -> (a + b) % 2 == 1, cells(3)),
            v -> (v[0] + v[1]) % 2 == 1 && (v[1] + v[2]) % 2 == 1),
        kind(
            Constraint.anyTwo("far", (a, b) -> Math.abs(a - b) > 1, cells(3)),
            v ->
                Math.abs(v[0] - v[1]) > 1
                    && Math.abs(v[0] - v[2]) > 1
                    && Math.abs(v[1] - v[2]) > 1),
        kind(
            Constraint.anyTwo("ordered", (a, b) -> a <= b, cells(3)),
            v -> v[0] <= v[1] && v[1] <= v[2]),
        kind(Constraint.anyTwo("different", (a, b) -> a != b, cells(4)), v -> distinct(v) == 4),
        kind(
            Constraint.sets("holds 5", set -> set.contains(5), cells(3)),
            v -> distinct(v) == 3 && IntStream.of(v).anyMatch(value -> value == 5)),
        kind(
            Constraint.sets("a prime", set -> Arrays.asList(2, 3, 5, 7).containsAll(set), 4),
            v -> Arrays.asList(2, 3, 5, 7).contains(v[0])),
        kind(
            Constraint.sum("weighed", 3, new int[] {2, -1, 1}, cells(3)),
            v -> 2 * v[0] - v[1] + v[2] == 3),
        kind(Constraint.machine("even sum", new EvenSum(), cells(4)), v -> sum(v) % 2 == 0),
        kind(Constraint.count(3, 2, cells(4)), v -> count(3, v) == 2),
        kind(
            Constraint.countBetween(3, new int[] {1, 3}, cells(4)),
            v -> count(3, v) >= 1 && count(3, v) <= 3),
        kind(Constraint.countIn(0, 2, 1, 2, 3), v -> count(2, Arrays.copyOfRange(v, 1, 4)) == v[0]),
        kind(Constraint.distinct(2, cells(4)), v -> distinct(v) == 2),
        kind(Constraint.values(Set.of(2, 5), cells(2)), v -> each(2, i -> v[i] == 2 || v[i] == 5)),
        kind(
            Constraint.sameValues(new int[] {0, 1}, new int[] {2, 3}),
            v -> v[0] == v[2] && v[1] == v[3] || v[0] == v[3] && v[1] == v[2]),
        kind(Constraint.countingCircles(cells(4)), v -> each(4, i -> count(v[i], v) == v[i])),
        kind(
            Constraint.magicSquare(cells(9)),
            v ->
                each(3, i -> v[3 * i] + v[3 * i + 1] + v[3 * i + 2] == 3 * v[4])
                    && each(3, i -> v[i] + v[i + 3] + v[i + 6] == 3 * v[4])
                    && v[0] + v[8] == 2 * v[4]
                    && v[2] + v[6] == 2 * v[4]),
        kind(
            Constraint.anyOf(Constraint.x(0, 1), Constraint.thermometer(1, 2, 3)),
            v -> v[0] + v[1] == 10 || v[1] < v[2] && v[2] < v[3]),
        kind(
            Constraint.regularExpression("rises", "[1-4]+5.*", cells(4)),
            v -> text(v).matches("[1-4]+5.*")),
        kind(
            Constraint.regularExpression("mixed", "(1|2{2,3}|[^1-8])* 7? .", cells(4)),
            v -> text(v).matches("(1|2{2,3}|[^1-8])*7?.")));
  }

  private static String text(int... values) {
    StringBuilder text = new StringBuilder();
    Arrays.stream(values).forEach(text::append);
    return text.toString();
  }

  private record EvenSum() implements Constraint.Machine {
    @Override
    public int start() {
      return 0;
    }

    /** Has more states than it needs. */
    @Override
    public int next(int state, int value) {
      return state + value;
    }

    @Override
    public boolean accepts(int state) {
      return state % 2 == 0;
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void allows_asPlayersSay(Constraint constraint, Predicate<int[]> rule) {
    Constraint known = constraint.forValues(9);
    int[] count = {0};
    values(constraint.cells().size())
        .forEach(
            values -> {
              // A constraint for any number of values makes a new table for each question.
              boolean isUnknown = count[0]++ % 10 == 0;
              boolean expected = rule.test(values);
              if (known.allows(values) != expected
                  || isUnknown && constraint.allows(values) != expected) {
                fail("%s with %s", constraint, Arrays.toString(values));
              }
            });
  }

  /** The tables alone give the same result: as text, and in rules whose other cells are open. */
  @ParameterizedTest
  @MethodSource("kinds")
  void tables_tellTheSame(Constraint constraint, Predicate<int[]> rule) {
    Rules rules =
        Rules.builder(9).rowsAndColumns(0, 0).build().withConstraints(List.of(constraint));
    Constraint known = rules.constraints().get(0);
    TableReferee referee = new TableReferee(rules);
    values(constraint.cells().size())
        .limit(3_000)
        .forEach(
            values -> {
              boolean expected = rule.test(values);
              if (referee.allows(0, values) != expected || known.allows(values) != expected) {
                fail("%s with %s", constraint, Arrays.toString(values));
              }
            });
  }

  private static Stream<int[]> values(int count) {
    if (count <= ALL_UP_TO) {
      return IntStream.range(0, (int) Math.pow(9, count))
          .mapToObj(
              number ->
                  IntStream.range(0, count)
                      .map(i -> number / (int) Math.pow(9, i) % 9 + 1)
                      .toArray());
    }
    Random random = new Random(35);
    return IntStream.range(0, SAMPLES).mapToObj(i -> random.ints(count, 1, 10).toArray());
  }

  @Test
  void kinds_areAllThereAre() {
    assertThat(kinds().map(kind -> ((Constraint) kind.get()[0]).toString().replaceAll("\\(.*", "")))
        .contains(
            io.github.nonet.internal.constraints.ConstraintText.methods().stream()
                .filter(method -> !method.startsWith("everywhere"))
                .toArray(String[]::new));
  }
}
