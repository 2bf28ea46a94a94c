package io.github.nonet.internal.explainer;

/** Counts the chains that other chains rest on. */
final class NestedChains {
  private NestedChains() {}

  /** How many statements the chains nested in these have; equal chains count once. */
  static int complexity(ChainEnds ends) {
    return 0;
  }
}
