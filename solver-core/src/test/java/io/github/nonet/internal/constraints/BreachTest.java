package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which values a player is shown where a constraint is not met. */
class BreachTest {
  private static final int[] NO_NUMBERS = {};

  private static List<Breach> breaches(int symbols, ConstraintData constraint, int... values) {
    byte[] bytes = new byte[values.length];
    for (int cell = 0; cell < values.length; cell++) {
      bytes[cell] = (byte) values[cell];
    }
    return Breach.of(FormList.EMPTY.and(symbols, List.of(constraint)), symbols, bytes);
  }

  private static ConstraintData of(ConstraintKind kind, int... cells) {
    return ConstraintData.of(kind, NO_NUMBERS, cells);
  }

  @Test
  void of_twoCellsOfALine_isAPair() {
    ConstraintData line = of(ConstraintKind.THERMOMETER, 2, 1, 0);
    assertThat(breaches(9, line, 6, 5, 4)).isEmpty();
    assertThat(breaches(9, line, 0, 3, 5))
        .containsExactly(new Breach(line, true, List.of(2, 1), List.of(5, 3)));
    assertThat(breaches(9, line, 2, 3, 5))
        .containsExactly(
            new Breach(line, true, List.of(2, 1), List.of(5, 3)),
            new Breach(line, true, List.of(1, 0), List.of(3, 2)));
  }

  /** One value that fits nothing is not a pair. */
  @Test
  void of_oneCellOfALine_isThatCell() {
    ConstraintData line = of(ConstraintKind.THERMOMETER, 0, 1, 2);
    assertThat(breaches(9, line, 9, 0, 0))
        .containsExactly(new Breach(line, false, List.of(0), List.of(9)));
    assertThat(breaches(9, line, 8, 0, 0))
        .as("the line as a whole is too long for it")
        .containsExactly(new Breach(line, false, List.of(0), List.of(8)));
    assertThat(breaches(9, line, 7, 0, 0)).isEmpty();
  }

  /** An open cell may hold any value, so a pair that the greatest one fits is not reported. */
  @Test
  void of_openCellThatOnlyGreatValuesFit_isNotReported() {
    ConstraintData line = of(ConstraintKind.THERMOMETER, 0, 1, 2);
    assertThat(breaches(9, line, 9, 7, 0))
        .containsExactly(new Breach(line, true, List.of(0, 1), List.of(9, 7)));
  }

  /** The ends of a between line are read first; its inside may be open. */
  @Test
  void of_endsWithNothingBetween_areAllThatIsFilled() {
    ConstraintData between = of(ConstraintKind.BETWEEN, 0, 1, 2);
    assertThat(breaches(9, between, 4, 0, 5))
        .containsExactly(new Breach(between, false, List.of(0, 2), List.of(4, 5)));
    assertThat(breaches(9, between, 4, 0, 6)).isEmpty();
  }

  /** A sum of two cells is no pair: it has no order. */
  @Test
  void of_sum_isAllItsFilledCells() {
    ConstraintData sum = ConstraintData.of(ConstraintKind.SUM, new int[] {7}, new int[] {2, 0, 1});
    assertThat(breaches(9, sum, 4, 0, 8))
        .containsExactly(new Breach(sum, false, List.of(2, 0), List.of(8, 4)));
    assertThat(breaches(9, sum, 4, 0, 2)).isEmpty();
  }

  /** A move goes both ways and is reported once, from the first of its cells. */
  @Test
  void of_equalValuesAMoveApart_isOnePair() {
    ConstraintData king =
        ConstraintData.ofBuilder(ConstraintKind.ANTI_KING, new int[] {2, 0}, new int[] {1, 2});
    assertThat(breaches(4, king, 3, 4, 3))
        .containsExactly(new Breach(king, true, List.of(0, 2), List.of(3, 3)));
    assertThat(breaches(4, king, 3, 3, 0)).isEmpty();
    assertThat(breaches(4, king, 0, 0, 0)).isEmpty();
  }

  /** Where no two cells are at fault, all values of the constraint are. */
  @Test
  void of_anyTwoCellsThatHaveTooFewValues_isAllThatTheyHold() {
    ConstraintData different =
        ConstraintData.own(
                ConstraintKind.ANY_TWO,
                "d",
                TableMaker.pairs((a, b) -> a != b),
                new int[] {0, 1, 2, 3, 4})
            .forSymbols(4);
    assertThat(breaches(4, different, 0, 2, 0, 0, 1))
        .containsExactly(new Breach(different, false, List.of(1, 4), List.of(2, 1)));
    assertThat(breaches(4, different, 0, 0, 0, 0, 0))
        .containsExactly(new Breach(different, false, List.of(), List.of()));
    assertThat(breaches(4, different, 0, 2, 0, 0, 2))
        .containsExactly(new Breach(different, true, List.of(1, 4), List.of(2, 2)));
  }

  /** Neighbours count pair by pair, and the pairs of each constraint by themselves. */
  @Test
  void of_manyConstraints_areInTheirOrder() {
    ConstraintData apart =
        ConstraintData.ofBuilder(
            ConstraintKind.NON_CONSECUTIVE, new int[] {0, 1}, new int[] {1, 2});
    ConstraintData line = of(ConstraintKind.THERMOMETER, 1, 2);
    FormList list = FormList.EMPTY.and(9, List.of(apart, line));
    assertThat(Breach.of(list, 9, new byte[] {3, 4, 3}))
        .containsExactly(
            new Breach(apart, true, List.of(0, 1), List.of(3, 4)),
            new Breach(apart, true, List.of(1, 2), List.of(4, 3)),
            new Breach(line, true, List.of(1, 2), List.of(4, 3)));
  }
}
