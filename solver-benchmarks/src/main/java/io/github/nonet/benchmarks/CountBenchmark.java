package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Time to count all solutions of a board that has thousands. */
public class CountBenchmark extends PuzzleBenchmark {
  @Param Algorithm algorithm;

  @Param("MOST_CONSTRAINED")
  CellOrder order;

  @Param("many-solutions")
  String corpus;

  @Setup
  public void setUp() {
    use(corpus, algorithm, order);
  }

  /** Counts the solutions of the next board. */
  @Benchmark
  public Long countSolutions() {
    return ask((solver, board) -> solver.countSolutions(board, Long.MAX_VALUE));
  }
}
