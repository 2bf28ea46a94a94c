package io.github.nonet.internal.groups;

import io.github.nonet.internal.ValueSet;
import java.util.Arrays;

/** What a machine tells of the cells that it reads. */
final class MachineDeduction implements Propagator {
  /*
   * Forward, the nodes that the candidates reach are listed, layer by layer. Backward, those from
   * which they reach the end are alive; the values of an edge between live nodes are possible. A node
   * requires what each of its edges requires: its value, if it has one, and what its end requires.
   *
   * The result depends on the candidates of the line alone. It is kept: a line is often woken by its
   * own result. What is required goes from other cells each time.
   */
  private static final int EDGES_OF_A_LOOK = 40;

  private final Domains marks;
  private final CageCells line;
  private final Diagram diagram;

  /** The number of the deduction in which a node was reached or alive last. */
  private final int[] reached;

  private final int[] alive;

  /** What all ways from a node to the end hold. */
  private final int[] requiredAt;

  private final int[] queue;
  private int now;

  /** The candidates on live edges, for each cell. */
  private final int[] possible;

  private int required;

  MachineDeduction(Domains marks, CageCells line, Diagram diagram) {
    this.marks = marks;
    this.line = line;
    this.diagram = diagram;
    reached = new int[diagram.nodes()];
    alive = new int[diagram.nodes()];
    requiredAt = new int[diagram.nodes()];
    queue = new int[diagram.nodes()];
    possible = new int[line.cells.length];
  }

  @Override
  public int[] cells() {
    return line.cells;
  }

  @Override
  public boolean deduce() {
    if (!isAsBefore() && !findWays()) {
      Arrays.fill(possible, 0);
      return false;
    }
    for (int place = 0; place < possible.length; place++) {
      if (!marks.retain(line.cells[place], possible[place])) {
        return false;
      }
    }
    return tell();
  }

  private boolean isAsBefore() {
    for (int place = 0; place < possible.length; place++) {
      if (possible[place] != marks.sets[line.cells[place]]) {
        return false;
      }
    }
    return true;
  }

  private boolean findWays() {
    now++;
    int last = reach();
    Arrays.fill(possible, 0);
    if (diagram.layers[queue[last]] != possible.length) {
      return false;
    }
    alive[queue[last]] = now;
    requiredAt[queue[last]] = 0;
    for (int i = last - 1; i >= 0; i--) {
      lookAhead(queue[i]);
    }
    required = requiredAt[0];
    return alive[0] == now;
  }

  /** Lists the nodes that can be reached; returns the place of the last one. */
  private int reach() {
    int size = 1;
    queue[0] = 0;
    reached[0] = now;
    for (int i = 0; i < size; i++) {
      int node = queue[i];
      int layer = diagram.layers[node];
      int set = layer == possible.length ? 0 : marks.sets[line.cells[layer]];
      int end = diagram.edges[node + 1];
      for (int edge = diagram.edges[node]; edge < end; edge++) {
        int next = diagram.ends[edge];
        if ((diagram.sets[edge] & set) != 0 && reached[next] != now) {
          reached[next] = now;
          queue[size++] = next;
        }
      }
    }
    return size - 1;
  }

  private void lookAhead(int node) {
    int layer = diagram.layers[node];
    int set = marks.sets[line.cells[layer]];
    int found = 0;
    int needed = -1;
    int end = diagram.edges[node + 1];
    for (int edge = diagram.edges[node]; edge < end; edge++) {
      int values = diagram.sets[edge] & set;
      int next = diagram.ends[edge];
      if (values != 0 && alive[next] == now) {
        found |= values;
        needed &= requiredAt[next] | (ValueSet.isClosed(values) ? values : 0);
      }
    }
    if (found != 0) {
      alive[node] = now;
      requiredAt[node] = needed;
      possible[layer] |= found;
    }
  }

  /** Takes each required value from the cells that see all its places in the line. */
  private boolean tell() {
    for (int rest = required; rest != 0; rest &= rest - 1) {
      int bit = rest & -rest;
      int places = 0;
      for (int place = 0; place < possible.length; place++) {
        places |= (possible[place] & bit) != 0 ? 1 << place : 0;
      }
      if (!marks.removeFromAll(line.watchers(places), bit)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int work() {
    return 1 + diagram.size() / EDGES_OF_A_LOOK;
  }

  @Override
  public int weight() {
    return 9;
  }
}
