package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.variant.ProofReferee;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The referee judges the proofs of all techniques in states of {@code -Dnonet.proofs=COUNT} fresh
 * puzzles, 100 if it is not set, or of the puzzles of {@code -Dnonet.puzzles=FILE}, one a line. It
 * prints what each technique has: steps, lines, faults, and causes that are not needed.
 */
@Tag(Tries.SOAK)
class ProofSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.proofs", 100);
  private static final long SEED = Long.getLong("nonet.seed", new Random().nextLong());
  private static final String FILE = System.getProperty("nonet.puzzles", "");

  /** How many of the steps of a technique in a state are judged. */
  private static final int MOST_STEPS = Integer.getInteger("nonet.steps", 20);

  /** Each so many states of a path are looked at. */
  private static final int EACH = Integer.getInteger("nonet.each", 5);

  private static final SearchLimit LIMIT =
      SearchLimit.time(Duration.ofMillis(Integer.getInteger("nonet.hint.millis", 100)));

  private final Map<Technique, ProofCounts> counts = new EnumMap<>(Technique.class);

  /** Of the steps of the explainer, by their names: those with a proof, and the others. */
  private final Map<String, ProofCounts> ofExplainer = new TreeMap<>();

  private final Map<String, Integer> unproved = new TreeMap<>();

  @Test
  void proofs_followFromWhatTheySay() throws IOException {
    try (Stream<Board> puzzles = puzzles()) {
      puzzles.forEach(this::judge);
    }
    System.out.println("seed " + SEED);
    ProofCounts all = new ProofCounts();
    counts.forEach(
        (technique, count) -> {
          System.out.printf("%-32s %s%n", technique, count);
          all.add(count);
        });
    ofExplainer.forEach(
        (name, count) -> {
          System.out.printf("%-50s %s%n", name, count);
          all.add(count);
        });
    System.out.printf("%-32s %s%n", "all", all);
    System.out.println("of the explainer, without a proof: " + unproved);
    assertThat(all.faults()).isZero();
    assertThat(100 * all.needless()).isLessThanOrEqualTo(all.lines());
  }

  private static Stream<Board> puzzles() throws IOException {
    return FILE.isEmpty()
        ? PlayedStates.puzzles(SEED, PUZZLES)
        : Files.lines(Path.of(FILE))
            .filter(line -> line.length() > 80)
            .map(line -> Board.parse(line.substring(0, 81)))
            .limit(PUZZLES);
  }

  private void judge(Board puzzle) {
    Random random = new Random(SEED ^ puzzle.hashCode());
    List<Candidates> path = PlayedStates.path(puzzle);
    for (int i = random.nextInt(EACH); i < path.size(); i += EACH) {
      for (HintsInEveryStateTest.Plight plight : HintsInEveryStateTest.Plight.values()) {
        if (plight == HintsInEveryStateTest.Plight.PROPER || random.nextInt(4) == 0) {
          judge(plight.of(path.get(i), random), plight);
        }
      }
    }
    HodokuRating.path(puzzle).forEach(it -> judge(it.state(), it.step(), false));
    ExplainerRating.path(puzzle).forEach(this::judge);
  }

  private void judge(Candidates state, HintsInEveryStateTest.Plight plight) {
    boolean isBroken = plight != HintsInEveryStateTest.Plight.PROPER;
    for (Technique technique : HintJudge.ALL) {
      try (Stream<Step> steps = LogicalSolver.of(technique).within(LIMIT).steps(state)) {
        steps.limit(MOST_STEPS).forEach(step -> judge(state, step, isBroken));
      } catch (SearchLimitExceededException e) {
        // Other states have steps of this technique.
        assertThat(e).isNotNull();
      }
    }
  }

  /** Steps of chains within chains may have no proof. */
  private void judge(RatedStep rated) {
    if (rated.step().inferences().isEmpty()) {
      unproved.merge(rated.technique(), 1, Integer::sum);
    } else {
      ofExplainer
          .computeIfAbsent(rated.technique(), key -> new ProofCounts())
          .judge(ProofReferee.of(rated.state()), rated.state(), rated.step(), false);
    }
  }

  private void judge(Candidates state, Step step, boolean isBroken) {
    if (step.technique() != Technique.BRUTE_FORCE) {
      counts
          .computeIfAbsent(step.technique(), key -> new ProofCounts())
          .judge(ProofReferee.of(state), state, step, isBroken);
    }
  }
}
