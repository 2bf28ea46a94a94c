package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A hint never throws and is never false: every technique, alone and in the standard order, in the
 * states that players leave. {@link HintsInEveryStateSoak} asks in more of them.
 */
class HintsInEveryStateTest {
  /** Fresh puzzles with each run; a failure shows the state. */
  private static final long SEED = new Random().nextLong();

  /** How many states of a path are looked at with all techniques, or one more. */
  private static final int STATES = Tries.of(1, 2);

  /** Some techniques take seconds where a state has many marks. */
  private static final SearchLimit LIMIT = SearchLimit.time(Duration.ofMillis(Tries.of(10, 40)));

  /** What becomes of a state of a path. */
  enum Plight {
    PROPER((state, random) -> state),
    WRONG_DIGIT(PlayedStates::withWrongDigit),
    MISSING_CANDIDATE(PlayedStates::withoutOneCandidate),
    NO_MARKS((state, random) -> PlayedStates.withoutMarks(state)),
    FEW_MARKS((state, random) -> PlayedStates.withMarks(state, 0.4, random)),
    MANY_MARKS((state, random) -> PlayedStates.withMarks(state, 0.85, random)),
    SEVERAL_SOLUTIONS((state, random) -> PlayedStates.withFewerClues(state.board(), random)),
    PENCIL_MARKS((state, random) -> PlayedStates.asPencilMarks(state)),
    PENCIL_MARKS_ALONE(
        (state, random) ->
            PlayedStates.withMarks(
                PlayedStates.asPencilMarks(Candidates.of(Board.EMPTY)), 0.5, random));

    private final BiFunction<Candidates, Random, Candidates> change;

    Plight(BiFunction<Candidates, Random, Candidates> change) {
      this.change = change;
    }

    Candidates of(Candidates state, Random random) {
      return change.apply(state, random);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTechnique_aloneAndInTheStandardOrder(Plight plight) {
    Random random = new Random(SEED);
    Board puzzle = PlayedStates.puzzles(SEED + plight.ordinal(), 1).findFirst().orElseThrow();
    List<Candidates> path = PlayedStates.path(puzzle);
    for (int i = 0; i < path.size(); i += path.size() / STATES) {
      HintJudge judge = new HintJudge(plight.of(path.get(i), random), LIMIT);
      judge.judgeEach();
      judge.judgeStandard();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theStandardOrder_inEveryStateOfAPath(Plight plight) {
    Random random = new Random(SEED);
    Board puzzle = PlayedStates.puzzles(SEED - 1 - plight.ordinal(), 1).findFirst().orElseThrow();
    for (Candidates state : PlayedStates.path(puzzle)) {
      Candidates played = plight.of(state, random);
      LogicalSolver.standard().nextStep(played);
      assertThat(LogicalSolver.standard().findMistake(played)).isNotNull();
    }
  }

  @Test
  void everyTechnique_nothingAndEverything() {
    for (Board board : List.of(Board.EMPTY, States.SOLVED)) {
      Candidates state = Candidates.of(board);
      new HintJudge(state, LIMIT).judgeEach();
      new HintJudge(PlayedStates.withoutMarks(state), LIMIT).judgeEach();
    }
  }
}
