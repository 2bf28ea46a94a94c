package io.github.nonet.internal.groups;

/** Makes engines. */
public final class GroupEngines {
  private GroupEngines() {}

  /** Returns a new engine of the recommended kind. */
  public static GroupEngine newEngine(Structure structure) {
    return new PlainGroupEngine(structure);
  }
}
