package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * A puzzle as a text holds it: the board, and what stands beside it.
 *
 * @param puzzle the board: the given and placed digits
 * @param marks the puzzle with its pencil marks, if the text has any
 * @param solution the board that the text gives as its solution; it need not be one
 * @param note name, description, rating or whatever else the text says about it; may be empty
 * @param line the number of the line on which it begins, from 1; 0 if it comes from no text
 * @since 1.0.0
 */
public record TextPuzzle(
    Board puzzle, Optional<Candidates> marks, Optional<Board> solution, String note, long line) {
  /**
   * Makes a puzzle.
   *
   * @throws IllegalArgumentException if {@code line} is negative, or the marks are those of another
   *     board
   */
  public TextPuzzle {
    Objects.requireNonNull(puzzle, "puzzle");
    Objects.requireNonNull(marks, "marks");
    Objects.requireNonNull(solution, "solution");
    Objects.requireNonNull(note, "note");
    Arguments.requireNotNegative("line", line);
    if (marks.isPresent() && !marks.get().board().equals(puzzle)) {
      throw new IllegalArgumentException(
          "marks are of the board " + marks.get().board() + "; expected " + puzzle);
    }
  }

  /**
   * Makes a puzzle without pencil marks.
   *
   * @param puzzle the board
   * @param solution the board that the text gives as its solution
   * @param note whatever else the text says about it
   * @param line the number of the line on which it begins
   * @throws IllegalArgumentException if {@code line} is negative
   */
  public TextPuzzle(Board puzzle, Optional<Board> solution, String note, long line) {
    this(puzzle, Optional.empty(), solution, note, line);
  }

  /**
   * {@return a puzzle with nothing beside it, to be written}
   *
   * @param puzzle the board
   */
  public static TextPuzzle of(Board puzzle) {
    return new TextPuzzle(puzzle, Optional.empty(), "", 0);
  }

  /**
   * {@return a puzzle with pencil marks and nothing else beside it, to be written}
   *
   * @param puzzle the puzzle and its marks
   */
  public static TextPuzzle of(Candidates puzzle) {
    return new TextPuzzle(puzzle.board(), Optional.of(puzzle), Optional.empty(), "", 0);
  }

  /** {@return the puzzle with its pencil marks; without any, with all that the rules leave} */
  public Candidates candidates() {
    return marks.orElseGet(() -> Candidates.of(puzzle));
  }
}
