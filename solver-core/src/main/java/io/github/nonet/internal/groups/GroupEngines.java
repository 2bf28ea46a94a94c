package io.github.nonet.internal.groups;

/** Makes engines for grids of any rules. */
public final class GroupEngines {
  private GroupEngines() {}

  /** Returns the engine that is best for the rules. */
  public static GroupEngine newEngine(Structure structure) {
    return newEngine(structure, () -> {});
  }

  /**
   * Returns the engine that is best for the rules, which lets somebody look at a clock while it
   * works.
   *
   * @param pulse called from time to time while {@link GroupEngine#advance} runs; it may throw
   */
  public static GroupEngine newEngine(Structure structure, Runnable pulse) {
    return new PlainGroupEngine(structure);
  }
}
