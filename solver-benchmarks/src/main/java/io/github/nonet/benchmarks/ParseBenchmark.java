package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
 * Time to turn text into a board, and a board into text.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar ParseBenchmark
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class ParseBenchmark {
  @Param({"easy", "hard"})
  String corpus;

  private Board[] boards;
  private String[] lines;
  private String[] grids;
  private int next;

  /** Loads the puzzles and writes them down in both forms. */
  @Setup
  public void setUp() {
    boards = Corpus.load(corpus).puzzles().toArray(Board[]::new);
    lines = Stream.of(boards).map(Board::toString).toArray(String[]::new);
    grids = Stream.of(boards).map(Board::toGridString).toArray(String[]::new);
  }

  private int next() {
    next = next + 1 < boards.length ? next + 1 : 0;
    return next;
  }

  /** Reads the line of 81 characters. */
  @Benchmark
  public Board parseLine() {
    return Board.parse(lines[next()]);
  }

  /** Reads the picture for people. */
  @Benchmark
  public Board parseGrid() {
    return Board.parse(grids[next()]);
  }

  /** Writes the line of 81 characters. */
  @Benchmark
  public String format() {
    return boards[next()].toString();
  }
}
