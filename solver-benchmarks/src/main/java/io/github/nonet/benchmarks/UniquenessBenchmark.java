package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Time to decide whether a puzzle is proper: to find its solution, and to prove that there is no
 * other.
 */
public class UniquenessBenchmark extends PuzzleBenchmark {
  @Param Algorithm algorithm;

  @Param("MOST_CONSTRAINED")
  CellOrder order;

  @Param({"easy", "minimal", "hard", "unsolvable"})
  String corpus;

  @Setup
  public void setUp() {
    use(corpus, algorithm, order);
  }

  /** Asks whether the next puzzle is proper. */
  @Benchmark
  public Boolean hasUniqueSolution() {
    return ask(Solver::hasUniqueSolution);
  }
}
