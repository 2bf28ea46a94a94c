package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Level;

/** A requested difficulty. Its {@code toString} is in words. */
interface Aim {
  /**
   * Returns how far a proper puzzle misses the wish: 0 if not at all, more if it is too hard, less
   * if it is too easy. Which puzzle misses by how much does not depend on time.
   */
  int miss(Board puzzle);

  /*
   * The difficulty of a puzzle: singles (EASY), also the techniques of the level MEDIUM, or more
   * (HARD). Any order of the techniques of these two levels ends at the same candidates, because
   * fewer candidates do not hide what one of them finds. Therefore all solvers agree on it.
   */

  /** Returns the least that a puzzle needs which does not miss. */
  Level least();

  /** Returns the most that a puzzle needs which does not miss. */
  Level most();

  /** Returns whether no puzzle that meets this wish meets the other, for a reason known before. */
  default boolean excludes(Aim other) {
    return least().compareTo(other.most()) > 0 || other.least().compareTo(most()) > 0;
  }

  /** Returns the need of a technique: EASY, MEDIUM, or HARD for more. */
  static Level need(Level level) {
    return level.compareTo(Level.HARD) < 0 ? level : Level.HARD;
  }
}
