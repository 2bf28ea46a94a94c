package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The three textbook strategies on the same puzzles, and any solver of yours next to them: time to
 * find the first solution of a puzzle.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar jmh TextbookBenchmark
 * java -cp solver-benchmarks/target/benchmarks.jar:mine.jar io.github.nonet.benchmarks.Main \
 *     jmh TextbookBenchmark -p solver=BOOLEAN_ARRAY,BITMASK,CANDIDATE_SET,com.example.MySolver
 * }</pre>
 */
@Fork(5)
public class TextbookBenchmark extends PuzzleBenchmark {
  /** The names of algorithms, and the class names of other solvers on the class path. */
  @Param({"BOOLEAN_ARRAY", "BITMASK", "CANDIDATE_SET"})
  String solver;

  /** The order of the algorithms; other solvers have their own. */
  @Param("ROW_MAJOR")
  CellOrder order;

  @Param("easy")
  String corpus;

  /** Loads the puzzles and the solver. */
  @Setup
  public void setUp() {
    Corpus loaded = Corpus.load(corpus);
    use(
        loaded,
        Stream.of(Algorithm.values())
            .filter(algorithm -> algorithm.name().equals(solver))
            .findFirst()
            .map(algorithm -> loaded.patientSolver(algorithm, order))
            .orElseGet(() -> ThirdParty.solver(solver)));
  }

  /** Solves the next puzzle. */
  @Benchmark
  public Optional<Board> solve() {
    return ask(Solver::solve);
  }
}
