package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.Solver;
import java.time.Duration;
import java.util.AbstractCollection;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleGeneratorTest {
  private static final Board SOLUTION = Boards.SOLUTION;

  /** A solver other than the one that makes the puzzles. */
  private static final Solver REFEREE = Algorithm.EXACT_COVER.solver();

  private static Set<Integer> cellsWithClues(Board board) {
    return IntStream.range(0, 81)
        .filter(cell -> board.digit(cell) != 0)
        .boxed()
        .collect(Collectors.toSet());
  }

  private static void assertMinimal(Board puzzle) {
    assertThat(cellsWithClues(puzzle))
        .noneSatisfy(clue -> assertThat(REFEREE.hasUniqueSolution(puzzle.with(clue, 0))).isTrue());
  }

  @ParameterizedTest
  @EnumSource
  void next_hasTheSymmetry(Symmetry symmetry) {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(1).symmetry(symmetry).build();
    for (int i = 0; i < 10; i++) {
      Board puzzle = generator.next();
      assertThat(REFEREE.hasUniqueSolution(puzzle)).isTrue();
      assertThat(symmetry.isSymmetryOf(puzzle)).isTrue();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "ROTATIONAL_180", "DIAGONAL"})
  void next_minimal(Symmetry symmetry) {
    PuzzleGenerator generator =
        PuzzleGenerator.builder().seed(2).symmetry(symmetry).minimal(true).build();
    for (int i = 0; i < 5; i++) {
      Board puzzle = generator.next();
      assertThat(REFEREE.hasUniqueSolution(puzzle)).isTrue();
      assertThat(symmetry.isSymmetryOf(puzzle)).isTrue();
      assertMinimal(puzzle);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "NONE, 30, 30",
    "NONE, 81, 81",
    "NONE, 24, 28",
    "ROTATIONAL_180, 24, 28",
    "ROTATIONAL_90, 36, 36",
    "FULL, 40, 50",
    "NONE, 17, 23"
  })
  void next_numberOfClues(Symmetry symmetry, int min, int max) {
    PuzzleGenerator generator =
        PuzzleGenerator.builder().seed(3).symmetry(symmetry).clues(min, max).build();
    for (int i = 0; i < 10; i++) {
      Board puzzle = generator.next();
      assertThat(puzzle.clueCount()).isBetween(min, max);
      assertThat(symmetry.isSymmetryOf(puzzle)).isTrue();
      assertThat(REFEREE.hasUniqueSolution(puzzle)).isTrue();
    }
  }

  @Test
  void next_rangeOfClues_usesAllOfIt() {
    assertThat(
            PuzzleGenerator.builder().seed(4).clues(30, 34).build().stream()
                .limit(100)
                .map(Board::clueCount)
                .collect(Collectors.toSet()))
        .containsExactlyInAnyOrder(30, 31, 32, 33, 34);
  }

  @Test
  void next_minimalAndNumberOfClues() {
    Board puzzle = PuzzleGenerator.builder().seed(5).clues(22).minimal(true).build().next();
    assertThat(puzzle.clueCount()).isEqualTo(22);
    assertThat(REFEREE.hasUniqueSolution(puzzle)).isTrue();
    assertMinimal(puzzle);
  }

  @Test
  void next_givenSolution() {
    PuzzleGenerator generator =
        PuzzleGenerator.builder().seed(6).solution(SOLUTION).minimal(true).build();
    Set<Board> puzzles = generator.stream().limit(5).collect(Collectors.toSet());
    assertThat(puzzles)
        .hasSize(5)
        .allSatisfy(puzzle -> assertThat(REFEREE.solve(puzzle)).contains(SOLUTION));
  }

  @Test
  void next_givenPattern() {
    Set<Integer> pattern =
        cellsWithClues(
            PuzzleGenerator.builder()
                .seed(7)
                .symmetry(Symmetry.ROTATIONAL_180)
                .clues(30)
                .build()
                .next());
    PuzzleGenerator generator =
        PuzzleGenerator.builder()
            .seed(8)
            .symmetry(Symmetry.ROTATIONAL_180)
            .pattern(pattern)
            .build();
    assertThat(generator.stream().limit(3).distinct())
        .hasSize(3)
        .allSatisfy(
            puzzle -> {
              assertThat(cellsWithClues(puzzle)).isEqualTo(pattern);
              assertThat(REFEREE.hasUniqueSolution(puzzle)).isTrue();
            });
  }

  @Test
  void next_givenPatternOfAMinimalPuzzle() {
    Set<Integer> pattern =
        cellsWithClues(PuzzleGenerator.builder().seed(9).minimal(true).build().next());
    Board puzzle = PuzzleGenerator.builder().seed(9).pattern(pattern).minimal(true).build().next();
    assertThat(cellsWithClues(puzzle)).isEqualTo(pattern);
    assertThat(REFEREE.hasUniqueSolution(puzzle)).isTrue();
    assertMinimal(puzzle);
  }

  @Test
  void next_givenPatternAndSolution_isTheOnlyOne() {
    Board puzzle = PuzzleGenerator.builder().seed(10).solution(SOLUTION).build().next();
    PuzzleGenerator generator =
        PuzzleGenerator.builder().pattern(cellsWithClues(puzzle)).solution(SOLUTION).build();
    assertThat(List.of(generator.next(), generator.next())).containsExactly(puzzle, puzzle);
  }

  /** A seed means these puzzles on every JDK and platform; to change them is to break a promise. */
  @ParameterizedTest
  @CsvSource({
    "NONE, false, "
        + "..9...432........75..8.2....32..6.4....5............19.......6.16..8.7.3..5.13...",
    "NONE, true, "
        + "..9...432........75..8.2....32..6.4....5............19.......6.16..8.7.3..5.13...",
    "ROTATIONAL_180, true, "
        + "35...12..1...45....2........4...79..6...1...5..14...7........8....53...7..98...24",
    "FULL, false, "
        + "6...5...2...469.....7...6...3.1.6.4.91.....76.5.3.8.1...3...1.....985...2...1...4",
  })
  void puzzle_golden(Symmetry symmetry, boolean minimal, String puzzle) {
    assertThat(
            PuzzleGenerator.builder().seed(42).symmetry(symmetry).minimal(minimal).build().next())
        .hasToString(puzzle);
  }

  @Test
  void puzzle_followsFromItsNumber() {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(42).build();
    List<Board> puzzles = generator.stream().limit(20).toList();
    assertThat(puzzles).doesNotHaveDuplicates();
    assertThat(generator.puzzle(19)).isEqualTo(puzzles.get(19));
    assertThat(IntStream.range(0, 20).mapToObj(i -> generator.next())).isEqualTo(puzzles);
    assertThat(generator.stream().limit(20)).isEqualTo(puzzles);
    assertThat(LongStream.range(0, 20).parallel().mapToObj(generator::puzzle).toList())
        .isEqualTo(puzzles);
    assertThat(generator.stream().parallel().limit(20).toList()).isEqualTo(puzzles);
  }

  @Test
  void seed_canBeUsedAgain() {
    PuzzleGenerator generator = PuzzleGenerator.builder().build();
    PuzzleGenerator again = PuzzleGenerator.builder().seed(generator.seed()).build();
    assertThat(again.next()).isEqualTo(generator.next());
    assertThat(PuzzleGenerator.builder().build().seed()).isNotEqualTo(generator.seed());
  }

  @Test
  void build_leavesTheBuilderFree() {
    PuzzleGenerator.Builder builder = PuzzleGenerator.builder().seed(1);
    PuzzleGenerator any = builder.build();
    PuzzleGenerator full = builder.symmetry(Symmetry.FULL).clues(50, 60).build();
    assertThat(any.next().clueCount()).isLessThan(35);
    assertThat(full.next().clueCount()).isBetween(50, 60);
  }

  @Test
  void next_sharedByThreads_givesEachPuzzleOnce() throws InterruptedException {
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(11).build();
    Set<Board> made = ConcurrentHashMap.newKeySet();
    Runnable task = () -> IntStream.range(0, 20).forEach(i -> made.add(generator.next()));
    List<Thread> threads = List.of(new Thread(task), new Thread(task));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(made).isEqualTo(generator.stream().limit(40).collect(Collectors.toSet()));
  }

  @Test
  void stream_isLazy() {
    Iterator<Board> puzzles = PuzzleGenerator.builder().seed(12).build().stream().iterator();
    assertThat(REFEREE.hasUniqueSolution(puzzles.next())).isTrue();
  }

  @Test
  void build_withoutSeed_eachGeneratorHasItsOwn() {
    PuzzleGenerator.Builder builder = PuzzleGenerator.builder();
    assertThat(builder.build().seed()).isNotEqualTo(builder.build().seed());
  }

  @Test
  void pattern_ofABoard() {
    Board puzzle = PuzzleGenerator.builder().seed(9).build().next();
    PuzzleGenerator generator = PuzzleGenerator.builder().seed(10).pattern(puzzle).build();
    assertThat(cellsWithClues(generator.next())).isEqualTo(cellsWithClues(puzzle));
  }

  /**
   * Answers differently each time it is asked, as a collection does that another thread changes.
   */
  private static final class ShiftyCells extends AbstractCollection<Integer> {
    private int asked;

    @Override
    public Iterator<Integer> iterator() {
      return asked++ == 0 ? Set.of(1, 2).iterator() : Set.of(1, 81).iterator();
    }

    @Override
    public int size() {
      return 2;
    }
  }

  @Test
  void pattern_isCopiedBeforeItIsChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().pattern(new ShiftyCells()).build())
        .withMessageContaining("in the cells [1, 2]");
  }

  @Test
  void toString_namesRequestAndSeed() {
    assertThat(PuzzleGenerator.builder().seed(7).clues(24, 28).minimal(true).build())
        .hasToString("generator of a minimal puzzle with 24 to 28 clues, seed 7");
  }

  @Test
  void within_spent() {
    PuzzleGenerator generator =
        PuzzleGenerator.builder()
            .seed(13)
            .clues(17)
            .maxAttempts(Long.MAX_VALUE)
            .maxTime(Duration.ofMillis(20))
            .build();
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(generator::next)
        .satisfies(e -> assertThat(e.attempts()).isPositive());
  }

  @Test
  void within_enough() {
    assertThat(PuzzleGenerator.builder().seed(3).maxTime(Duration.ofNanos(1)).build().next())
        .isEqualTo(PuzzleGenerator.builder().seed(3).build().next());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, -1})
  void within_notPositive(long nanos) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.builder().maxTime(Duration.ofNanos(nanos)))
        .withMessageStartingWith("time is PT");
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MAX_VALUE, Long.MIN_VALUE})
  void randomSolution_sourceOfConstants(long constant) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PuzzleGenerator.randomSolution(() -> constant))
        .withMessage("random returned 1000 useless numbers in a row; expected random ones");
  }

  @Test
  void randomSolution_interrupted() {
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> PuzzleGenerator.randomSolution(() -> 0));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 3})
  void next_beyondTheEffort(long maxAttempts) {
    PuzzleGenerator generator =
        PuzzleGenerator.builder().seed(13).clues(17).maxAttempts(maxAttempts).build();
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(generator::next)
        .withMessage(
            "no puzzle found in "
                + (maxAttempts == 1 ? "1 attempt" : maxAttempts + " attempts")
                + "; expected a puzzle with 17 clues")
        .satisfies(e -> assertThat(e.attempts()).isEqualTo(maxAttempts));
  }

  /** Both ways to look for a puzzle, on requests that keep them busy for minutes. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void next_interrupted(boolean withPattern) {
    Set<Integer> pattern =
        cellsWithClues(
            Board.parse(
                "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
    PuzzleGenerator.Builder builder =
        PuzzleGenerator.builder().seed(14).maxAttempts(Long.MAX_VALUE);
    PuzzleGenerator generator =
        withPattern ? builder.pattern(pattern).build() : builder.clues(17).build();
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
