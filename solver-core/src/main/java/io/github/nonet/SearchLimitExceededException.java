package io.github.nonet;

/** Thrown when a search needs more than its {@link SearchLimit} allows. */
public final class SearchLimitExceededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Guesses made until the search was given up. */
  private final long guesses;

  SearchLimitExceededException(SearchLimit limit, long guesses) {
    super("the search was given up after " + guesses + " guesses; its limit was " + limit);
    this.guesses = guesses;
  }

  /** Returns how many guesses the search had made. */
  public long guesses() {
    return guesses;
  }
}
