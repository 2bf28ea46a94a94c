package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Solver;
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
 * Time to solve one puzzle of moderate difficulty, for each algorithm.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar SolveBenchmark
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class SolveBenchmark {
  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  @Param Algorithm algorithm;

  private Solver solver;
  private Board puzzle;

  /** Makes the solver and the puzzle. */
  @Setup
  public void setUp() {
    solver = algorithm.solver();
    puzzle = Board.parse(PUZZLE);
  }

  /** Solves the puzzle. */
  @Benchmark
  public Optional<Board> solve() {
    return solver.solve(puzzle);
  }
}
