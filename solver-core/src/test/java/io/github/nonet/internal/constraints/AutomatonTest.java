package io.github.nonet.internal.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How large machines may be, and what their tables allow where states are left out. */
class AutomatonTest {
  private static final int SYMBOLS = 4;

  private static Automaton automaton(IntBinaryOperator next, IntPredicate accepts, int cells) {
    return Automaton.of(new Steps(() -> 0, next, accepts), SYMBOLS, cells, "t");
  }

  static boolean allows(Table table, int... values) {
    int state = 0;
    for (int value : values) {
      state = state < 0 ? state : table.rows()[state + 1][value - 1];
    }
    return state >= 0 && table.rows()[0][state] != 0;
  }

  private static int states(Table table) {
    return table.rows().length - 1;
  }

  @Test
  void of_ringOfTwentyThousandStates_isTheMostThatIsExplored() {
    assertThat(states(automaton((s, v) -> (s + 1) % 20_000, s -> true, 30_000).smallest()))
        .isEqualTo(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> automaton((s, v) -> (s + 1) % 20_001, s -> true, 30_000))
        .withMessage("t has more than 20000 states; expected fewer");
  }

  /** Each state leads to two others, up to a last one. */
  @ParameterizedTest
  @CsvSource({"5000, 75, 0", "5001, 60, 5000", "5000, 76, 4934"})
  void table_ofTooManyStatesOrSteps_isRefused(int states, int cells, int most) {
    IntBinaryOperator next = (s, v) -> 2 * s + v % 2 + 1 < states ? 2 * s + v % 2 + 1 : -1;
    Automaton automaton = automaton(next, s -> true, cells);
    if (most == 0) {
      assertThat(states(automaton.table())).isEqualTo(states);
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(automaton::table)
          .withMessage(
              "t has %s states for %s cells; expected at most %s".formatted(states, cells, most));
    }
  }

  /**
   * A state is a number that has a digit for each cell. All of up to five digits count, and longer
   * ones where the cells can reach them.
   */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void table_ofManyStates_allowsTheSame(int cells) {
    IntBinaryOperator next = (s, v) -> s < 1 << 20 ? s * SYMBOLS + v : -1;
    IntPredicate isGood = s -> s % 7 == 3;
    Automaton automaton = automaton(next, isGood, cells);
    Table smallest = automaton.smallest();
    Table all = automaton(next, isGood, cells).table();
    AllValues.upToFour(cells)
        .forEach(
            values -> {
              int state = 0;
              for (int value : values) {
                state = next.applyAsInt(state, value);
              }
              assertThat(allows(smallest, values)).isEqualTo(isGood.test(state));
              assertThat(allows(all, values)).isEqualTo(isGood.test(state));
            });
    assertThat(states(smallest)).isLessThan(7 * cells + 2);
  }

  /** What leads to no good end within the cells is no step. */
  @Test
  void table_ofDeadEnds_hasNoStepThere() {
    IntBinaryOperator next = (s, v) -> v == 1 ? s + 1 : v == 2 ? 50 + s : s;
    Table table = automaton((s, v) -> s < 50 ? next.applyAsInt(s, v) : s, s -> s == 2, 3).table();
    assertThat(table.rows()[0]).containsExactly(0, 0, 1);
    assertThat(table.rows()[1]).containsExactly(1, -1, 0, 0);
    assertThat(table.rows()[2]).containsExactly(2, -1, 1, 1);
    assertThat(table.rows()[3]).containsExactly(-1, -1, 2, 2);
  }

  /** A good end that is one step too far away is none. */
  @ParameterizedTest
  @CsvSource({"3, 4", "2, 1"})
  void smallest_goodEndTooFarAway_isNoMachine(int cells, int states) {
    Table table = automaton((s, v) -> s + 1, s -> s == 3, cells).smallest();
    assertThat(states(table)).isEqualTo(states);
    assertThat(table.rows()[1]).containsOnly(cells == 3 ? 1 : -1);
  }

  /** States that nothing distinguishes within the cells become one. */
  @ParameterizedTest
  @CsvSource({"1, 2", "2, 2", "5, 2"})
  void smallest_statesThatReadAlike_areOne(int cells, int states) {
    Table table = automaton((s, v) -> (s + v) % 60, s -> s % 2 == 0, cells).smallest();
    assertThat(states(table)).isEqualTo(states);
    assertThat(table.rows()[0]).startsWith(1);
    assertThat(table.rows()[1]).startsWith(1, 0);
  }
}
