package io.github.nonet.internal;

import io.github.nonet.Progress;

/**
 * Finds solutions in the order of one engine, in most cases in the time of another.
 *
 * <p>A search that branches row by row can cost a thousand times more than one that branches where
 * fewest choices remain. The order of the solutions matters only where there are two, and most
 * puzzles have one. So an engine of any order, the scout, looks for two solutions first. If it
 * finds fewer, they are the answer. If it finds two, the ordered search starts.
 */
public final class ScoutedEngine implements Engine {
  private static final int ENOUGH = 2;

  private final Engine scout;
  private final Engine ordered;
  private int scouted;
  private boolean isScoutDone;

  /** Makes an engine with the speed of the scout and the order of the other engine. */
  public ScoutedEngine(Engine scout, Engine ordered) {
    this.scout = scout;
    this.ordered = ordered;
  }

  @Override
  public void load(byte[] cells, int offset) {
    scout.load(cells, offset);
    ordered.load(cells, offset);
    restart();
  }

  @Override
  public void load(int[] candidates) {
    scout.load(candidates);
    ordered.load(candidates);
    restart();
  }

  private void restart() {
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
  public void store(byte[] digits, int offset) {
    if (scouted < ENOUGH && !isScoutDone) {
      throw new IllegalStateException("no solution was found yet");
    }
    (isScoutDone ? scout : ordered).store(digits, offset);
  }

  @Override
  public long guesses() {
    return scout.guesses() + ordered.guesses();
  }
}
