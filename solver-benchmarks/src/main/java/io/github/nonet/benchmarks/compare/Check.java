package io.github.nonet.benchmarks.compare;

/**
 * What a solver needed for a batch, found out without a clock.
 *
 * @param guesses made in all, or {@link #UNKNOWN}
 * @param unfinished how many puzzles were given up at the guess limit
 */
record Check(long guesses, int unfinished) {
  /** Stands for the guesses of a solver that does not count them. */
  static final long UNKNOWN = -1;

  /** Reads what {@link #toString()} wrote. */
  static Check parse(String text) {
    String[] parts = text.split("/");
    return new Check(Long.parseLong(parts[0]), Integer.parseInt(parts[1]));
  }

  Check plus(Check other) {
    return new Check(
        guesses == UNKNOWN || other.guesses == UNKNOWN ? UNKNOWN : guesses + other.guesses,
        unfinished + other.unfinished);
  }

  @Override
  public String toString() {
    return guesses + "/" + unfinished;
  }
}
