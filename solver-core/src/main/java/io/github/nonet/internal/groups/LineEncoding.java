package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.learning.LiteralGroups;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Adds a machine to the groups of a grid, as a path through its plain diagram. */
final class LineEncoding {
  private static final int NONE = -1;

  private final FormPlan.Line line;
  private final int symbols;
  private final CellVariables cells;
  private final SubsetVariables subsets;
  private final LiteralGroups.Builder builder;
  private final Runnable pulse;
  private int edges;

  LineEncoding(
      FormPlan.Line line,
      int symbols,
      CellVariables cells,
      SubsetVariables subsets,
      LiteralGroups.Builder builder,
      Runnable pulse) {
    this.line = line;
    this.symbols = symbols;
    this.cells = cells;
    this.subsets = subsets;
    this.builder = builder;
    this.pulse = pulse;
  }

  /** Adds the machine unless it has too many edges; returns how many it has, or a few more. */
  int add() {
    Form.Machine machine = line.machine();
    Diagram diagram =
        Objects.requireNonNull(
            Diagrams.shared().get(machine, symbols, false, Integer.MAX_VALUE, pulse));
    List<PathEncoding.Step> steps = new ArrayList<>();
    int[] numbers = new int[diagram.nodes()];
    Arrays.fill(numbers, NONE);
    int[] nodes = {0};
    numbers[0] = 0;
    for (int cell : machine.cells()) {
      pulse.run();
      int[] classes = classes(diagram, nodes, cells.candidates(cell));
      List<Integer> reached = new ArrayList<>();
      List<PathEncoding.Edge> found = new ArrayList<>();
      for (int i = 0; i < nodes.length && edges <= PathEncoding.MOST_EDGES; i++) {
        for (int edge = diagram.edges[nodes[i]]; edge < diagram.edges[nodes[i] + 1]; edge++) {
          for (int choice = 0; choice < classes.length; choice++) {
            if ((diagram.sets[edge] & classes[choice]) != 0) {
              int end = diagram.ends[edge];
              if (numbers[end] == NONE) {
                numbers[end] = reached.size();
                reached.add(end);
              }
              found.add(new PathEncoding.Edge(i, choice, numbers[end]));
              edges++;
            }
          }
        }
      }
      if (edges > PathEncoding.MOST_EDGES) {
        return edges;
      }
      nodes = reached.stream().mapToInt(node -> node).toArray();
      int[] choices = Arrays.stream(classes).map(set -> subsets.literal(cell, set)).toArray();
      steps.add(new PathEncoding.Step(choices, nodes.length, found));
    }
    PathEncoding.add(steps, builder, subsets.always());
    return edges;
  }

  /** Returns the candidates in as few classes as the edges of some nodes tell apart. */
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
