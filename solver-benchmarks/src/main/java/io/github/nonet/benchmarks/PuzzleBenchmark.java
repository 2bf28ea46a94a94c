package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The common part of benchmarks: the settings of JMH, and the puzzles of a corpus, round and round.
 *
 * <p>One JMH operation is one puzzle, so every figure reads "per puzzle". A trial that is too short
 * for the whole corpus has measured a part of it; the order of the puzzles is random.
 *
 * <p>To run one of them, with options of JMH after its name:
 *
 * <pre>{@code
 * java -jar solver-benchmarks/target/benchmarks.jar jmh SolveBenchmark -p corpus=hard -prof gc
 * }</pre>
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public abstract class PuzzleBenchmark {
  private static final int CHECKED_PUZZLES = 5;

  private Board[] puzzles;
  private int next;
  private Solver solver;

  /** For the subclasses. */
  protected PuzzleBenchmark() {}

  final void use(List<Board> puzzles) {
    this.puzzles = puzzles.toArray(Board[]::new);
  }

  /** Sets the puzzles, and the solver that {@link #ask} asks, if its first answers are right. */
  final void use(Corpus corpus, Solver solver) {
    use(corpus.puzzles());
    this.solver = solver;
    corpus.puzzles().stream()
        .limit(CHECKED_PUZZLES)
        .forEach(puzzle -> Corpus.requireRight(puzzle, solver.solve(puzzle).orElse(null)));
  }

  final void use(String corpus, Algorithm algorithm, CellOrder order) {
    Corpus loaded = Corpus.load(corpus);
    use(loaded, loaded.patientSolver(algorithm, order));
  }

  /** Returns the next puzzle; the first one follows the last. */
  final Board next() {
    Board puzzle = puzzles[next];
    next = next + 1 < puzzles.length ? next + 1 : 0;
    return puzzle;
  }

  /**
   * Asks the solver about the next puzzle. If it gives up, the benchmark fails: the time up to
   * there is not the time of an answer.
   */
  final <T> T ask(BiFunction<Solver, Board, T> question) {
    return question.apply(solver, next());
  }
}
