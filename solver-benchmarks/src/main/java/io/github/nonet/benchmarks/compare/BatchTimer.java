package io.github.nonet.benchmarks.compare;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.benchmarks.corpus.Corpus;
import io.github.nonet.benchmarks.rivals.Rival;

/** Times one solver on batches of the puzzles of one corpus. */
final class BatchTimer implements Stopwatch {
  private final Solver solver;
  private final Board[] puzzles;
  private final String[] lines;
  private final Task task;

  BatchTimer(Solver solver, Corpus corpus, Task task) {
    this.solver = solver;
    this.task = task;
    puzzles = corpus.puzzles().toArray(Board[]::new);
    lines = corpus.puzzles().stream().map(Board::toString).toArray(String[]::new);
  }

  @Override
  public long nanos(Batch batch) {
    long start = System.nanoTime();
    for (int i = batch.from(); i < batch.to(); i++) {
      run(task.text ? Board.parse(lines[i]) : puzzles[i]);
    }
    return System.nanoTime() - start;
  }

  private void run(Board puzzle) {
    try {
      if (task.unique) {
        solver.hasUniqueSolution(puzzle);
      } else {
        solver.solve(puzzle);
      }
    } catch (SearchLimitExceededException e) {
      // Given up, as check has counted.
    }
  }

  @Override
  public Check check(Batch batch) {
    Check sum = new Check(0, 0);
    for (int i = batch.from(); i < batch.to(); i++) {
      sum = sum.plus(check(puzzles[i]));
    }
    return sum;
  }

  private Check check(Board puzzle) {
    try {
      Corpus.requireRight(puzzle, solver.solve(puzzle).orElse(null));
      return new Check(guesses(puzzle), 0);
    } catch (SearchLimitExceededException e) {
      return new Check(e.guesses(), 1);
    }
  }

  private long guesses(Board puzzle) {
    if (solver instanceof Rival) {
      return Check.UNKNOWN;
    }
    Search search = solver.search(puzzle);
    if (search.advance(Long.MAX_VALUE) == Progress.SOLUTION && task.unique) {
      search.advance(Long.MAX_VALUE);
    }
    return search.guesses();
  }
}
