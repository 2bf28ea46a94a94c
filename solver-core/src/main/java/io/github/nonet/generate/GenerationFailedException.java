package io.github.nonet.generate;

/**
 * Thrown when a generator has not found a puzzle with the properties asked for within its
 * {@linkplain PuzzleGenerator.Builder#maxAttempts effort}. That does not prove that there is none:
 * ask for less, or allow more attempts.
 *
 * @since 1.0.0
 */
public final class GenerationFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Attempts made. */
  private final long attempts;

  GenerationFailedException(String request, long attempts) {
    super("no puzzle found in " + attempts + " attempts; asked for " + request);
    this.attempts = attempts;
  }

  /** {@return how many attempts were made} */
  public long attempts() {
    return attempts;
  }
}
