package io.github.nonet.internal.groups.forms;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All ways to fill the cells of a pair, a sum or a machine, given that cells which see each other
 * differ. For one thread.
 */
public final class Ways {
  /** Larger diagrams take too long to make. */
  private static final int MOST_NODES = 10_000;

  private final Diagram diagram;

  /** The nodes that are reached, and then the ones among them that lead to the end. */
  private final long[] nodes;

  /** The values in all ways from a node to the end. */
  private final int[] required;

  private Ways(Diagram diagram) {
    this.diagram = diagram;
    nodes = new long[diagram.firstWords[diagram.length() + 1]];
    required = new int[diagram.nodes()];
  }

  /**
   * Returns the ways of a form, or null if they are too many to examine.
   *
   * @param seen for each cell of the grid the set of the cells that have other values
   * @param watch asked now and then; it may throw
   */
  public static @Nullable Ways of(Form form, int symbols, long[][] seen, Watch watch) {
    long[] different = Diagrams.different(form.cells(), seen);
    Diagram found = Diagrams.shared().get(form, symbols, different, MOST_NODES, watch);
    return found == null ? null : new Ways(found);
  }

  /**
   * Leaves to each cell the values of some way.
   *
   * @param sets for each cell of the form, in its order, the set of its values; changed
   * @return whether there is any way; if not, nothing is changed
   */
  public boolean narrow(int... sets) {
    Arrays.fill(nodes, 0);
    nodes[0] = 1;
    for (int layer = 0; layer < sets.length; layer++) {
      look(layer, sets, true);
    }
    if (nodes[nodes.length - 1] == 0) {
      return false;
    }
    required[required.length - 1] = 0;
    for (int layer = sets.length - 1; layer >= 0; layer--) {
      sets[layer] = look(layer, sets, false);
    }
    return true;
  }

  /** Returns how many edges from cell to cell there are. */
  public int size() {
    return diagram.size();
  }

  /** Returns the values that every way had that was left when something was narrowed last. */
  public int required() {
    return required[0];
  }

  private int look(int layer, int[] sets, boolean isForward) {
    int found = 0;
    int node = diagram.firstNodes[layer];
    int end = diagram.firstWords[layer + 1];
    for (int word = diagram.firstWords[layer]; word < end; word++, node += Long.SIZE) {
      for (long rest = nodes[word]; rest != 0; rest = CellBits.withoutLowest(rest)) {
        int from = node + CellBits.lowest(rest);
        int values =
            isForward ? goForward(from, layer, sets[layer]) : goBack(from, layer, sets[layer]);
        nodes[word] &= values == 0 ? ~CellBits.lowestBit(rest) : -1;
        found |= values;
      }
    }
    return found;
  }

  /** Marks what a node reaches; returns the values that lead on from it. */
  private int goForward(int node, int layer, int set) {
    int firstNext = diagram.firstNodes[layer + 1];
    int found = 0;
    for (int edge = diagram.edges[node]; edge < diagram.edges[node + 1]; edge++) {
      int values = diagram.sets[edge] & set;
      if (values != 0) {
        int next = diagram.ends[edge] - firstNext;
        nodes[diagram.firstWords[layer + 1] + next / Long.SIZE] |= CellBits.bit(next);
        found |= values;
      }
    }
    return found;
  }

  /** Returns the values that lead from a node to the end, and finds what it requires. */
  private int goBack(int node, int layer, int set) {
    int firstNext = diagram.firstNodes[layer + 1];
    int found = 0;
    int needed = -1;
    for (int edge = diagram.edges[node]; edge < diagram.edges[node + 1]; edge++) {
      int values = diagram.sets[edge] & set;
      int next = diagram.ends[edge] - firstNext;
      int word = diagram.firstWords[layer + 1] + next / Long.SIZE;
      if (values != 0 && CellBits.contains(nodes[word], next)) {
        found |= values;
        needed &= required[diagram.ends[edge]] | (ValueSet.hasAtMostOne(values) ? values : 0);
      }
    }
    required[node] = needed;
    return found;
  }
}
