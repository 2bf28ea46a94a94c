package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.logic.HodokuRating;

/**
 * A level of HoDoKu.
 *
 * @param level the level
 */
record LevelAim(Level level) implements Aim {
  @Override
  public int miss(Board puzzle) {
    /* Not compareTo: Java promises only its sign, and compiled for a browser it is -1, 0 or 1. */
    return HodokuRating.of(puzzle).level().ordinal() - level.ordinal();
  }

  /** Many easy steps make a puzzle medium, and many medium ones hard. */
  @Override
  public Level least() {
    return level.compareTo(Level.MEDIUM) <= 0 ? Level.EASY : Level.MEDIUM;
  }

  @Override
  public Level most() {
    return Aim.need(level);
  }

  @Override
  public String toString() {
    return "of the level " + level;
  }
}
