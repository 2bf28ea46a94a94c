package io.github.nonet;

/**
 * Thrown when the thread of a search is interrupted. The thread's interrupt status stays set, and
 * the search itself is intact: once the status is cleared it can go on.
 *
 * @since 1.0.0
 */
public final class SearchInterruptedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Guesses made until the thread was interrupted. */
  private final long guesses;

  SearchInterruptedException(long guesses) {
    super("the thread was interrupted after " + guesses + " guesses");
    this.guesses = guesses;
  }

  /** {@return how many guesses the search had made} */
  public long guesses() {
    return guesses;
  }
}
