package io.github.nonet.benchmarks;

/** How much of a corpus the tests take: all that they say in the profile {@code thorough}. */
public final class Slices {
  /** The tag of tests of whole corpora. */
  public static final String WHOLE = "thorough";

  private static final boolean ALL = Boolean.getBoolean("nonet.thorough");

  private Slices() {}

  /** Returns the number of puzzles: {@code all} of them in the profile, else a few. */
  public static int of(int few, int all) {
    return ALL ? all : few;
  }
}
