package io.github.nonet.internal.logic.chain;

import java.util.Arrays;

/**
 * Says from which premises a chain can eliminate anything, so that the others need no search.
 *
 * <p>It looks at the nodes with a strong link alone, as bits, and at what is reached, not how.
 *
 * <pre>
 *   weak[p]     the nodes that are false if p is true
 *   true[y]     the nodes that some chain makes true if y is false
 *
 *   p goes      if some y in weak[p] has a node of weak[p] in true[y]
 * </pre>
 *
 * <p>Then p and these y are premises. Every elimination of a loop or chain is such a p, but a chain
 * that crosses itself is counted too: so a promise may be broken. Almost locked sets break the
 * turns of strong and weak links; with them each literal is a premise.
 */
final class Promise {
  private static final int NONE = -1;

  private final Implications graph;
  private final int[] starts;
  private final int[] targets;

  /** The number of each node with a strong link. */
  private final int[] number;

  private int count;
  private final int words;

  /** Index: number * words + word. */
  private final long[] strong;

  private final long[] next;
  private final long[] reached;
  private final long[] made;

  /** Of each node, numbered or not; index: node * words + word. */
  private final long[] weak;

  private final boolean[] premises;

  Promise(Implications graph) {
    this.graph = graph;
    starts = graph.starts();
    targets = graph.targets();
    premises = new boolean[2 * graph.candidates];
    int nodes = graph.literalCount() / 2;
    number = new int[nodes];
    for (int node = 0; node < nodes; node++) {
      number[node] = hasConsequences(Implications.literal(node, false)) ? count++ : NONE;
    }
    words = (count + Long.SIZE - 1) / Long.SIZE;
    strong = new long[count * words];
    next = new long[count * words];
    reached = new long[count * words];
    made = new long[count * words];
    weak = new long[nodes * words];
  }

  private boolean hasConsequences(int literal) {
    return starts[literal] < starts[literal + 1];
  }

  /** Finds which numbered nodes the node makes false if it is true. */
  private void findWeak(int node) {
    int on = Implications.literal(node, true);
    for (int edge = starts[on]; edge < starts[on + 1]; edge++) {
      int target = number[Implications.node(targets[edge])];
      if (target != NONE) {
        set(weak, node * words, target);
      }
    }
  }

  /** Finds which nodes are true, and which then are false, if the node is false. */
  private void link(int node) {
    int row = number[node] * words;
    int off = Implications.literal(node, false);
    for (int edge = starts[off]; edge < starts[off + 1]; edge++) {
      int on = Implications.node(targets[edge]);
      set(strong, row, number[on]);
      for (int word = 0; word < words; word++) {
        next[row + word] |= weak[on * words + word];
      }
    }
  }

  private static void set(long[] bits, int row, int bit) {
    bits[row + (bit >> 6)] |= 1L << bit;
  }

  /** Returns for each literal of a candidate whether it is a premise. */
  boolean[] premises() {
    if (graph.hasAls()) {
      Arrays.fill(premises, true);
      return premises;
    }
    for (int node = 0; node < number.length; node++) {
      findWeak(node);
    }
    for (int node = 0; node < number.length; node++) {
      if (number[node] != NONE) {
        link(node);
      }
    }
    closeAll();
    for (int node = 0; node < graph.candidates; node++) {
      judge(node);
    }
    return premises;
  }

  /** Finds for each node what is false, and what is true, if it is false. */
  private void closeAll() {
    long[] done = new long[words];
    for (int from = 0; from < count; from++) {
      int row = from * words;
      set(reached, row, from);
      Arrays.fill(done, 0);
      for (int via = firstOpen(row, done); via >= 0; via = firstOpen(row, done)) {
        set(done, 0, via);
        boolean known = via < from;
        for (int word = 0; word < words; word++) {
          long more = (known ? reached : next)[via * words + word];
          reached[row + word] |= more;
          made[row + word] |= (known ? made : strong)[via * words + word];
          done[word] |= known ? more : 0;
        }
      }
    }
  }

  /** Returns the first node that was reached and not yet followed. */
  private int firstOpen(int row, long[] done) {
    for (int word = 0; word < words; word++) {
      long open = reached[row + word] & ~done[word];
      if (open != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(open);
      }
    }
    return NONE;
  }

  private void judge(int node) {
    int literal = Implications.literal(node, true);
    for (int edge = starts[literal]; edge < starts[literal + 1]; edge++) {
      int off = Implications.node(targets[edge]);
      if (number[off] != NONE && makesOneOf(number[off] * words, node * words)) {
        premises[literal] = true;
        if (off < graph.candidates) {
          premises[Implications.literal(off, false)] = true;
        }
      }
    }
  }

  /** Returns whether a node of the row of {@link #weak} is in the row of {@link #made}. */
  private boolean makesOneOf(int madeRow, int weakRow) {
    for (int word = 0; word < words; word++) {
      if ((made[madeRow + word] & weak[weakRow + word]) != 0) {
        return true;
      }
    }
    return false;
  }
}
