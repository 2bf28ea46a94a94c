package io.github.nonet.generate;

import io.github.nonet.Board;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Keeps the puzzle that is closest to a request, of the proper ones that it is shown. */
final class Closest {
  /** A miss of the aims by one counts more than any number of clues. */
  private static final long AIM_WEIGHT = 1L << 10;

  /** The largest miss: of a puzzle that differs from the request in another way. */
  static final int NOT_RATED = Integer.MAX_VALUE;

  private final Request request;
  private @Nullable Board puzzle;
  private long miss = Long.MAX_VALUE;

  Closest(Request request) {
    this.request = request;
  }

  /**
   * Shows a proper puzzle.
   *
   * @param missOfAims as {@link Request#miss} returns it, or {@link #NOT_RATED}
   */
  void see(Board proper, int missOfAims) {
    long missOfAll =
        AIM_WEIGHT * Math.abs((long) missOfAims) + request.clues().miss(proper.clueCount());
    if (missOfAll < miss) {
      miss = missOfAll;
      puzzle = proper;
    }
  }

  /** Returns whether none was shown. */
  boolean isNone() {
    return puzzle == null;
  }

  /** Returns the closest, the first one of several. */
  Board puzzle() {
    return Objects.requireNonNull(puzzle, "no proper puzzle was shown");
  }
}
