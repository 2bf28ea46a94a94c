package io.github.nonet.benchmarks;

import io.github.nonet.Board;
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
 * Time that other libraries need, each behind the interface of ours.
 *
 * <p>{@code solver} may be any class name of a {@link io.github.nonet.Solver} on the class path.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar ThirdPartyBenchmark
 * java -cp solver-benchmarks/target/benchmarks.jar:mine.jar io.github.nonet.benchmarks.Main \
 *     ThirdPartyBenchmark -p solver=com.example.MySolver
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class ThirdPartyBenchmark {
  @Param({"ChocoRival", "JanetRival", "OrToolsRival", "Sat4jRival"})
  String solver;

  @Param({"easy", "minimal", "hard"})
  String corpus;

  private Workload workload;

  /** Loads the puzzles and checks that the solver solves the first of them. */
  @Setup
  public void setUp() {
    workload = Workload.of(solver, corpus);
  }

  /** Solves the next puzzle. */
  @Benchmark
  public Optional<Board> solve() {
    return workload.solver().solve(workload.next());
  }

  /** Asks whether the next puzzle is proper. */
  @Benchmark
  public boolean hasUniqueSolution() {
    return workload.solver().hasUniqueSolution(workload.next());
  }
}
