package io.github.nonet.internal.deduction;

/**
 * Finds the steps of a technique. It remembers where it found nothing, so it is for one state and
 * one thread.
 */
interface GridFinder {
  /**
   * Writes the next step of the technique, which changes the state; returns false if there is none.
   */
  boolean find(GridState state, StepDraft finding);

  /** Starts from the first part again, because the state was loaded again. */
  default void restart() {}
}
