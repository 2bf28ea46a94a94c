package io.github.nonet;

import io.github.nonet.internal.Arguments;

/**
 * Yields solutions in the order of one search at, most often, the price of another.
 *
 * <p>To branch row by row can cost a thousand times more than to branch where fewest choices
 * remain. But the order of the solutions only matters when there are two, and most puzzles have
 * one. So a scout, which may take any order, looks for two solutions first. If it finds one or
 * none, it has done all the work. Only if it finds two does the ordered search begin.
 */
final class ScoutedSearch<S extends Search> implements Search {
  private static final int ENOUGH = 2;

  private final S scout;
  private final S ordered;
  private int scouted;
  private boolean isScoutDone;

  ScoutedSearch(S scout, S ordered) {
    this.scout = scout;
    this.ordered = ordered;
  }

  /** Forgets what was found: both searches have begun again. */
  void restart() {
    scouted = 0;
    isScoutDone = false;
  }

  @Override
  public Progress advance(long maxGuesses) {
    Arguments.requireNotNegative("maxGuesses", maxGuesses);
    long before = scout.guesses();
    while (scouted < ENOUGH && !isScoutDone) {
      Progress progress = scout.advance(maxGuesses - (scout.guesses() - before));
      if (progress == Progress.PAUSED) {
        return progress;
      }
      if (progress == Progress.EXHAUSTED) {
        isScoutDone = true;
        return scouted == 0 ? Progress.EXHAUSTED : Progress.SOLUTION;
      }
      scouted++;
    }
    return isScoutDone
        ? Progress.EXHAUSTED
        : ordered.advance(maxGuesses - (scout.guesses() - before));
  }

  @Override
  public Board solution() {
    return finder().solution();
  }

  /**
   * Returns the search that found the solution last.
   *
   * @throws IllegalStateException if none was found yet
   */
  S finder() {
    if (scouted < ENOUGH && !isScoutDone) {
      throw new IllegalStateException("no solution was found yet");
    }
    return isScoutDone ? scout : ordered;
  }

  @Override
  public long guesses() {
    return scout.guesses() + ordered.guesses();
  }
}
