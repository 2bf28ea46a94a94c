package io.github.nonet.benchmarks.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.Outcome;
import io.github.nonet.benchmarks.Slices;
import io.github.nonet.symmetry.Transformation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

class CorporaTest {
  private static final List<String> SHIPPED = Corpus.SHIPPED;
  private static final Solver SOLVER = Algorithm.EXACT_COVER.solver();

  /** More than row-major search needs for any puzzle that is shipped. */
  private static final long MOST_GUESSES = 20_000_000;

  /** More solutions than a search finds within the guess limit. */
  private static final long MANY = 200_000;

  @TempDir private Path directory;

  @ParameterizedTest
  @FieldSource("SHIPPED")
  void header_givesTheTotals(String name) {
    Corpus corpus = Corpus.load(name);
    assertThat(corpus.puzzles()).doesNotHaveDuplicates().hasSize((int) corpus.total("puzzles"));
    assertThat(corpus.puzzles().stream().mapToInt(Board::clueCount).sum())
        .isEqualTo((int) corpus.total("clues"));
    assertThat(solutions(corpus)).isEqualTo(corpus.total("solutions"));
    assertThat(solutions(Corpus.load(name + ":10")))
        .isEqualTo(corpus.total("solutions of the first 10"));
  }

  private static long solutions(Corpus corpus) {
    return corpus.puzzles().stream()
        .mapToLong(puzzle -> SOLVER.countSolutions(puzzle, Long.MAX_VALUE))
        .sum();
  }

  @Test
  void easy_has36Clues() {
    assertThat(Corpus.load("easy").puzzles())
        .allSatisfy(puzzle -> assertThat(puzzle.clueCount()).isEqualTo(36))
        .allMatch(SOLVER::hasUniqueSolution);
  }

  @Test
  void minimal_needsEveryClue() {
    assertThat(Corpus.load("minimal").puzzles())
        .allMatch(SOLVER::hasUniqueSolution)
        .noneMatch(CorporaTest::hasRedundantClue);
  }

  private static boolean hasRedundantClue(Board puzzle) {
    return IntStream.range(0, 81)
        .filter(cell -> puzzle.digit(cell) != 0)
        .anyMatch(cell -> SOLVER.hasUniqueSolution(puzzle.with(cell, 0)));
  }

  @Test
  void hard_needsManyGuesses() {
    Corpus hard = Corpus.load("hard");
    assertThat(hard.puzzles()).hasSizeGreaterThanOrEqualTo(500).allMatch(SOLVER::hasUniqueSolution);
    assertThat(medianGuesses(hard)).isGreaterThanOrEqualTo(20);
  }

  private static long medianGuesses(Corpus corpus) {
    return corpus.puzzles().stream()
        .mapToLong(CorporaTest::guesses)
        .sorted()
        .skip(corpus.size() / 2)
        .findFirst()
        .orElseThrow();
  }

  private static long guesses(Board puzzle) {
    Search search = Algorithm.BITBOARD.solver().search(puzzle);
    while (search.advance(Long.MAX_VALUE) != Progress.EXHAUSTED) {}
    return search.guesses();
  }

  @Test
  void manySolutions_hasThousands() {
    assertThat(Corpus.load("many-solutions").puzzles())
        .allSatisfy(
            board -> assertThat(SOLVER.countSolutions(board, 5_000)).isBetween(1_000L, 4_999L));
  }

  @Test
  void unsolvable_isConsistent() {
    assertThat(Corpus.load("unsolvable").puzzles())
        .allMatch(Board::isConsistent)
        .allMatch(board -> SOLVER.solve(board).isEmpty());
  }

  static Stream<Arguments> strategies() {
    return SHIPPED.stream()
        .flatMap(
            corpus ->
                Stream.of(Algorithm.values())
                    .filter(Algorithm::isAvailable)
                    .flatMap(
                        algorithm ->
                            Stream.of(CellOrder.values())
                                .map(order -> Arguments.of(corpus, algorithm, order))));
  }

  /** A strategy that runs without a bound must come to an end. */
  @ParameterizedTest
  @MethodSource("strategies")
  void solver_staysWithinTheGuessLimit_orIsBounded(
      String name, Algorithm algorithm, CellOrder order) {
    Corpus corpus = Corpus.load(name);
    if (!corpus.isBounded(algorithm)) {
      Solver bounded = algorithm.solver(order).within(SearchLimit.guesses(corpus.guessLimit()));
      assertThatCode(
              () ->
                  corpus.puzzles().stream()
                      .limit(Slices.of(20, Integer.MAX_VALUE))
                      .forEach(puzzle -> bounded.countSolutions(puzzle, Long.MAX_VALUE)))
          .doesNotThrowAnyException();
    }
  }

  /** The three textbook strategies make the same guesses. */
  @Tag(Slices.WHOLE)
  @ParameterizedTest
  @FieldSource("SHIPPED")
  void patientSolver_rowByRow_ends(String name) {
    Corpus corpus = Corpus.load(name);
    Solver solver = corpus.patientSolver(Algorithm.BITMASK, CellOrder.ROW_MAJOR);
    Solver bounded = solver.within(SearchLimit.guesses(MOST_GUESSES));
    assertThatCode(() -> corpus.puzzles().parallelStream().forEach(bounded::solve))
        .doesNotThrowAnyException();
  }

  @Test
  void patientSolver_sliceAndFile() throws IOException {
    Board board = Board.EMPTY.with(80, 1);
    Path file = Files.writeString(directory.resolve("hard.txt"), board + "\n");
    Solver onSlice = Corpus.load("hard:3").patientSolver(Algorithm.BITMASK, CellOrder.ROW_MAJOR);
    Solver onFile =
        Corpus.load(file.toString()).patientSolver(Algorithm.BITMASK, CellOrder.ROW_MAJOR);
    assertThat(onSlice.countSolutions(board, MANY)).isEqualTo(MANY);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> onFile.countSolutions(board, MANY));
  }

  @ParameterizedTest
  @FieldSource("SHIPPED")
  void slice_isTheBeginning(String name) {
    assertThat(Corpus.load(name + ":7").puzzles())
        .isEqualTo(Corpus.load(name).puzzles().subList(0, 7));
  }

  @Test
  void load_file() throws IOException {
    Board board = Board.EMPTY.with(0, 5);
    Path file = Files.writeString(directory.resolve("a.txt"), "# hello\n\n" + board + " # x\n");
    Corpus corpus = Corpus.load(file.toString());
    assertThat(corpus.puzzles()).containsExactly(board);
    assertThat(corpus.isBounded(Algorithm.EXACT_COVER)).isTrue();
    assertThat(corpus.label()).isEqualTo("a");
  }

  @Test
  void load_noSuchCorpus() {
    assertThatThrownBy(() -> Corpus.load("nothing"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no corpus and no file 'nothing'");
  }

  @Test
  void load_fileWithAFault() throws IOException {
    Path file = Files.writeString(directory.resolve("a.txt"), Board.EMPTY + "\nx1.\n");
    assertThatThrownBy(() -> Corpus.load(file.toString()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("line 2");
  }

  @Test
  void load_emptyFile() throws IOException {
    Path file = Files.writeString(directory.resolve("a.txt"), "# nothing\n");
    assertThatThrownBy(() -> Corpus.load(file.toString()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("holds no puzzle");
  }

  @Test
  void load_guessLimitThatIsNoNumber() throws IOException {
    Path file =
        Files.writeString(directory.resolve("a.txt"), "# guess limit: many\n" + Board.EMPTY);
    assertThatThrownBy(() -> Corpus.load(file.toString()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("gives 'many' for guess limit; expected a number");
  }

  @Test
  void load_headerOfManyBlanks() throws IOException {
    String blanks = " ".repeat(1_000_000);
    Path file = Files.writeString(directory.resolve("a.txt"), "#" + blanks + "\n" + Board.EMPTY);
    assertThat(Corpus.load(file.toString()).header()).isEmpty();
  }

  @Test
  void fingerprint_ignoresOrderAndPermutation() throws IOException {
    Random random = new Random(1);
    List<String> permuted =
        new ArrayList<>(
            Corpus.load("minimal:20").puzzles().stream()
                .map(puzzle -> Transformation.random(random::nextLong).apply(puzzle).toString())
                .toList());
    Collections.reverse(permuted);
    Path file = Files.write(directory.resolve("a.txt"), permuted);
    String expected = Corpus.load("minimal:20").fingerprint();
    assertThat(expected).matches("[0-9a-f]{64}");
    assertThat(Corpus.load(file.toString()).fingerprint()).isEqualTo(expected);
    assertThat(Corpus.load(file + ":19").fingerprint()).isNotEqualTo(expected);
    assertThat(Outcome.of("fingerprint", "minimal:20").out())
        .isEqualTo(expected + "  20  minimal:20" + System.lineSeparator());
  }
}
