package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.forms.Diagram;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/** Deduces from a machine which values the cells that it reads can have. */
final class MachineDeduction {
  /*
   * Forward, the nodes that the candidates reach are found, layer by layer. Backward, the nodes
   * among them that lead to the end are alive; the values of an edge between live nodes are
   * possible. A node requires what each of its edges requires: its value, if it has one, and what
   * its end requires.
   *
   * The result depends only on the candidates of the line. It is kept: a line is often woken by its
   * own result. If few cells have changed, most layers are as before: forward, those up to the
   * first such cell, and those after a layer that is as before; backward, those below such a layer.
   *
   * The nodes of a layer are bits; each layer starts with a new word. The required values are
   * eliminated from other cells each time.
   */
  /** The places of a longer line do not fit in the bits of an int. */
  private static final int MOST_PLACES = Integer.SIZE;

  private final Domains domains;
  private final CageCells line;
  private final Diagram diagram;

  /**
   * The candidates to which the other fields refer: the state after the last deduction that did not
   * fail.
   */
  private final int[] known;

  /** Whether the places of the line are bits of an int. */
  private final boolean isShort;

  /** The nodes that these reach, and the ones among them that lead to the end. */
  private final long[] reached;

  private final long[] alive;

  /** The nodes that the present candidates reach, while it is not known whether that is the end. */
  private final long[] tried;

  /** The values in all ways from a node to the end. */
  private final int[] requiredAt;

  /** The candidates on live edges, for each cell. */
  private final int[] possible;

  MachineDeduction(Domains domains, CageCells line, Diagram diagram) {
    this.domains = domains;
    this.line = line;
    this.diagram = diagram;
    known = new int[line.cells.length];
    possible = new int[known.length];
    isShort = known.length <= MOST_PLACES;
    reached = new long[diagram.firstWords[known.length + 1]];
    alive = new long[reached.length];
    tried = new long[reached.length];
    requiredAt = new int[diagram.nodes()];
    reached[0] = 1;
    tried[0] = 1;
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce() {
    if (!areCandidates(possible) && !findWays()) {
      return false;
    }
    for (int place = 0; place < possible.length; place++) {
      if (!domains.retain(line.cells[place], possible[place])) {
        return false;
      }
    }
    return note();
  }

  private boolean areCandidates(int[] sets) {
    for (int place = 0; place < sets.length; place++) {
      if (sets[place] != domains.sets[line.cells[place]]) {
        return false;
      }
    }
    return true;
  }

  private boolean findWays() {
    int first = 0;
    while (first < known.length && known[first] == domains.sets[line.cells[first]]) {
      first++;
    }
    if (first == known.length) {
      return true;
    }
    int last = known.length - 1;
    while (known[last] == domains.sets[line.cells[last]]) {
      last--;
    }
    int end = goForward(first, last);
    if (end < 0) {
      return false;
    }
    for (int place = first; place <= last; place++) {
      known[place] = domains.sets[line.cells[place]];
    }
    goBack(Math.max(end, last), first);
    return true;
  }

  /**
   * Finds the nodes that can be reached, in a layer and after it.
   *
   * @param last the last place where a cell has changed
   * @return the last layer where these nodes are others than before, or -1 if the end is not
   *     reached
   */
  private int goForward(int first, int last) {
    int end = first;
    for (int layer = first; layer < known.length && (layer <= last || end == layer); layer++) {
      int from = diagram.firstWords[layer + 1];
      int to = diagram.firstWords[layer + 2];
      Arrays.fill(tried, from, to, 0);
      reach(layer);
      long union = 0;
      long changed = 0;
      for (int word = from; word < to; word++) {
        union |= tried[word];
        changed |= tried[word] ^ reached[word];
      }
      if (union == 0) {
        int start = diagram.firstWords[first + 1];
        System.arraycopy(reached, start, tried, start, to - start);
        return -1;
      }
      end = changed == 0 ? end : layer + 1;
    }
    int from = diagram.firstWords[first];
    System.arraycopy(tried, from, reached, from, diagram.firstWords[end + 1] - from);
    return end;
  }

  private void reach(int layer) {
    int set = domains.sets[line.cells[layer]];
    int firstNext = diagram.firstNodes[layer + 1];
    int nextWord = diagram.firstWords[layer + 1];
    int node = diagram.firstNodes[layer];
    for (int word = diagram.firstWords[layer]; word < nextWord; word++, node += Long.SIZE) {
      for (long rest = tried[word]; rest != 0; rest = CellBits.withoutLowest(rest)) {
        int from = node + CellBits.lowest(rest);
        int end = diagram.edges[from + 1];
        for (int edge = diagram.edges[from]; edge < end; edge++) {
          if ((diagram.sets[edge] & set) != 0) {
            int next = diagram.ends[edge] - firstNext;
            tried[nextWord + next / Long.SIZE] |= CellBits.bit(next);
          }
        }
      }
    }
  }

  /**
   * Finds the live states, from a layer back to another one, and further back while they change.
   */
  private void goBack(int from, int first) {
    boolean isChanged = true;
    for (int layer = from; layer >= 0 && (layer >= first || isChanged); layer--) {
      isChanged = layer == known.length ? end() : lookAhead(layer);
    }
  }

  private boolean end() {
    alive[alive.length - 1] = 1;
    return true;
  }

  /** Finds the live states in a layer; returns whether they have changed. */
  private boolean lookAhead(int layer) {
    boolean isChanged = false;
    int found = 0;
    int node = diagram.firstNodes[layer];
    int end = diagram.firstWords[layer + 1];
    for (int word = diagram.firstWords[layer]; word < end; word++, node += Long.SIZE) {
      long living = 0;
      for (long rest = reached[word]; rest != 0; rest = CellBits.withoutLowest(rest)) {
        int from = node + CellBits.lowest(rest);
        int before = requiredAt[from];
        int values = lookAhead(from, layer);
        living |= values == 0 ? 0 : CellBits.lowestBit(rest);
        found |= values;
        isChanged |= values != 0 && requiredAt[from] != before;
      }
      isChanged |= living != alive[word];
      alive[word] = living;
    }
    possible[layer] = found;
    return isChanged;
  }

  /** Returns the values that lead from a node to the end, and finds what it requires. */
  private int lookAhead(int node, int layer) {
    int set = known[layer];
    int firstNext = diagram.firstNodes[layer + 1];
    int nextWord = diagram.firstWords[layer + 1];
    int found = 0;
    int needed = isShort ? -1 : 0;
    int end = diagram.edges[node + 1];
    for (int edge = diagram.edges[node]; edge < end; edge++) {
      int values = diagram.sets[edge] & set;
      int next = diagram.ends[edge];
      int place = next - firstNext;
      if (values != 0 && CellBits.contains(alive[nextWord + place / Long.SIZE], place)) {
        found |= values;
        if (needed != 0) {
          needed &= requiredAt[next] | (ValueSet.hasAtMostOne(values) ? values : 0);
        }
      }
    }
    requiredAt[node] = needed;
    return found;
  }

  /** Takes each required value from the cells that see all its places in the line. */
  private boolean note() {
    for (int rest = requiredAt[0]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int bit = ValueSet.lowestBit(rest);
      int places = 0;
      for (int place = 0; place < possible.length; place++) {
        places |= (possible[place] & bit) != 0 ? ValueSet.bit(place) : 0;
      }
      if (!domains.removeFromAll(line.watchers(places), bit)) {
        return false;
      }
    }
    return true;
  }
}
