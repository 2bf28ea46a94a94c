package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hints for a place, for what a player knows, and for the next digit. */
class WhichHintTest {
  private static final LogicalSolver BASIC =
      LogicalSolver.standard()
          .knowing(EnumSet.range(Technique.FULL_HOUSE, Technique.HIDDEN_QUADRUPLE));

  /** A state in the middle of each path of a few fresh puzzles, and their beginnings. */
  static Stream<Candidates> states() {
    return Stream.of(ExplainerLevel.MEDIUM, ExplainerLevel.HARD, ExplainerLevel.VERY_HARD)
        .flatMap(it -> PuzzleGenerator.builder().explainerLevel(it).build().stream().limit(3))
        .flatMap(
            puzzle -> {
              List<Candidates> path = PlayedStates.path(puzzle);
              return Stream.of(path.get(0), path.get(path.size() / 2));
            });
  }

  @ParameterizedTest
  @MethodSource("states")
  void nextStepAt_theFirstThatHelpsThere(Candidates state) {
    List<Step> all = BASIC.steps(state).toList();
    for (int cell = 0; cell < 81; cell++) {
      assertThat(BASIC.nextStepAt(state, cell)).isEqualTo(first(all, List.of(cell)));
    }
    for (House house : House.all()) {
      assertThat(BASIC.nextStepIn(state, house)).isEqualTo(first(all, house.cells()));
    }
  }

  private static Optional<Step> first(List<Step> steps, List<Integer> cells) {
    for (Step step : steps) {
      List<Candidate> touched = new ArrayList<>(step.placements());
      touched.addAll(step.eliminations());
      if (touched.stream().anyMatch(it -> cells.contains(it.cell()))) {
        return Optional.of(step);
      }
    }
    return Optional.empty();
  }

  @Test
  void nextStepAt_aGivenCell() {
    assertThat(LogicalSolver.standard().nextStepAt(Candidates.of(States.EASY), 0)).isEmpty();
  }

  @Test
  void nextStepAt_wrongArguments() {
    Candidates state = Candidates.of(States.EASY);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> BASIC.nextStepAt(state, 81))
        .withMessage("cell is 81; expected 0 to 80");
    assertThatNullPointerException().isThrownBy(() -> BASIC.nextStepAt(null, 0));
    assertThatNullPointerException().isThrownBy(() -> BASIC.nextStepIn(state, null));
    assertThatNullPointerException().isThrownBy(() -> BASIC.nextPlacement(null));
    assertThatNullPointerException().isThrownBy(() -> BASIC.knowing(null));
  }

  @Test
  void knowing_keepsTheOrder() {
    LogicalSolver own =
        LogicalSolver.of(Technique.X_WING, Technique.FULL_HOUSE, Technique.POINTING);
    assertThat(
            own.knowing(Set.of(Technique.FULL_HOUSE, Technique.X_WING, Technique.AIC)).techniques())
        .containsExactly(Technique.X_WING, Technique.FULL_HOUSE);
    assertThat(own.knowing(Set.of()).nextStep(Candidates.of(States.EASY))).isEmpty();
  }

  @Test
  void knowing_keepsLimitAndOwnTechniques() {
    Candidates state = Candidates.of(States.EASY);
    LogicalSolver limited =
        LogicalSolver.standard().within(SearchLimit.time(Duration.ZERO)).knowing(Set.of());
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> limited.nextStep(state));
    Step own = BASIC.nextStep(state).orElseThrow();
    assertThat(BASIC.plus(it -> Stream.of(own)).knowing(Set.of()).nextStep(state)).contains(own);
  }

  @ParameterizedTest
  @MethodSource("states")
  void nextPlacement_endsWithTheOnlyDigit(Candidates state) {
    Board solution = Solver.getDefault().solve(state).orElseThrow();
    SolutionPath path = LogicalSolver.standard().nextPlacement(state).orElseThrow();
    List<Step> steps = path.steps();
    Candidates now = state;
    for (int i = 0; i < steps.size(); i++) {
      assertThat(steps.get(i).placements().isEmpty()).isEqualTo(i < steps.size() - 1);
      assertThat(LogicalSolver.of(steps.get(i).technique()).steps(now)).contains(steps.get(i));
      now = steps.get(i).applyTo(now);
    }
    assertThat(path.end()).isEqualTo(now);
    assertThat(steps.get(steps.size() - 1).placements())
        .allMatch(it -> solution.digit(it.cell()) == it.digit());
  }

  /** No step of it can be left out: one of the others is not found then. */
  @ParameterizedTest
  @MethodSource("states")
  void nextPlacement_hasOnlyWhatItNeeds(Candidates state) {
    List<Step> steps = LogicalSolver.standard().nextPlacement(state).orElseThrow().steps();
    for (int left = 0; left < steps.size() - 1; left++) {
      List<Step> others = new ArrayList<>(steps);
      others.remove(left);
      assertThat(isPath(state, others)).as("without %s", steps.get(left)).isFalse();
    }
  }

  private static boolean isPath(Candidates state, List<Step> steps) {
    Candidates now = state;
    for (Step step : steps) {
      if (LogicalSolver.of(step.technique()).steps(now).noneMatch(step::equals)) {
        return false;
      }
      now = step.applyTo(now);
    }
    return true;
  }

  /** Eliminations that lead nowhere are left out somewhere. */
  @Test
  void nextPlacement_isShorterThanTheWay() {
    long saved =
        PuzzleGenerator.builder().explainerLevel(ExplainerLevel.VERY_HARD).seed(7).build().stream()
            .limit(10)
            .flatMap(puzzle -> PlayedStates.path(puzzle).stream())
            .filter(state -> !state.board().isSolved())
            .filter(
                state ->
                    LogicalSolver.standard().nextPlacement(state).orElseThrow().steps().size()
                        < stepsToADigit(state))
            .count();
    assertThat(saved).isPositive();
  }

  private static int stepsToADigit(Candidates state) {
    int steps = 1;
    Candidates now = state;
    Step step = LogicalSolver.standard().nextStep(now).orElseThrow();
    while (step.placements().isEmpty()) {
      now = step.applyTo(now);
      step = LogicalSolver.standard().nextStep(now).orElseThrow();
      steps++;
    }
    return steps;
  }

  @Test
  void nextPlacement_noneThere() {
    assertThat(LogicalSolver.of().nextPlacement(Candidates.of(States.EASY))).isEmpty();
    assertThat(LogicalSolver.standard().nextPlacement(Candidates.of(States.SOLVED))).isEmpty();
    assertThat(LogicalSolver.of(Technique.POINTING).nextPlacement(Candidates.of(States.EASY)))
        .isEmpty();
  }

  /** Steps of the user's techniques are looked for again by the user's techniques. */
  @Test
  void nextPlacement_withAnOwnTechnique() {
    Candidates state = Candidates.of(States.EASY);
    int digit = States.SOLVED.digit(2);
    Step own =
        Step.placing(
            Technique.USER_DEFINED,
            List.of(new Candidate(2, digit)),
            new Reason.Custom("Told", "someone said so.", List.of(), List.of()));
    Step useless =
        Step.eliminating(
            Technique.USER_DEFINED,
            List.of(
                new Candidate(
                    3, state.digits(3).stream().filter(it -> it != 6).findFirst().orElseThrow())),
            new Reason.Custom("Useless", "someone said so.", List.of(), List.of()));
    LogicalSolver solver =
        LogicalSolver.of()
            .plus(
                it ->
                    it.digit(2) == 0
                        ? Stream.of(useless, own).filter(step -> !step.applyTo(it).equals(it))
                        : Stream.of());
    assertThat(solver.nextPlacement(state).orElseThrow().steps()).containsExactly(own);
  }

  @Test
  void nextPlacement_interrupted() {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> BASIC.nextPlacement(Candidates.of(States.EASY)));
    } finally {
      Thread.interrupted();
    }
  }
}
