package io.github.nonet.logic;

import static java.util.stream.Collectors.toSet;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.symmetry.Transformation;
import java.util.Set;
import java.util.stream.Stream;

/** States turned by 180 degrees, with rows for columns and 9 to 1 for 1 to 9. */
final class Turned {
  private static final Transformation TURN =
      Transformation.TRANSPOSE
          .then(Transformation.ROTATE_180)
          .then(Transformation.relabel(9, 8, 7, 6, 5, 4, 3, 2, 1));

  private Turned() {}

  /** Returns the state, turned. */
  static Candidates state(Candidates state) {
    Candidates turned = Candidates.of(TURN.apply(givens(state)));
    for (int cell = 0; cell < 81; cell++) {
      if (!state.isGiven(cell) && state.digit(cell) != 0) {
        turned = turned.with(TURN.targetOf(cell), TURN.digit(state.digit(cell)));
      }
    }
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        boolean gone = state.digit(cell) == 0 && !state.allows(cell, digit);
        turned = gone ? turned.without(TURN.targetOf(cell), TURN.digit(digit)) : turned;
      }
    }
    return turned;
  }

  private static Board givens(Candidates state) {
    Board givens = Board.EMPTY;
    for (int cell = 0; cell < 81; cell++) {
      givens = state.isGiven(cell) ? givens.with(cell, state.digit(cell)) : givens;
    }
    return givens;
  }

  /** Returns what the step places or eliminates, turned. */
  static Set<Candidate> turnedConclusions(Step step) {
    return conclusions(step).stream()
        .map(it -> new Candidate(TURN.targetOf(it.cell()), TURN.digit(it.digit())))
        .collect(toSet());
  }

  /** Returns what the step places or eliminates. */
  static Set<Candidate> conclusions(Step step) {
    return Stream.concat(step.placements().stream(), step.eliminations().stream()).collect(toSet());
  }
}
