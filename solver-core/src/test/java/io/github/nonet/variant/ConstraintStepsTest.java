package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.logic.Detail;
import io.github.nonet.logic.Level;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Steps by constraints: that they are true, and what they say. */
class ConstraintStepsTest {
  private static final GridLogic HARD = GridLogic.upTo(Level.HARD);
  private static final Set<GridTechnique> BY_CONSTRAINTS =
      EnumSet.of(
          GridTechnique.PAIR,
          GridTechnique.SET,
          GridTechnique.SUM,
          GridTechnique.LONG_SUM,
          GridTechnique.LINE);

  private final Map<GridTechnique, Integer> techniques = new EnumMap<>(GridTechnique.class);

  @Test
  void steps_areTrueOfAllSolutions() {
    judge(Integer.getInteger("nonet.constraintSteps", 2_000), new Random(36));
    assertThat(techniques).containsKeys(BY_CONSTRAINTS.toArray(GridTechnique[]::new));
  }

  /** Takes steps on random grids with random constraints until so many are by constraints. */
  void judge(int most, Random random) {
    List<Grid> solutions =
        Stream.of(
                Rules.of(4),
                Rules.of(6),
                Rules.of(9),
                Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(),
                Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build())
            .map(rules -> GridStates.solution(rules, random))
            .toList();
    int steps = 0;
    while (steps < most) {
      Grid plain = solutions.get(random.nextInt(solutions.size()));
      Grid solution = RandomConstraints.solution(plain, 1 + random.nextInt(12), random);
      steps += judge(solution, GridStates.state(solution, random), random);
    }
    System.out.println(techniques);
  }

  private int judge(Grid solution, GridCandidates start, Random random) {
    GridCandidates state = start;
    int steps = 0;
    for (GridStep step : HARD.solve(start)) {
      boolean isByConstraint = BY_CONSTRAINTS.contains(step.technique());
      requireTrue(solution, state, step);
      if (isByConstraint || random.nextInt(20) == 0) {
        GridStepJudge.requireEffect(state, step);
        GridStepJudge.requireTrue(state, step);
      }
      steps += isByConstraint ? 1 : 0;
      techniques.merge(step.technique(), 1, Integer::sum);
      state = step.applyTo(state);
    }
    assertThat(HARD.nextStep(state)).isEmpty();
    return steps;
  }

  /** A solution that the state has is still there after the step. */
  private static void requireTrue(Grid solution, GridCandidates state, GridStep step) {
    for (int cell = 0; cell < solution.rules().cells(); cell++) {
      if (!state.allows(cell, solution.value(cell))) {
        return;
      }
    }
    assertThat(step.placements())
        .allMatch(mark -> solution.value(mark.cell()) == mark.value());
    assertThat(step.eliminations())
        .allMatch(mark -> solution.value(mark.cell()) != mark.value());
  }

  @Test
  void describe_saysAllInEachLanguage() {
    Random random = new Random(37);
    Grid plain = GridStates.solution(Rules.of(9), random);
    for (int i = 0; i < 30; i++) {
      Grid solution = RandomConstraints.solution(plain, 10, random);
      for (GridStep step : HARD.solve(GridStates.state(solution, random))) {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
          String full = step.describe(Detail.FULL, locale);
          assertThat(full).startsWith(step.describe(Detail.TECHNIQUE, locale)).endsWith(".");
          assertThat(full + step.describe(Detail.WHERE, locale))
              .doesNotContain("{", "  ", " .", "null");
        }
        assertThat(GridPicture.of(GridCandidates.of(solution), step, Detail.FULL).toSvg())
            .startsWith("<svg");
      }
    }
  }

  private static String next(Rules rules, Locale locale) {
    GridStep step = HARD.nextStep(GridCandidates.of(rules.empty())).orElseThrow();
    return step.describe(Detail.FULL, locale);
  }

  private static Rules with(Constraint constraint) {
    return Rules.of(9).with(List.of(constraint));
  }

  @Test
  void describe_theReason() {
    for (Constraint c : List.of(Constraint.thermometer(0, 10), Constraint.whispers(5, 0, 1), Constraint.blackDot(0, 1), Constraint.arrow(0,1,2), Constraint.arrow(0,10,20,30,40), Constraint.renban(0,9,18,27,36,45), Constraint.sandwich(35, 0,1,2,3,4,5,6,7,8), Constraint.palindrome(0, 30), Constraint.littleKiller(5, 0, 10, 20), Constraint.pairs("own", (a,b)->a+b==7, 0, 30), Constraint.between(0,10,20), Constraint.minimum(0,1,9))) {
      System.out.println(next(with(c), Locale.ENGLISH));
      System.out.println(next(with(c), Locale.GERMAN));
    }
  }
}
