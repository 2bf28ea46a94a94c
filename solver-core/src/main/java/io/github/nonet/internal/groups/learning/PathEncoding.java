package io.github.nonet.internal.groups.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Adds that something is a way through layers of nodes to the groups of a grid. */
final class PathEncoding {
  /*
   * In each step from layer to layer exactly one of some literals is true, the choices of the step; each
   * edge belongs to one of them. An edge has a literal, and so has a node. Exactly one of each is true:
   *
   *   not the choice, and its edges;
   *   not the node, and the edges from it;
   *   not the node, and the edges to it.
   *
   * A literal that would mean the same as another one is that: the only edge from a node, the only edge
   * of a choice, a node with one edge to it.
   *
   * Nodes from which no way leads to the end are left out before.
   */

  /** A way with more edges is slower here than it is worth. */
  static final int MOST_EDGES = 2_000;

  private static final int NONE = -1;

  private final LiteralGroups.Builder builder;

  /** The literals of the nodes of the present layer. */
  private int[] nodes;

  private PathEncoding(LiteralGroups.Builder builder, int always) {
    this.builder = builder;
    nodes = new int[] {always};
  }

  /**
   * A step from one layer to the next.
   *
   * @param choices literals, exactly one of which is true
   * @param nodes the number of nodes in the next layer
   */
  record Stage(int[] choices, int nodes, List<Edge> edges) {}

  /** An edge between nodes of two layers, of a choice; all by their numbers. */
  record Edge(int from, int choice, int to) {}

  /**
   * Returns the steps without the edges that are on no way from the first node to the last layer.
   */
  static List<Stage> prune(List<Stage> steps) {
    List<Stage> pruned = new ArrayList<>(steps);
    boolean[] isGood = null;
    for (int i = steps.size() - 1; i >= 0; i--) {
      Stage step = steps.get(i);
      List<Edge> edges = new ArrayList<>();
      boolean[] leads = new boolean[i == 0 ? 1 : steps.get(i - 1).nodes()];
      for (Edge edge : step.edges()) {
        if (isGood == null || isGood[edge.to()]) {
          edges.add(edge);
          leads[edge.from()] = true;
        }
      }
      pruned.set(i, new Stage(step.choices(), step.nodes(), edges));
      isGood = leads;
    }
    return pruned;
  }

  /** Adds steps; if no way is left, there is no solution. */
  static void add(List<Stage> steps, LiteralGroups.Builder builder, int always) {
    PathEncoding path = new PathEncoding(builder, always);
    for (Stage step : prune(steps)) {
      if (step.edges().isEmpty()) {
        builder.contradict();
        return;
      }
      path.add(step);
    }
  }

  private void add(Stage step) {
    int[] fromNode = new int[nodes.length];
    int[] ofChoice = new int[step.choices().length];
    for (Edge edge : step.edges()) {
      fromNode[edge.from()]++;
      ofChoice[edge.choice()]++;
    }
    int[] literals = new int[step.edges().size()];
    for (int i = 0; i < literals.length; i++) {
      Edge edge = step.edges().get(i);
      literals[i] =
          fromNode[edge.from()] == 1
              ? nodes[edge.from()]
              : ofChoice[edge.choice()] == 1
                  ? step.choices()[edge.choice()]
                  : Literals.of(builder.newVariable());
    }
    for (int choice = 0; choice < ofChoice.length; choice++) {
      int edge = ofChoice[choice] == 1 ? onlyEdge(step, choice) : NONE;
      if (edge == NONE || literals[edge] != step.choices()[choice]) {
        collect(step, literals, Edge::choice, choice);
        end(step.choices()[choice]);
      }
    }
    for (int node = 0; node < nodes.length; node++) {
      if (fromNode[node] > 1) {
        collect(step, literals, Edge::from, node);
        end(nodes[node]);
      }
    }
    enter(step, literals);
  }

  private static int onlyEdge(Stage step, int choice) {
    int edge = 0;
    while (step.edges().get(edge).choice() != choice) {
      edge++;
    }
    return edge;
  }

  /** Makes the literals of the next layer. */
  private void enter(Stage step, int[] literals) {
    int[] next = new int[step.nodes()];
    int[] toNode = new int[step.nodes()];
    for (int i = 0; i < literals.length; i++) {
      int to = step.edges().get(i).to();
      next[to] = literals[i];
      toNode[to]++;
    }
    for (int node = 0; node < next.length; node++) {
      if (toNode[node] > 1) {
        next[node] = Literals.of(builder.newVariable());
        collect(step, literals, Edge::to, node);
        end(next[node]);
      }
    }
    nodes = next;
  }

  private void collect(Stage step, int[] literals, ToIntFunction<Edge> part, int number) {
    for (int i = 0; i < literals.length; i++) {
      if (part.applyAsInt(step.edges().get(i)) == number) {
        builder.add(literals[i]);
      }
    }
  }

  private void end(int literal) {
    builder.add(Literals.not(literal));
    builder.endExactlyOne();
  }
}
