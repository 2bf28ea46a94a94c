package io.github.nonet.internal.deduction;

import io.github.nonet.Level;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import org.jspecify.annotations.Nullable;

/** Finds the level of grids of the same rules by techniques. */
public final class GridRating {
  /** The highest level that techniques decide without assumptions. */
  public static final Level DECIDED = Level.UNFAIR;

  /** The level beyond it, where something has to be assumed. */
  public static final Level HIGHEST = Level.EXTREME;

  private final Structure structure;
  private final Watch watch;
  private @Nullable GridStepSolver techniques;

  public GridRating(Structure structure, Watch watch) {
    this.structure = structure;
    this.watch = watch;
  }

  public boolean solves(Level level, int[] sets) {
    return logic().upTo(level).solves(sets);
  }

  /** Returns whether techniques up to a level fill these cells of a grid with a solution. */
  public boolean fills(Level level, int[] sets, int... cells) {
    return logic().upTo(level).fills(sets, cells);
  }

  private GridStepSolver logic() {
    if (techniques == null) {
      techniques = new GridStepSolver(structure, Level.EASY, watch);
    }
    return techniques;
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
    return logic().level(sets, last == HIGHEST ? DECIDED : last).orElse(HIGHEST);
  }

  public static int distance(Level one, Level other) {
    return Math.abs(one.ordinal() - other.ordinal());
  }
}
