package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.symmetry.Canonical;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Canonical forms found per second, by one thread. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class CanonicalBenchmark extends PuzzleBenchmark {
  private static final long SEED = 42;
  private static final int BOARDS = 1_000;

  /** The kind of boards. */
  public enum Kind {
    /** Solved boards, drawn uniformly. */
    SOLVED,
    /** Random minimal puzzles, 24 clues on the average. */
    MINIMAL,
    /** Solved boards with one cell emptied: the first row has eight digits to label. */
    ONE_EMPTY,
    /** A full row in each band and nothing else: the slowest boards known. */
    THREE_ROWS;

    private Board board(Random random) {
      Board solution = PuzzleGenerator.randomSolution(random::nextLong);
      return switch (this) {
        case SOLVED -> solution;
        case MINIMAL -> Minimality.minimize(solution, random::nextLong);
        case ONE_EMPTY -> solution.with(random.nextInt(81), 0);
        case THREE_ROWS -> Board.parse(solution.toString().replaceAll("(.{9}).{18}", "$1" + DOTS));
      };
    }

    private static final String DOTS = ".".repeat(18);
  }

  /** The kind of boards. */
  @Param public Kind kind;

  @Setup
  public void setUp() {
    Random random = new Random(SEED);
    use(Stream.generate(() -> kind.board(random)).limit(BOARDS).toList());
  }

  @Benchmark
  public Board form() {
    return Canonical.form(next());
  }
}
