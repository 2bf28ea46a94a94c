package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Mistake;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.logic.PacedSearch;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks a state or a step against the solution. */
final class SolutionCheck {
  /** A mistake on a board. */
  private record FoundMistake(Kind kind, List<Candidate> candidates) implements Mistake {
    private FoundMistake {
      candidates = candidates.stream().sorted().collect(Lists.toList());
    }

    @Override
    public String describe(Locale locale) {
      return StepText.of(locale).describe(kind.name(), candidates);
    }

    @Override
    public String toString() {
      return describe();
    }
  }

  private final Candidates state;
  private final Watch watch;

  /**
   * Judges by the solutions of a state.
   *
   * @param watch is asked often, and may throw to end the search
   */
  SolutionCheck(Candidates state, Watch watch) {
    this.state = state;
    this.watch = watch;
  }

  /** Returns why no solution agrees with the state; empty if one does. */
  Optional<Mistake> mistake() {
    if (exists(state)) {
      return Optional.empty();
    }
    return first(puzzle())
        .map(this::contradiction)
        .map(Optional::of)
        .orElseGet(() -> Optional.of(new FoundMistake(Mistake.Kind.NO_SOLUTION, List.of())));
  }

  private boolean exists(Candidates candidates) {
    return first(candidates).isPresent();
  }

  private Optional<Board> first(Candidates candidates) {
    return PacedSearch.solve(candidates, watch);
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
        ? new FoundMistake(Mistake.Kind.MISSING_CANDIDATE, missing)
        : new FoundMistake(Mistake.Kind.WRONG_VALUE, wrong);
  }

  /** Returns the first candidate of the step that a solution of the state contradicts. */
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

  /** The digit in a filled cell must not be eliminated, even if there is no solution. */
  private boolean mayBeTrue(Candidate candidate) {
    return state.allows(candidate.cell(), candidate.digit())
        && (state.digit(candidate.cell()) != 0
            || exists(state.with(candidate.cell(), candidate.digit())));
  }
}
