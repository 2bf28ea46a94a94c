package io.github.nonet.variant;

import io.github.nonet.Board;
import io.github.nonet.Candidates;

/** Turns grids of the ordinary Sudoku into boards and back. */
final class ClassicPuzzles {
  private ClassicPuzzles() {}

  static Board board(Grid grid) {
    return Board.copyOf(grid.toArray());
  }

  static Grid grid(Rules rules, Board board) {
    int[] values = new int[rules.cells()];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = board.digit(cell);
    }
    return Grid.copyOf(rules, values);
  }

  /** Returns the candidates with the same sets; which cells are given does not matter here. */
  static Candidates candidates(GridCandidates marks) {
    return Candidates.of(marks.toSets());
  }
}
