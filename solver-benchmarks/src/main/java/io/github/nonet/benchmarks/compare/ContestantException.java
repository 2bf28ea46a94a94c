package io.github.nonet.benchmarks.compare;

/** Says why a contestant drops out of a comparison; the others go on. */
final class ContestantException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ContestantException(String message) {
    super(message);
  }
}
