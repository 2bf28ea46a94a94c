package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.ThirdParty;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Time that other libraries need, each behind the interface of ours.
 *
 * <p>{@code solver} may be any class name of a {@link Solver} on the class path.
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar jmh ThirdPartyBenchmark
 * java -cp solver-benchmarks/target/benchmarks.jar:mine.jar io.github.nonet.benchmarks.Main \
 *     jmh ThirdPartyBenchmark -p solver=com.example.MySolver
 * }</pre>
 */
public class ThirdPartyBenchmark extends PuzzleBenchmark {
  private static final int CHECKED_PUZZLES = 5;

  @Param({"ChocoRival", "JanetRival", "OrToolsRival", "Sat4jRival"})
  String solver;

  @Param({"easy", "minimal", "hard"})
  String corpus;

  /** Loads the puzzles and checks that the solver solves the first of them. */
  @Setup
  public void setUp() {
    Corpus loaded = Corpus.load(corpus);
    Solver other = ThirdParty.solver(solver);
    loaded.puzzles().stream()
        .limit(CHECKED_PUZZLES)
        .forEach(puzzle -> Corpus.requireRight(puzzle, other.solve(puzzle).orElse(null)));
    use(loaded, other);
  }

  /** Solves the next puzzle. */
  @Benchmark
  public Optional<Board> solve(Tally tally) {
    return ask(Solver::solve, tally);
  }

  /** Asks whether the next puzzle is proper. */
  @Benchmark
  public Boolean hasUniqueSolution(Tally tally) {
    return ask(Solver::hasUniqueSolution, tally);
  }
}
