package io.github.nonet.logic;

import static io.github.nonet.logic.States.only;
import static io.github.nonet.logic.States.steps;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Unique rectangles in the empty grid, whose corners have both digits. */
class RectangleTechniquesTest {
  private static final Candidates EMPTY = Candidates.of(Board.EMPTY);

  /** The roof r1c1 {1 2 3} and r1c2 {1 2 4} over the floor r4c1 and r4c2. */
  private static final Candidates IN_A_BOX =
      only(only(only(only(EMPTY, 0, 1, 2, 3), 1, 1, 2, 4), 27, 1, 2), 28, 1, 2);

  private static List<Candidate> sorted(IntStream cells, int... digits) {
    return cells
        .boxed()
        .flatMap(cell -> IntStream.of(digits).mapToObj(digit -> new Candidate(cell, digit)))
        .sorted()
        .toList();
  }

  @Test
  void uniqueness3_subsetInALineAndABoxIsOneStep() {
    List<Step> steps = steps(Technique.UNIQUENESS_3, only(IN_A_BOX, 2, 3, 4));
    assertThat(steps).hasSize(1);
    IntStream cells = IntStream.of(3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20);
    assertThat(steps.get(0).eliminations()).isEqualTo(sorted(cells, 3, 4));
  }

  @Test
  void uniqueness3_subsetInABoxAlone() {
    List<Step> steps = steps(Technique.UNIQUENESS_3, only(IN_A_BOX, 9, 3, 4));
    assertThat(steps).hasSize(1);
    IntStream cells = IntStream.of(2, 10, 11, 18, 19, 20);
    assertThat(steps.get(0).eliminations()).isEqualTo(sorted(cells, 3, 4));
  }

  @Test
  void uniqueness3_subsetInALineAlone() {
    List<Step> steps = steps(Technique.UNIQUENESS_3, only(IN_A_BOX, 8, 3, 4));
    assertThat(steps).hasSize(1);
    assertThat(steps.get(0).eliminations()).isEqualTo(sorted(IntStream.rangeClosed(2, 7), 3, 4));
  }

  /** The roof lies across: r1c4 and r2c1. One digit is in no other place of the four lines. */
  @Test
  void uniqueness6_eitherDigit() {
    Candidates across = only(only(only(only(EMPTY, 0, 1, 2), 12, 1, 2), 3, 1, 2, 5), 9, 1, 2, 5);
    assertThat(steps(Technique.UNIQUENESS_6, across)).isEmpty();
    for (int digit = 1; digit <= 2; digit++) {
      Candidates state = across;
      for (int cell = 0; cell < 81; cell++) {
        boolean isInLines = cell < 18 || cell % 9 == 0 || cell % 9 == 3;
        boolean isCorner = cell == 0 || cell == 3 || cell == 9 || cell == 12;
        state = isInLines && !isCorner ? state.without(cell, digit) : state;
      }
      List<Step> steps = steps(Technique.UNIQUENESS_6, state);
      assertThat(steps).hasSize(1);
      assertThat(steps.get(0).eliminations()).isEqualTo(sorted(IntStream.of(3, 9), digit));
    }
  }
}
