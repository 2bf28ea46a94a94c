package io.github.nonet.internal.groups;

/** Makes engines for grids of any rules. */
public final class GroupEngines {
  /** Grids of more symbols are handed over sooner. */
  private static final int MOST_SYMBOLS_OF_SMALL_GRIDS = 12;

  private static final long PATIENCE_WITH_SMALL_GRIDS = 20;
  private static final long PATIENCE_WITH_LARGE_GRIDS = 3;
  private static final long PATIENCE_WITH_CAGES = 1_000;

  private GroupEngines() {}

  /** Returns the engine that is best for the rules. */
  public static GroupEngine newEngine(Structure structure) {
    return newEngine(structure, () -> {});
  }

  /**
   * Returns the engine that is best for the rules, which lets somebody look at a clock while it
   * works: a conflict, or the building of what the search needs, can take longer than a guess.
   *
   * @param pulse called at least every few hundred microseconds while the engine is made and while
   *     {@link GroupEngine#advance} runs, but that much code takes longer until it is compiled; it
   *     may throw, and the search can go on from there later; what was being built is built anew
   */
  public static GroupEngine newEngine(Structure structure, Runnable pulse) {
    return new HandOver(structure, new DepthFirst(structure, pulse), patience(structure), pulse);
  }

  /** Returns after how many failures of a depth-first search learning is better. */
  static long patience(Structure structure) {
    if (DepthFirst.isBestFor(structure)
        || !structure.forms().isEmpty()
        || !Encoding.canEncode(structure)) {
      return HandOver.ENDLESS;
    }
    boolean isSmall = structure.symbols() <= MOST_SYMBOLS_OF_SMALL_GRIDS;
    if (!isSmall && structure.cages().stream().anyMatch(cage -> cage.sum() > 0)) {
      return PATIENCE_WITH_CAGES;
    }
    return isSmall ? PATIENCE_WITH_SMALL_GRIDS : PATIENCE_WITH_LARGE_GRIDS;
  }
}
