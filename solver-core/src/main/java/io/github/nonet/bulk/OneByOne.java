package io.github.nonet.bulk;

import static io.github.nonet.internal.Geometry.CELLS;

import io.github.nonet.Progress;
import io.github.nonet.internal.BulkEngine;
import io.github.nonet.internal.BulkJob;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.text.CellWords;
import java.nio.ByteBuffer;

/** Solves puzzles one after the other, in their order, with an engine under guard. */
final class OneByOne implements BulkEngine {
  private final Engine engine;
  private int done;
  private long guesses;

  OneByOne(Engine engine) {
    this.engine = engine;
  }

  @Override
  public void solve(BulkJob job, int from, int to) {
    done = 0;
    guesses = 0;
    ByteBuffer words = CellWords.of(job.solutions());
    for (int i = from; i < to && !Thread.currentThread().isInterrupted(); i++) {
      job.counts()[i] = solve(job, words, i * CELLS);
      guesses += engine.guesses();
      done++;
    }
  }

  @Override
  public int done() {
    return done;
  }

  /** Returns the guesses of the last call. */
  long guesses() {
    return guesses;
  }

  /**
   * Solves the puzzle at {@code offset} and returns the number of its solutions.
   *
   * @param words a view of the solutions, made once for many puzzles
   */
  private int solve(BulkJob job, ByteBuffer words, int offset) {
    byte[] solutions = job.solutions();
    boolean asText = PuzzleBytes.isText(job.puzzles(), offset);
    engine.load(job.puzzles(), offset);
    int count = 0;
    while (count < job.limit() && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      if (count == 0) {
        engine.store(solutions, offset);
      }
      count++;
    }
    if (count == 0) {
      PuzzleBytes.clear(solutions, offset, asText);
    } else if (asText) {
      PuzzleBytes.toText(words, offset);
    }
    return count;
  }
}
