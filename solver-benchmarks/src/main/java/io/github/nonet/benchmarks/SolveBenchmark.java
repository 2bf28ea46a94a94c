package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Time to find the first solution of a puzzle. */
public class SolveBenchmark extends PuzzleBenchmark {
  @Param Algorithm algorithm;

  @Param CellOrder order;

  @Param({"easy", "minimal", "hard"})
  String corpus;

  @Setup
  public void setUp() {
    use(corpus, algorithm, order);
  }

  /** Solves the next puzzle. */
  @Benchmark
  public Optional<Board> solve() {
    return ask(Solver::solve);
  }
}
