package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.explainer.Finding.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes chains as statements, for display. */
final class Statements {
  private Statements() {}

  /** Returns all statements that the ends of these chains rest on. */
  static List<List<Statement>> of(ChainEnds ends) {
    List<List<Statement>> chains = new ArrayList<>();
    for (int i = 0; i < ends.count; i++) {
      chains.add(chain(ends.runs[i], ends.nodes[i]));
    }
    return chains;
  }

  /**
   * Returns the statements that a node rests on, in the order in which they were found; the node
   * comes last.
   */
  private static List<Statement> chain(ChainConsequences run, int end) {
    ChainWalk walk = new ChainWalk();
    int[] walked = walk.from(run, end);
    int[] nodes = Arrays.copyOf(walked, walk.count());
    Arrays.sort(nodes);
    List<Statement> chain = new ArrayList<>();
    for (int node : nodes) {
      List<Integer> causes = new ArrayList<>();
      for (int i = 0; i < run.parentCount(node); i++) {
        int cause = Arrays.binarySearch(nodes, run.parent(node, i));
        if (!causes.contains(cause)) {
          causes.add(cause);
        }
      }
      chain.add(new Statement(run.candidate(node), run.isOnNode(node), causes));
    }
    return chain;
  }

  /** Returns a chain of nodes that are true and false in turn. */
  static List<Statement> inTurn(int[] nodes, boolean firstIsOn, ExplainerLinks links) {
    List<Statement> chain = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      int candidate = SIZE * links.cell[nodes[i]] + links.digit[nodes[i]];
      List<Integer> causes = i == 0 ? List.of() : List.of(i - 1);
      chain.add(new Statement(candidate, firstIsOn == (i % 2 == 0), causes));
    }
    return chain;
  }
}
