package io.github.nonet.benchmarks;

import io.github.nonet.benchmarks.corpus.GridCorpus;
import io.github.nonet.benchmarks.corpus.GridCorpus.Puzzle;
import io.github.nonet.benchmarks.rivals.GridFinder;
import io.github.nonet.variant.Grid;
import java.time.Duration;
import java.util.List;
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
 * Time to decide whether a grid of another size or variant is proper, with this library and others.
 * It includes building the model, which for ours is the tables of cages and constraints.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar jmh VariantBenchmark -p corpus=16x16
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class VariantBenchmark {
  private static final int CHECKED_PUZZLES = 2;
  private static final int ENOUGH = 2;

  @Param({"Nonet", "OrToolsGrid", "Sat4jGrid", "ChocoGrid"})
  String solver;

  @Param({
    "6x6",
    "12x12",
    "16x16",
    "x",
    "hyper",
    "jigsaw",
    "samurai",
    "killer",
    "thermometer",
    "renban",
    "arrow",
    "sandwich"
  })
  String corpus;

  /** The time by the clock after which a grid is given up. */
  @Param("10")
  int seconds;

  private List<Puzzle> puzzles;
  private GridFinder finder;
  private Duration limit;
  private int next;

  /** Loads the puzzles and checks that the solver's answers to the first of them are right. */
  @Setup
  public void setUp() {
    puzzles = GridCorpus.load(corpus).puzzles();
    finder = GridFinder.of(solver);
    limit = Duration.ofSeconds(seconds);
    puzzles.stream().limit(CHECKED_PUZZLES).map(Puzzle::grid).forEach(this::requireRight);
  }

  private void requireRight(Grid puzzle) {
    List<Grid> found = finder.find(puzzle, ENOUGH, limit).orElse(List.of());
    if (!found.stream().allMatch(solution -> solution.isSolutionOf(puzzle))) {
      throw new IllegalStateException("wrong answer of " + solver + " for " + puzzle);
    }
  }

  /** Asks whether the next grid is proper. The benchmark fails if the time is not enough. */
  @Benchmark
  public Boolean hasUniqueSolution() {
    Grid puzzle = puzzles.get(next).grid();
    next = next + 1 < puzzles.size() ? next + 1 : 0;
    return finder.count(puzzle, ENOUGH, limit).orElseThrow(() -> timeIsUp(puzzle)) == 1;
  }

  private IllegalStateException timeIsUp(Grid puzzle) {
    return new IllegalStateException(
        solver + " did not finish within " + seconds + " s: " + puzzle);
  }
}
