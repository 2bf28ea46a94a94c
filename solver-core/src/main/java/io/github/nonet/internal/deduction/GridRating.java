package io.github.nonet.internal.deduction;

import io.github.nonet.Level;
import io.github.nonet.internal.groups.Structure;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Finds the level of grids of the same rules by techniques. */
public final class GridRating {
  /** The levels of techniques, without a guess. */
  public static final List<Level> LEVELS = List.of(Level.EASY, Level.MEDIUM, Level.HARD, Level.UNFAIR);

  /** Beyond all techniques: a guess is needed. */
  public static final Level HIGHEST = Level.EXTREME;

  private final Structure structure;
  private final Runnable pulse;
  private final Map<Level, Deductions> techniques = new EnumMap<>(Level.class);

  public GridRating(Structure structure, Runnable pulse) {
    this.structure = structure;
    this.pulse = pulse;
  }

  /** Returns a level that grids have; throws if no technique of grids has it. */
  public static Level requireLevel(Level level) {
    if (level != HIGHEST && !LEVELS.contains(Objects.requireNonNull(level, "level"))) {
      throw new IllegalArgumentException(
          "level is " + level + "; expected EASY, MEDIUM, HARD or EXTREME, those of grids");
    }
    return level;
  }

  /** Returns whether techniques up to a level solve a grid. */
  public boolean solves(Level level, int[] sets) {
    return logic(level).solves(sets);
  }

  /** Returns whether techniques up to a level fill these cells of a grid with a solution. */
  public boolean fills(Level level, int[] sets, int... cells) {
    return logic(level).fills(sets, cells);
  }

  private Deductions logic(Level level) {
    return techniques.computeIfAbsent(level, key -> new Deductions(structure, key, pulse));
  }

  /** Returns the level of a grid with one solution. */
  public Level level(int[] sets) {
    for (Level level : LEVELS) {
      if (solves(level, sets)) {
        return level;
      }
    }
    return HIGHEST;
  }

  /** Returns how many levels lie from one to another, of those that grids have. */
  public static int distance(Level one, Level other) {
    return Math.abs(place(one) - place(other));
  }

  private static int place(Level level) {
    return level == HIGHEST ? LEVELS.size() : LEVELS.indexOf(level);
  }
}
