package io.github.nonet.internal;

/**
 * Decides whether long work may continue: the work calls {@link #look} at least once in a
 * millisecond. Whether there is a limit, and of which kind, only the caller knows.
 *
 * <p>A loop of short rounds looks once in many rounds. Its constant {@code BEAT} is a mask for the
 * number of the round: the rounds between two looks, minus one.
 */
@FunctionalInterface
public interface Watch {
  /** The watch for short work: it never throws. */
  Watch NONE = () -> {};

  /** Returns normally if the caller may continue; otherwise throws. */
  void look();
}
