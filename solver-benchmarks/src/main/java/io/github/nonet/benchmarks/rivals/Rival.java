package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import io.github.nonet.House;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A solver of another library behind the interface of ours.
 *
 * <p>It makes the library's own objects anew for each puzzle, which is how they are meant to be
 * used, and counts no guesses. Limits and interruption do not reach into it.
 */
public abstract class Rival implements Solver {
  /** The cells of each of the 27 houses, for the models. */
  static final List<int[]> HOUSES =
      Stream.of(House.Type.values())
          .flatMap(type -> IntStream.range(0, 9).mapToObj(index -> new House(type, index)))
          .map(house -> house.cells().stream().mapToInt(Integer::intValue).toArray())
          .toList();

  /** For the subclasses. */
  protected Rival() {}

  /** Returns what {@code cells} holds for the cells of {@code house}. */
  static <T> T[] pick(int[] house, T[] cells, IntFunction<T[]> newArray) {
    return IntStream.of(house).mapToObj(cell -> cells[cell]).toArray(newArray);
  }

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
