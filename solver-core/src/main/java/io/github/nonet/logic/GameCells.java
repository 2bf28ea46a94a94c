package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;

/** The state of a {@link Game}: what stands in each of the 81 cells. */
class GameCells {
  /*
   * A class of its own for the sake of forged streams: the object that such a stream leaves half
   * made is an empty game, which is a valid value.
   */
  final Board givens;

  /** The given digits and the player's own. */
  final Board board;

  /** For each cell the set of the player's marks, bit d for the digit d; never changed. */
  final short[] marks;

  GameCells() {
    this(Board.EMPTY, Board.EMPTY, new short[Geometry.CELLS]);
  }

  GameCells(Board givens, Board board, short[] marks) {
    this.givens = givens;
    this.board = board;
    this.marks = marks;
  }
}
