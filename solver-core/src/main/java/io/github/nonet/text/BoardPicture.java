package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Picture;
import io.github.nonet.internal.drawing.Drawing;
import io.github.nonet.internal.drawing.Sheet;
import io.github.nonet.internal.drawing.Shown;
import io.github.nonet.internal.drawing.TableText;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Draws a board for a page as Markdown, HTML, LaTeX or SVG.
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
public final class BoardPicture implements Picture {
  private final Board board;
  private final Drawing drawing;

  private BoardPicture(Board board, Drawing drawing) {
    this.board = board;
    this.drawing = drawing;
  }

  /**
   * {@return the picture of a board whose digits are all clues, without candidates, 450 pixels
   * wide}
   *
   * @param board any board
   */
  public static BoardPicture of(Board board) {
    Objects.requireNonNull(board, "board");
    return new BoardPicture(board, Drawing.ofBoard(board::digit));
  }

  /**
   * {@return the picture with the digits of another board as clues} Clues are bold, other digits
   * are not.
   *
   * @param puzzle the board with the clues
   */
  public BoardPicture clues(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return new BoardPicture(board, drawing.withClues(puzzle::digit));
  }

  /**
   * {@return the picture with or without the {@linkplain Board#candidates(int) candidates} of its
   * empty cells, in small digits}
   *
   * @param shown whether candidates are shown
   */
  public BoardPicture candidates(boolean shown) {
    return withMarks(shown ? board::candidates : cell -> Set.of());
  }

  /**
   * {@return the picture with these candidates in its empty cells, in small digits} They may be
   * fewer than the rules allow, as after steps of a logical solution.
   *
   * @param marks the candidates; they are not shown in cells with a digit
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
   * surrounding text.
   *
   * @param pixels the size, 90 to 10,000
   * @throws IllegalArgumentException if {@code pixels} is out of range
   */
  @Override
  public BoardPicture size(int pixels) {
    return new BoardPicture(board, drawing.withSize(pixels));
  }

  /**
   * {@return the picture with or without attributes by which a program finds its cells and
   * candidates} By default it has none.
   *
   * <p>The elements of a cell have the attribute {@code data-cell}, 0 to 80; the elements of a
   * candidate also have {@code data-digit}. Each cell has a transparent rectangle, which takes
   * clicks. The classes are {@code nonet-paper}, {@code nonet-grid}, {@code nonet-border} (its
   * thick lines), {@code nonet-given}, {@code nonet-placed}, {@code nonet-mark} and {@code
   * nonet-cell}; a style sheet may give them other colours.
   *
   * @param interactive whether the picture has these attributes
   */
  @Override
  public BoardPicture interactive(boolean interactive) {
    return new BoardPicture(board, drawing.interactive(interactive));
  }

  /** {@return a Markdown table, with the empty header that GitHub's dialect requires} */
  public String toMarkdown() {
    return new TableText(drawing).markdown();
  }

  /** {@return an HTML table that contains all its styles} */
  public String toHtml() {
    return new TableText(drawing).html();
  }

  /** {@return a LaTeX {@code tabular}, which needs no package} */
  public String toLatex() {
    return new TableText(drawing).latex();
  }

  /**
   * {@return an SVG image, for a page or a separate file, whose title is the board in every
   * language}
   *
   * @param locale any language
   */
  @Override
  public String toSvg(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return new Sheet(drawing, Shown.NOTHING, false).draw("Sudoku " + board);
  }
}
