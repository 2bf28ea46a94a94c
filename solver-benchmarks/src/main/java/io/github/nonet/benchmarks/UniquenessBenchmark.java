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
 * Time to tell whether a puzzle is proper: to find its solution, and that there is no other.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar UniquenessBenchmark -p algorithm=EXACT_COVER
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class UniquenessBenchmark {
  @Param Algorithm algorithm;

  @Param("MOST_CONSTRAINED")
  CellOrder order;

  @Param({"easy", "minimal", "hard", "unsolvable"})
  String corpus;

  private Workload workload;

  /** Loads the puzzles. */
  @Setup
  public void setUp() {
    workload = Workload.of(algorithm, order, corpus);
  }

  /** Asks whether the next puzzle is proper, or gives up at the guess limit. */
  @Benchmark
  public boolean hasUniqueSolution(Tally tally) {
    try {
      boolean isProper = workload.solver().hasUniqueSolution(workload.next());
      tally.finished++;
      return isProper;
    } catch (SearchLimitExceededException e) {
      tally.unfinished++;
      return false;
    }
  }
}
