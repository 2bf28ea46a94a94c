package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.Misprint;
import org.jspecify.annotations.Nullable;

/**
 * A fact that may be wrong.
 *
 * @param fact which one; of a clue that is missing the clue itself
 * @param leavesOne whether there is one solution without it
 * @param misprint what leaves one solution in its place; null if nothing likely does
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

  /** Returns what may be right in place of the fact; null if nothing likely is. */
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
