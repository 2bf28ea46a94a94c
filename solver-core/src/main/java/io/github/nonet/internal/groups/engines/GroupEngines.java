package io.github.nonet.internal.groups.engines;

import io.github.nonet.Progress;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.learning.Encoding;

/** Makes engines for grids of any rules. */
public final class GroupEngines {
  /** Grids of more symbols are handed over sooner. */
  private static final int MOST_SYMBOLS_OF_SMALL_GRIDS = 12;

  private static final long PATIENCE_WITH_SMALL_GRIDS = 20;
  private static final long PATIENCE_WITH_LARGE_GRIDS = 3;
  private static final long PATIENCE_WITH_CAGES = 1_000;

  /**
   * The learner needs long to start, compared with guesses. Hence it has to wait for 60 failures,
   * or for fewer if these were much work.
   */
  private static final LearningEngine.Patience PATIENCE_WITH_FORMS =
      LearningEngine.Patience.of(60, PATIENCE_WITH_SMALL_GRIDS, 20_000);

  /** A guess with sums takes an engine that learns three times as long. */
  private static final LearningEngine.Patience PATIENCE_WITH_SUMS =
      LearningEngine.Patience.inTurns(2_000);

  private GroupEngines() {}

  /**
   * Returns the engine that is best for the rules, whose solutions differ in cells that are shown.
   * It asks the caller's watch while it works: a conflict, or the building of what the search
   * needs, can take longer than a guess.
   *
   * @param watch asked at least every few hundred microseconds while the engine is made and while
   *     {@link GroupEngine#advance} runs, but that much code takes longer until it is compiled; it
   *     may throw, and the search can continue from there later; what was being built is built
   *     again
   */
  public static GroupEngine newEngine(Structure structure, Watch watch) {
    return structure.hasHidden()
        ? new ShownEngine(structure, GroupEngines::plain, watch)
        : plain(structure, watch);
  }

  /** Returns the engine that is best if all cells are shown. */
  private static GroupEngine plain(Structure structure, Watch watch) {
    return new LearningEngine(
        structure, new GridSearchEngine(structure, watch), patience(structure, watch), watch);
  }

  /**
   * Returns an engine for many searches of grids that have several solutions. Each guesses these
   * values first, so few guesses fail if they are near a solution, and learning rarely pays.
   *
   * @param values a value for each cell; kept, so that they may change from search to search
   * @param watch as for {@link #newEngine}
   */
  public static GroupEngine newEngineNear(Structure structure, int[] values, Watch watch) {
    GridSearchEngine first = new GridSearchEngine(structure, watch);
    first.aimAt(values);
    LearningEngine.Patience patience = patience(structure, watch);
    boolean isSmall = structure.symbols() <= MOST_SYMBOLS_OF_SMALL_GRIDS;
    return new LearningEngine(
        structure, first, isSmall ? patience.atLeastLater() : patience, watch);
  }

  /** Returns whether a grid has a solution, whatever its hidden cells hold. */
  public static boolean hasSolution(Structure structure, int... sets) {
    GroupEngine engine = plain(structure, Watch.NONE);
    engine.load(sets);
    return engine.advance(Long.MAX_VALUE) == Progress.SOLUTION;
  }

  /** Returns when learning is better than a depth-first search. */
  static LearningEngine.Patience patience(Structure structure, Watch watch) {
    if (GridSearchEngine.isBestFor(structure)
        || isKillerWithForms(structure, watch)
        || !Encoding.canEncode(structure)) {
      return LearningEngine.Patience.of(LearningEngine.ENDLESS);
    }
    boolean isSmall = structure.symbols() <= MOST_SYMBOLS_OF_SMALL_GRIDS;
    if (!isSmall && structure.cages().stream().anyMatch(cage -> cage.sum() > 0)) {
      return LearningEngine.Patience.of(PATIENCE_WITH_CAGES);
    }
    if (hasSums(structure, watch)) {
      return PATIENCE_WITH_SUMS;
    }
    if (isSmall && !structure.forms().isEmpty()) {
      return PATIENCE_WITH_FORMS;
    }
    return LearningEngine.Patience.of(
        isSmall ? PATIENCE_WITH_SMALL_GRIDS : PATIENCE_WITH_LARGE_GRIDS);
  }

  /**
   * Returns whether there are forms, and cages of three cells or more. A cage of two is a pair,
   * which a learning engine also knows.
   */
  private static boolean isKillerWithForms(Structure structure, Watch watch) {
    return !structure.forms().isEmpty()
        && structure.plan(watch).structure().cages().stream()
            .anyMatch(cage -> cage.sum() > 0 && cage.cells().length > 2);
  }

  private static boolean hasSums(Structure structure, Watch watch) {
    return !structure.forms().isEmpty() && !structure.plan(watch).sums().isEmpty();
  }
}
