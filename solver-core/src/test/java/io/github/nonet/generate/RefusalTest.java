package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.generate.PuzzleGenerator.Builder;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

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
        "clues, symmetry " + symmetry + ": no pattern with this symmetry has that many cells");
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
        "the pattern has one of cell 7 (row 1, column 8) and cell 73 (row 9, column 2) but not the"
            + " other");
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
  void clues_ofOneNumberOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().clues(82))
        .withMessage("clues is 82; expected 0 to 81");
  }

  static Stream<Arguments> contradictions() {
    UnaryOperator<Builder> easy = it -> it.level(Level.EASY);
    UnaryOperator<Builder> xWing = it -> it.hardest(Technique.X_WING);
    return Stream.of(
        Arguments.of(easy, xWing),
        Arguments.of(easy, with(it -> it.containing(Technique.POINTING))),
        Arguments.of(easy, with(it -> it.explainerRating(2.4, 5))),
        Arguments.of(with(it -> it.level(Level.MEDIUM)), xWing),
        Arguments.of(with(it -> it.level(Level.MEDIUM)), with(it -> it.explainerRating(4.1, 12))),
        Arguments.of(
            with(it -> it.level(Level.HARD)), with(it -> it.hardest(Technique.HIDDEN_SINGLE))),
        Arguments.of(with(it -> it.level(Level.HARD)), with(it -> it.explainerRating(1, 1.6))),
        Arguments.of(xWing, with(it -> it.explainerRating(1, 3.1))),
        Arguments.of(xWing, with(it -> it.containing(Technique.SWORDFISH))),
        Arguments.of(
            with(it -> it.hardest(Technique.NAKED_SINGLE)),
            with(it -> it.containing(Technique.AIC))));
  }

  private static UnaryOperator<Builder> with(UnaryOperator<Builder> wish) {
    return wish;
  }

  /** Either wish alone is possible, so a generator of it is built. */
  @ParameterizedTest
  @MethodSource("contradictions")
  void aimsThatExcludeEachOther(UnaryOperator<Builder> wish, UnaryOperator<Builder> other) {
    wish.apply(PuzzleGenerator.builder()).build();
    other.apply(PuzzleGenerator.builder()).build();
    refuses(
        wish.andThen(other).apply(PuzzleGenerator.builder().clues(24)), "a puzzle with 24 clues, ");
    refuses(wish.andThen(other).apply(PuzzleGenerator.builder()), ": no puzzle is both ");
  }

  @Test
  void aimsThatExcludeEachOther_areNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> PuzzleGenerator.builder().level(Level.EASY).hardest(Technique.X_WING).build())
        .withMessage(
            "cannot generate a puzzle with 17 to 81 clues, of the level EASY, with the hardest"
                + " technique X_WING: no puzzle is both of the level EASY and with the hardest"
                + " technique X_WING");
  }

  /**
   * Whatever a puzzle is may be asked for: its level, its rating, its hardest technique and each
   * other one.
   */
  @Property(tries = 300)
  void aimsOfOnePuzzle(@ForAll long seed, @ForAll boolean isDug) {
    PuzzleGenerator.Builder builder = PuzzleGenerator.builder().seed(seed);
    Board puzzle = (isDug ? builder : builder.clues(30, 45)).build().next();
    SolutionPath path = LogicalSolver.standard().solve(Candidates.of(puzzle));
    double er = ExplainerRating.of(puzzle).er();
    Builder request =
        PuzzleGenerator.builder()
            .level(HodokuRating.of(puzzle).level())
            .explainerRating(er, er)
            .hardest(path.hardest().orElseThrow());
    for (Step step : path.steps()) {
      assertThat(request.containing(step.technique()).build()).as("%s", puzzle).isNotNull();
    }
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
