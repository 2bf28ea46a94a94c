package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time of the very first puzzle in a fresh Java virtual machine: classes are loaded, tables are
 * made, nothing is compiled.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
public class ColdStartBenchmark {
  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  @Param Algorithm algorithm;

  /** Reads and solves a puzzle. */
  @Benchmark
  public Optional<Board> solve() {
    return algorithm.solver().solve(Board.parse(PUZZLE));
  }
}
