package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.SolutionPath;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Time to find a hint, and the whole path to the solution. */
public class HintBenchmark extends PuzzleBenchmark {
  private static final LogicalSolver SOLVER = LogicalSolver.standard();

  /** The singles, which come first: what is left when they end is where people want a hint. */
  private static final LogicalSolver SINGLES =
      LogicalSolver.of(Technique.FULL_HOUSE, Technique.NAKED_SINGLE, Technique.HIDDEN_SINGLE);

  @Param({"minimal", "hard"})
  String corpus;

  private Candidates[] stuck;
  private int nextStuck;

  /** Loads the puzzles, and solves each as far as singles go. */
  @Setup
  public void setUp() {
    List<Board> puzzles = Corpus.load(corpus).puzzles();
    use(puzzles);
    stuck =
        puzzles.stream()
            .map(puzzle -> SINGLES.solve(Candidates.of(puzzle)))
            .filter(path -> !path.isSolved())
            .map(SolutionPath::end)
            .toArray(Candidates[]::new);
    if (stuck.length == 0) {
      throw new IllegalArgumentException("singles solve all puzzles of " + corpus);
    }
  }

  /** Finds the first step of the next puzzle: nearly always a single. */
  @Benchmark
  public Optional<Step> firstStep() {
    return SOLVER.nextStep(Candidates.of(next()));
  }

  /** Finds the next step of a state that has no single. */
  @Benchmark
  public Optional<Step> stepBeyondSingles() {
    Candidates state = stuck[nextStuck];
    nextStuck = nextStuck + 1 < stuck.length ? nextStuck + 1 : 0;
    return SOLVER.nextStep(state);
  }

  /** Finds all steps of the next puzzle. */
  @Benchmark
  public SolutionPath path() {
    return SOLVER.solve(Candidates.of(next()));
  }
}
