package io.github.nonet.internal;

/** How many guesses a search makes between two looks at its clock. */
public final class Slices {
  /*
   * A slice must end well within the 10 ms that an interrupted thread may take, also in a strategy
   * that needs 100 microseconds a guess, and must be long enough to hide the cost of reading the
   * clock (some 25 ns) in a strategy that needs half a microsecond.
   *
   * Code that the JVM has not compiled yet can take a millisecond a guess. So slices begin with one
   * guess, and grow as long as they are fast. Who waits for the next search keeps what was learned.
   */
  private static final long LONGEST = 16;

  /** A slice that takes less may be followed by one of twice its length. */
  private static final long FAST_NANOS = 1_000_000;

  private long length = 1;

  /** Returns how many guesses the next slice has. */
  public long length() {
    return length;
  }

  /** Returns whether slices may still grow, so that it is worth measuring the next one. */
  public boolean mayGrow() {
    return length < LONGEST;
  }

  /** Tells how long a slice took. */
  public void took(long nanos) {
    if (nanos < FAST_NANOS) {
      length = Math.min(2 * length, LONGEST);
    }
  }
}
