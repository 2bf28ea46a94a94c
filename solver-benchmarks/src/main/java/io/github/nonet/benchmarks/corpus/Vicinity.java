package io.github.nonet.benchmarks.corpus;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.generate.Minimality;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The minimal puzzles that differ from a puzzle by one removed and one added clue.
 *
 * <p>A digit put into a cell leaves the solutions that have it there. It leaves exactly one if
 * exactly one of the solutions has it there, so one walk over the solutions finds all such digits.
 */
final class Vicinity {
  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;
  private static final int MANY = 2;

  /**
   * How many solutions have a digit in a cell, as far as two; index {@code 9 * cell + digit - 1}.
   */
  private final byte[] counts = new byte[CELLS * SIZE];

  private Vicinity(Stream<Board> solutions) {
    solutions.forEach(this::count);
  }

  private void count(Board solution) {
    for (int cell = 0; cell < CELLS; cell++) {
      int index = SIZE * cell + solution.digit(cell) - 1;
      counts[index] = (byte) Math.min(MANY, counts[index] + 1);
    }
  }

  /**
   * Returns the minimal puzzles with another digit in the cell of a clue, or with a digit in an
   * empty cell in its place: by the cell of that clue, then by the cell and the digit put in. The
   * puzzle itself is none of them.
   *
   * @param puzzle a proper puzzle
   */
  static Stream<Board> of(Board puzzle) {
    return IntStream.range(0, CELLS)
        .filter(cell -> puzzle.digit(cell) != 0)
        .boxed()
        .flatMap(clue -> without(puzzle, clue))
        .filter(Minimality::isMinimal);
  }

  /**
   * Returns none if the puzzle is proper without the clue, because no other would then be needed.
   */
  private static Stream<Board> without(Board puzzle, int clue) {
    Board rest = puzzle.with(clue, 0);
    if (Solver.getDefault().hasUniqueSolution(rest)) {
      return Stream.empty();
    }
    byte[] counts = new Vicinity(Solver.getDefault().solutions(rest)).counts;
    return IntStream.range(0, counts.length)
        .filter(i -> counts[i] == 1 && rest.digit(i / SIZE) == 0)
        .mapToObj(i -> rest.with(i / SIZE, i % SIZE + 1))
        .filter(board -> !board.equals(puzzle));
  }
}
