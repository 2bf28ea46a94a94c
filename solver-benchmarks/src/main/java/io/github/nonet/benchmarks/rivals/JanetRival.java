package io.github.nonet.benchmarks.rivals;

import io.github.nonet.Board;
import io.github.nonet.Puzzle;
import java.util.List;
import org.mariuszgromada.math.janetsudoku.SudokuSolver;

/** Janet-Sudoku: the one that was made for Sudoku; a search without its random choices. */
public final class JanetRival extends Rival {
  @Override
  protected List<Board> find(Board puzzle, int limit) {
    SudokuSolver solver = solver(puzzle);
    if (limit == 1) {
      solver.solve();
      return solver.getSolvingState() == SudokuSolver.SOLVING_STATE_SOLVED
          ? List.of(Board.ofRows(solver.getSolvedBoard()))
          : List.of();
    }
    solver.findAllSolutions();
    return solver.getAllSolutionsList().stream()
        .limit(limit)
        .map(solution -> Board.ofRows(solution.board))
        .toList();
  }

  /** Asks the library's own question after uniqueness, which ends at the second solution. */
  @Override
  public boolean hasUniqueSolution(Puzzle puzzle) {
    return puzzle instanceof Board board
        ? solver(board).checkIfUniqueSolution() == SudokuSolver.SOLUTION_UNIQUE
        : super.hasUniqueSolution(puzzle);
  }

  private static SudokuSolver solver(Board puzzle) {
    SudokuSolver solver = new SudokuSolver(puzzle.toRows());
    solver.disableRndSeedOnEmptyCells();
    solver.disableRndSeedOnFreeDigits();
    return solver;
  }
}
