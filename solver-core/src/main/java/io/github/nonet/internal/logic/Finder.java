package io.github.nonet.internal.logic;

/**
 * Finds the steps of a technique. Relatives are one class: which of them it finds is said when a
 * finder is made.
 *
 * <p>A finder is a pure function of the state. It may keep scratch space, so it is for one thread.
 */
public interface Finder {
  /**
   * Reports all steps of the technique in this state, each once and always in the same order, until
   * the sink wants no more. A step is reported as soon as it is found: who wants the first one does
   * not pay for the others. A step changes the state it was found in; a pattern that eliminates and
   * places nothing is none.
   *
   * @return false if the sink wanted no more
   */
  boolean find(State state, StepSink sink);
}
