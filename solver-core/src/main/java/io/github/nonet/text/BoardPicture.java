package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.internal.drawing.Drawing;
import io.github.nonet.internal.drawing.Sheet;
import io.github.nonet.internal.drawing.Shown;
import io.github.nonet.internal.drawing.TableText;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A picture of a board for a page: Markdown, HTML, LaTeX or SVG.
 *
 * <pre>{@code
 * String svg = BoardPicture.of(solution).clues(puzzle).size(360).toSvg();
 * String html = BoardPicture.of(puzzle).candidates(true).toHtml();
 * }</pre>
 *
 * <p>This class is immutable and thread-safe: each option returns another picture.
 *
 * @since 1.0.0
 */
public final class BoardPicture {
  private final Board board;
  private final Drawing drawing;

  private BoardPicture(Board board, Drawing drawing) {
    this.board = board;
    this.drawing = drawing;
  }

  /**
   * {@return the picture of a board whose digits are all clues, without candidates, 450 wide}
   *
   * @param board any board
   */
  public static BoardPicture of(Board board) {
    Objects.requireNonNull(board, "board");
    return new BoardPicture(board, Drawing.ofBoard(board::digit));
  }

  /**
   * {@return the picture with the digits of these cells as clues, which are bold; the others are
   * not}
   *
   * @param puzzle the board of the clues
   */
  public BoardPicture clues(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return new BoardPicture(board, drawing.withClues(puzzle::digit));
  }

  /**
   * {@return the picture with or without the {@linkplain Board#candidates(int) candidates} of its
   * empty cells, in small digits}
   *
   * @param shown whether they are shown
   */
  public BoardPicture candidates(boolean shown) {
    return withMarks(shown ? board::candidates : cell -> Set.of());
  }

  /**
   * {@return the picture with these candidates in its empty cells, in small digits} They may be
   * fewer than the rules leave, as after the steps of a solution by logic.
   *
   * @param marks the candidates; those of cells that have a digit in the board are not shown
   */
  public BoardPicture candidates(Candidates marks) {
    Objects.requireNonNull(marks, "marks");
    return withMarks(marks::digits);
  }

  private BoardPicture withMarks(IntFunction<Set<Integer>> candidates) {
    return new BoardPicture(board, drawing.withMarks(candidates));
  }

  /**
   * {@return the picture with another width and height} Markdown and LaTeX have the size of the
   * text around.
   *
   * @param pixels 90 to 10,000
   * @throws IllegalArgumentException if it is not
   */
  public BoardPicture size(int pixels) {
    return new BoardPicture(board, drawing.withSize(pixels));
  }

  /**
   * {@return the picture with or without attributes that let a program find its cells and
   * candidates} The default is that it does not.
   *
   * <p>What belongs to a cell has the attribute {@code data-cell}, 0 to 80; a candidate has {@code
   * data-digit} too. Each cell has a rectangle without colour, which takes clicks. The classes are
   * {@code nonet-paper}, {@code nonet-grid}, {@code nonet-given}, {@code nonet-placed}, {@code
   * nonet-mark} and {@code nonet-cell}; a style sheet may give them other colours.
   *
   * @param interactive whether it does
   */
  public BoardPicture interactive(boolean interactive) {
    return new BoardPicture(board, drawing.interactive(interactive));
  }

  /** {@return a table of Markdown, with an empty head, which GitHub's dialect demands} */
  public String toMarkdown() {
    return new TableText(drawing).markdown();
  }

  /** {@return a table of HTML, with all its style inside} */
  public String toHtml() {
    return new TableText(drawing).html();
  }

  /** {@return a {@code tabular} of LaTeX, which needs no package} */
  public String toLatex() {
    return new TableText(drawing).latex();
  }

  /** {@return an SVG image, for a page or a separate file} */
  public String toSvg() {
    return new Sheet(drawing, Shown.NOTHING, false).draw("Sudoku " + board);
  }
}
