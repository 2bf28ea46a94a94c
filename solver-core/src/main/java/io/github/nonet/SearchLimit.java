package io.github.nonet;

import io.github.nonet.internal.Arguments;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Limits the guesses or the time of a search, which is given up when it needs more. Use it with
 * {@link Solver#within}.
 *
 * <p>Limits are immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class SearchLimit {
  private static final long NANOS_PER_SECOND = 1_000_000_000;
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** Means "any number" of guesses or nanoseconds. */
  private static final long ANY = Long.MAX_VALUE;

  /** The limit that no search exceeds. */
  public static final SearchLimit NONE = new SearchLimit(ANY, ANY);

  final long maxGuesses;
  final long maxNanos;

  private SearchLimit(long maxGuesses, long maxNanos) {
    this.maxGuesses = maxGuesses;
    this.maxNanos = maxNanos;
  }

  /**
   * {@return the limit of {@code max} guesses} Unlike a time limit, it does not depend on the
   * machine: the same search always ends in the same way.
   *
   * @param max 0 or more; with 0 a puzzle is solved only if no guess is needed
   * @throws IllegalArgumentException if {@code max} is negative
   */
  public static SearchLimit guesses(long max) {
    return new SearchLimit(Arguments.requireNotNegative("max", max), ANY);
  }

  /**
   * {@return the limit of {@code max} elapsed time, from the moment the search starts to work} The
   * clock is checked every few guesses, so a search may take a little longer.
   *
   * @param max zero or more
   * @throws IllegalArgumentException if {@code max} is negative
   */
  public static SearchLimit time(Duration max) {
    if (Objects.requireNonNull(max, "max").isNegative()) {
      throw new IllegalArgumentException("max is " + max + "; expected zero or more");
    }
    return new SearchLimit(ANY, Arguments.nanos(max));
  }

  /**
   * {@return the limit that is exceeded as soon as either this or {@code other} is exceeded}
   *
   * @param other another limit
   */
  public SearchLimit and(SearchLimit other) {
    Objects.requireNonNull(other, "other");
    return new SearchLimit(
        Math.min(maxGuesses, other.maxGuesses), Math.min(maxNanos, other.maxNanos));
  }

  /** Returns the limit of these numbers, both 0 or more. */
  static SearchLimit of(long maxGuesses, long maxNanos) {
    return new SearchLimit(maxGuesses, maxNanos);
  }

  /** {@return the maximum number of guesses, 0 or more; empty if unlimited} */
  public OptionalLong maxGuesses() {
    return maxGuesses == ANY ? OptionalLong.empty() : OptionalLong.of(maxGuesses);
  }

  /** {@return the maximum time, zero or more; empty if unlimited} */
  public Optional<Duration> maxTime() {
    return maxNanos == ANY ? Optional.empty() : Optional.of(Duration.ofNanos(maxNanos));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof SearchLimit other
        && maxGuesses == other.maxGuesses
        && maxNanos == other.maxNanos;
  }

  @Override
  public int hashCode() {
    return Objects.hash(maxGuesses, maxNanos);
  }

  /** Returns the limit in words: {@code "1000 guesses or 2 s"}. */
  @Override
  public String toString() {
    String time = maxTime().map(SearchLimit::inWords).orElse("");
    if (maxGuesses == ANY) {
      return time.isEmpty() ? "no limit" : time;
    }
    String guesses = Arguments.count(maxGuesses, "guess", "guesses");
    return time.isEmpty() ? guesses : guesses + " or " + time;
  }

  /** Returns a time as people say it: {@code "1.5 s"}, {@code "200 ms"}. */
  private static String inWords(Duration time) {
    boolean isLong = time.getSeconds() > 0;
    long nanos = time.toNanos();
    long unit = isLong ? NANOS_PER_SECOND : NANOS_PER_MILLI;
    String number =
        nanos % unit == 0 ? String.valueOf(nanos / unit) : String.valueOf((double) nanos / unit);
    return number + (isLong ? " s" : " ms");
  }
}
