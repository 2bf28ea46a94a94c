package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.logic.GridTechnique;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * What constraints say by which of their cells differ, and by what they must hold, is true of every
 * solution, whether there is one, several or none.
 */
class DifferingCellsProperties {
  private static final GridLogicalSolver HARD = GridLogicalSolver.upTo(Level.HARD);
  private static final Random FIXED = new Random(50);
  private static final List<Grid> SOLUTIONS =
      Stream.of(
              Rules.of(4),
              Rules.of(6),
              GridStates.killer(Rules.of(6), 4, FIXED),
              Rules.of(9),
              Rules.builder(6).grid(0, 0, 2, 3).antiKing().build(),
              Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build(),
              Rules.builder(9).grid(0, 0, 3, 3).diagonals().build())
          .map(rules -> GridStates.solution(rules, FIXED))
          .toList();
  private static final Set<GridTechnique> DIFFERENT = EnumSet.noneOf(GridTechnique.class);
  private static final Set<GridTechnique> REQUIRED = EnumSet.noneOf(GridTechnique.class);

  @Property(tries = 150, seed = "50")
  void steps_areTrueOfEverySolution(@ForAll long seed) {
    Random random = new Random(seed);
    Grid plain = SOLUTIONS.get(random.nextInt(SOLUTIONS.size()));
    int errors = random.nextBoolean() ? 20 : Integer.MAX_VALUE;
    Rules rules = RandomConstraints.rules(plain, 1 + random.nextInt(10), errors, random);
    GridCandidates state = GridStates.state(Grid.copyOf(rules, plain.toArray()), random);
    for (GridStep step : HARD.solve(state).steps()) {
      boolean isDifferent = step.deduction.isDifferent();
      boolean isRequired =
          step.deduction.isRequired() && step.technique() != GridTechnique.CONSTRAINED_SET;
      if (isDifferent || isRequired) {
        GridStepJudge.requireEffect(state, step);
        GridStepJudge.requireTrue(state, step);
        (isRequired ? REQUIRED : DIFFERENT).add(step.technique());
      }
      state = step.applyTo(state);
    }
  }

  @AfterContainer
  static void all_wereSeen() {
    if (Tries.areAll()) {
      assertThat(DIFFERENT)
          .contains(GridTechnique.CONSTRAINED_PAIR, GridTechnique.LINE_COMBINATION);
      assertThat(REQUIRED).contains(GridTechnique.CONSTRAINED_PAIR, GridTechnique.LINE_COMBINATION);
    }
  }
}
