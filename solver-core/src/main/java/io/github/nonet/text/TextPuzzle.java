package io.github.nonet.text;

import io.github.nonet.Board;
import io.github.nonet.internal.Arguments;
import java.util.Objects;
import java.util.Optional;

/**
 * A puzzle as a text holds it: the board, and what stands beside it.
 *
 * @param puzzle the board
 * @param solution the board that the text gives as its solution; it need not be one
 * @param note name, description, rating or whatever else the text says about it; may be empty
 * @param line the number of the line on which it begins, from 1; 0 if it comes from no text
 * @since 1.0.0
 */
public record TextPuzzle(Board puzzle, Optional<Board> solution, String note, long line) {
  /**
   * Makes a puzzle.
   *
   * @throws IllegalArgumentException if {@code line} is negative
   */
  public TextPuzzle {
    Objects.requireNonNull(puzzle, "puzzle");
    Objects.requireNonNull(solution, "solution");
    Objects.requireNonNull(note, "note");
    Arguments.requireNotNegative("line", line);
  }

  /**
   * {@return a puzzle with nothing beside it, to be written}
   *
   * @param puzzle the board
   */
  public static TextPuzzle of(Board puzzle) {
    return new TextPuzzle(puzzle, Optional.empty(), "", 0);
  }
}
