package io.github.nonet.internal.logic;

import java.util.Arrays;

/** Premises from which a loop or chain may eliminate something. */
final class Promise {
  private final Implications graph;

  Promise(Implications graph) {
    this.graph = graph;
  }

  boolean[] premises() {
    boolean[] all = new boolean[2 * Implications.CANDIDATES];
    Arrays.fill(all, true);
    for (int i = 0; i < all.length; i++) {
      all[i] = graph.firstEdge(i) >= 0;
    }
    return all;
  }
}
