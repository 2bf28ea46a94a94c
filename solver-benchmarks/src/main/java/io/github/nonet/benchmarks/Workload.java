package io.github.nonet.benchmarks;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import java.util.List;

/** What one JMH trial works on: a solver, and the puzzles of a corpus round and round. */
final class Workload {
  /*
   * One JMH operation is one puzzle, so every figure reads "per puzzle". A trial that is too short
   * for the whole corpus has measured its beginning; the puzzles are in no particular order.
   */

  private static final int CHECKED_PUZZLES = 5;

  private final Solver solver;
  private final Board[] puzzles;
  private int next;

  private Workload(Solver solver, List<Board> puzzles) {
    this.solver = solver;
    this.puzzles = puzzles.toArray(Board[]::new);
  }

  /** Returns the workload of an algorithm, bounded where the corpus does not know it to finish. */
  static Workload of(Algorithm algorithm, CellOrder order, String corpusName) {
    Corpus corpus = Corpus.load(corpusName);
    return new Workload(corpus.solver(algorithm, order), corpus.puzzles());
  }

  /**
   * Returns the workload of a solver that is not ours, once it has solved the first puzzles.
   *
   * @throws IllegalStateException if an answer is wrong
   */
  static Workload of(String solverName, String corpusName) {
    Corpus corpus = Corpus.load(corpusName);
    Solver solver = ThirdParty.solver(solverName);
    corpus.puzzles().stream()
        .limit(CHECKED_PUZZLES)
        .forEach(puzzle -> Answers.check(puzzle, solver.solve(puzzle)));
    return new Workload(solver, corpus.puzzles());
  }

  Solver solver() {
    return solver;
  }

  /** Returns the next puzzle; the first one follows the last. */
  Board next() {
    Board puzzle = puzzles[next];
    next = next + 1 < puzzles.length ? next + 1 : 0;
    return puzzle;
  }
}
