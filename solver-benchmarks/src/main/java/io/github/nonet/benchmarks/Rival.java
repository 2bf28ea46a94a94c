package io.github.nonet.benchmarks;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A solver of another library behind the interface of ours.
 *
 * <p>It makes the library's own objects anew for each puzzle, which is how they are meant to be
 * used, and counts no guesses. Limits and interruption do not reach into it.
 */
public abstract class Rival implements Solver {
  /** For the subclasses. */
  protected Rival() {}

  /** Returns the solutions of {@code puzzle}, but at most {@code limit}, which is 1 or more. */
  protected abstract List<Board> find(Board puzzle, int limit);

  @Override
  public Optional<Board> solve(Board puzzle) {
    return find(puzzle, 1).stream().findFirst();
  }

  @Override
  public long countSolutions(Board puzzle, long limit) {
    return limit == 0 ? 0 : find(puzzle, (int) Math.min(limit, Integer.MAX_VALUE)).size();
  }

  /** Returns a search that finds all solutions when it is first advanced. */
  @Override
  public Search search(Board puzzle) {
    return new ListSearch(Objects.requireNonNull(puzzle, "puzzle"));
  }

  private final class ListSearch implements Search {
    private final Board puzzle;
    private Iterator<Board> solutions;
    private Board solution;

    ListSearch(Board puzzle) {
      this.puzzle = puzzle;
    }

    @Override
    public Progress advance(long maxGuesses) {
      if (solutions == null) {
        solutions = find(puzzle, Integer.MAX_VALUE).iterator();
      }
      if (!solutions.hasNext()) {
        return Progress.EXHAUSTED;
      }
      solution = solutions.next();
      return Progress.SOLUTION;
    }

    @Override
    public Board solution() {
      if (solution == null) {
        throw new IllegalStateException("no solution was found yet");
      }
      return solution;
    }

    @Override
    public long guesses() {
      return 0;
    }
  }
}
