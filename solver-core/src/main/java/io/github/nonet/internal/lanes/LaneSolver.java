package io.github.nonet.internal.lanes;

/**
 * Solves as many puzzles at a time as a vector has lanes. For one thread at a time.
 *
 * <p>It leaves early when its thread is interrupted, without an exception of its own; {@link #done}
 * says how far it came.
 */
public interface LaneSolver {
  /**
   * Solves the puzzles of a job from number {@code from} to number {@code to - 1}. It writes the
   * results of a puzzle when it is done with it, so in another order than that of the puzzles.
   */
  void solve(LaneJob job, int from, int to);

  /** Returns the first puzzle that is not done: {@code to}, if all are. */
  int done();
}
