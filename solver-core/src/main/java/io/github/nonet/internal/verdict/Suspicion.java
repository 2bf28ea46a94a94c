package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.Misprint;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A fact that may be wrong.
 *
 * @param fact which one; a clue that is missing if the correction says so
 * @param leavesOne whether there is one solution without it
 * @param correction what leaves one solution in its place; null if nothing likely does
 */
public record Suspicion(PuzzleFact fact, boolean leavesOne, @Nullable Correction correction) {
  /** The likeliest first. */
  static final Comparator<Suspicion> ORDER = Comparator.comparingInt(Suspicion::weight);

  private static final int WITHOUT_CORRECTION = 1_000;

  private int weight() {
    if (correction != null) {
      return correction.misprint().weight();
    }
    return leavesOne ? WITHOUT_CORRECTION : WITHOUT_CORRECTION + 1;
  }

  /** Returns whether the fact is a clue that belongs in another cell. */
  public boolean isMoved() {
    return correction instanceof Correction.OtherClue
        && correction.misprint().slip() == Misprint.Slip.NEXT_CELL;
  }

  /** Returns whether the fact is a clue that the puzzle lacks. */
  public boolean isMissing() {
    return correction != null && correction.misprint().slip() == Misprint.Slip.MISSING;
  }
}
