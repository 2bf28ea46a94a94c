package io.github.nonet.internal.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.internal.Geometry;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.Optional;

/**
 * Not a technique: places a digit of the solution, which a search finds. It takes the middle one of
 * the open cells, counted row by row, as HoDoKu does.
 *
 * <pre>
 *   n open cells, from 0:      0 1 2 ... n/2 ... n - 1
 *                                        here
 * </pre>
 *
 * <p>If a second solution has another digit in this cell, there is no step.
 */
public final class BruteForce implements Finder {
  @Override
  public boolean find(State state, StepSink sink) {
    if (state.open().isEmpty()) {
      return true;
    }
    List<Integer> open = state.open().toList();
    int cell = open.get(open.size() / 2);
    Candidates candidates = candidates(state);
    Optional<Board> solution = PacedSearch.solve(candidates, state);
    if (!solution.isPresent()) {
      return true;
    }
    Candidate found = new Candidate(cell, solution.get().digit(cell));
    Candidates others = candidates.without(cell, found.digit());
    if (PacedSearch.solve(others, state).isPresent()) {
      return true;
    }
    return sink.accept(
        Step.placing(Technique.BRUTE_FORCE, List.of(found), new Reason.Searched(found)));
  }

  /**
   * Returns all candidates of the state, because a pencil-mark puzzle may have few digits or none.
   */
  private static Candidates candidates(State state) {
    Candidates candidates = Candidates.of(state.board());
    for (int cell : state.open().toList()) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        if (!state.allows(cell, digit)) {
          candidates = candidates.without(cell, digit);
        }
      }
    }
    return candidates;
  }
}
