package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Progress;
import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.BulkJob;
import io.github.nonet.internal.Engine;

/** Solves puzzles one after the other, in their order, with an engine under guard. */
final class OneByOne implements BulkEngine {
  private final Engine engine;
  private int done;

  OneByOne(Engine engine) {
    this.engine = engine;
  }

  @Override
  public void solve(BulkJob job, int from, int to) {
    done = 0;
    for (int i = from; i < to && !Thread.currentThread().isInterrupted(); i++) {
      job.counts()[i] = solve(job.puzzles(), job.solutions(), i * CELLS, job.limit());
      done++;
    }
  }

  @Override
  public int done() {
    return done;
  }

  /** Solves the puzzle at {@code offset} and returns the number of its solutions. */
  private int solve(byte[] puzzles, byte[] solutions, int offset, int limit) {
    boolean asText = PuzzleBytes.isText(puzzles, offset);
    engine.load(puzzles, offset);
    int count = 0;
    while (count < limit && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      if (count == 0) {
        engine.store(solutions, offset);
      }
      count++;
    }
    if (count == 0) {
      PuzzleBytes.clear(solutions, offset, asText);
    } else if (asText) {
      PuzzleBytes.toText(solutions, offset);
    }
    return count;
  }
}
