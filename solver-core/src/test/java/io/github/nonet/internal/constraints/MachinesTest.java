package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.FormReferee;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the constraints that are read cell by cell allow, with each number and all values. */
class MachinesTest {
  private static final int SYMBOLS = 4;

  /** Makes a table of its own: one that an earlier test has kept would prove nothing. */
  private static Form.Machine machine(ConstraintKind kind, int[] numbers, int cells) {
    int[] line = IntStream.range(0, cells).toArray();
    Steps steps = Machines.of(ConstraintData.of(kind, numbers, line), SYMBOLS);
    Table table = Automaton.of(steps, SYMBOLS, cells, "t").table();
    ConstraintData constraint =
        ConstraintData.known(ConstraintKind.MACHINE, "m", table, Machines.order(kind, line))
            .forSymbols(SYMBOLS);
    return (Form.Machine) new FormMaker(SYMBOLS).forms(constraint).get(0);
  }

  private static boolean allows(Form.Machine machine, int... values) {
    return FormReferee.allows(
        machine, IntStream.of(machine.cells()).map(cell -> values[cell]).toArray());
  }

  /** Tries all values, and returns how many are allowed. */
  private static long check(ConstraintKind kind, int[] numbers, int cells, Predicate<int[]> rule) {
    Form.Machine machine = machine(kind, numbers, cells);
    AllValues.upToFour(cells)
        .forEach(
            values ->
                assertThat(allows(machine, values))
                    .as("%s %s: %s", kind, Arrays.toString(numbers), Arrays.toString(values))
                    .isEqualTo(rule.test(values)));
    return AllValues.upToFour(cells).filter(rule).count();
  }

  private static boolean isSandwich(int sum, int... values) {
    int[] crusts =
        IntStream.range(0, values.length)
            .filter(i -> values[i] == 1 || values[i] == SYMBOLS)
            .toArray();
    return crusts.length == 2
        && values[crusts[0]] != values[crusts[1]]
        && IntStream.range(crusts[0] + 1, crusts[1]).map(i -> values[i]).sum() == sum;
  }

  /** Two cells between the crusts hold at most 3 each. */
  @ParameterizedTest
  @CsvSource({"0, true", "2, true", "3, true", "5, true", "6, true", "7, false", "100, false"})
  void sandwich_isTheSumBetweenLowestAndHighest(int sum, boolean isPossible) {
    long allowed =
        check(ConstraintKind.SANDWICH, new int[] {sum}, 4, values -> isSandwich(sum, values));
    assertThat(allowed > 0).isEqualTo(isPossible);
  }

  private static int seen(int... values) {
    return (int)
        IntStream.range(0, values.length)
            .filter(i -> IntStream.range(0, i).allMatch(j -> values[j] < values[i]))
            .count();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 5, true",
    "2, 5, true",
    "4, 5, true",
    "5, 5, false",
    "3, 3, true",
    "4, 3, false",
    "1, 1, true",
    "2, 1, false"
  })
  void skyscraper_isTheNumberOfValuesSeen(int clue, int cells, boolean isPossible) {
    long allowed =
        check(ConstraintKind.SKYSCRAPER, new int[] {clue}, cells, values -> seen(values) == clue);
    assertThat(allowed > 0).isEqualTo(isPossible);
  }

  private static boolean isFirstSum(int sum, int... values) {
    return values[0] <= values.length
        && IntStream.range(0, values[0]).map(i -> values[i]).sum() == sum;
  }

  /** Three cells of a first 3 and two fours come to 11; of four cells, 4 times 4 to 16. */
  @ParameterizedTest
  @CsvSource({
    "0, 3, false",
    "1, 3, true",
    "2, 3, false",
    "3, 3, true",
    "11, 3, true",
    "12, 3, false",
    "13, 3, false",
    "16, 4, true",
    "17, 4, false",
    "16, 5, true",
    "17, 5, false"
  })
  void xSum_isTheSumOfTheFirstCells(int sum, int cells, boolean isPossible) {
    long allowed =
        check(ConstraintKind.X_SUM, new int[] {sum}, cells, values -> isFirstSum(sum, values));
    assertThat(allowed > 0).isEqualTo(isPossible);
  }

  @ParameterizedTest
  @CsvSource({"1, 2, 3, 4", "2, 2, 2, 4", "1, 1, 4, 4", "3, 3, 3, 3"})
  void quadruple_hasEachValueAsOften(int a, int b, int c, int d) {
    int[] wanted = {a, b, c, d};
    Arrays.sort(wanted);
    check(
        ConstraintKind.QUADRUPLE,
        new int[] {a, b, c, d},
        4,
        values -> Arrays.equals(Arrays.stream(values).sorted().toArray(), wanted));
    check(
        ConstraintKind.QUADRUPLE,
        new int[] {a, b},
        4,
        values ->
            IntStream.of(values).filter(value -> value == a).count() >= (a == b ? 2 : 1)
                && IntStream.of(values).anyMatch(value -> value == b));
  }

  private static boolean areBeyond(int from, boolean isBeyond, int... values) {
    int low = Math.min(values[0], values[values.length - 1]);
    int high = Math.max(values[0], values[values.length - 1]);
    return high - low >= from
        && IntStream.range(1, values.length - 1)
            .map(i -> values[i])
            .allMatch(v -> isBeyond ? v < low || v > high : v > low && v < high);
  }

  @Test
  void betweenAndLockout_areWithinOrBeyondTheEnds() {
    for (int cells = 3; cells <= 4; cells++) {
      check(ConstraintKind.BETWEEN, new int[0], cells, values -> areBeyond(0, false, values));
    }
    for (int cells = 2; cells <= 4; cells++) {
      for (int apart = 1; apart <= 4; apart++) {
        int from = apart;
        check(
            ConstraintKind.LOCKOUT,
            new int[] {from},
            cells,
            values -> areBeyond(from, true, values));
      }
    }
  }

  /** A number that no values meet needs no machine of many states. */
  @Test
  void sumOfAMillion_hasOneState() {
    for (ConstraintKind kind :
        new ConstraintKind[] {
          ConstraintKind.SANDWICH, ConstraintKind.SKYSCRAPER, ConstraintKind.X_SUM
        }) {
      assertThat(machine(kind, new int[] {1_000_000}, 4).next()).hasDimensions(1, SYMBOLS);
    }
  }

  /** Engines find out by the arrays which constraints are alike. */
  @Test
  void forms_thatAreAlike_haveOneArray() {
    FormMaker maker = new FormMaker(SYMBOLS);
    Form.Machine first = form(maker, ConstraintKind.BETWEEN, 0, 1, 2);
    Form.Machine second = form(maker, ConstraintKind.BETWEEN, 5, 4, 3);
    Form.Machine longer = form(maker, ConstraintKind.BETWEEN, 5, 4, 3, 2);
    assertThat(second.next()).isSameAs(first.next());
    assertThat(second.accepting()).isSameAs(first.accepting());
    assertThat(second.cells()).containsExactly(5, 3, 4);
    assertThat(longer.next()).isNotSameAs(first.next());
    assertThat(longer.cells()).containsExactly(5, 2, 4, 3);
    Form.TwoCells up = form(maker, ConstraintKind.GREATER, 0, 1);
    Form.TwoCells down = form(maker, ConstraintKind.MAXIMUM, 1, 0);
    Form.TwoCells other = form(maker, ConstraintKind.MINIMUM, 1, 0);
    assertThat(down.next()).isSameAs(up.next()).isNotSameAs(other.next());
  }

  @SuppressWarnings("unchecked")
  private static <T extends Form> T form(FormMaker maker, ConstraintKind kind, int... cells) {
    return (T) maker.forms(ConstraintData.of(kind, new int[0], cells)).get(0);
  }
}
