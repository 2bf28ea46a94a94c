package io.github.nonet.internal.explainer;

/** Receives the deductions of chains, in the order of the original. */
interface ChainSink {
  /**
   * Takes a deduction whose ends are valid during the call.
   *
   * @param base the rating without what the length adds
   * @param kind decides among chains of the same rating and length
   * @param startCause why the assumptions cover all cases: the type of a house or of a cell, or
   *     {@link Assumption#START}
   * @param candidate the candidate that is proved to be true or false
   */
  void offer(
      double base, ChainKind kind, int startCause, ChainEnds ends, int candidate, boolean isOn);
}
