package io.github.nonet.internal.making;

import org.jspecify.annotations.Nullable;

/** One way to look for a grid with the properties requested, attempt by attempt. */
interface GridAttempts {
  /**
   * Makes the next attempt.
   *
   * @return false if the rules have no solution
   */
  boolean next();

  /** Returns what the last attempt has made, also when it was left early; null if nothing. */
  @Nullable Draft draft();
}
