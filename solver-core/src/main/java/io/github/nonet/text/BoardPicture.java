package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
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
  private static final int DEFAULT_SIZE = 450;
  private static final int SMALLEST = 90;
  private static final int LARGEST = 10_000;

  private final PictureContent content;

  private BoardPicture(PictureContent content) {
    this.content = content;
  }

  private BoardPicture with(Board clues, IntFunction<Set<Integer>> candidates, int size) {
    return new BoardPicture(
        new PictureContent(content.board(), clues, candidates, size, content.interactive()));
  }

  /**
   * {@return the picture of a board whose digits are all clues, without candidates, 450 wide}
   *
   * @param board any board
   */
  public static BoardPicture of(Board board) {
    Objects.requireNonNull(board, "board");
    return new BoardPicture(
        new PictureContent(board, board, cell -> Set.of(), DEFAULT_SIZE, false));
  }

  /**
   * {@return the picture with the digits of these cells as clues, which are bold; the others are
   * not}
   *
   * @param puzzle the board of the clues
   */
  public BoardPicture clues(Board puzzle) {
    Objects.requireNonNull(puzzle, "puzzle");
    return with(puzzle, content.candidates(), content.size());
  }

  /**
   * {@return the picture with or without the {@linkplain Board#candidates(int) candidates} of its
   * empty cells, in small digits}
   *
   * @param shown whether they are shown
   */
  public BoardPicture candidates(boolean shown) {
    return withCandidates(shown ? content.board()::candidates : cell -> Set.of());
  }

  /**
   * {@return the picture with these candidates in its empty cells, in small digits} They may be
   * fewer than the rules leave, as after the steps of a solution by logic.
   *
   * @param marks the candidates; those of cells that have a digit in the board are not shown
   */
  public BoardPicture candidates(Candidates marks) {
    Objects.requireNonNull(marks, "marks");
    return withCandidates(marks::digits);
  }

  private BoardPicture withCandidates(IntFunction<Set<Integer>> candidates) {
    return with(content.clues(), candidates, content.size());
  }

  /**
   * {@return the picture with another width and height} Markdown and LaTeX have the size of the
   * text around.
   *
   * @param pixels 90 to 10,000
   * @throws IllegalArgumentException if it is not
   */
  public BoardPicture size(int pixels) {
    if (pixels < SMALLEST || pixels > LARGEST) {
      throw new IllegalArgumentException("pixels is " + pixels + "; expected 90 to 10000");
    }
    return with(content.clues(), content.candidates(), pixels);
  }

  /**
   * {@return the picture whose SVG tells a program what is what, or does not} The default is that
   * it does not.
   *
   * <p>What belongs to a cell has the attribute {@code data-cell}, 0 to 80; a candidate has {@code
   * data-digit} too. Each cell has a rectangle without colour, which takes clicks. The classes are
   * {@code nonet-paper}, {@code nonet-grid}, {@code nonet-given}, {@code nonet-placed}, {@code
   * nonet-mark} and {@code nonet-cell}; a style sheet may give them other colours.
   *
   * @param interactive whether it does
   */
  public BoardPicture interactive(boolean interactive) {
    return new BoardPicture(
        new PictureContent(
            content.board(), content.clues(), content.candidates(), content.size(), interactive));
  }

  /** {@return a table of Markdown, with an empty head, which GitHub's dialect demands} */
  public String toMarkdown() {
    return TableText.markdown(content);
  }

  /** {@return a table of HTML, with all its style inside} */
  public String toHtml() {
    return TableText.html(content);
  }

  /** {@return a {@code tabular} of LaTeX, which needs no package} */
  public String toLatex() {
    return TableText.latex(content);
  }

  /** {@return an SVG image, which can stand in a page or in a file of its own} */
  public String toSvg() {
    return BoardSvg.draw(content);
  }
}
