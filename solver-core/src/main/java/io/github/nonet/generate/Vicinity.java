package io.github.nonet.generate;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The clues that would make a puzzle proper again after one was taken away.
 *
 * <p>A digit put into a cell leaves the solutions that have it there. So it leaves exactly one if
 * exactly one of the solutions has it there, and one walk over the solutions finds all such digits.
 */
final class Vicinity {
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
   * Returns the proper puzzles with another clue in place of the one at {@code clue}. There are
   * none if the puzzle is proper without it, as each of them would not be minimal.
   */
  static Stream<Board> without(Board puzzle, int clue) {
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
