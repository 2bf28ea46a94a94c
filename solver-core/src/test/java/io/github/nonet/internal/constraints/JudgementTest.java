package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.constraints.TableMaker.PairTest;
import org.junit.jupiter.api.Test;

/** Which values a constraint allows, and which signs a negative constraint stands for. */
class JudgementTest {
  private static Condition elsewhere(int symbols, PairTest test) {
    Table table = new Table(symbols, TableMaker.relation(symbols, test));
    return Condition.known(Kind.EVERYWHERE_ELSE, "", table, new int[] {0, 1});
  }

  @Test
  void allows_valuesInTheOrderOfTheCells() {
    Condition line = Condition.of(Kind.THERMOMETER, new int[0], new int[] {9, 3, 5});
    assertThat(Judgement.allows(line, 9, 1, 2, 3)).isTrue();
    assertThat(Judgement.allows(line, 9, 2, 1, 3)).isFalse();
    assertThat(Judgement.allows(line, 9, 1, 3, 2)).isFalse();
  }

  @Test
  void negated_signsThatTheRuleForbids_areAllNamed() {
    PairTest dots = (a, b) -> Math.abs(a - b) != 1;
    PairTest ratios = (a, b) -> a != 2 * b && b != 2 * a;
    PairTest sums = (a, b) -> a + b != 10 && a + b != 5;
    assertThat(Judgement.negated(elsewhere(9, dots))).containsExactly(Kind.DIFFERENCE);
    assertThat(Judgement.negated(elsewhere(9, ratios))).containsExactly(Kind.RATIO);
    assertThat(Judgement.negated(elsewhere(9, sums))).containsExactly(Kind.X, Kind.V);
    assertThat(Judgement.negated(elsewhere(9, (a, b) -> dots.allows(a, b) && ratios.allows(a, b))))
        .containsExactly(Kind.DIFFERENCE, Kind.RATIO);
  }

  /** Four values have no two with the sum 10, so a rule for them is not about X. */
  @Test
  void negated_signsThatNoValuesHave_areNotNamed() {
    assertThat(Judgement.negated(elsewhere(4, (a, b) -> a + b != 5))).containsExactly(Kind.V);
    assertThat(Judgement.negated(elsewhere(4, (a, b) -> true))).isEmpty();
  }

  /** A rule that forbids more, or less, than signs do is not made of signs. */
  @Test
  void negated_otherRules_areOfNoSigns() {
    assertThat(Judgement.negated(elsewhere(9, (a, b) -> Math.abs(a - b) > 1))).isEmpty();
    assertThat(Judgement.negated(elsewhere(9, (a, b) -> a - b != 1))).isEmpty();
    assertThat(Judgement.negated(elsewhere(9, (a, b) -> a + b != 10 || a == 1))).isEmpty();
  }
}
