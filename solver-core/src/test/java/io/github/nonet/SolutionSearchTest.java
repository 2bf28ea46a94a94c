package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Spliterator;
import org.junit.jupiter.api.Test;

class SolutionSearchTest {
  private final Solver solver = Algorithm.BITMASK.solver();

  @Test
  void stream_sequential() {
    assertThat(solver.solutions(Boards.PUZZLE).isParallel()).isFalse();
    assertThat(solver.solutions(Boards.SEVERAL_SOLUTIONS).parallel().distinct().count())
        .isEqualTo(65);
  }

  @Test
  void spliterator_neverSplits() {
    Spliterator<Board> solutions = solver.solutions(Boards.SEVERAL_SOLUTIONS).spliterator();
    assertThat(solutions.trySplit()).isNull();
    assertThat(solutions.estimateSize()).isEqualTo(Long.MAX_VALUE);
    assertThat(
            solutions.hasCharacteristics(
                Spliterator.ORDERED
                    | Spliterator.DISTINCT
                    | Spliterator.NONNULL
                    | Spliterator.IMMUTABLE))
        .isTrue();
    assertThat(solutions.hasCharacteristics(Spliterator.SIZED)).isFalse();
  }

  @Test
  void tryAdvance_afterTheLast() {
    Spliterator<Board> solutions = solver.solutions(Boards.PUZZLE).spliterator();
    assertThat(solutions.tryAdvance(s -> assertThat(s).isEqualTo(Boards.SOLUTION))).isTrue();
    assertThat(solutions.tryAdvance(s -> assertThat(s).isNull())).isFalse();
    assertThat(solutions.tryAdvance(s -> assertThat(s).isNull())).isFalse();
  }

  @Test
  void tryAdvance_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> solver.solutions(Boards.PUZZLE).spliterator().tryAdvance(null))
        .withMessage("action");
  }
}
