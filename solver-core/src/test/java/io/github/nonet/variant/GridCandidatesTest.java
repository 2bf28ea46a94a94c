package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class GridCandidatesTest {
  private static final Rules FOUR = Rules.of(4).withCages(List.of(Cage.of(0, 0, 15)));
  private static final Grid PUZZLE = FOUR.parse("1... .... .... ....");

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
    assertThat(GridCandidates.of(FOUR, candidates.toSets())).isEqualTo(candidates);
    assertThat(GridCandidates.of(FOUR, candidates.without(1, 2).without(1, 3).toSets()).value(1))
        .isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridCandidates.of(FOUR, new int[9]))
        .withMessage("sets has length 9; expected 16");
    int[] sets = new int[16];
    sets[3] = 0b100001;
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridCandidates.of(FOUR, sets))
        .withMessage("cell 3 (row 1, column 4) has the set 0b100001; expected bits 1 to 4");
  }
}
