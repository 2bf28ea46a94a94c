package io.github.nonet.internal.explainer;

/** The ends of the chains of one deduction: one node of each of some assumptions. */
final class ChainEnds {
  /** All digits of a cell, or all places of a house, or both states of a candidate. */
  private static final int MOST = ExplainerHouses.SIZE;

  /** The consequences of each case, and the node in which its chain ends. */
  final ChainConsequences[] runs = new ChainConsequences[MOST];

  final int[] nodes = new int[MOST];
  int count;

  /** A lower bound of {@link #size}. */
  int depth() {
    int depth = 0;
    for (int i = 0; i < count; i++) {
      depth += runs[i].depth(nodes[i]);
    }
    return depth;
  }

  /** How many statements the chains have, those nested in them apart. */
  int size() {
    int size = 0;
    for (int i = 0; i < count; i++) {
      size += runs[i].size(nodes[i]);
    }
    return size;
  }
}
