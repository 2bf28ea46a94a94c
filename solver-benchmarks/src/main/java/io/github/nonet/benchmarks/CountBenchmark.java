package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.CellOrder;
import io.github.nonet.SearchLimitExceededException;
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
 * Time to count all solutions of a board that has thousands.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar CountBenchmark
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class CountBenchmark {
  @Param Algorithm algorithm;

  @Param("MOST_CONSTRAINED")
  CellOrder order;

  @Param("many-solutions")
  String corpus;

  private Workload workload;

  /** Loads the puzzles. */
  @Setup
  public void setUp() {
    workload = Workload.of(algorithm, order, corpus);
  }

  /** Counts the solutions of the next board, or gives up at the guess limit. */
  @Benchmark
  public long countSolutions(Tally tally) {
    try {
      long count = workload.solver().countSolutions(workload.next(), Long.MAX_VALUE);
      tally.finished++;
      return count;
    } catch (SearchLimitExceededException e) {
      tally.unfinished++;
      return 0;
    }
  }
}
