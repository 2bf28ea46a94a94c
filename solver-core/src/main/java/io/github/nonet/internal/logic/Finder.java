package io.github.nonet.internal.logic;

/**
 * Finds the steps of a technique. Related techniques share a class, and the constructor is told
 * which of them to find.
 *
 * <p>A finder is a pure function of the state. It may keep scratch space, so it is for one thread.
 */
public interface Finder {
  /**
   * Reports all steps of the technique in this state, each once and always in the same order, until
   * the sink wants no more. A step is reported as soon as it is found, so a caller that wants only
   * the first does not pay for the others. Every step changes the state: a pattern that neither
   * eliminates nor places anything is not reported.
   *
   * @return false if the sink wanted no more
   */
  boolean find(State state, StepSink sink);
}
