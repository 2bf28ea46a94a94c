package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.InterruptionLatency;
import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Takes steps on grids of all rules, and holds each against the solutions: those of proper puzzles,
 * and those of random states, legal and wrong, as far as a search finds them. How many steps is the
 * system property {@code nonet.steps}, 100,000 by default. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GridLogicalSolverSoak {
  private static final int STEPS = Integer.getInteger("nonet.steps", 100_000);
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard().withoutSearch();

  private final Map<GridTechnique, Integer> techniques = new EnumMap<>(GridTechnique.class);
  private int steps;
  private int ofOneSolution;
  private int ofSeveralSolutions;
  private int ofNoSolution;
  private int ofSomeSolutions;

  @Test
  void steps_areTrueOfAllSolutions() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    System.out.println("seed " + seed);
    while (steps < STEPS) {
      for (Rules rules : kinds(random)) {
        GridGenerator.Made made = made(rules, random);
        GridCandidates start = GridCandidates.of(made.puzzle());
        judge(start, Witnesses.of(start, made.solution()));
        Grid solution = made.solution();
        GridCandidates state = GridStates.state(solution, random);
        judge(state, Witnesses.of(state));
      }
    }
    System.out.printf(
        "%d steps: of one solution %d, of several %d, of none %d; of more than were found %d%n%s%n",
        steps, ofOneSolution, ofSeveralSolutions, ofNoSolution, ofSomeSolutions, techniques);
    assertThat(techniques).hasSizeGreaterThan(20);
  }

  private void judge(GridCandidates start, Witnesses witnesses) {
    GridCandidates state = start;
    for (GridStep step : LOGIC.solve(start).steps()) {
      GridStepJudge.requireEffect(state, step);
      witnesses.requireTrue(step);
      techniques.merge(step.technique(), 1, Integer::sum);
      state = step.applyTo(state);
      count(witnesses);
    }
  }

  private void count(Witnesses witnesses) {
    steps++;
    if (!witnesses.areAll()) {
      ofSomeSolutions++;
    } else if (witnesses.count() > 1) {
      ofSeveralSolutions++;
    } else if (witnesses.count() == 1) {
      ofOneSolution++;
    } else {
      ofNoSolution++;
    }
  }

  /** Returns a puzzle with one solution: minimal, of a level, with more clues, or a killer. */
  private static GridGenerator.Made made(Rules rules, Random random) {
    GridGenerator.Builder builder =
        GridGenerator.builder(rules).seed(random.nextLong()).maxTime(Duration.ofMillis(100));
    boolean isFour = rules.valueCount() == 4;
    switch (random.nextInt(rules.cages().isEmpty() && rules.valueCount() <= 12 ? 5 : 4)) {
      case 0 -> builder.minimal(true);
      case 1 -> builder.level(isFour ? Level.EASY : Level.HARD);
      case 2 -> builder.level(isFour ? Level.EASY : Level.MEDIUM);
      case 3 -> builder.clues(rules.cellCount() / 4, rules.cellCount() / 2);
      default -> builder.cages(1, Math.min(rules.valueCount(), 4 + random.nextInt(2))).clues(0, 4);
    }
    return builder.build().make(random.nextInt());
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
    Grid solution =
        rules.cages().isEmpty() ? GridStates.solution(rules, random) : rules.emptyGrid();
    GridCandidates state =
        GridCandidates.of(GridStates.puzzle(solution, rules.valueCount() > 16 ? 0.5 : 0.3, random));
    InterruptionLatency.check(
        rules,
        trial -> trial % 20,
        begin -> {
          LOGIC.nextStep(state);
          begin.run();
          while (true) {
            LOGIC.nextStep(state);
            LOGIC.solve(state);
          }
        });
  }
}
