package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.Mistake;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LogicalSolverTest {
  private static final Candidates EASY = Candidates.of(States.EASY);
  private static final Reason ANY = new Reason.Custom("Any", "So.", List.of(), List.of());

  /** A technique of a user's: it knows the solution, and places r1c3. */
  private static Stream<Step> peek(Candidates state, int digit) {
    return state.digit(2) == 0
        ? Stream.of(
            Step.placing(
                Technique.USER_DEFINED,
                List.of(new Candidate(2, digit)),
                new Reason.Custom("Peek", "It is so.", List.of(), List.of())))
        : Stream.empty();
  }

  @Test
  void nextStep_firstTechniqueThatHasOne() {
    assertThat(LogicalSolver.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE).nextStep(EASY))
        .map(Step::technique)
        .contains(Technique.NAKED_SINGLE);
    assertThat(LogicalSolver.of(Technique.FULL_HOUSE).nextStep(EASY)).isEmpty();
    assertThat(LogicalSolver.standard().nextStep(Candidates.of(States.SOLVED))).isEmpty();
  }

  @Test
  void steps_allOfEachTechniqueInOrder() {
    LogicalSolver solver = LogicalSolver.of(Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE);
    List<Step> steps = solver.steps(EASY).toList();
    assertThat(steps).doesNotHaveDuplicates();
    assertThat(steps.stream().map(Step::technique).distinct())
        .containsExactly(Technique.HIDDEN_SINGLE, Technique.NAKED_SINGLE);
    assertThat(steps).first().isEqualTo(solver.nextStep(EASY).orElseThrow());
    assertThat(steps).allMatch(step -> isTrue(step));
  }

  private static boolean isTrue(Step step) {
    return step.placements().stream().allMatch(it -> States.SOLVED.digit(it.cell()) == it.digit())
        && step.eliminations().stream()
            .noneMatch(it -> States.SOLVED.digit(it.cell()) == it.digit());
  }

  @Test
  void steps_laziness() {
    List<Candidates> asked = new ArrayList<>();
    LogicalSolver solver =
        LogicalSolver.of(Technique.NAKED_SINGLE)
            .plus(
                state -> {
                  asked.add(state);
                  return Stream.empty();
                });
    Stream<Step> steps = solver.steps(EASY);
    assertThat(steps.findFirst()).isPresent();
    assertThat(asked).isEmpty();
    assertThat(solver.steps(EASY)).isNotEmpty();
    assertThat(asked).containsExactly(EASY);
  }

  @Test
  void solve_pathToTheSolution() {
    SolutionPath path = LogicalSolver.standard().solve(EASY);
    assertThat(path.isSolved()).isTrue();
    assertThat(path.end().board()).isEqualTo(States.SOLVED);
    assertThat(path.hardest()).contains(Technique.NAKED_SINGLE);
    Candidates state = EASY;
    for (Step step : path.steps()) {
      assertThat(step.applyTo(state)).isNotEqualTo(state);
      state = step.applyTo(state);
    }
    assertThat(state).isEqualTo(path.end());
  }

  @Test
  void solve_toWhereNoTechniqueFindsAStep() {
    SolutionPath path = LogicalSolver.of(Technique.FULL_HOUSE).solve(EASY);
    assertThat(path.isSolved()).isFalse();
    assertThat(path.end()).isEqualTo(EASY);
    assertThat(path.hardest()).isEmpty();
  }

  @Test
  void of_sameTechniqueTwice() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LogicalSolver.of(Technique.POINTING, Technique.POINTING))
        .withMessage("technique 1 is POINTING again; expected each once");
  }

  @Test
  void standard_orderOfTheTable() {
    assertThat(LogicalSolver.standard().techniques())
        .startsWith(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE)
        .endsWith(Technique.BRUTE_FORCE)
        .isSorted()
        .allMatch(Technique::isStandard);
  }

  @Test
  void withoutUniqueness_leavesTheOthers() {
    assertThat(LogicalSolver.standard().withoutUniqueness().techniques())
        .hasSize(LogicalSolver.standard().techniques().size() - 10)
        .noneMatch(Technique::assumesUniqueness);
  }

  /** Two solutions: what argues from one leads into a dead end. */
  @Test
  void forPuzzle_severalSolutions() {
    Board puzzle =
        Board.parse(
            "..4.....8..28....18...76.........65..3....4.94..925......3.7.......6..2..8..4.1..");
    List<Board> solutions = Solver.getDefault().solutions(puzzle).toList();
    assertThat(solutions).hasSize(2);
    SolutionPath path = LogicalSolver.forPuzzle(puzzle).solve(Candidates.of(puzzle));
    assertThat(path.steps()).isNotEmpty();
    assertThat(solutions).allMatch(it -> agrees(path.end(), it));
  }

  private static boolean agrees(Candidates state, Board solution) {
    return IntStream.range(0, 81).allMatch(cell -> state.allows(cell, solution.digit(cell)));
  }

  @Test
  void forPuzzle_oneSolutionOrNone() {
    assertThat(LogicalSolver.forPuzzle(EASY.board())).isSameAs(LogicalSolver.standard());
    assertThat(LogicalSolver.forPuzzle(EASY.board().with(2, 5)).techniques())
        .isNotEmpty()
        .noneMatch(Technique::assumesUniqueness);
    assertThat(LogicalSolver.forPuzzle(Board.EMPTY).nextStep(Candidates.of(Board.EMPTY))).isEmpty();
    assertThatNullPointerException().isThrownBy(() -> LogicalSolver.forPuzzle(null));
  }

  @Test
  void plus_stepOfTheUser() {
    LogicalSolver solver = LogicalSolver.of(Technique.FULL_HOUSE).plus(state -> peek(state, 4));
    Step step = solver.nextStep(EASY).orElseThrow();
    assertThat(step.describe(Detail.FULL)).isEqualTo("Peek: It is so. So r1c3 = 4.");
    assertThat(solver.solve(EASY).end()).isEqualTo(EASY.with(2, 4));
    assertThat(solver.steps(EASY)).containsExactly(step);
  }

  @Test
  void plus_triedBeforeBruteForce() {
    LogicalSolver solver = LogicalSolver.of(Technique.BRUTE_FORCE).plus(state -> peek(state, 4));
    assertThat(solver.nextStep(EASY)).map(Step::technique).contains(Technique.USER_DEFINED);
  }

  @Test
  void plus_falseStep() {
    LogicalSolver solver = LogicalSolver.of().plus(state -> peek(state, 1));
    assertThatIllegalStateException()
        .isThrownBy(() -> solver.nextStep(EASY))
        .withMessageStartingWith("a solution contradicts r1c3=1 of this step; expected");
    assertThatIllegalStateException().isThrownBy(() -> solver.steps(EASY).toList());
    assertThatIllegalStateException().isThrownBy(() -> solver.solve(EASY));
  }

  @Test
  void plus_stepThatIsTrueOfOneSolutionAlone() {
    Candidates twoSolutions = Candidates.of(Board.EMPTY);
    LogicalSolver solver = LogicalSolver.of().plus(state -> peek(state, 4));
    assertThatIllegalStateException().isThrownBy(() -> solver.nextStep(twoSolutions));
  }

  @Test
  void plus_stepThatChangesNothing() {
    Step nothing =
        Step.eliminating(
            Technique.USER_DEFINED,
            List.of(new Candidate(2, 9)),
            new Reason.Custom("Nothing", "It is gone.", List.of(), List.of()));
    LogicalSolver solver = LogicalSolver.of().plus(state -> Stream.of(nothing));
    assertThat(solver.solve(EASY.without(2, 9)).steps()).isEmpty();
  }

  @Test
  void within_time() {
    LogicalSolver solver = LogicalSolver.standard().within(SearchLimit.time(Duration.ZERO));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.solve(EASY));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.steps(EASY).toList());
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> solver.findMistake(EASY));
  }

  @Test
  void within_timeEnough() {
    LogicalSolver solver = LogicalSolver.standard().within(SearchLimit.time(Duration.ofMinutes(1)));
    assertThat(solver.solve(EASY).isSolved()).isTrue();
  }

  @Test
  void everyMethod_interrupted() {
    Thread.currentThread().interrupt();
    try {
      LogicalSolver solver = LogicalSolver.standard();
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.nextStep(EASY));
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.steps(EASY).findFirst());
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.solve(EASY));
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> solver.findMistake(EASY));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void everyMethod_null() {
    LogicalSolver solver = LogicalSolver.standard();
    assertThatNullPointerException().isThrownBy(() -> solver.nextStep(null)).withMessage("puzzle");
    assertThatNullPointerException().isThrownBy(() -> solver.steps(null)).withMessage("puzzle");
    assertThatNullPointerException().isThrownBy(() -> solver.solve(null)).withMessage("puzzle");
    assertThatNullPointerException().isThrownBy(() -> solver.plus(null)).withMessage("own");
    assertThatNullPointerException().isThrownBy(() -> solver.within(null)).withMessage("limit");
  }

  @Test
  void findMistake_none() {
    assertThat(LogicalSolver.standard().findMistake(EASY)).isEmpty();
    assertThat(LogicalSolver.standard().findMistake(EASY.with(2, 4))).isEmpty();
    assertThat(LogicalSolver.standard().findMistake(Candidates.of(Board.EMPTY))).isEmpty();
  }

  @Test
  void findMistake_wrongDigit() {
    Mistake mistake = LogicalSolver.standard().findMistake(EASY.with(2, 1)).orElseThrow();
    assertThat(mistake.kind()).isEqualTo(Mistake.Kind.WRONG_VALUE);
    assertThat(mistake.candidates()).containsExactly(new Candidate(2, 1));
    assertThat(mistake).hasToString("r1c3 is wrong.");
    assertThat(mistake.describe(Locale.GERMAN)).isEqualTo("r1c3 ist falsch.");
  }

  @Test
  void findMistake_missingCandidate() {
    Mistake mistake =
        LogicalSolver.standard().findMistake(EASY.without(2, 4).without(3, 6)).orElseThrow();
    assertThat(mistake.kind()).isEqualTo(Mistake.Kind.MISSING_CANDIDATE);
    assertThat(mistake.candidates()).containsExactly(new Candidate(2, 4), new Candidate(3, 6));
    assertThat(mistake)
        .hasToString("The correct candidates of r1c3 and r1c4 have been eliminated.");
  }

  @Test
  void findMistake_noSolution() {
    Candidates state = Candidates.of(States.EASY.with(2, 1));
    Mistake mistake = LogicalSolver.standard().findMistake(state).orElseThrow();
    assertThat(mistake.kind()).isEqualTo(Mistake.Kind.NO_SOLUTION);
    assertThat(mistake).hasToString("The puzzle has no solution.");
  }

  @Test
  void hardest_byLevelThenScore() {
    List<Step> steps =
        Stream.of(Technique.NAKED_PAIR, Technique.HIDDEN_SINGLE, Technique.NAKED_TRIPLE)
            .map(technique -> Step.placing(technique, List.of(new Candidate(0, 1)), ANY))
            .toList();
    assertThat(new SolutionPath(steps, EASY).hardest()).contains(Technique.NAKED_TRIPLE);
  }

  @Test
  void toString_countsTechniques() {
    assertThat(LogicalSolver.of(Technique.X_WING)).hasToString("1 technique, no limit");
    assertThat(
            LogicalSolver.of(Technique.X_WING, Technique.SWORDFISH)
                .plus(state -> Stream.empty())
                .within(SearchLimit.guesses(10)))
        .hasToString("2 techniques and 1 of your own, 10 guesses");
  }
}
