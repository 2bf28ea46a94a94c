package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.Mistake;
import io.github.nonet.Mistake.Kind;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of steps and levels, over rules of each size and kind and states of each sort. */
class GridLogicalSolverProperties {
  private static final Random FIXED = new Random(25);
  private static final List<Grid> SOLUTIONS =
      Stream.concat(
              AllRules.stream(),
              Stream.of(
                  GridStates.killer(Rules.of(6), 4, FIXED),
                  GridStates.killer(Rules.of(9), 4, FIXED),
                  GridStates.killer(
                      Rules.builder(9).grid(0, 0, 3, 3).diagonals().build(), 5, FIXED)))
          .map(rules -> GridStates.solution(rules, FIXED))
          .toList();
  private static final GridLogicalSolver HARD = GridLogicalSolver.upTo(Level.HARD);

  @Provide
  Arbitrary<Grid> solutions() {
    return Arbitraries.of(SOLUTIONS);
  }

  @Property(tries = 120)
  void steps_areTrueOfAllSolutions(@ForAll("solutions") Grid solution, @ForAll long seed) {
    Random random = new Random(seed);
    GridCandidates state = GridStates.state(solution, random);
    for (GridStep step : HARD.solve(state).steps()) {
      GridStepJudge.requireEffect(state, step);
      if (random.nextInt(10) == 0) {
        GridStepJudge.requireTrue(state, step);
      }
      state = step.applyTo(state);
    }
    assertThat(HARD.nextStep(state)).isEmpty();
  }

  @Property(tries = 60)
  void solve_isNextStepAgainAndAgain(@ForAll("solutions") Grid solution, @ForAll long seed) {
    Random random = new Random(seed);
    GridCandidates state = GridStates.state(solution, random);
    for (GridStep step : HARD.solve(state).steps()) {
      if (random.nextInt(20) == 0) {
        Optional<GridStep> next = HARD.nextStep(state);
        assertThat(next).contains(step);
        assertThat(next.get()).hasSameHashCodeAs(step);
      }
      state = step.applyTo(state);
    }
  }

  @Property(tries = 60)
  void describe_saysAllInEachLanguage(@ForAll("solutions") Grid solution, @ForAll long seed) {
    GridCandidates state = GridStates.state(solution, new Random(seed));
    for (GridStep step : HARD.solve(state).steps()) {
      for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
        String full = step.describe(Detail.FULL, locale);
        assertThat(full).startsWith(step.describe(Detail.TECHNIQUE, locale)).endsWith(".");
        assertThat(full + step.describe(Detail.WHERE, locale))
            .doesNotContainPattern("\\{[a-z]")
            .doesNotContain("  ", " .");
      }
      assertThat(step.causes()).isNotEmpty().isSorted().doesNotHaveDuplicates();
    }
  }

  @Property(tries = 40)
  void level_isThatOfTheHardestStep(@ForAll("solutions") Grid solution, @ForAll long seed) {
    Random random = new Random(seed);
    Grid puzzle = GridStates.puzzle(solution, 0.35 + 0.4 * random.nextDouble(), random);
    List<GridStep> steps = HARD.solve(GridCandidates.of(puzzle)).steps();
    Grid end = puzzle;
    Level hardest = Level.EASY;
    for (GridStep step : steps) {
      for (Candidate mark : step.placements()) {
        end = end.with(mark.cell(), mark.digit());
      }
      Level level = step.technique().level();
      hardest = level.compareTo(hardest) > 0 ? level : hardest;
    }
    Optional<Level> expected = end.isSolved() ? Optional.of(hardest) : Optional.empty();
    assertThat(HARD.level(puzzle)).isEqualTo(expected);
    if (end.isSolved()) {
      assertThat(GridSolver.getDefault().hasUniqueSolution(puzzle)).isTrue();
    }
  }

  @Property(tries = 40)
  void findMistake_isWhatIsWrong(@ForAll("solutions") Grid solution, @ForAll long seed) {
    Random random = new Random(seed);
    Grid puzzle = GridStates.puzzle(solution, 0.6, random);
    GridCandidates state = GridCandidates.of(puzzle);
    try {
      GridLogicalSolver logic = GridLogicalSolver.standard().within(SearchLimit.guesses(3_000));
      assertThat(logic.findMistake(state)).isEmpty();
      if (!GridSolver.getDefault().hasUniqueSolution(puzzle)) {
        return;
      }
      int cell = random.nextInt(state.rules().cellCount());
      int value = 1 + random.nextInt(state.rules().valueCount());
      if (state.value(cell) == 0) {
        boolean isRight = value == solution.value(cell);
        assertThat(logic.findMistake(state.with(cell, value)))
            .isEqualTo(isRight ? Optional.empty() : wrong(state, Kind.WRONG_VALUE, cell, value));
        assertThat(logic.findMistake(state.without(cell, value)))
            .isEqualTo(
                isRight ? wrong(state, Kind.MISSING_CANDIDATE, cell, value) : Optional.empty());
      }
    } catch (SearchLimitExceededException e) {
      assertThat(puzzle.clueCount()).isLessThan(puzzle.rules().cellCount());
    }
  }

  private static Optional<Mistake> wrong(GridCandidates state, Kind kind, int cell, int value) {
    return Optional.of(new GridMistake(state.rules(), kind, List.of(new Candidate(cell, value))));
  }

  @Property(tries = 60)
  void everyState_hasAnAnswer(@ForAll("solutions") Grid solution, @ForAll long seed) {
    GridCandidates state = GridStates.state(solution, new Random(seed));
    GridLogicalSolver logic = GridLogicalSolver.standard().within(SearchLimit.guesses(1_000));
    try {
      Optional<Mistake> mistake = logic.findMistake(state);
      logic
          .nextStep(state)
          .ifPresent(
              step -> {
                GridStepJudge.requireEffect(state, step);
                GridStepJudge.requireTrue(state, step);
              });
      if (mistake.isPresent()) {
        assertThat(GridSolver.getDefault().solve(state)).isEmpty();
      }
    } catch (SearchLimitExceededException e) {
      assertThat(state.grid().isComplete()).isFalse();
    }
  }
}
