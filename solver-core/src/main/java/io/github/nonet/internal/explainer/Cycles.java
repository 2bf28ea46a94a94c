package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * The bidirectional cycles through one node, by breadth first.
 *
 * <p>Each node is true ("on") once in the tree, reached by the first way found; a false ("off") one
 * may be reached by several. A cycle closes where an "off" node is strongly linked to the start.
 * Either all its "on" nodes are true or all its "off" nodes; so a candidate that sees both an "on"
 * and an "off" node of its digit, and lies in no cell of the cycle, is eliminated.
 */
final class Cycles {
  /** A step is {@code off << NODE_BITS | on}; there are fewer than 1,024 nodes. */
  private static final int NODE_BITS = 10;

  private static final int NODE = (1 << NODE_BITS) - 1;

  private final ExplainerLinks links;

  /** Finds the nodes that lead back; nothing else is followed. */
  private final Reach reach;

  /** Is asked about each cycle that takes something away; returns whether it is enough. */
  private Predicate<Cycles> receiver;

  /**
   * Two links from "on" to "on" that some cycle has. Those from node i are at {@code stepStart[i]}
   * to {@code stepStart[i + 1]}. All cycles through a node lie among the nodes that lead to it and
   * come from it, so one list serves all starts.
   */
  private int[] steps = new int[1 << 10];

  private final int[] stepStart = new int[CANDIDATES + 1];

  /** The cells that allow each digit. */
  private final long[] lowCells = new long[SIZE];

  private final long[] highCells = new long[SIZE];

  /** The tree: for each "on" node the "off" node before it, and the "on" node before that. */
  private final int[] viaOff = new int[CANDIDATES];

  private final int[] parent = new int[CANDIDATES];

  /** Whether a node is in the tree. */
  private final boolean[] isOn = new boolean[CANDIDATES];

  /** For each "on" node one bit for each "off" node before it; two of these may share a bit. */
  private final long[] trace = new long[CANDIDATES];

  /** The nodes of the tree in the order in which they were reached. */
  private final int[] queue = new int[CANDIDATES];

  private int queued;

  /** The victims of the last cycle examined, by digit, and its number of nodes. */
  private final long[] lowVictims = new long[SIZE];

  private final long[] highVictims = new long[SIZE];

  /**
   * The cells that the nodes of the last cycle see by their digits: the true ones, then the false
   * ones.
   */
  private final long[] lowSeen = new long[2 * SIZE];

  private final long[] highSeen = new long[2 * SIZE];

  /** The length of the last cycle, and the two nodes at which it closes. */
  private int nodes;

  private int closingOn;
  private int closingOff;

  Cycles(ExplainerLinks links, Reach reach) {
    this.links = links;
    this.reach = reach;
  }

  void begin(boolean inCell, boolean inHouses) {
    listSteps(inCell, inHouses);
    Arrays.fill(lowCells, 0);
    Arrays.fill(highCells, 0);
    for (int node = 0; node < links.nodes; node++) {
      lowCells[links.digit[node]] |= ExplainerHouses.low(links.cell[node]);
      highCells[links.digit[node]] |= ExplainerHouses.high(links.cell[node]);
    }
  }

  private void listSteps(boolean inCell, boolean inHouses) {
    int count = 0;
    for (int on = 0; on < links.nodes; on++) {
      stepStart[on] = count;
      if (reach.isOnCycle(on)) {
        for (int w = links.firstWeak(on, inCell); w < links.endOfWeak(on); w++) {
          count = listSteps(on, links.weak[w], inCell, inHouses, count);
        }
      }
    }
    stepStart[links.nodes] = count;
  }

  /** Lists the steps over one "off" node; returns how many there then are. */
  private int listSteps(int on, int off, boolean inCell, boolean inHouses, int from) {
    int count = from;
    int end = links.endOfStrong(off, inHouses);
    for (int s = links.firstStrong(off, inCell); s < end; s++) {
      int next = links.strong[s];
      if (next != on && reach.reaches(next, on)) {
        if (count == steps.length) {
          steps = Arrays.copyOf(steps, 2 * count);
        }
        steps[count++] = off << NODE_BITS | next;
      }
    }
    return count;
  }

  int nodes() {
    return nodes;
  }

  /** Finds cycles that take something away, the shortest first, of up to {@code limit} nodes. */
  boolean find(int start, int limit, Predicate<Cycles> newReceiver) {
    receiver = newReceiver;
    plant(start);
    int begin = 0;
    for (int length = 2; length <= limit && begin < queued; length += 2) {
      int end = queued;
      for (; begin < end; begin++) {
        if (grow(queue[begin], start, length)) {
          return true;
        }
      }
    }
    return false;
  }

  private void plant(int start) {
    Arrays.fill(isOn, 0, links.nodes, false);
    isOn[start] = true;
    parent[start] = ExplainerLinks.NONE;
    trace[start] = 0;
    queue[0] = start;
    queued = 1;
  }

  /** Adds the consequences of an "on" node; returns whether a cycle with victims closes. */
  private boolean grow(int on, int start, int length) {
    for (int i = stepStart[on]; i < stepStart[on + 1]; i++) {
      int next = steps[i] & NODE;
      int off = steps[i] >>> NODE_BITS;
      if (next == start) {
        if (!isBefore(on, off) && hasVictims(on, off, length) && receiver.test(this)) {
          return true;
        }
      } else if (!isOn[next] && !isBefore(on, off)) {
        isOn[next] = true;
        parent[next] = on;
        viaOff[next] = off;
        trace[next] = trace[on] | CellBits.bit(off);
        queue[queued++] = next;
      }
    }
    return false;
  }

  /** Returns whether the "off" node is on the way to the "on" node. */
  private boolean isBefore(int on, int off) {
    if (!CellBits.contains(trace[on], off)) {
      return false;
    }
    for (int node = on; parent[node] != ExplainerLinks.NONE; node = parent[node]) {
      if (viaOff[node] == off) {
        return true;
      }
    }
    return false;
  }

  private boolean hasVictims(int lastOn, int lastOff, int length) {
    Arrays.fill(lowSeen, 0);
    Arrays.fill(highSeen, 0);
    long low = 0;
    long high = 0;
    int off = lastOff;
    for (int on = lastOn; on != ExplainerLinks.NONE; on = parent[on]) {
      see(on, 0);
      see(off, SIZE);
      low |= ExplainerHouses.low(links.cell[on]) | ExplainerHouses.low(links.cell[off]);
      high |= ExplainerHouses.high(links.cell[on]) | ExplainerHouses.high(links.cell[off]);
      off = viaOff[on];
    }
    long any = 0;
    for (int digit = 0; digit < SIZE; digit++) {
      lowVictims[digit] = lowSeen[digit] & lowSeen[SIZE + digit] & lowCells[digit] & ~low;
      highVictims[digit] = highSeen[digit] & highSeen[SIZE + digit] & highCells[digit] & ~high;
      any |= lowVictims[digit] | highVictims[digit];
    }
    nodes = length;
    closingOn = lastOn;
    closingOff = lastOff;
    return any != 0;
  }

  private void see(int node, int side) {
    lowSeen[side + links.digit[node]] |= ExplainerHouses.PEERS_LOW[links.cell[node]];
    highSeen[side + links.digit[node]] |= ExplainerHouses.PEERS_HIGH[links.cell[node]];
  }

  /** Adds the victims of the cycle found. */
  void removeTo(Deduction deduction) {
    for (int digit = 0; digit < SIZE; digit++) {
      for (long rest = lowVictims[digit]; rest != 0; rest = CellBits.withoutLowest(rest)) {
        deduction.remove(CellBits.lowest(rest), ValueSet.bit(digit));
      }
      for (long rest = highVictims[digit]; rest != 0; rest = CellBits.withoutLowest(rest)) {
        deduction.remove(ExplainerHouses.LOW_CELLS + CellBits.lowest(rest), ValueSet.bit(digit));
      }
    }
  }

  /** Returns the nodes of the cycle found, "on" and "off" in turn; the start comes first. */
  int[] path() {
    int[] path = new int[nodes];
    int from = nodes;
    int off = closingOff;
    for (int on = closingOn; on != ExplainerLinks.NONE; on = parent[on]) {
      path[--from] = off;
      path[--from] = on;
      off = viaOff[on];
    }
    return path;
  }
}
