package io.github.nonet.text;

import io.github.nonet.Board;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * What a picture shows, for those who draw it.
 *
 * @param clues the board of the clues, which are bold
 * @param candidates gives the candidates to show in an empty cell
 * @param size width and height in pixels
 * @param interactive whether SVG tells a program what is what
 */
record PictureContent(
    Board board, Board clues, IntFunction<Set<Integer>> candidates, int size, boolean interactive) {

  /** Returns the digit in a cell as text; empty for an empty cell. */
  String digit(int cell) {
    return board.digit(cell) == 0 ? "" : Integer.toString(board.digit(cell));
  }

  boolean isClue(int cell) {
    return clues.digit(cell) != 0;
  }

  /** Returns the candidates to show in a cell, mostly none. */
  Set<Integer> candidatesAt(int cell) {
    return board.digit(cell) == 0 ? candidates.apply(cell) : Set.of();
  }

  /** Returns the board in words for those who cannot see the picture. */
  String title() {
    return "Sudoku " + board;
  }
}
