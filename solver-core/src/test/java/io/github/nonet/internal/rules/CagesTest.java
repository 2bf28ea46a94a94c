package io.github.nonet.internal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CagesTest {
  @Test
  void combinations_counted() {
    assertThat(Cages.combinations(9, Cages.of(15, 0, 1, 2))).isEqualTo(8);
    assertThat(Cages.combinations(9, Cages.of(3, 0, 1, 2))).isZero();
    assertThat(Cages.combinations(9, Cages.of(Integer.MAX_VALUE, 0, 1, 2))).isZero();
    assertThat(Cages.combinations(9, Cages.of(45, 0, 1, 2, 3, 4, 5, 6, 7, 8))).isEqualTo(1);
  }

  @Test
  void areSame_inAnyOrder() {
    Structure.Cage first = Cages.of(3, 0, 1);
    Structure.Cage second = Cages.of(3, 2, 1);
    assertThat(Cages.areSame(List.of(first, second), List.of(second, Cages.of(3, 1, 0)))).isTrue();
    assertThat(Cages.hash(List.of(first, second))).isEqualTo(Cages.hash(List.of(second, first)));
    assertThat(Cages.areSame(List.of(first, second), List.of(first, first))).isFalse();
    assertThat(Cages.areSame(List.of(first, second), List.of(first, Cages.of(4, 2, 1)))).isFalse();
    assertThat(Cages.areSame(List.of(first, second), List.of(first))).isFalse();
    assertThat(Cages.areSame(List.of(first), List.of(Cages.of(3, 0, 1, 2)))).isFalse();
  }

  @Test
  void combinations_beyondTheGreatestSumAreNone() {
    assertThat(Cages.greatestSum(9)).isEqualTo(45);
    assertThat(Cages.combinations(9, Cages.of(46, 0, 1, 2))).isZero();
    assertThat(Cages.combinations(9, Cages.of(46, 0, 1, 2, 3, 4, 5, 6, 7, 8))).isZero();
  }

  /** The middle sum has the most combinations, so all others are allowed if it is. */
  @ParameterizedTest
  @ValueSource(ints = {4, 9, 16, 17, 20, 25})
  void canHave_saysWhetherEverySumOfASizeIsAllowed(int symbols) {
    GridLayout layout = new LayoutPlan(symbols).rowsAndColumns(0, 0).layout();
    for (int size = 1; size <= symbols; size += symbols / 4) {
      boolean isAllowed = true;
      int[] cells = IntStream.range(0, size).toArray();
      for (int sum = size * (size + 1) / 2; sum <= size * (2 * symbols + 1 - size) / 2; sum += 3) {
        isAllowed &= isAllowed(layout, Cages.of(sum, cells));
      }
      isAllowed &= isAllowed(layout, Cages.of(size * (symbols + 1) / 2, cells));
      assertThat(Cages.canHave(symbols, size)).as("%d of %d", size, symbols).isEqualTo(isAllowed);
    }
  }

  private static boolean isAllowed(GridLayout layout, Structure.Cage cage) {
    try {
      return Cages.checked(layout, List.of(cage)).size() == 1;
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageContaining("combinations of values; expected at most 2000");
      return false;
    }
  }

  @Test
  void hash_tellsSumsAndCellsApart() {
    int hash = Cages.hash(List.of(Cages.of(3, 0, 1)));
    assertThat(Cages.hash(List.of(Cages.of(4, 0, 1)))).isNotEqualTo(hash);
    assertThat(Cages.hash(List.of(Cages.of(3, 0, 2)))).isNotEqualTo(hash);
    assertThat(Cages.hash(List.of())).isNotEqualTo(hash);
    RulesTables rules = RulesTables.of(Layouts.CLASSIC);
    RulesTables caged = rules.withCages(List.of(Cages.of(3, 0, 1)));
    assertThat(caged.hashCode()).isNotEqualTo(rules.hashCode());
  }
}
