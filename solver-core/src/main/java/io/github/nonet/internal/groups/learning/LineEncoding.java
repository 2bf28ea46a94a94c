package io.github.nonet.internal.groups.learning;

import io.github.nonet.internal.groups.FormPlan;
import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.groups.forms.Diagrams;
import io.github.nonet.internal.sets.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Adds a machine to the groups of a grid, as a path through its plain diagram. */
final class LineEncoding {
  private static final int NONE = -1;

  private final FormPlan.Line line;
  private final Diagram diagram;
  private final CellVariables cells;
  private final SubsetVariables subsets;
  private final LiteralGroups.Builder builder;

  /** The nodes of the present layer, and the nodes of the next one that were found. */
  private int[] nodes = {0};

  private final IntList next = new IntList();

  /** The numbers of nodes in their layers. */
  private final int[] numbers;

  private int edges;

  LineEncoding(
      FormPlan.Line line,
      int symbols,
      CellVariables cells,
      SubsetVariables subsets,
      LiteralGroups.Builder builder) {
    this.line = line;
    this.cells = cells;
    this.subsets = subsets;
    this.builder = builder;
    diagram =
        Objects.requireNonNull(
            Diagrams.shared()
                .get(line.machine(), symbols, Diagrams.NONE, Integer.MAX_VALUE, builder.watch));
    numbers = new int[diagram.nodes()];
    Arrays.fill(numbers, NONE);
  }

  /** Adds the machine unless it has too many edges; returns how many it has, or a few more. */
  int add() {
    List<PathEncoding.Stage> steps = new ArrayList<>();
    for (int cell : line.machine().cells()) {
      builder.watch.look();
      steps.add(step(cell));
      if (edges > PathEncoding.MOST_EDGES) {
        return edges;
      }
    }
    PathEncoding.add(steps, builder, subsets.always());
    return edges;
  }

  /** Returns the step that reads a cell, and continues to the next layer. */
  private PathEncoding.Stage step(int cell) {
    int[] classes = classes(diagram, nodes, cells.candidates(cell));
    List<PathEncoding.Edge> found = new ArrayList<>();
    for (int i = 0; i < nodes.length && edges <= PathEncoding.MOST_EDGES; i++) {
      for (int edge = diagram.edges[nodes[i]]; edge < diagram.edges[nodes[i] + 1]; edge++) {
        addEdges(found, i, edge, classes);
      }
    }
    nodes = next.toArray();
    next.clear();
    int[] choices = Arrays.stream(classes).map(set -> subsets.literal(cell, set)).toArray();
    return new PathEncoding.Stage(choices, nodes.length, found);
  }

  /** Adds an edge for each class of values that an edge of the diagram has. */
  private void addEdges(List<PathEncoding.Edge> found, int from, int edge, int[] classes) {
    for (int choice = 0; choice < classes.length; choice++) {
      if ((diagram.sets[edge] & classes[choice]) != 0) {
        found.add(new PathEncoding.Edge(from, choice, number(diagram.ends[edge])));
        edges++;
      }
    }
  }

  private int number(int node) {
    if (numbers[node] == NONE) {
      numbers[node] = next.size();
      next.add(node);
    }
    return numbers[node];
  }

  /** Returns the candidates in as few classes as the edges of some nodes distinguish. */
  private static int[] classes(Diagram diagram, int[] nodes, int candidates) {
    int[] classes = new int[Integer.bitCount(candidates)];
    int count = 0;
    if (candidates != 0) {
      classes[count++] = candidates;
    }
    for (int node : nodes) {
      for (int edge = diagram.edges[node]; edge < diagram.edges[node + 1]; edge++) {
        int set = diagram.sets[edge];
        int end = count;
        for (int i = 0; i < end; i++) {
          int outside = classes[i] & ~set;
          if (outside != 0 && outside != classes[i]) {
            classes[i] &= set;
            classes[count++] = outside;
          }
        }
      }
    }
    return Arrays.copyOf(classes, count);
  }
}
