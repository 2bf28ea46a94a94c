package io.github.nonet;

/**
 * Thrown when a search needs more than its {@link SearchLimit} allows.
 *
 * @since 1.0.0
 */
public final class SearchLimitExceededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Guesses made until the search was given up. */
  private final long guesses;

  SearchLimitExceededException(SearchLimit limit, long guesses) {
    super("the search was given up after " + guesses + " guesses; its limit was " + limit);
    this.guesses = guesses;
  }

  /** {@return how many guesses the search had made} */
  public long guesses() {
    return guesses;
  }
}
