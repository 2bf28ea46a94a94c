package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Picture;
import io.github.nonet.internal.drawing.Drawing;
import io.github.nonet.internal.drawing.Sheet;
import io.github.nonet.internal.drawing.Shown;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A game as a player sees it: a board, its clues and the player's marks.
 *
 * @param board the board, which is the title
 * @param drawing the drawing of the game
 */
record GamePicture(Board board, Drawing drawing) implements Picture {
  static GamePicture of(Board givens, Board board, IntFunction<Set<Integer>> marks) {
    return new GamePicture(
        board, Drawing.ofBoard(board::digit).withClues(givens::digit).withMarks(marks));
  }

  @Override
  public GamePicture size(int pixels) {
    return new GamePicture(board, drawing.withSize(pixels));
  }

  @Override
  public GamePicture interactive(boolean interactive) {
    return new GamePicture(board, drawing.interactive(interactive));
  }

  @Override
  public String toSvg(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return new Sheet(drawing, Shown.NOTHING, false).draw("Sudoku " + board);
  }
}
