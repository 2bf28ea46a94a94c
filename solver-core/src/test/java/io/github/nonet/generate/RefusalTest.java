package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.generate.PuzzleGenerator.Builder;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be is refused at once, with the reason. */
class RefusalTest {
  private static final Board SOLUTION = Boards.SOLUTION;

  private static Set<Integer> cells(java.util.function.IntPredicate wanted) {
    return IntStream.range(0, 81).filter(wanted).boxed().collect(Collectors.toSet());
  }

  private static void refuses(Builder builder, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(builder::build)
        .withMessageStartingWith("cannot generate a ")
        .withMessageContaining(message);
  }

  @Test
  void sixteenClues() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().clues(16, 16).build())
        .withMessage(
            "cannot generate a puzzle with 16 clues:"
                + " no puzzle with fewer than 17 clues has exactly one solution");
  }

  @ParameterizedTest
  @CsvSource({"ROTATIONAL_90, 22, 23", "FULL, 18, 19", "FULL, 78, 79"})
  void symmetryAndRange(Symmetry symmetry, int min, int max) {
    refuses(
        PuzzleGenerator.builder().symmetry(symmetry).clues(min, max),
        "clues, symmetry " + symmetry + ": no pattern with this symmetry has so many cells");
  }

  @Test
  void symmetryAndRange_thatFit() {
    assertThat(
            PuzzleGenerator.builder()
                .seed(1)
                .symmetry(Symmetry.ROTATIONAL_90)
                .clues(60, 61)
                .build())
        .satisfies(generator -> assertThat(generator.next().clueCount()).isBetween(60, 61));
  }

  @Test
  void minimalWithTooManyClues() {
    refuses(
        PuzzleGenerator.builder().minimal(true).clues(73, 81),
        "a minimal puzzle with 73 to 81 clues: a minimal puzzle has at least one empty cell");
  }

  @Test
  void patternOfSixteenCells() {
    refuses(
        PuzzleGenerator.builder().pattern(cells(cell -> cell % 5 == 0 && cell < 80)),
        "the pattern has 16 cells, and no puzzle with fewer than 17 clues");
  }

  @Test
  void patternAndRange() {
    refuses(
        PuzzleGenerator.builder().pattern(cells(cell -> cell % 2 == 0)).clues(20, 30),
        "the pattern has 41 cells");
  }

  @Test
  void patternAndSymmetry() {
    refuses(
        PuzzleGenerator.builder()
            .pattern(cells(cell -> cell != 7))
            .symmetry(Symmetry.ROTATIONAL_180),
        "the pattern has one of cell 7 (row 1, column 8) and cell 73 (row 9, column 2) but not the other");
  }

  @Test
  void patternWithTwoEmptyRows() {
    refuses(
        PuzzleGenerator.builder().pattern(cells(cell -> cell / 9 != 3 && cell / 9 != 5)),
        "the pattern leaves row 4 and row 6 empty, which can be swapped in any solution");
  }

  @Test
  void patternWithTwoEmptyColumns() {
    refuses(
        PuzzleGenerator.builder().pattern(cells(cell -> cell % 9 < 7)),
        "the pattern leaves column 8 and column 9 empty");
  }

  /** Empty rows of two bands cannot be swapped. */
  @Test
  void patternWithEmptyRowsApart_isNotRefused() {
    Set<Integer> pattern = cells(cell -> cell / 9 != 2 && cell / 9 != 3);
    assertThat(PuzzleGenerator.builder().seed(1).pattern(pattern).build().next().clueCount())
        .isEqualTo(63);
  }

  @Test
  void minimalPatternWithAFullHouse() {
    refuses(
        PuzzleGenerator.builder()
            .pattern(cells(cell -> cell / 27 == 1 && cell % 9 / 3 == 1 || cell % 3 == 0))
            .minimal(true),
        "the pattern fills");
  }

  @Test
  void patternAndSolutionThatAreNotProper() {
    refuses(
        PuzzleGenerator.builder().pattern(cells(cell -> cell % 4 == 0)).solution(SOLUTION),
        "this solution has no proper puzzle with this pattern");
  }

  @Test
  void patternAndSolutionThatAreNotMinimal() {
    Board puzzle = PuzzleGenerator.builder().seed(1).solution(SOLUTION).clues(35).build().next();
    refuses(
        PuzzleGenerator.builder()
            .pattern(cells(cell -> puzzle.digit(cell) != 0))
            .solution(SOLUTION)
            .minimal(true),
        "the one puzzle of this solution with this pattern is not minimal");
  }

  @ParameterizedTest
  @CsvSource({"-1, 20", "30, 29", "17, 82"})
  void clues_badRange(int min, int max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().clues(min, max))
        .withMessage(
            "clues are " + min + " to " + max + "; expected the lower number first, both 0 to 81");
  }

  @Test
  void maxAttempts_zero() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().maxAttempts(0))
        .withMessage("maxAttempts is 0; expected 1 or more");
  }

  @Test
  void solution_notSolved() {
    Board board = SOLUTION.with(0, 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().solution(board))
        .withMessage("solution " + board + " is not solved");
  }

  @Test
  void pattern_noSuchCell() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> PuzzleGenerator.builder().pattern(List.of(81)));
  }

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException()
        .isThrownBy(() -> PuzzleGenerator.builder().symmetry(null))
        .withMessage("symmetry");
    assertThatNullPointerException()
        .isThrownBy(() -> PuzzleGenerator.builder().pattern((Collection<Integer>) null))
        .withMessage("cells");
    assertThatNullPointerException()
        .isThrownBy(() -> PuzzleGenerator.builder().solution(null))
        .withMessage("solution");
  }
}
