package io.github.nonet.contract;

import io.github.nonet.Board;
import java.util.Optional;

/**
 * A board whose number of solutions is known.
 *
 * @param puzzle the board
 * @param kind what may be asked about it
 * @param count its number of solutions; if the kind is {@link Kind#AT_LEAST}, the number to which
 *     to count
 * @param solution its one solution; empty if it has none or several
 */
public record GoldenBoard(Board puzzle, Kind kind, long count, Optional<Board> solution) {
  /** What may be asked about a board. */
  public enum Kind {
    /** Everything: plain backtracking sees all there is in a moment. */
    PLAIN,
    /** Plain backtracking in row-major order needs hours: search it under a limit. */
    CRUEL,
    /** Too many solutions to find them all. */
    AT_LEAST
  }

  /** Returns the line that shows which board a test was about. */
  @Override
  public String toString() {
    return puzzle + ":" + count;
  }
}
