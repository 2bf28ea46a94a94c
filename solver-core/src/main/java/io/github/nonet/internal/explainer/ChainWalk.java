package io.github.nonet.internal.explainer;

import java.util.Arrays;

/** Walks from a statement back to all that it rests on, breadth first: its parents, theirs, ... */
final class ChainWalk {
  /** The nodes in the order of the walk; the arrays grow with the run. */
  private int[] nodes = new int[64];

  private boolean[] seen = new boolean[64];
  private int count;

  /** Returns the nodes in the order of the walk; {@link #count} is their number. */
  int[] from(ChainConsequences run, int end) {
    if (seen.length < run.nodes) {
      nodes = new int[2 * run.nodes];
      seen = new boolean[2 * run.nodes];
    }
    Arrays.fill(seen, 0, run.nodes, false);
    nodes[0] = end;
    seen[end] = true;
    count = 1;
    for (int next = 0; next < count; next++) {
      for (int i = 0; i < run.parentCount(nodes[next]); i++) {
        int parent = run.parent(nodes[next], i);
        if (!seen[parent]) {
          seen[parent] = true;
          nodes[count++] = parent;
        }
      }
    }
    return nodes;
  }

  int count() {
    return count;
  }
}
