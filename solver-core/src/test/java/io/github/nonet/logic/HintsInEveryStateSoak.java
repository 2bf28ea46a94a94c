package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every technique, alone and in the standard order, in every fifth state of the paths of {@code
 * -Dnonet.hints=COUNT} fresh puzzles, 200 if it is not set: no exception, no false step. A call
 * that needs more than {@code -Dnonet.hint.millis}, 500 if it is not set, is given up and counted.
 */
@Tag(Tries.SOAK)
class HintsInEveryStateSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.hints", 200);
  private static final long SEED = Long.getLong("nonet.seed", new Random().nextLong());
  private static final int EACH = 5;
  private static final SearchLimit LIMIT =
      SearchLimit.time(Duration.ofMillis(Integer.getInteger("nonet.hint.millis", 500)));

  private final AtomicLong states = new AtomicLong();
  private final AtomicLong steps = new AtomicLong();
  private final AtomicLong givenUp = new AtomicLong();

  @ParameterizedTest
  @EnumSource
  void everyTechnique_isTrueOrSilent(HintsInEveryStateTest.Plight plight) {
    try (Stream<Board> puzzles = PlayedStates.puzzles(SEED + plight.ordinal(), PUZZLES)) {
      puzzles.parallel().forEach(puzzle -> judge(puzzle, plight));
    }
    System.out.printf(
        "%s: seed %d, %d puzzles, %d states, %d steps, %d calls given up%n",
        plight, SEED, PUZZLES, states.get(), steps.get(), givenUp.get());
    assertThat(states.get()).isGreaterThan(PUZZLES);
  }

  private void judge(Board puzzle, HintsInEveryStateTest.Plight plight) {
    Random random = new Random(puzzle.hashCode());
    List<Candidates> path = PlayedStates.path(puzzle);
    for (int i = 0; i < path.size(); i += EACH) {
      HintJudge judge = new HintJudge(plight.of(path.get(i), random), LIMIT);
      judge.judgeEach();
      judge.judgeStandard();
      states.incrementAndGet();
      steps.addAndGet(judge.steps());
      givenUp.addAndGet(judge.givenUp());
    }
  }
}
