package io.github.nonet.internal.deduction;

import io.github.nonet.Level;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Finds the level of grids of the same rules by techniques. */
public final class GridRating {
  /** The levels that techniques decide without assumptions. */
  public static final List<Level> LEVELS =
      List.of(Level.EASY, Level.MEDIUM, Level.HARD, Level.UNFAIR);

  /** The level beyond these, where something has to be assumed. */
  public static final Level HIGHEST = Level.EXTREME;

  private final Structure structure;
  private final Watch watch;
  private final Map<Level, GridStepSolver> techniques = new EnumMap<>(Level.class);

  public GridRating(Structure structure, Watch watch) {
    this.structure = structure;
    this.watch = watch;
  }

  public boolean solves(Level level, int[] sets) {
    return logic(level).solves(sets);
  }

  /** Returns whether techniques up to a level fill these cells of a grid with a solution. */
  public boolean fills(Level level, int[] sets, int... cells) {
    return logic(level).fills(sets, cells);
  }

  private GridStepSolver logic(Level level) {
    return techniques.computeIfAbsent(level, key -> new GridStepSolver(structure, key, watch));
  }

  /** Returns the level of a grid with one solution. */
  public Level level(int[] sets) {
    return level(sets, HIGHEST);
  }

  /**
   * Returns the level of a grid with one solution, if it is not harder than a request, or at most
   * HARD; otherwise the highest. A puzzle that is too hard is not worth a search for chains.
   */
  public Level level(int[] sets, Level requested) {
    Level last = requested.compareTo(Level.HARD) < 0 ? Level.HARD : requested;
    for (Level level : LEVELS) {
      if (level.compareTo(last) <= 0 && solves(level, sets)) {
        return level;
      }
    }
    return HIGHEST;
  }

  public static int distance(Level one, Level other) {
    return Math.abs(one.ordinal() - other.ordinal());
  }
}
