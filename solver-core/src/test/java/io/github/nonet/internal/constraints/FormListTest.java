package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which forms belong together, and how many of them rules may have. */
class FormListTest {
  private static final int[] NO_NUMBERS = {};

  private static ConstraintData thermometer(int... cells) {
    return ConstraintData.of(ConstraintKind.THERMOMETER, NO_NUMBERS, cells);
  }

  /** Two equal constraints are two all the same. */
  @Test
  void numbers_areThoseOfTheConstraints() {
    FormList list =
        FormList.EMPTY.and(
            9, List.of(thermometer(0, 1, 2), thermometer(3, 4), thermometer(3, 4), pairs(3)));
    assertThat(list.numbers()).containsExactly(0, 0, 1, 2, 3, 3, 3);
    assertThat(FormList.EMPTY.numbers()).isEmpty();
  }

  /** A line counts as a whole; each pair of a rule of pairs counts by itself. */
  @Test
  void end_ofALine_isBehindItsLastForm() {
    FormList list = FormList.EMPTY.and(9, List.of(thermometer(0, 1, 2, 3), pairs(2)));
    assertThat(IntStream.range(0, 5).map(list::end)).containsExactly(3, 3, 3, 4, 5);
  }

  @Test
  void and_noConstraint_isTheSameList() {
    FormList list = FormList.EMPTY.and(9, List.of(thermometer(0, 1)));
    assertThat(list.and(9, List.of())).isSameAs(list);
    assertThat(list.and(9, List.of(thermometer(1, 2))).forms()).hasSize(2);
  }

  private static ConstraintData pairs(int count) {
    return pairs(ConstraintKind.NON_CONSECUTIVE, count);
  }

  private static ConstraintData pairs(ConstraintKind kind, int count) {
    int[][] pairs = new int[count][];
    Arrays.setAll(pairs, i -> new int[] {i, i + 1});
    return ConstraintData.ofBuilder(kind, pairs);
  }

  @ParameterizedTest
  @EnumSource(
      value = ConstraintKind.class,
      names = {"NON_CONSECUTIVE", "ANTI_KING"})
  void and_moreThanTwoHundredThousandPairs_isRefused(ConstraintKind kind) {
    FormList half = FormList.EMPTY.and(9, List.of(pairs(kind, 100_000)));
    FormList most = half.and(9, List.of(pairs(kind, 100_000)));
    assertThat(most.forms()).hasSizeGreaterThanOrEqualTo(200_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> half.and(9, List.of(pairs(kind, 50_000), pairs(kind, 50_001))))
        .withMessage("the constraints come to more than 200000 pairs and lines; expected fewer");
  }

  /** Returns a machine of 5,000 states. */
  private static ConstraintData machine(int good, int cells) {
    int[][] rows = new int[5_001][4];
    rows[0] = new int[5_000];
    rows[0][good] = 1;
    return ConstraintData.known(
        ConstraintKind.MACHINE, "m", new Table(4, rows), IntStream.range(0, cells).toArray());
  }

  private static ConstraintData sets(int... sets) {
    return ConstraintData.known(ConstraintKind.SETS, "s", new Table(4, sets), new int[] {0, 1});
  }

  /** A machine of 5,000 states of 4 values has 1,500,000 steps on a line of 75 cells. */
  @Test
  void and_moreThanTenMillionSteps_isRefused() {
    ConstraintData[] machines = new ConstraintData[7];
    Arrays.setAll(machines, i -> machine(i, i < 6 ? 75 : 50));
    FormList most = FormList.EMPTY.and(4, List.of(machines));
    assertThat(most.forms()).hasSize(7);
    ConstraintData[] more = Arrays.copyOf(machines, 8);
    more[7] = sets(0b110);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FormList.EMPTY.and(4, List.of(more)))
        .withMessage(
            "the constraints come to more than 10000000 steps of machines and sets;"
                + " expected fewer");
  }

  @Test
  void and_equalMachines_countOnce() {
    List<ConstraintData> equal = Collections.nCopies(20, machine(0, 75));
    assertThat(FormList.EMPTY.and(4, equal).forms()).hasSize(20);
  }
}
