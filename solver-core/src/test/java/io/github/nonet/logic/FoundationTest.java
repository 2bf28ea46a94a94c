package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The two techniques that show how the others are written: a naked single and pointing. */
class FoundationTest {
  private static final Candidates SINGLES =
      Candidates.of(
          Board.parse(
              "53..7...."
                  + "6..195..."
                  + ".98....6."
                  + "8...6...3"
                  + "4..8.3..1"
                  + "7...2...6"
                  + ".6....28."
                  + "...419..5"
                  + "....8..79"));

  @Test
  void nakedSingle_isFoundAndTold() {
    Step step = LogicalSolver.of(Technique.NAKED_SINGLE).nextStep(SINGLES).orElseThrow();
    assertThat(step.placements()).containsExactly(new Candidate(40, 5));
    assertThat(step.describe(Detail.FULL))
        .isEqualTo("Naked single: 5 is the only candidate of r5c5. So r5c5 = 5.");
  }

  @Test
  void nakedSingles_solveAnEasyPuzzle() {
    assertThat(LogicalSolver.of(Technique.NAKED_SINGLE).solve(SINGLES).isSolved()).isTrue();
  }

  @Test
  void pointing_eliminatesFromTheRestOfTheLine() {
    Candidates state = Candidates.of(Board.EMPTY);
    for (int cell : List.of(0, 1, 2, 18, 19, 20)) {
      state = state.without(cell, 7);
    }
    List<Step> steps = LogicalSolver.of(Technique.POINTING).steps(state).toList();
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations())
        .extracting(Candidate::cell)
        .containsExactly(12, 13, 14, 15, 16, 17);
  }
}
