package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Level;
import io.github.nonet.variant.GridGenerator.Made;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles made for rules with constraints. */
class ConstraintMakingTest {
  private static Made made(GridGenerator.Builder builder) {
    Made made = builder.seed(36).build().make(0);
    assertThat(made.isAsRequested()).isTrue();
    assertThat(made.solution().isSolutionOf(made.puzzle())).isTrue();
    assertThat(made.solution().isSolved()).isTrue();
    assertThat(GridSolver.getDefault().hasUniqueSolution(made.puzzle())).isTrue();
    return made;
  }

  static Stream<Rules> rules() {
    return Stream.of(
        Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build(),
        Rules.builder(9).grid(0, 0, 3, 3).antiKing().build(),
        Rules.builder(6).grid(0, 0, 2, 3).nonConsecutive().build(),
        Rules.of(9)
            .withConstraints(
                List.of(
                    Constraint.thermometer(0, 10, 20, 30),
                    Constraint.arrow(40, 50, 60),
                    Constraint.renban(72, 73, 74),
                    Constraint.sandwich(12, IntStream.range(9, 18).toArray()))),
        Rules.of(6)
            .withCages(List.of(Cage.of(7, 0, 1)))
            .withConstraints(List.of(Constraint.whispers(3, 7, 8, 14))));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void make_minimal(Rules rules) {
    Made made = made(GridGenerator.builder(rules).minimal(true));
    for (int cell = 0; cell < rules.cellCount(); cell++) {
      if (made.puzzle().value(cell) != 0) {
        assertThat(GridSolver.getDefault().hasUniqueSolution(made.puzzle().with(cell, 0)))
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void make_ofALevel(Rules rules) {
    Made made = made(GridGenerator.builder(rules).level(Level.MEDIUM));
    assertThat(GridLogicalSolver.standard().level(made.puzzle())).contains(Level.MEDIUM);
  }

  @Test
  void make_killerWithConstraints() {
    Rules rules = Rules.of(6).withConstraints(List.of(Constraint.thermometer(0, 7, 14)));
    Made made = made(GridGenerator.builder(rules).cages(1, 3));
    assertThat(made.puzzle().clueCount()).isZero();
    assertThat(made.puzzle().rules().constraints()).isEqualTo(rules.constraints());
  }

  /** Thermometers along all rows of a solution determine all of it. */
  @Test
  void make_withoutClues() {
    Grid solution = GridStates.solution(Rules.of(6), new Random(36));
    List<Constraint> constraints = new ArrayList<>();
    for (int row = 0; row < 6; row++) {
      int first = 6 * row;
      constraints.add(
          Constraint.thermometer(
              IntStream.range(first, first + 6)
                  .boxed()
                  .sorted(java.util.Comparator.comparing(solution::value))
                  .mapToInt(Integer::intValue)
                  .toArray()));
    }
    Made made = made(GridGenerator.builder(Rules.of(6).withConstraints(constraints)).clues(0, 0));
    assertThat(made.puzzle().clueCount()).isZero();
    assertThat(made.solution().toArray()).isEqualTo(solution.toArray());
  }

  @Test
  void build_refusesTheImpossible() {
    Rules longer = Rules.of(4).withConstraints(List.of(Constraint.thermometer(0, 1, 4, 5, 8)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGenerator.builder(longer).build())
        .withMessageContaining("the rules have no solution");
    Rules against =
        Rules.of(9)
            .withConstraints(
                List.of(Constraint.thermometer(0, 1, 2), Constraint.thermometer(2, 11, 0)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGenerator.builder(against).build())
        .withMessageContaining("the rules have no solution");
    Rules knights = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGenerator.builder(knights).clues(0, 7).build())
        .withMessageContaining("two values occur in none, and can be swapped");
  }
}
