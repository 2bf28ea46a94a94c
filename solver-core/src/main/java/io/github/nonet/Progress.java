package io.github.nonet;

/**
 * The result of a call of {@link Search#advance}.
 *
 * <p>No constant will be added.
 *
 * @since 1.0.0
 */
public enum Progress {
  /** A solution was found; {@link Search#solution()} returns it, and the search can continue. */
  SOLUTION,
  /** There are no more solutions. */
  EXHAUSTED,
  /** All the guesses that were allowed have been made, and another one is needed to continue. */
  PAUSED
}
