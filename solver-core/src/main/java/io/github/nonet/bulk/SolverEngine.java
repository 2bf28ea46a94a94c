package io.github.nonet.bulk;

import io.github.nonet.Board;
import io.github.nonet.Progress;
import io.github.nonet.Search;
import io.github.nonet.Solver;
import io.github.nonet.internal.BoardEngine;

/** Makes an engine of any solver, by way of boards: for the strategies that have none. */
final class SolverEngine implements BoardEngine {
  private static final int CELLS = PuzzleBytes.CELLS;

  private final Solver solver;
  private Search search;

  SolverEngine(Solver solver) {
    this.solver = solver;
    this.search = solver.search(Board.EMPTY);
  }

  @Override
  public void load(byte[] cells, int offset) {
    int[] digits = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      digits[cell] = PuzzleBytes.digit(cells[offset + cell]);
    }
    search = solver.search(Board.copyOf(digits));
  }

  @Override
  public void store(byte[] digits, int offset) {
    Board solution = solution();
    for (int cell = 0; cell < CELLS; cell++) {
      digits[offset + cell] = (byte) solution.digit(cell);
    }
  }

  @Override
  public Progress advance(long maxGuesses) {
    return search.advance(maxGuesses);
  }

  @Override
  public Board solution() {
    return search.solution();
  }

  @Override
  public long guesses() {
    return search.guesses();
  }
}
