package io.github.nonet.variant;

import io.github.nonet.internal.deduction.Deductions;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.logic.Level;
import java.util.EnumMap;
import java.util.Map;

/** Finds the level of grids of the same rules by techniques. */
final class GridRating {
  /** Beyond all techniques: a guess is needed. */
  static final Level HIGHEST = Level.UNFAIR;

  private final Structure structure;
  private final Runnable pulse;
  private final Map<Level, Deductions> techniques = new EnumMap<>(Level.class);

  GridRating(Structure structure, Runnable pulse) {
    this.structure = structure;
    this.pulse = pulse;
  }

  /** Returns whether techniques up to a level solve a grid. */
  boolean solves(Level level, int[] sets) {
    return logic(level).solves(sets);
  }

  /** Returns whether techniques up to a level fill these cells of a grid with a solution. */
  boolean fills(Level level, int[] sets, int... cells) {
    return logic(level).fills(sets, cells);
  }

  private Deductions logic(Level level) {
    return techniques.computeIfAbsent(level, key -> new Deductions(structure, key, pulse));
  }

  /** Returns the level of a grid with one solution. */
  Level level(int[] sets) {
    for (Level level : Level.values()) {
      if (level == HIGHEST || solves(level, sets)) {
        return level;
      }
    }
    return HIGHEST;
  }
}
