package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A solver continues from its last hint, and its hints are those of a new solver. */
class HintByHintTest {
  private static final LogicalSolver LOGIC = LogicalSolver.standard();

  private static LogicalSolver newSolver() {
    return LogicalSolver.of(LOGIC.techniques().toArray(new Technique[0]));
  }

  private static Board puzzle(long seed) {
    return PlayedStates.puzzles(seed, 1).findFirst().orElseThrow();
  }

  private static void assertSame(Candidates state) {
    assertThat(LOGIC.nextStep(state)).isEqualTo(newSolver().nextStep(state));
  }

  @Test
  void hints_areTheStepsOfThePath() {
    for (Board puzzle : PlayedStates.puzzles(691, Tries.of(2, 50)).toList()) {
      Candidates state = Candidates.of(puzzle);
      for (Step step : LOGIC.solve(state).steps()) {
        assertThat(LOGIC.nextStep(state)).contains(step);
        state = step.applyTo(state);
      }
      assertThat(LOGIC.nextStep(state)).isEmpty();
    }
  }

  /** The player also goes back, makes errors, and notes fewer candidates or more. */
  @Test
  void hints_areThoseOfANewSolver_whateverThePlayerDoes() {
    Random random = new Random(692);
    for (Board puzzle : PlayedStates.puzzles(693, Tries.of(1, 20)).toList()) {
      List<Candidates> path = PlayedStates.path(puzzle);
      for (int i = 0; i < Tries.of(12, 60); i++) {
        Candidates state = path.get(random.nextInt(path.size()));
        assertSame(state);
        switch (random.nextInt(4)) {
          case 0 -> assertSame(PlayedStates.withWrongDigit(state, random));
          case 1 -> assertSame(PlayedStates.withoutOneCandidate(state, random));
          case 2 -> assertSame(PlayedStates.withMarks(state, .9, random));
          default -> assertSame(state);
        }
      }
    }
  }

  /** A cell may be filled whose digit stays as a mark of its peers, before and after it. */
  @Test
  void hints_areThoseOfANewSolver_whereMarksAreStale() {
    Board puzzle = puzzle(694);
    Candidates state = Candidates.of(puzzle);
    LOGIC.nextStep(state);
    for (Step step : LOGIC.solve(state).steps()) {
      state = step.applyTo(state);
      int[] sets = state.toDigitSets();
      for (int cell = 0; cell < sets.length; cell++) {
        sets[cell] |= state.digit(cell) == 0 && cell % 7 == 0 ? 1 << 1 + cell % 9 : 0;
      }
      assertSame(Candidates.copyOf(sets));
      assertSame(state);
    }
  }

  @Test
  void givenCells_areNotTheSameAsPlacedOnes() {
    Board puzzle = puzzle(695);
    Candidates placed = Candidates.of(puzzle);
    Candidates given = Candidates.of(LOGIC.solve(puzzle).steps().get(0).applyTo(placed).board());
    assertSame(placed);
    assertSame(given);
    assertSame(LOGIC.nextStep(placed).orElseThrow().applyTo(placed));
  }

  @Test
  void sameState_hasTheSameHint_whichIsNotSearchedForAgain() {
    Candidates state = PlayedStates.path(puzzle(696)).get(3);
    LogicalSolver solver = newSolver();
    Optional<Step> step = solver.nextStep(state);
    assertThat(solver.nextStep(Candidates.parse(state.toString())).orElseThrow())
        .isSameAs(step.orElseThrow());
    assertThat(LOGIC.nextStep(States.SOLVED)).isEmpty();
    assertThat(LOGIC.nextStep(States.SOLVED)).isEmpty();
  }

  @Test
  void ownTechniques_areAskedAgain() {
    int[] asked = new int[1];
    LogicalSolver solver =
        LogicalSolver.of()
            .plus(
                state -> {
                  asked[0]++;
                  return Stream.empty();
                });
    assertThat(solver.nextStep(States.EASY)).isEmpty();
    assertThat(solver.nextStep(States.EASY)).isEmpty();
    assertThat(asked[0]).isEqualTo(2);
  }

  @Test
  void guesses_areCountedAgain() {
    Candidates empty = Candidates.of(Board.EMPTY.with(0, 1));
    LogicalSolver guessing = LogicalSolver.of(Technique.BRUTE_FORCE);
    LogicalSolver none = guessing.within(SearchLimit.guesses(0));
    assertThat(guessing.nextStep(States.EASY)).isEqualTo(guessing.nextStep(States.EASY));
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> none.nextStep(States.EASY))
          .isInstanceOf(SearchLimitExceededException.class);
    }
    assertThat(guessing.nextStep(empty)).isEqualTo(guessing.nextStep(empty));
  }

  @Test
  void interruptedThreads_getNoHint() {
    assertThat(LOGIC.nextStep(States.EASY)).isPresent();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> LOGIC.nextStep(States.EASY))
          .isInstanceOf(SearchInterruptedException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(LOGIC.nextStep(States.EASY)).isEqualTo(newSolver().nextStep(States.EASY));
  }
}
