package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.TextFormatException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridCandidatesTest {
  private static final Rules FOUR = Rules.of(4).withCages(List.of(Cage.of(0, 0, 15)));
  private static final Grid PUZZLE = FOUR.parseGrid("1... .... .... ....");

  @Test
  void of_grid() {
    GridCandidates candidates = GridCandidates.of(PUZZLE);
    assertThat(candidates.grid()).isEqualTo(PUZZLE);
    assertThat(candidates.isGiven(0)).isTrue();
    assertThat(candidates.value(0)).isEqualTo(1);
    assertThat(candidates.values(0)).containsExactly(1);
    assertThat(candidates.values(1)).containsExactly(2, 3, 4);
    assertThat(candidates.values(15)).containsExactly(2, 3, 4);
    assertThat(candidates.values(14)).containsExactly(1, 2, 3, 4);
    assertThat(candidates.isGiven(14)).isFalse();
    assertThat(candidates.toSets()).startsWith(0b10, 0b11100);
    assertThat(candidates.toString()).startsWith("1 234 234");
  }

  @Test
  void toFullString_asItIsDocumented() {
    GridCandidates state = GridCandidates.of(PUZZLE).with(1, 2).without(2, 3).without(3, 4);
    assertThat(state.toFullString())
        .isEqualTo(
            "1...............|symbols(4).grid(0,0,2,2).cage(0,0,15)"
                + "~?.2.(4).(3).(34).(34).(1234).(1234).(234).(134).(1234).(1234)"
                + ".(234).(134).(1234).(234)");
    assertThat(GridCandidates.parse(state.toFullString())).isEqualTo(state);
    GridCandidates given = GridCandidates.of(PUZZLE.with(1, 2)).without(2, 3).without(3, 4);
    assertThat(GridCandidates.parse(given.toFullString())).isEqualTo(given).isNotEqualTo(state);
  }

  /** Nothing is left in any cell, which a game would show as not marked. */
  @Test
  void parse_nothingLeft() {
    GridCandidates state = GridCandidates.copyOf(Rules.of(4), new int[16]);
    assertThat(state.toFullString()).isEqualTo("................~?");
    assertThat(GridCandidates.parse("................~?")).isEqualTo(state);
  }

  @Test
  void parse_puzzles() {
    GridCandidates state = GridCandidates.of(PUZZLE);
    assertThat(GridCandidates.parse(PUZZLE.toFullString())).isEqualTo(state);
    assertThat(GridCandidates.parse(PUZZLE.toLinkString())).isEqualTo(state);
    Rules named =
        Rules.builder(4).grid(0, 0, 2, 2).group("a~?)(\\", new int[][] {{0, 0}, {3, 3}}).build();
    GridCandidates other = GridCandidates.of(named.emptyGrid());
    assertThat(GridCandidates.parse(named.emptyGrid().toFullString())).isEqualTo(other);
    assertThat(GridCandidates.parse(other.toFullString())).isEqualTo(other);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "~?5; character 19 of the state is '5'; expected a value, 1 to 4, or a . for none",
        "~?1; character 19 of the state is '1'; expected a . for cell 0 (row 1, column 1)",
        "~?.2(1); character 21 of the state is '('; expected no candidates of cell 1",
        "~?..(1; the text ends within candidates; expected a )",
        "~?..(5); character 22 of the state is '5'; expected a value, 1 to 4",
        "~?................2; character 35 of the state is '2'; expected the end, after 16 cells",
        "~?2~; character 19 of the state is '2'; expected a . for cell 0 (row 1, column 1)",
        "~2; found"
      })
  void parse_faults(String state, String message) {
    assertThatExceptionOfType(TextFormatException.class)
        .isThrownBy(() -> GridCandidates.parse("1..............." + state.strip()))
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.index()).isBetween(0, 16 + state.length()));
  }

  @Test
  void with_takesFromPeers() {
    GridCandidates candidates = GridCandidates.of(PUZZLE).with(15, 2);
    assertThat(candidates.grid()).isEqualTo(PUZZLE.with(15, 2));
    assertThat(candidates.isGiven(15)).isFalse();
    assertThat(candidates.allows(14, 2)).isFalse();
    assertThat(candidates.allows(0, 1)).isTrue();
    assertThat(candidates.with(15, 2)).isSameAs(candidates);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> candidates.with(15, 3))
        .withMessage("cell 15 (row 4, column 4) holds 2; expected an open cell");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> candidates.with(14, 5))
        .withMessage("value is 5; expected 1 to 4");
  }

  @Test
  void without_one() {
    GridCandidates candidates = GridCandidates.of(PUZZLE);
    assertThat(candidates.without(1, 2).values(1)).containsExactly(3, 4);
    assertThat(candidates.without(1, 1)).isSameAs(candidates);
    assertThat(candidates.without(1, 2).without(1, 3).without(1, 4).values(1)).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> candidates.without(0, 1))
        .withMessage("cell 0 (row 1, column 1) holds 1; expected an open cell");
  }

  @Test
  void of_sets() {
    GridCandidates candidates = GridCandidates.of(PUZZLE);
    assertThat(GridCandidates.copyOf(FOUR, candidates.toSets())).isEqualTo(candidates);
    assertThat(
            GridCandidates.copyOf(FOUR, candidates.without(1, 2).without(1, 3).toSets()).value(1))
        .isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridCandidates.copyOf(FOUR, new int[9]))
        .withMessage("sets has length 9; expected 16");
    int[] sets = new int[16];
    sets[3] = 0b100001;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridCandidates.copyOf(FOUR, sets))
        .withMessage("cell 3 (row 1, column 4) has the set 0b100001; expected bits 1 to 4");
  }
}
