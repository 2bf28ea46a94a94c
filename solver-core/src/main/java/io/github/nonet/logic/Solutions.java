package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the solution says of a state and of a step. */
final class Solutions {
  private static final int CELLS = 81;

  /** Guesses of the fast solver, which take well under a millisecond together. */
  private static final long SLICE = 256;

  private final Candidates state;
  private final Runnable pulse;

  /**
   * Judges by the solutions of a state.
   *
   * @param pulse is called often, and may throw to end the search
   */
  Solutions(Candidates state, Runnable pulse) {
    this.state = state;
    this.pulse = pulse;
  }

  /** Returns why no solution agrees with the state; empty if one does. */
  Optional<Mistake> mistake() {
    if (exists(state)) {
      return Optional.empty();
    }
    return first(puzzle())
        .map(this::contradiction)
        .map(Optional::of)
        .orElseGet(() -> Optional.of(new Mistake(Mistake.Kind.NO_SOLUTION, List.of())));
  }

  private boolean exists(Candidates candidates) {
    return first(candidates).isPresent();
  }

  /** Returns a solution, found with the fast solver. */
  private Optional<Board> first(Candidates candidates) {
    Search search = Solver.getDefault().search(candidates);
    Progress progress = Progress.PAUSED;
    while (progress == Progress.PAUSED) {
      pulse.run();
      progress = search.advance(SLICE);
    }
    return progress == Progress.SOLUTION ? Optional.of(search.solution()) : Optional.empty();
  }

  /** Returns the given digits of the state, with every candidate that they leave. */
  private Candidates puzzle() {
    Board givens = Board.EMPTY;
    for (int cell = 0; cell < CELLS; cell++) {
      givens = state.isGiven(cell) ? givens.with(cell, state.digit(cell)) : givens;
    }
    return Candidates.of(givens);
  }

  private Mistake contradiction(Board solution) {
    List<Candidate> wrong = new ArrayList<>();
    List<Candidate> missing = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      int found = state.digit(cell);
      if (found != 0 && found != solution.digit(cell)) {
        wrong.add(new Candidate(cell, found));
      } else if (!state.allows(cell, solution.digit(cell))) {
        missing.add(new Candidate(cell, solution.digit(cell)));
      }
    }
    return wrong.isEmpty()
        ? new Mistake(Mistake.Kind.MISSING_CANDIDATE, missing)
        : new Mistake(Mistake.Kind.WRONG_DIGIT, wrong);
  }

  /** Returns the first thing that the step says and a solution of the state denies. */
  Optional<Candidate> denied(Step step) {
    return Stream.concat(
            step.placements().stream().filter(this::mayBeFalse),
            step.eliminations().stream().filter(this::mayBeTrue))
        .findFirst();
  }

  private boolean mayBeFalse(Candidate candidate) {
    int found = state.digit(candidate.cell());
    return found == 0
        ? exists(state.without(candidate.cell(), candidate.digit()))
        : found != candidate.digit();
  }

  private boolean mayBeTrue(Candidate candidate) {
    return state.allows(candidate.cell(), candidate.digit())
        && exists(state.with(candidate.cell(), candidate.digit()));
  }
}
