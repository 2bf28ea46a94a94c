package io.github.nonet.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.rules.Label.What;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What layouts, labels, constraints and conflicts of rules promise. */
class PartsOfRulesTest {
  private static final ConstraintData LESS =
      ConstraintData.of(ConstraintKind.GREATER, new int[0], new int[] {1, 0});
  private static final ConstraintData ODD =
      ConstraintData.of(ConstraintKind.ODD, new int[0], new int[] {5});

  @Test
  void constraints_areTheSameInAnyOrderAsOftenAsTheyAreThere() {
    assertThat(ConstraintLists.areSame(List.of(LESS, ODD), List.of(ODD, LESS))).isTrue();
    assertThat(ConstraintLists.areSame(List.of(LESS, ODD), List.of(LESS))).isFalse();
    assertThat(ConstraintLists.areSame(List.of(LESS, ODD, ODD), List.of(ODD, LESS, LESS)))
        .isFalse();
    assertThat(ConstraintLists.areSame(List.of(ODD, LESS, ODD), List.of(ODD, ODD, LESS))).isTrue();
    assertThat(ConstraintLists.areSame(List.of(LESS, LESS), List.of(ODD, ODD))).isFalse();
  }

  @Test
  void conflicts_areValuesTwiceAndSumsMissed() {
    RulesTables rules =
        RulesTables.of(Layouts.CLASSIC)
            .withCages(List.of(Cages.of(5, 0, 10), Cages.of(0, 40, 50, 60)));
    byte[] values = new byte[81];
    assertThat(Conflicts.areNone(rules, values)).isTrue();
    values[0] = 1;
    values[10] = 4;
    assertThat(Conflicts.areNone(rules, values)).isTrue();
    values[10] = 3;
    assertThat(Conflicts.areNone(rules, values)).isFalse();
    values[10] = 0;
    values[0] = 5;
    assertThat(Conflicts.areNone(rules, values)).isFalse();
    values[0] = 4;
    assertThat(Conflicts.areNone(rules, values)).isTrue();
    values[8] = 4;
    assertThat(Conflicts.areNone(rules, values)).isFalse();
    values[8] = 9;
    values[40] = 7;
    values[60] = 7;
    assertThat(Conflicts.areNone(rules, values)).isFalse();
  }

  @Test
  void windows_areShaded() {
    Set<What> shaded = EnumSet.noneOf(What.class);
    for (What what : What.values()) {
      if (what.isShaded()) {
        shaded.add(what);
      }
    }
    assertThat(shaded)
        .containsExactly(What.WINDOW, What.UPPER_WINDOW, What.LOWER_WINDOW, What.ASTERISK);
  }

  @Test
  void labels_sayWhichOfSeveral() {
    assertThat(new Label(What.ROW, "3", 0)).hasToString("row 3");
    assertThat(new Label(What.FALLING_DIAGONAL, "", 2)).hasToString("falling diagonal of grid 2");
    assertThat(Label.own("mine")).hasToString("mine");
  }

  @Test
  void layoutsOfBoxes_areMadeOnce() {
    assertThat(Layouts.ofBoxes(3, 3)).isSameAs(Layouts.CLASSIC);
    assertThat(Layouts.ofBoxes(2, 6)).isSameAs(Layouts.ofBoxes(2, 6));
    assertThat(Layouts.ofBoxes(6, 2)).isNotEqualTo(Layouts.ofBoxes(2, 6));
    assertThat(Layouts.ofBoxes(2, 12).symbols).isEqualTo(24);
  }

  @Test
  void regions_haveAsManyCharactersAsASquare() {
    assertThat(Layouts.sideOf("A".repeat(16))).isEqualTo(4);
    assertThat(Layouts.sideOf(" A \n".repeat(625))).isEqualTo(25);
    for (int count : new int[] {0, 9, 15, 17, 26 * 26}) {
      assertThatExceptionOfType(IllegalArgumentException.class)
          .isThrownBy(() -> Layouts.sideOf("A".repeat(count)))
          .withMessageContaining("found " + count + " character");
    }
  }

  @Test
  void bounds_areReachedAndNotExceeded() {
    Bounds.requireCages(10_000);
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> Bounds.requireCages(10_001))
        .withMessage("found more than 10000 cages; expected at most 10000");
  }
}
