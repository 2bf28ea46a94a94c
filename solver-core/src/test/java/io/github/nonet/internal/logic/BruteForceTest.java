package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Solver;
import io.github.nonet.logic.Candidate;
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

  /** Returns the marks of the board without one digit that only {@code other} has. */
  private static Candidates without(Board other, Board solution) {
    int cell = 0;
    while (other.digit(cell) == solution.digit(cell)) {
      cell++;
    }
    return Candidates.of(TWO).without(cell, other.digit(cell));
  }
}
