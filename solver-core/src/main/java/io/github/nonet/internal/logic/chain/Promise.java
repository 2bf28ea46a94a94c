package io.github.nonet.internal.logic.chain;

import io.github.nonet.internal.Relation;
import java.util.Arrays;

/**
 * Finds the premises from which a chain can eliminate anything, so that the others need no search.
 *
 * <p>It examines only the nodes with a strong link, as bits, and which nodes are reached, not how.
 *
 * <pre>
 *   weak[p]     the nodes that are false if p is true
 *   true[y]     the nodes that some chain makes true if y is false
 *
 *   p is eliminated if some y in weak[p] has a node of weak[p] in true[y]
 * </pre>
 *
 * <p>If so, p and these y are premises. Every elimination of a loop or chain is such a p, but
 * chains that cross themselves are also counted, so a promise may be broken. With almost locked
 * sets, strong and weak links do not alternate, so each literal is a premise.
 */
final class Promise {
  private static final int NONE = Relation.NONE;

  private final Implications graph;
  private final int[] starts;
  private final int[] targets;

  /** The number of each node with a strong link. */
  private final int[] number;

  private int count;

  /** The numbered nodes that each node, numbered or not, makes false if it is true. */
  private final Relation weak = new Relation();

  /** The nodes that are false, and those that are true, if a numbered node is false. */
  private final Relation offs = new Relation();

  private final boolean[] premises;

  Promise(Implications graph) {
    this.graph = graph;
    starts = graph.edges.starts();
    targets = graph.edges.targets();
    premises = new boolean[2 * graph.candidates];
    int nodes = graph.literalCount() / 2;
    number = new int[nodes];
    for (int node = 0; node < nodes; node++) {
      number[node] = hasConsequences(CandidateNumbers.literal(node, false)) ? count++ : NONE;
    }
  }

  private boolean hasConsequences(int literal) {
    return starts[literal] < starts[literal + 1];
  }

  /** Finds which numbered nodes the node makes false if it is true. */
  private void findWeak(int node) {
    int on = CandidateNumbers.literal(node, true);
    for (int edge = starts[on]; edge < starts[on + 1]; edge++) {
      int target = number[CandidateNumbers.number(targets[edge])];
      if (target != NONE) {
        weak.add(node, target);
      }
    }
  }

  /** Finds the nodes that are true if the node is false, and the nodes that are then false. */
  private void link(int node) {
    int off = CandidateNumbers.literal(node, false);
    for (int edge = starts[off]; edge < starts[off + 1]; edge++) {
      int on = CandidateNumbers.number(targets[edge]);
      offs.bring(number[node], number[on]);
      offs.addAll(number[node], weak, on);
    }
  }

  /** Returns for each literal of a candidate whether it is a premise. */
  boolean[] premises() {
    if (graph.hasAls()) {
      Arrays.fill(premises, true);
      return premises;
    }
    weak.begin(number.length, 0);
    for (int node = 0; node < number.length; node++) {
      findWeak(node);
    }
    offs.begin(count, count);
    for (int node = 0; node < number.length; node++) {
      if (number[node] != NONE) {
        link(node);
      }
    }
    offs.close(graph.state);
    for (int node = 0; node < graph.candidates; node++) {
      judge(node);
    }
    return premises;
  }

  private void judge(int node) {
    int literal = CandidateNumbers.literal(node, true);
    for (int edge = starts[literal]; edge < starts[literal + 1]; edge++) {
      int off = CandidateNumbers.number(targets[edge]);
      if (number[off] != NONE && offs.bringsAny(number[off], weak, node)) {
        premises[literal] = true;
        if (off < graph.candidates) {
          premises[CandidateNumbers.literal(off, false)] = true;
        }
      }
    }
  }
}
