package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.SearchLimitExceededException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time to find the first solution of a puzzle.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar SolveBenchmark -p corpus=hard -prof gc
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SolveBenchmark {
  @Param Algorithm algorithm;

  @Param CellOrder order;

  @Param({"easy", "minimal", "hard"})
  String corpus;

  private Workload workload;

  /** Loads the puzzles. */
  @Setup
  public void setUp() {
    workload = Workload.of(algorithm, order, corpus);
  }

  /** Solves the next puzzle, or gives up at the guess limit. */
  @Benchmark
  public Optional<Board> solve(Tally tally) {
    try {
      Optional<Board> solution = workload.solver().solve(workload.next());
      tally.finished++;
      return solution;
    } catch (SearchLimitExceededException e) {
      tally.unfinished++;
      return Optional.empty();
    }
  }
}
