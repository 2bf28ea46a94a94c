package io.github.nonet.variant;

import java.io.InvalidObjectException;

/** What readers of streams throw. */
final class StreamFaults {
  private StreamFaults() {}

  /** Returns the exception by which a stream is refused for a fault of what it holds. */
  static InvalidObjectException invalid(RuntimeException fault) {
    InvalidObjectException invalid = new InvalidObjectException(fault.getMessage());
    invalid.initCause(fault);
    return invalid;
  }
}
