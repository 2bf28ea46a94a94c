package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.Misprint;
import org.jspecify.annotations.Nullable;

/**
 * A fact that may be wrong.
 *
 * @param fact the fact, or the clue that is missing
 * @param leavesOne whether there is one solution without it
 * @param misprint the correction that leaves one solution; null if no likely one does
 */
public record Suspicion(
    PuzzleFact fact, boolean leavesOne, @Nullable Misprint<PuzzleFact> misprint) {
  private static final int WITHOUT_MISPRINT = 1_000;

  /** The slip of a clue that is missing. */
  static final String MISSING = "missing";

  /** The slip of a clue that belongs in another cell. */
  static final String MOVED = "moved";

  int weight() {
    if (misprint != null) {
      return misprint.weight();
    }
    return leavesOne ? WITHOUT_MISPRINT : WITHOUT_MISPRINT + 1;
  }

  /** Returns the correct fact in its place; null if none is likely. */
  public @Nullable PuzzleFact right() {
    return misprint == null ? null : misprint.right();
  }

  public boolean isMoved() {
    return misprint != null && misprint.slip().equals(MOVED);
  }

  public boolean isMissing() {
    return misprint != null && misprint.slip().equals(MISSING);
  }
}
