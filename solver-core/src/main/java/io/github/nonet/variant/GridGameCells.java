package io.github.nonet.variant;

import io.github.nonet.Board;

/** The state of a {@link GridGame}: what stands in each of the cells. */
class GridGameCells {
  /*
   * A class of its own for the sake of forged streams, as RulesState is: the object that such a
   * stream leaves half made is an empty game of the ordinary Sudoku.
   */

  final Grid givens;

  /** The given values and the player's own. */
  final Grid grid;

  /** For each cell the set of the player's marks, bit v for the value v; never changed. */
  final int[] marks;

  GridGameCells() {
    givens = Grid.of(Board.EMPTY);
    grid = givens;
    marks = new int[givens.rules().cells()];
  }

  GridGameCells(Grid givens, Grid grid, int[] marks) {
    this.givens = givens;
    this.grid = grid;
    this.marks = marks;
  }
}
