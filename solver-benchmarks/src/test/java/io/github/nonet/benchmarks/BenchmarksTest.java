package io.github.nonet.benchmarks;

import static java.lang.Boolean.TRUE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Search;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every benchmark method runs with every parameter, and comes to the totals of the corpus. */
class BenchmarksTest {
  private static final int SLICE = Slices.of(1, 10);

  @TempDir private Path directory;

  static Stream<Arguments> solving() {
    return Parameters.of(SolveBenchmark.class, "algorithm", "order", "corpus");
  }

  @ParameterizedTest
  @MethodSource("solving")
  void solve(Algorithm algorithm, CellOrder order, String corpus) {
    SolveBenchmark benchmark = new SolveBenchmark();
    benchmark.algorithm = algorithm;
    benchmark.order = order;
    benchmark.corpus = corpus + ":" + SLICE;
    benchmark.setUp();
    List<Board> puzzles = Corpus.load(benchmark.corpus).puzzles();
    assertThat(puzzles).allMatch(puzzle -> isSolved(puzzle, benchmark.solve()));
  }

  static Stream<Arguments> textbook() {
    return Stream.concat(
        Parameters.of(TextbookBenchmark.class, "solver", "order", "corpus"),
        Stream.of(Arguments.of(OfTheReader.class.getName(), CellOrder.ROW_MAJOR, "easy")));
  }

  @ParameterizedTest
  @MethodSource("textbook")
  void textbookAndOthers(String solver, CellOrder order, String corpus) {
    TextbookBenchmark benchmark = new TextbookBenchmark();
    benchmark.solver = solver;
    benchmark.order = order;
    benchmark.corpus = corpus + ":" + SLICE;
    benchmark.setUp();
    List<Board> puzzles = Corpus.load(benchmark.corpus).puzzles();
    assertThat(puzzles).allMatch(puzzle -> isSolved(puzzle, benchmark.solve()));
  }

  /** A solver that the module does not know. */
  public static final class OfTheReader implements Solver {
    @Override
    public Search search(Board puzzle) {
      return Algorithm.EXACT_COVER.solver().search(puzzle);
    }
  }

  /** A solver that the module does not know, and that is wrong. */
  public static final class Wrong implements Solver {
    @Override
    public Search search(Board puzzle) {
      return Algorithm.EXACT_COVER.solver().search(Board.EMPTY);
    }
  }

  @Test
  void textbook_wrongAnswer_fails() {
    TextbookBenchmark benchmark = new TextbookBenchmark();
    benchmark.solver = Wrong.class.getName();
    benchmark.corpus = "easy";
    assertThatIllegalStateException()
        .isThrownBy(benchmark::setUp)
        .withMessageStartingWith("wrong answer for ");
  }

  @Test
  void textbook_noSuchSolver_fails() {
    TextbookBenchmark benchmark = new TextbookBenchmark();
    benchmark.solver = "BITMAKS";
    benchmark.corpus = "easy";
    assertThatIllegalArgumentException()
        .isThrownBy(benchmark::setUp)
        .withMessageStartingWith("no solver 'BITMAKS'");
  }

  /** A search that is given up has no time: the benchmark fails, as a file may need years. */
  @Test
  void givenUp_fails() throws IOException {
    Board first = Corpus.load("easy").puzzles().get(0);
    List<String> lines = new ArrayList<>(Collections.nCopies(5, first.toString()));
    lines.add(
        "........."
            + "....."
            + "3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    SolveBenchmark benchmark = new SolveBenchmark();
    benchmark.algorithm = Algorithm.BITMASK;
    benchmark.order = CellOrder.ROW_MAJOR;
    benchmark.corpus = Files.write(directory.resolve("mine.txt"), lines).toString();
    benchmark.setUp();
    assertThat(times(5).map(i -> benchmark.solve())).allMatch(Optional::isPresent);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(benchmark::solve)
        .withMessageStartingWith("the search was given up after 100000 guesses");
  }

  static Stream<Arguments> proving() {
    return Parameters.of(UniquenessBenchmark.class, "algorithm", "order", "corpus");
  }

  @ParameterizedTest
  @MethodSource("proving")
  void hasUniqueSolution(Algorithm algorithm, CellOrder order, String corpus) {
    UniquenessBenchmark benchmark = new UniquenessBenchmark();
    benchmark.algorithm = algorithm;
    benchmark.order = order;
    benchmark.corpus = corpus + ":" + SLICE;
    benchmark.setUp();
    long proper = times(SLICE).filter(i -> benchmark.hasUniqueSolution() == TRUE).count();
    assertThat(proper).isEqualTo(solutions(corpus));
  }

  static Stream<Arguments> counting() {
    return Parameters.of(CountBenchmark.class, "algorithm", "order", "corpus");
  }

  @ParameterizedTest
  @MethodSource("counting")
  void countSolutions(Algorithm algorithm, CellOrder order, String corpus) {
    CountBenchmark benchmark = new CountBenchmark();
    benchmark.algorithm = algorithm;
    benchmark.order = order;
    benchmark.corpus = corpus + ":" + SLICE;
    benchmark.setUp();
    long solutions = times(SLICE).mapToLong(i -> benchmark.countSolutions()).sum();
    assertThat(solutions).isEqualTo(solutions(corpus));
  }

  static Stream<Arguments> thirdParties() {
    return Parameters.of(ThirdPartyBenchmark.class, "solver", "corpus");
  }

  @ParameterizedTest
  @MethodSource("thirdParties")
  void thirdParty(String solver, String corpus) {
    ThirdPartyBenchmark benchmark = new ThirdPartyBenchmark();
    benchmark.solver = solver;
    benchmark.corpus = corpus + ":" + SLICE;
    benchmark.setUp();
    List<Board> puzzles = Corpus.load(benchmark.corpus).puzzles();
    assertThat(puzzles).allMatch(puzzle -> isSolved(puzzle, benchmark.solve()));
    assertThat(puzzles).allMatch(puzzle -> benchmark.hasUniqueSolution());
  }

  static Stream<Arguments> variants() {
    return Parameters.of(VariantBenchmark.class, "solver", "corpus");
  }

  /** The rivals may need more than the time of this test: then the benchmark fails. */
  @ParameterizedTest
  @MethodSource("variants")
  void variant(String solver, String corpus) {
    VariantBenchmark benchmark = new VariantBenchmark();
    benchmark.solver = solver;
    benchmark.corpus = corpus + ":" + Slices.of(1, 2);
    benchmark.seconds = solver.equals("Nonet") ? 60 : 1;
    benchmark.setUp();
    for (int i = 0; i < Slices.of(1, 3); i++) {
      try {
        assertThat(benchmark.hasUniqueSolution()).isTrue();
      } catch (IllegalStateException e) {
        assertThat(e).hasMessageStartingWith(solver + " did not finish within 1 s: ");
      }
    }
  }

  @Test
  void variant_timeIsUp_fails() {
    VariantBenchmark benchmark = new VariantBenchmark();
    benchmark.solver = "Nonet";
    benchmark.corpus = "16x16:1";
    benchmark.setUp();
    assertThatIllegalStateException()
        .isThrownBy(benchmark::hasUniqueSolution)
        .withMessageStartingWith("Nonet did not finish within 0 s: ");
  }

  static Stream<Arguments> parsing() {
    return Parameters.of(ParseBenchmark.class, "corpus");
  }

  @ParameterizedTest
  @MethodSource("parsing")
  void parse(String corpus) {
    Corpus slice = Corpus.load(corpus + ":" + SLICE);
    Set<Board> boards = Set.copyOf(slice.puzzles());
    ParseBenchmark benchmark = new ParseBenchmark();
    benchmark.corpus = slice.name();
    benchmark.setUp();
    assertThat(times(SLICE).map(i -> benchmark.parseLine())).hasSameElementsAs(boards);
    assertThat(times(SLICE).map(i -> benchmark.parseGrid())).hasSameElementsAs(boards);
    assertThat(times(SLICE).map(i -> benchmark.format()).map(Board::parse))
        .hasSameElementsAs(boards);
  }

  static Stream<Arguments> coldStarts() {
    return Parameters.of(ColdStartBenchmark.class, "algorithm");
  }

  @ParameterizedTest
  @MethodSource("coldStarts")
  void coldStart(Algorithm algorithm) {
    ColdStartBenchmark benchmark = new ColdStartBenchmark();
    benchmark.algorithm = algorithm;
    assertThat(benchmark.solve()).get().matches(Board::isSolved);
  }

  private static Stream<Integer> times(int count) {
    return IntStream.range(0, count).boxed();
  }

  private static boolean isSolved(Board puzzle, Optional<Board> answer) {
    return answer.filter(board -> board.isSolutionOf(puzzle)).isPresent();
  }

  /** The header of a corpus gives it for ten; another engine counts it again. */
  private static long solutions(String corpus) {
    Solver other = Algorithm.EXACT_COVER.solver();
    return Corpus.load(corpus + ":" + SLICE).puzzles().stream()
        .mapToLong(puzzle -> other.countSolutions(puzzle, Long.MAX_VALUE))
        .sum();
  }
}
