package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The time of other libraries, each adapted to the interface of ours.
 *
 * <p>{@code solver} may be any class name of a {@link Solver} on the class path.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar jmh ThirdPartyBenchmark
 * }</pre>
 *
 * <p>{@link TextbookBenchmark} compares a solver with the strategies of this library.
 */
public class ThirdPartyBenchmark extends PuzzleBenchmark {
  @Param({"ChocoRival", "JanetRival", "OrToolsRival", "Sat4jRival"})
  String solver;

  @Param({"easy", "minimal", "hard"})
  String corpus;

  /** Loads the puzzles and the solver. */
  @Setup
  public void setUp() {
    use(Corpus.load(corpus), ThirdParty.solver(solver));
  }

  /** Solves the next puzzle. */
  @Benchmark
  public Optional<Board> solve() {
    return ask(Solver::solve);
  }

  /** Asks whether the next puzzle is proper. */
  @Benchmark
  public Boolean hasUniqueSolution() {
    return ask(Solver::hasUniqueSolution);
  }
}
