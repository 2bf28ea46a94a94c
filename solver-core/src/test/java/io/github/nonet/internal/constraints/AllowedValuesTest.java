package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.constraints.TableMaker.PairTest;
import org.junit.jupiter.api.Test;

/** Which values a constraint allows, and which signs a negative constraint stands for. */
class AllowedValuesTest {
  private static ConstraintData elsewhere(int symbols, PairTest test) {
    Table table = new Table(symbols, TableMaker.relation(symbols, test));
    return ConstraintData.known(ConstraintKind.EVERYWHERE_ELSE, "", table, new int[] {0, 1});
  }

  @Test
  void allows_valuesInTheOrderOfTheCells() {
    ConstraintData line =
        ConstraintData.of(ConstraintKind.THERMOMETER, new int[0], new int[] {9, 3, 5});
    assertThat(AllowedValues.allows(line, 9, 1, 2, 3)).isTrue();
    assertThat(AllowedValues.allows(line, 9, 2, 1, 3)).isFalse();
    assertThat(AllowedValues.allows(line, 9, 1, 3, 2)).isFalse();
  }

  @Test
  void negated_signsThatTheRuleForbids_areAllNamed() {
    PairTest dots = (a, b) -> Math.abs(a - b) != 1;
    PairTest ratios = (a, b) -> a != 2 * b && b != 2 * a;
    PairTest sums = (a, b) -> a + b != 10 && a + b != 5;
    assertThat(AllowedValues.negated(elsewhere(9, dots)))
        .containsExactly(ConstraintKind.DIFFERENCE);
    assertThat(AllowedValues.negated(elsewhere(9, ratios))).containsExactly(ConstraintKind.RATIO);
    assertThat(AllowedValues.negated(elsewhere(9, sums)))
        .containsExactly(ConstraintKind.X, ConstraintKind.V);
    assertThat(
            AllowedValues.negated(elsewhere(9, (a, b) -> dots.allows(a, b) && ratios.allows(a, b))))
        .containsExactly(ConstraintKind.DIFFERENCE, ConstraintKind.RATIO);
  }

  /** Four values have no two with the sum 10, so a rule for them is not about X. */
  @Test
  void negated_signsThatNoValuesHave_areNotNamed() {
    assertThat(AllowedValues.negated(elsewhere(4, (a, b) -> a + b != 5)))
        .containsExactly(ConstraintKind.V);
    assertThat(AllowedValues.negated(elsewhere(4, (a, b) -> true))).isEmpty();
  }

  /** A rule that forbids more, or less, than signs do is not made of signs. */
  @Test
  void negated_otherRules_areOfNoSigns() {
    assertThat(AllowedValues.negated(elsewhere(9, (a, b) -> Math.abs(a - b) > 1))).isEmpty();
    assertThat(AllowedValues.negated(elsewhere(9, (a, b) -> a - b != 1))).isEmpty();
    assertThat(AllowedValues.negated(elsewhere(9, (a, b) -> a + b != 10 || a == 1))).isEmpty();
  }
}
