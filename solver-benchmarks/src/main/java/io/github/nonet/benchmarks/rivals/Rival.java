package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import io.github.nonet.House;
import io.github.nonet.Puzzle;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A solver of another library, adapted to the interface of ours.
 *
 * <p>It makes the library's own objects again for each puzzle, which is how they are meant to be
 * used, and counts no guesses. Limits and interruption do not reach into it.
 */
public abstract class Rival implements Solver {
  static final int SIZE = 9;
  static final int CELLS = SIZE * SIZE;

  /** Makes a variable of a model, by its least and its greatest value. */
  interface NewVariable<T> {
    T of(int least, int greatest);
  }

  /** For the subclasses. */
  protected Rival() {}

  /** Returns a variable for each cell; the set of a clue has one value. */
  static <T> T[] cells(Board puzzle, NewVariable<T> variable, IntFunction<T[]> newArray) {
    return IntStream.range(0, CELLS)
        .map(puzzle::digit)
        .mapToObj(clue -> clue == 0 ? variable.of(1, SIZE) : variable.of(clue, clue))
        .toArray(newArray);
  }

  /** Returns the variables of each of the 27 houses. */
  static <T> Stream<T[]> houses(T[] cells, IntFunction<T[]> newArray) {
    return House.all().stream()
        .map(house -> house.cells().stream().map(cell -> cells[cell]).toArray(newArray));
  }

  static <T> Board board(T[] cells, ToIntFunction<T> value) {
    return Board.copyOf(Stream.of(cells).mapToInt(value).toArray());
  }

  /** Returns the solutions of {@code puzzle}, but at most {@code limit}, which is 1 or more. */
  protected abstract List<Board> find(Board puzzle, int limit);

  @Override
  public Optional<Board> solve(Puzzle puzzle) {
    return puzzle instanceof Board board
        ? find(board, 1).stream().findFirst()
        : Solver.super.solve(puzzle);
  }

  @Override
  public long countSolutions(Puzzle puzzle, long limit) {
    return puzzle instanceof Board board && limit > 0
        ? find(board, (int) Math.min(limit, Integer.MAX_VALUE)).size()
        : Solver.super.countSolutions(puzzle, limit);
  }

  /** Returns a search that finds all solutions when it is first advanced. */
  @Override
  public Search search(Board puzzle) {
    return Solver.branching(board -> find(board, Integer.MAX_VALUE)).search(puzzle);
  }
}
