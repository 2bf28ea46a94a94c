package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/** Asks for all steps of techniques in a state, and holds each against the solutions. */
final class HintJudge {
  /** The techniques that take milliseconds, but for large mutant fish, which take seconds. */
  static final List<Technique> ALL =
      Arrays.stream(Technique.values())
          .filter(technique -> technique != Technique.USER_DEFINED)
          .filter(technique -> technique != Technique.FINNED_MUTANT_SQUIRMBAG)
          .filter(technique -> technique != Technique.FINNED_MUTANT_WHALE)
          .toList();

  /** More solutions than these are not looked at. */
  private static final int MOST_SOLUTIONS = 30;

  /** This many steps of a technique are reported as text and as a picture. */
  private static final int MOST_TOLD = 3;

  private final Candidates state;
  private final SearchLimit limit;
  private final List<Board> solutions;

  /** Whether techniques may assume that there is one solution. */
  private final boolean isProper;

  private long steps;
  private long givenUp;

  /**
   * Judges the hints in a state.
   *
   * @param limit what each call may cost; what was found until then is judged
   */
  HintJudge(Candidates state, SearchLimit limit) {
    this.state = state;
    this.limit = limit;
    this.solutions = solutions(state);
    this.isProper = solutions.size() == 1 && solutions(givens(state)).size() == 1;
  }

  private static List<Board> solutions(Candidates state) {
    try (Stream<Board> solutions = Solver.getDefault().solutions(state)) {
      return solutions.limit(MOST_SOLUTIONS).toList();
    }
  }

  /** Returns the puzzle; of a puzzle of pencil marks the state itself. */
  private static Candidates givens(Candidates state) {
    Board givens = Board.EMPTY;
    for (int cell = 0; cell < 81; cell++) {
      givens = state.isGiven(cell) ? givens.with(cell, state.digit(cell)) : givens;
    }
    return givens.equals(Board.EMPTY) ? state : Candidates.of(givens);
  }

  /** Asks for the steps of each technique alone. */
  void judgeEach() {
    for (Technique technique : ALL) {
      judge(LogicalSolver.of(technique).within(limit), "" + technique);
    }
  }

  /** Asks for the steps of all techniques in the standard order, and for the path. */
  void judgeStandard() {
    LogicalSolver standard = LogicalSolver.standard();
    standard = isProper || solutions.isEmpty() ? standard : standard.withoutUniqueness();
    judge(standard.within(limit), "the standard order");
    SolutionPath path = standard.solve(state);
    if (!solutions.isEmpty()) {
      assertThat(solutions).as("after the path from %s", state).anyMatch(it -> fits(it, path));
    }
  }

  /** Returns how many steps were true. */
  long steps() {
    return steps;
  }

  /** Returns how many calls reached the limit. */
  long givenUp() {
    return givenUp;
  }

  private static boolean fits(Board solution, SolutionPath path) {
    for (int cell = 0; cell < 81; cell++) {
      if (!path.end().allows(cell, solution.digit(cell))) {
        return false;
      }
    }
    return true;
  }

  private void judge(LogicalSolver solver, String name) {
    List<Step> found = new ArrayList<>();
    try {
      solver.steps(state).forEach(found::add);
      assertThat(solver.nextStep(state)).isEqualTo(found.stream().findFirst());
    } catch (SearchLimitExceededException e) {
      givenUp++;
    } catch (RuntimeException e) {
      throw new AssertionError(name + " fails in " + state, e);
    }
    assertThat(new HashSet<>(found)).as("each once by %s in %s", name, state).hasSameSizeAs(found);
    found.forEach(this::require);
    found.stream().limit(MOST_TOLD).forEach(this::describe);
    steps += found.size();
  }

  private void describe(Step step) {
    try {
      assertThat(step.describe(Detail.FULL)).isNotEmpty();
      assertThat(StepPicture.of(state, step).toSvg()).isNotEmpty();
    } catch (RuntimeException e) {
      throw new AssertionError(step.technique() + " cannot be described in " + state, e);
    }
  }

  private void require(Step step) {
    boolean isThere =
        Stream.concat(step.placements().stream(), step.eliminations().stream())
            .allMatch(it -> state.digit(it.cell()) == 0 && state.allows(it.cell(), it.digit()));
    boolean mayBeFalse = !isProper && step.technique().assumesUniqueness();
    boolean isTrue = mayBeFalse || solutions.stream().allMatch(it -> isTrue(step, it));
    if (!isThere || !isTrue) {
      throw new AssertionError((isTrue ? "changes nothing: " : "false: ") + step + " in " + state);
    }
  }

  private static boolean isTrue(Step step, Board solution) {
    return step.placements().stream().allMatch(it -> solution.digit(it.cell()) == it.digit())
        && step.eliminations().stream().noneMatch(it -> solution.digit(it.cell()) == it.digit());
  }
}
