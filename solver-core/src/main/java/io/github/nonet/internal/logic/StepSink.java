package io.github.nonet.internal.logic;

import io.github.nonet.logic.Step;

/** Who receives the steps that a {@link Finder} finds. */
public interface StepSink {
  /** Takes a step; returns whether the finder shall go on. */
  boolean accept(Step step);

  /**
   * Looks whether the search must end. A finder calls it at least once in a millisecond of work.
   *
   * @throws RuntimeException if the thread was interrupted or the time is over
   */
  default void pulse() {}
}
