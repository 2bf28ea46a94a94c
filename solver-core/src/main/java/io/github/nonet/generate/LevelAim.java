package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.logic.HodokuRating;
import io.github.nonet.logic.Level;

/**
 * A level of HoDoKu.
 *
 * @param level the level
 */
record LevelAim(Level level) implements Aim {
  @Override
  public int miss(Board puzzle) {
    return HodokuRating.of(puzzle).level().compareTo(level);
  }

  @Override
  public String toString() {
    return "of the level " + level;
  }
}
