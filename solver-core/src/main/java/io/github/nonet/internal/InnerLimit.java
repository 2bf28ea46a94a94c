package io.github.nonet.internal;

import io.github.nonet.SearchLimit;
import java.time.Duration;

/** Limits that a call sets for itself, which nobody outside has asked for. */
public final class InnerLimit {
  /*
   * A limit of guesses that is exceeded is noted in the log, but for those that have a time too: to
   * start a logger takes longer than most limits of time. Without a logger SLF4J says so on the
   * console, and a user asks what the search is that was given up. So these limits have a time, which
   * is never over.
   */
  private static final SearchLimit EVER = SearchLimit.time(Duration.ofDays(10_000));

  private InnerLimit() {}

  /** Returns the limit of {@code max} guesses that is exceeded in silence. */
  public static SearchLimit guesses(long max) {
    return SearchLimit.guesses(max).and(EVER);
  }
}
