package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Pattern;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.Optional;

/**
 * No technique: a digit of the solution, which a search finds. The cell is the one in the middle of
 * the open cells, counted row by row; HoDoKu takes it too.
 *
 * <pre>
 *   n open cells, from 0:      0 1 2 ... n/2 ... n - 1
 *                                        here
 * </pre>
 */
public final class BruteForce implements Finder {
  @Override
  public boolean find(State state, Technique technique, StepSink sink) {
    if (state.open().isEmpty()) {
      return true;
    }
    Optional<Board> solution = Solver.getDefault().solve(board(state));
    if (!solution.isPresent()) {
      return true;
    }
    List<Integer> open = state.open().toList();
    int cell = open.get(open.size() / 2);
    Candidate found = new Candidate(cell, solution.get().digit(cell));
    return sink.accept(Step.placing(technique, List.of(found), new Pattern.Searched(found)));
  }

  private static Board board(State state) {
    int[] digits = new int[Houses.CELL_COUNT];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = state.value(cell);
    }
    return Board.copyOf(digits);
  }
}
