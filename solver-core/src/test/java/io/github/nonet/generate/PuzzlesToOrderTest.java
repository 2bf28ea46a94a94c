package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.Solver;
import io.github.nonet.logic.ExplainerRating;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Puzzles of a requested difficulty; each is rated again. */
class PuzzlesToOrderTest {
  private static final Board SOLUTION = Boards.SOLUTION;

  /** Another solver than the one that makes the puzzles. */
  private static final Solver REFEREE = Algorithm.EXACT_COVER.solver();

  private static PuzzleGenerator.Builder builder() {
    return PuzzleGenerator.builder().seed(2026);
  }

  private static List<Board> proper(PuzzleGenerator.Builder builder, int count) {
    List<Board> puzzles = builder.build().stream().limit(count).toList();
    assertThat(puzzles).hasSize(count).doesNotHaveDuplicates().allMatch(REFEREE::hasUniqueSolution);
    return puzzles;
  }

  private static Set<Integer> cellsWithClues(Board board) {
    return IntStream.range(0, 81)
        .filter(cell -> board.digit(cell) != 0)
        .boxed()
        .collect(Collectors.toSet());
  }

  private static Stream<Technique> path(Board puzzle) {
    return LogicalSolver.standard().solve(Candidates.of(puzzle)).steps().stream()
        .map(Step::technique);
  }

  @ParameterizedTest
  @CsvSource({
    "1.0, 1.2, 5",
    "1.5, 1.5, 5",
    "1.0, 4.5, 10",
    "2.3, 2.3, 5",
    "3.4, 4.5, 5",
    "5.6, 6.2, 2",
    "6.6, 7.5, 5",
    "8.3, 9.4, 2",
    "1.0, 12.0, 3"
  })
  void explainerRating_isInTheRange(double min, double max, int count) {
    assertThat(proper(builder().explainerRating(min, max), count))
        .allSatisfy(puzzle -> assertThat(ExplainerRating.of(puzzle).er()).isBetween(min, max));
  }

  @Tag("slow")
  @Test
  void explainerRating_usesAllOfTheRange() {
    assertThat(proper(builder().explainerRating(1.0, 4.5), 60))
        .extracting(puzzle -> ExplainerRating.of(puzzle).er())
        .contains(1.2, 1.5, 2.3);
  }

  /** No rating lies between 1.3 and 1.4; that is found out by trying. */
  @Test
  void explainerRating_thatNoPuzzleHas() {
    PuzzleGenerator generator = builder().explainerRating(1.3, 1.4).maxAttempts(50).build();
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(generator::next)
        .withMessage(
            "no puzzle found in 50 attempts;"
                + " expected a puzzle with 17 to 81 clues, rated 1.3 to 1.4")
        .satisfies(e -> assertThat(e.attempts()).isEqualTo(50));
  }

  @ParameterizedTest
  @EnumSource
  void level_isThatOfHodoku(Level level) {
    assertThat(proper(builder().level(level), 2))
        .allSatisfy(puzzle -> assertThat(HodokuRating.of(puzzle).level()).isEqualTo(level));
  }

  @ParameterizedTest
  @EnumSource(
      names = {"HIDDEN_SINGLE", "POINTING", "NAKED_PAIR", "NAKED_TRIPLE", "X_WING", "XY_WING"})
  void hardest_isTheHardestOfThePath(Technique technique) {
    assertThat(proper(builder().hardest(technique), 2))
        .allSatisfy(
            puzzle ->
                assertThat(LogicalSolver.standard().solve(Candidates.of(puzzle)).hardest())
                    .contains(technique));
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource(names = {"FULL_HOUSE", "CLAIMING", "X_WING", "UNIQUENESS_1", "SKYSCRAPER"})
  void containing_isOnThePath(Technique technique) {
    assertThat(proper(builder().containing(technique), 2))
        .allSatisfy(puzzle -> assertThat(path(puzzle)).contains(technique));
  }

  @Tag("slow")
  @Test
  void severalWishes_allHold() {
    PuzzleGenerator.Builder builder =
        builder().explainerRating(3.0, 4.0).level(Level.MEDIUM).containing(Technique.NAKED_PAIR);
    assertThat(proper(builder, 2))
        .allSatisfy(
            puzzle -> {
              assertThat(ExplainerRating.of(puzzle).er()).isBetween(3.0, 4.0);
              assertThat(HodokuRating.of(puzzle).level()).isEqualTo(Level.MEDIUM);
              assertThat(path(puzzle)).contains(Technique.NAKED_PAIR);
            });
  }

  @ParameterizedTest
  @EnumSource(names = {"ROTATIONAL_180", "DIAGONAL", "FULL"})
  void symmetryAndClues(Symmetry symmetry) {
    PuzzleGenerator.Builder builder =
        builder().symmetry(symmetry).clues(26, 40).explainerRating(2.3, 7.2);
    assertThat(proper(builder, 3))
        .allSatisfy(
            puzzle -> {
              assertThat(symmetry.isSymmetryOf(puzzle)).isTrue();
              assertThat(puzzle.clueCount()).isBetween(26, 40);
              assertThat(ExplainerRating.of(puzzle).er()).isBetween(2.3, 7.2);
            });
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "ROTATIONAL_180"})
  void minimal(Symmetry symmetry) {
    PuzzleGenerator.Builder builder =
        builder().symmetry(symmetry).minimal(true).explainerRating(1.5, 4.5);
    assertThat(proper(builder, 2))
        .allSatisfy(
            puzzle -> {
              assertThat(symmetry.isSymmetryOf(puzzle)).isTrue();
              assertThat(Minimality.isMinimal(puzzle)).isTrue();
              assertThat(ExplainerRating.of(puzzle).er()).isBetween(1.5, 4.5);
            });
  }

  @Test
  void oneNumberOfClues() {
    assertThat(proper(builder().clues(30).level(Level.EASY), 3))
        .allSatisfy(
            puzzle -> {
              assertThat(puzzle.clueCount()).isEqualTo(30);
              assertThat(HodokuRating.of(puzzle).level()).isEqualTo(Level.EASY);
            });
  }

  @Test
  void givenSolution() {
    assertThat(proper(builder().solution(SOLUTION).explainerRating(3.0, 7.2), 3))
        .allSatisfy(
            puzzle -> {
              assertThat(REFEREE.solve(puzzle)).contains(SOLUTION);
              assertThat(ExplainerRating.of(puzzle).er()).isBetween(3.0, 7.2);
            });
  }

  @Test
  void givenPattern() {
    Board model = builder().symmetry(Symmetry.ROTATIONAL_180).clues(32).build().next();
    assertThat(proper(builder().pattern(model).explainerRating(1.0, 2.3), 2))
        .allSatisfy(
            puzzle -> {
              assertThat(cellsWithClues(puzzle)).isEqualTo(cellsWithClues(model));
              assertThat(ExplainerRating.of(puzzle).er()).isLessThanOrEqualTo(2.3);
            });
  }

  @Test
  void givenPatternAndSolution_isTheOnlyOneOrRefused() {
    Board puzzle = builder().solution(SOLUTION).explainerRating(2.3, 4.5).build().next();
    PuzzleGenerator.Builder builder = builder().solution(SOLUTION).pattern(puzzle);
    assertThat(builder.explainerRating(2.3, 4.5).build().next()).isEqualTo(puzzle);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.explainerRating(6.6, 9.0).build())
        .withMessageEndingWith(
            "the one puzzle of this solution with this pattern is not as hard as that");
  }

  @Test
  void puzzle_followsFromSeedAndNumber() {
    PuzzleGenerator generator = builder().explainerRating(3.0, 7.2).build();
    List<Board> puzzles = generator.stream().limit(6).toList();
    assertThat(generator.puzzle(5)).isEqualTo(puzzles.get(5));
    assertThat(builder().explainerRating(3.0, 7.2).build().stream().limit(6)).isEqualTo(puzzles);
    assertThat(LongStream.range(0, 6).parallel().mapToObj(generator::puzzle).toList())
        .isEqualTo(puzzles);
  }

  /** A seed gives the same puzzles on every JDK, whichever way the walk to them is. */
  @ParameterizedTest
  @MethodSource
  void puzzle_golden(PuzzleGenerator.Builder builder, String puzzle) {
    assertThat(builder.build().next()).hasToString(puzzle);
  }

  static Stream<Arguments> puzzle_golden() {
    return Stream.of(
        Arguments.of(
            builder().explainerRating(1.0, 1.2),
            "......7.6..7..5.....2.1.4..4...9....8....6.3.5.18.........5.26.1...7.3.4.6..4...."),
        Arguments.of(
            builder().explainerRating(5.6, 6.2),
            "...52...4.56.8.....9...4..3.3.892..7.8.....9....1.7.86.7...86..3.59.17..2..4....9"),
        Arguments.of(
            builder().explainerRating(3.0, 3.4).clues(28, 30),
            "9.81.4.2...6.5.94..4...71.6.6..195........4.34......6.38...6......2.1....9..78.1."),
        Arguments.of(
            builder().symmetry(Symmetry.FULL).level(Level.HARD),
            "...3.4.....7.6.9...8.719.5.4.6...8.2.79...13.5.1...6.9.9.153.6...8.7.3.....9.8..."),
        Arguments.of(
            builder().minimal(true).level(Level.MEDIUM),
            "......7.6..7..5.....2.1.4..4.......28....6.3.5.18.........5..6.1...7.3.4.6..4...."),
        Arguments.of(
            builder().hardest(Technique.XY_WING),
            "...2.5..7.3......2.649.78....617..3..4...3......8...2659.....1......8....78...96."),
        Arguments.of(
            builder().containing(Technique.SKYSCRAPER).level(Level.UNFAIR),
            "........6.47...9....271..........8..8....6.3.5...3.....9.1...6.....7.3.4.6..4...7"),
        Arguments.of(
            builder().symmetry(Symmetry.DIAGONAL).clues(30).explainerRating(2.3, 3.0),
            ".89...1.75763..4..34...9....9..3.......1..62...2...3.882..67.1.....5.86.6....3..."));
  }

  @Test
  void toString_namesTheWishes() {
    assertThat(
            PuzzleGenerator.builder()
                .seed(7)
                .clues(24, 28)
                .explainerRating(6.6, 7.5)
                .level(Level.UNFAIR)
                .hardest(Technique.AIC)
                .containing(Technique.X_WING)
                .build())
        .hasToString(
            "generator of a puzzle with 24 to 28 clues, rated 6.6 to 7.5, of the level UNFAIR,"
                + " with the hardest technique AIC, with the technique X_WING, seed 7");
  }

  @ParameterizedTest
  @CsvSource({"0.9, 2.0", "1.0, 12.1", "NaN, 2.0", "1.0, NaN"})
  void explainerRating_badRange(double min, double max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().explainerRating(min, max))
        .withMessage("ratings are " + min + " to " + max + "; expected a range within 1.0 to 12.0");
  }

  @Test
  void explainerRating_rangeFromTheHigherToTheLower() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().explainerRating(5, 4))
        .withMessage("ratings are 5.0 to 4.0; expected the lower one first");
  }

  @Test
  void explainerRating_rangeBetweenTwoTenths() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().explainerRating(2.31, 2.39))
        .withMessage("ratings are 2.31 to 2.39; expected a range that includes a tenth");
  }

  @ParameterizedTest
  @EnumSource(names = {"DEATH_BLOSSOM", "TEMPLATE_SET", "USER_DEFINED"})
  void techniqueThatTheStandardSolverLacks(Technique technique) {
    String message = "technique is " + technique + "; expected one of LogicalSolver.standard()";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().hardest(technique))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().containing(technique))
        .withMessage(message);
  }

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException().isThrownBy(() -> builder().level(null)).withMessage("level");
    assertThatNullPointerException()
        .isThrownBy(() -> builder().hardest(null))
        .withMessage("technique");
    assertThatNullPointerException()
        .isThrownBy(() -> builder().containing(null))
        .withMessage("technique");
  }

  @Test
  void within_spent() {
    PuzzleGenerator generator =
        builder()
            .explainerRating(1.3, 1.4)
            .maxAttempts(Long.MAX_VALUE)
            .maxTime(Duration.ofMillis(20))
            .build();
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(generator::next)
        .satisfies(e -> assertThat(e.attempts()).isPositive());
  }

  /** Wishes that no puzzle fulfils, or hardly one: each kind of rating is left at once. */
  static Stream<PuzzleGenerator.Builder> endless() {
    return Stream.of(
        builder().explainerRating(11.9, 12.0),
        builder().explainerRating(1.3, 1.4),
        builder().explainerRating(1.3, 1.3).level(Level.MEDIUM),
        builder().hardest(Technique.X_WING).explainerRating(11.9, 12.0));
  }

  @ParameterizedTest
  @MethodSource("endless")
  void next_interrupted(PuzzleGenerator.Builder builder) {
    PuzzleGenerator generator = builder.maxAttempts(Long.MAX_VALUE).build();
    Thread caller = Thread.currentThread();
    new Thread(
            () -> {
              Assertions.assertDoesNotThrow(() -> Thread.sleep(50));
              caller.interrupt();
            })
        .start();
    Assertions.assertTimeout(
        Duration.ofSeconds(20),
        () ->
            assertThatExceptionOfType(SearchInterruptedException.class)
                .isThrownBy(generator::next));
    assertThat(Thread.interrupted()).isTrue();
  }
}
