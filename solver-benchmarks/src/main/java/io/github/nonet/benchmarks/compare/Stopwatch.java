package io.github.nonet.benchmarks.compare;

/** Times what is done with batches of puzzles. */
interface Stopwatch {
  /** Returns the nanoseconds that the puzzles of the batch take. */
  long nanos(Batch batch);

  /**
   * Returns what the puzzles of the batch need.
   *
   * @throws IllegalStateException if an answer is wrong
   */
  Check check(Batch batch);
}
