package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import org.junit.jupiter.api.Test;

class BruteForceTest {
  /** Has two solutions. */
  private static final Board TWO =
      Board.parse(
          "030060701680070090190004500820100040004602900050003028009300074040050036703018000");

  /** The candidates decide between the solutions of the board: both ways, one after the other. */
  @Test
  void find_honoursCandidates() {
    List<Board> solutions = Solver.getDefault().solutions(TWO).toList();
    assertThat(solutions).hasSize(2);
    for (int wanted = 0; wanted < 2; wanted++) {
      Board solution = solutions.get(wanted);
      Board other = solutions.get(1 - wanted);
      Candidates marks = without(other, solution);
      List<Step> steps = LogicalSolver.of(Technique.BRUTE_FORCE).steps(marks).toList();
      assertThat(steps).hasSize(1);
      Candidate placed = steps.get(0).placements().get(0);
      assertThat(placed.digit()).isEqualTo(solution.digit(placed.cell()));
    }
  }

  @Test
  void find_endsAsTheSinkWants() {
    State state = State.of(Candidates.of(TWO));
    BruteForce bruteForce = new BruteForce();
    assertThat(bruteForce.find(state, step -> true)).isTrue();
    assertThat(bruteForce.find(state, step -> false)).isFalse();
  }

  @Test
  void find_nothingWhereNothingIsOpenOrTrue() {
    Board solution = Solver.getDefault().solve(TWO).orElseThrow();
    Candidates wrong = Candidates.of(TWO);
    for (int digit = 1; digit <= 9; digit++) {
      wrong = wrong.allows(0, digit) ? wrong.without(0, digit) : wrong;
    }
    for (Candidates state : List.of(Candidates.of(solution), wrong)) {
      boolean goesOn =
          new BruteForce()
              .find(
                  State.of(state),
                  step -> {
                    throw new AssertionError(step);
                  });
      assertThat(goesOn).isTrue();
    }
  }

  /** Returns what both have in common, without one digit that only {@code other} has. */
  private static Candidates without(Board other, Board solution) {
    Candidates marks = Candidates.of(TWO);
    int different = 0;
    for (int cell = 0; cell < 81; cell++) {
      if (other.digit(cell) != solution.digit(cell)) {
        different = cell;
      } else if (TWO.digit(cell) == 0) {
        marks = marks.with(cell, solution.digit(cell));
      }
    }
    return marks.without(different, other.digit(different));
  }
}
