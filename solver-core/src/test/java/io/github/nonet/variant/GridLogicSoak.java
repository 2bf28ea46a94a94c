package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.InterruptionLatency;
import io.github.nonet.logic.Level;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Takes steps in random states of all rules, and asks of each whether some solution denies it. How
 * many steps is the system property {@code nonet.steps}, 20,000 by default. Run by the profile
 * {@code soak} alone.
 */
class GridLogicSoak {
  private static final int STEPS = Integer.getInteger("nonet.steps", 20_000);
  private static final GridLogic HARD = GridLogic.upTo(Level.HARD);

  @Test
  void steps_areTrueOfAllSolutions() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    Map<GridTechnique, Integer> judged = new EnumMap<>(GridTechnique.class);
    int undecided = 0;
    int steps = 0;
    while (steps < STEPS) {
      for (Rules rules : kinds(random)) {
        Grid solution = GridStates.solution(rules, random);
        GridCandidates state = GridStates.state(solution, random);
        for (GridStep step : HARD.solve(state)) {
          GridStepJudge.requireEffect(state, step);
          boolean isRare = judged.getOrDefault(step.technique(), 0) < STEPS / 20;
          if (isRare || random.nextInt(50) == 0) {
            boolean isTrue = GridStepJudge.requireTrue(state, step);
            judged.merge(step.technique(), isTrue ? 1 : 0, Integer::sum);
            undecided += isTrue ? 0 : 1;
            steps++;
          }
          state = step.applyTo(state);
        }
      }
    }
    System.out.println(steps + " steps, " + undecided + " undecided: " + judged);
    assertThat(undecided).isLessThan(steps / 10);
  }

  private static List<Rules> kinds(Random random) {
    return Stream.concat(
            AllRules.stream(),
            Stream.of(4, 6, 8, 9, 9, 9)
                .map(
                    symbols -> GridStates.killer(Rules.of(symbols), 2 + random.nextInt(4), random)))
        .toList();
  }

  static Stream<Rules> large() {
    return Stream.of(
        Rules.of(16),
        Rules.of(25),
        Rules.samurai(),
        GridStates.killer(Rules.of(16), 6, new Random(1)));
  }

  @ParameterizedTest
  @MethodSource("large")
  void interruption_leavesWithin10Milliseconds(Rules rules) throws InterruptedException {
    Random random = new Random(7);
    Grid solution = rules.cages().isEmpty() ? GridStates.solution(rules, random) : rules.empty();
    GridCandidates state =
        GridCandidates.of(GridStates.puzzle(solution, rules.symbols() > 16 ? 0.5 : 0.3, random));
    InterruptionLatency.check(
        rules,
        trial -> trial % 20,
        begin -> {
          HARD.nextStep(state);
          begin.run();
          while (true) {
            HARD.nextStep(state);
            HARD.solve(state);
          }
        });
  }
}
