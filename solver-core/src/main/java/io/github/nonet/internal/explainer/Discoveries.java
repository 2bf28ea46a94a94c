package io.github.nonet.internal.explainer;

/** Receives what patterns prove within an assumption. */
interface Discoveries {
  /**
   * Adds that a candidate is false, unless it is known.
   *
   * @param parents the false candidates that this rests on
   * @param chain the chain that proves it, or null
   */
  void add(int candidate, int[] parents, NestedChain chain);
}
