package io.github.nonet.benchmarks;

import static java.lang.Boolean.TRUE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every benchmark method runs with every parameter, and comes to the totals of the corpus. */
class BenchmarksTest {
  private static final int SLICE = 10;

  private final Tally tally = new Tally();

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
    long solved = puzzles.stream().filter(p -> isSolved(p, benchmark.solve(tally))).count();
    assertThat(solved).isEqualTo(tally.finished);
    assertTotal(algorithm, order, corpus, solved);
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
    long proper = times(SLICE).filter(i -> benchmark.hasUniqueSolution(tally) == TRUE).count();
    assertTotal(algorithm, order, corpus, proper);
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
    long solutions =
        times(SLICE)
            .map(i -> benchmark.countSolutions(tally))
            .filter(Objects::nonNull)
            .mapToLong(Long::longValue)
            .sum();
    assertTotal(algorithm, order, corpus, solutions);
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
    assertThat(puzzles).allMatch(puzzle -> isSolved(puzzle, benchmark.solve(tally)));
    assertThat(puzzles).allMatch(puzzle -> benchmark.hasUniqueSolution(tally));
    assertThat(tally.finished).isEqualTo(2 * SLICE);
  }

  static Stream<Arguments> variants() {
    return Parameters.of(VariantBenchmark.class, "solver", "corpus");
  }

  /** The rivals may need more than the time of this test. */
  @ParameterizedTest
  @MethodSource("variants")
  void variant(String solver, String corpus) {
    VariantBenchmark benchmark = new VariantBenchmark();
    benchmark.solver = solver;
    benchmark.corpus = corpus + ":2";
    benchmark.seconds = solver.equals("Nonet") ? 60 : 1;
    benchmark.setUp();
    long proper =
        Stream.of(1, 2, 3).filter(i -> benchmark.hasUniqueSolution(tally) == TRUE).count();
    assertThat(proper).isEqualTo(tally.finished);
    assertThat(tally.finished + tally.unfinished).isEqualTo(3);
    assertThat(tally.unfinished == 0 || benchmark.seconds == 1).isTrue();
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
    return answer != null && answer.filter(board -> board.isSolutionOf(puzzle)).isPresent();
  }

  /** All, unless the algorithm is bounded and gave up; then those that did not give up. */
  private void assertTotal(Algorithm algorithm, CellOrder order, String corpus, long found) {
    long expected = Corpus.load(corpus).total("solutions of the first " + SLICE);
    assertThat(tally.finished + tally.unfinished).isEqualTo(SLICE);
    if (tally.unfinished == 0) {
      assertThat(found).isEqualTo(expected);
    } else {
      assertThat(Corpus.load(corpus).isBounded(algorithm)).isTrue();
      assertThat(order).isEqualTo(CellOrder.ROW_MAJOR);
      assertThat(found).isLessThanOrEqualTo(Math.min(expected, tally.finished));
    }
  }
}
