package io.github.nonet.internal;

/**
 * Solves many puzzles, one after the other or many at once. It is used by one thread at a time.
 *
 * <p>It leaves early when its thread is interrupted, with or without a {@link
 * io.github.nonet.SearchInterruptedException}; {@link #done} returns how far it came.
 */
public interface BulkEngine {
  /**
   * Solves the puzzles of a job from number {@code from} to number {@code to - 1}. It writes the
   * results of a puzzle when it is done with it, not necessarily in the order of the puzzles.
   */
  void solve(BulkJob job, int from, int to);

  /** Returns how many puzzles at the start of the last call are done. */
  int done();
}
