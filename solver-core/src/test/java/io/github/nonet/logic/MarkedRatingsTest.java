package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.generate.PuzzleGenerator;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ratings of puzzles with pencil marks, and numbers that no rating has. */
class MarkedRatingsTest {

  /** All marks that the rules leave: the rating of the board, whatever is given or placed. */
  @Test
  void of_allMarks() {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(22).build();
    for (int i = 0; i < 20; i++) {
      Board puzzle = generator.next();
      Candidates marks = Candidates.of(puzzle);
      assertThat(ExplainerRating.of(marks)).isEqualTo(ExplainerRating.of(puzzle));
    }
  }

  /** A puzzle without a clue, from the marks of a solution and some more. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void of_pencilMarksAlone(long seed) {
    Random random = new Random(seed);
    Board clues = PuzzleGenerator.builder().seed(seed).build().next();
    Board solution = Solver.getDefault().solve(clues).orElseThrow();
    Candidates puzzle = Candidates.of(Board.EMPTY);
    for (int candidate = 0; candidate < 729; candidate++) {
      boolean isWrong = solution.digit(candidate / 9) != candidate % 9 + 1;
      if (isWrong && random.nextInt(10) < 5) {
        puzzle = puzzle.without(candidate / 9, candidate % 9 + 1);
      }
    }
    while (!Solver.getDefault().hasUniqueSolution(puzzle)) {
      int candidate = random.nextInt(729);
      boolean isWrong = solution.digit(candidate / 9) != candidate % 9 + 1;
      puzzle = isWrong ? puzzle.without(candidate / 9, candidate % 9 + 1) : puzzle;
    }
    ExplainerRating rating = ExplainerRating.of(puzzle, SearchLimit.time(Duration.ofMinutes(1)));
    assertThat(rating.er()).isBetween(1.0, 12.0).isGreaterThanOrEqualTo(rating.ep());
  }

  @Test
  void of_marksThatAreNotProper() {
    Candidates several = Candidates.of(Board.EMPTY).without(0, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExplainerRating.of(several))
        .withMessageContaining("at least two solutions");
    Candidates none = Candidates.parse(".".repeat(729));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExplainerRating.of(none))
        .withMessageContaining("found no solution");
  }

  @Test
  void of_limit() {
    Candidates several = Candidates.of(Board.EMPTY).without(0, 1);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> ExplainerRating.of(several, SearchLimit.time(Duration.ZERO)));
  }
}
