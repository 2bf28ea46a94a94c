package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.CANDIDATES;

import java.util.Arrays;

/**
 * Bidirectional cycles and forcing chains with one start and no branch: X 6.5 and 6.6, Y 6.5, both
 * kinds of links 7.0, and a tenth for each step of length.
 *
 * <p>The lowest rated deduction of all is taken, then the shortest, then X before Y before both,
 * then the first in the order of cells and digits, cycles first.
 *
 * <p>Sets of nodes do most of the work. One row for each node says which nodes are true two links
 * further ("on" to "off" to "on"); the closure of these rows tells which starts can come back at all,
 * and only those are followed, no further than the best chain found so far.
 */
final class SingleChains {
  private static final double X_CYCLE = 6.5;
  private static final double X_CHAIN = 6.6;
  private static final double Y_CYCLE = 6.5;
  private static final double XY = 7.0;
  private static final int X_KEY = 2;
  private static final int Y_KEY = 3;
  private static final int XY_KEY = 4;

  private final Deduction best;
  private final Links links = new Links();
  private final Cycles cycles;

  private long[] rows = new long[0];
  private long[] closure = new long[0];
  private long[] weakSets = new long[0];
  private long[] reached = new long[0];
  private long[] frontier = new long[0];
  private long[] next = new long[0];
  private int words;

  private boolean inCell;
  private boolean inHouses;
  private boolean found;
  private int bestNodes;
  private int bestKey;
  private boolean bestIsChain;

  SingleChains(Deduction best) {
    this.best = best;
    this.cycles = new Cycles(links);
  }

  boolean find(Marks marks) {
    found = false;
    links.build(marks);
    words = links.words();
    reserve();
    search(false, true, X_CYCLE, X_CHAIN, X_KEY);
    search(true, false, Y_CYCLE, 0, Y_KEY);
    search(true, true, XY, XY, XY_KEY);
    return found;
  }

  private void reserve() {
    int size = links.nodes * words;
    if (rows.length < size) {
      rows = new long[size];
      closure = new long[size];
      weakSets = new long[size];
    }
    if (reached.length < words) {
      reached = new long[CANDIDATES / Long.SIZE + 1];
      frontier = new long[reached.length];
      next = new long[reached.length];
    }
  }

  private void search(
      boolean cellLinks, boolean houseLinks, double cycle, double chain, int key) {
    if (longest(cycle, key) < 4 && longest(chain, key) < 4) {
      return;
    }
    inCell = cellLinks;
    inHouses = houseLinks;
    links.weakSets(weakSets, inCell);
    fillRows();
    fillClosure();
    cycles.begin(inCell, inHouses, closure);
    int firstChain = inHouses ? searchChains(chain, key) : Links.NONE;
    for (int node = 0; node < links.nodes; node++) {
      if (isOnCycle(node)) {
        searchCycles(node, cycle, key, node <= firstChain && cycle == chain);
      }
    }
  }

  /** Returns the start of the best chain, or {@code NONE} if there is none to take. */
  private int searchChains(double base, int key) {
    int start = Links.NONE;
    for (int node = 0; node < links.nodes; node++) {
      if (searchChains(node, base, key)) {
        start = node;
      }
    }
    return start;
  }

  /** Returns how many nodes a chain may have to be better than the best one, 0 if none can be. */
  private int longest(double base, int key) {
    if (!found) {
      return Integer.MAX_VALUE;
    }
    int nodes = 0;
    for (int more = 4; isBetter(base + ChainLength.added(more), more, key); more += 2) {
      nodes = more;
    }
    return nodes;
  }

  private boolean isBetter(double rating, int nodes, int key) {
    if (rating != best.rating) {
      return rating < best.rating;
    }
    return nodes != bestNodes ? nodes < bestNodes : key < bestKey;
  }

  /** Fills row i with the nodes that are true if node i is, two links further. */
  private void fillRows() {
    Arrays.fill(rows, 0, links.nodes * words, 0);
    for (int off = 0; off < links.nodes; off++) {
      int end = links.endOfStrong(off, inHouses);
      for (int s = links.firstStrong(off, inCell); s < end; s++) {
        int on = links.strong[s];
        for (int w = links.firstWeak(off, inCell); w < links.endOfWeak(off); w++) {
          rows[links.weak[w] * words + (on >>> 6)] |= 1L << on;
        }
      }
    }
  }

  /** Closes the rows; a row that is closed already saves following its nodes. */
  private void fillClosure() {
    for (int node = 0; node < links.nodes; node++) {
      int start = node * words;
      System.arraycopy(rows, start, closure, start, words);
      Arrays.fill(reached, 0, words, 0);
      boolean more = true;
      while (more) {
        more = false;
        for (int w = 0; w < words; w++) {
          for (long rest = closure[start + w] & ~reached[w];
              rest != 0;
              rest = closure[start + w] & ~reached[w]) {
            more = true;
            int other = 64 * w + Long.numberOfTrailingZeros(rest);
            reached[w] |= rest & -rest;
            if (other < node) {
              for (int i = 0; i < words; i++) {
                closure[start + i] |= closure[other * words + i];
                reached[i] |= closure[other * words + i];
              }
            } else {
              for (int i = 0; i < words; i++) {
                closure[start + i] |= rows[other * words + i];
              }
            }
          }
        }
      }
    }
  }

  private boolean reaches(int from, int to) {
    return (closure[from * words + (to >>> 6)] >>> to & 1) != 0;
  }

  /** Returns whether the node can come back to itself through another one. */
  private boolean isOnCycle(int node) {
    for (int w = 0; w < words; w++) {
      for (long rest = closure[node * words + w]; rest != 0; rest &= rest - 1) {
        int other = 64 * w + Long.numberOfTrailingZeros(rest);
        if (other != node && reaches(other, node)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Looks for a better cycle through the node.
   *
   * @param first whether it comes before the best chain of the same rating, length and links
   */
  private void searchCycles(int node, double base, int key, boolean first) {
    boolean winsTie = first && bestIsChain;
    int limit = winsTie ? Math.max(longest(base, key), bestNodes) : longest(base, key);
    if (limit >= 4 && cycles.find(node, limit)) {
      best.begin(base + ChainLength.added(cycles.nodes()));
      cycles.removeTo(best);
      found(cycles.nodes(), key);
      bestIsChain = false;
    }
  }

  private void found(int nodes, int key) {
    found = true;
    bestNodes = nodes;
    bestKey = key;
  }

  private boolean searchChains(int node, double base, int key) {
    return searchChainToOff(node, base, key) | searchChainToOn(node, base, key);
  }

  private boolean searchChainToOff(int node, double base, int key) {
    int limit = longest(base, key);
    int nodes = limit >= 4 && reachesWeak(node) ? chainFromOn(node, limit) : 0;
    if (nodes > 0) {
      best.begin(base + ChainLength.added(nodes));
      best.remove(links.cell[node], 1 << links.digit[node]);
      found(nodes, key);
      bestIsChain = true;
    }
    return nodes > 0;
  }

  private boolean searchChainToOn(int node, double base, int key) {
    int limit = longest(base, key);
    int nodes = limit >= 4 && comesOn(node) ? chainFromOff(node, limit) : 0;
    if (nodes > 0) {
      best.begin(base + ChainLength.added(nodes));
      best.place(links.cell[node], links.digit[node]);
      found(nodes, key);
      bestIsChain = true;
    }
    return nodes > 0;
  }

  /** Returns whether "on" leads to "off": a node that it reaches is weakly linked to it. */
  private boolean reachesWeak(int node) {
    for (int w = 0; w < words; w++) {
      if ((closure[node * words + w] & weakSets[node * words + w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether "off" leads to "on": a node that is strongly linked to it reaches it. */
  private boolean comesOn(int node) {
    for (int s = links.firstStrong(node, inCell); s < links.endOfStrong(node, inHouses); s++) {
      if (reaches(links.strong[s], node)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the nodes of the shortest chain from "on" to "off", or 0 if it is over the limit. */
  private int chainFromOn(int node, int limit) {
    Arrays.fill(frontier, 0, words, 0);
    frontier[node >>> 6] |= 1L << node;
    System.arraycopy(frontier, 0, reached, 0, words);
    for (int nodes = 4; nodes <= limit && step(); nodes += 2) {
      for (int w = 0; w < words; w++) {
        if ((frontier[w] & weakSets[node * words + w]) != 0) {
          return nodes;
        }
      }
    }
    return 0;
  }

  /** Returns the nodes of the shortest chain from "off" to "on", or 0 if it is over the limit. */
  private int chainFromOff(int node, int limit) {
    Arrays.fill(frontier, 0, words, 0);
    for (int s = links.firstStrong(node, inCell); s < links.endOfStrong(node, inHouses); s++) {
      frontier[links.strong[s] >>> 6] |= 1L << links.strong[s];
    }
    System.arraycopy(frontier, 0, reached, 0, words);
    for (int nodes = 4; nodes <= limit && step(); nodes += 2) {
      if ((frontier[node >>> 6] >>> node & 1) != 0) {
        return nodes;
      }
    }
    return 0;
  }

  /** Moves the frontier two links on, to nodes not reached before; returns whether there are any. */
  private boolean step() {
    Arrays.fill(next, 0, words, 0);
    for (int w = 0; w < words; w++) {
      for (long rest = frontier[w]; rest != 0; rest &= rest - 1) {
        int row = (64 * w + Long.numberOfTrailingZeros(rest)) * words;
        for (int i = 0; i < words; i++) {
          next[i] |= rows[row + i];
        }
      }
    }
    long any = 0;
    for (int w = 0; w < words; w++) {
      frontier[w] = next[w] & ~reached[w];
      reached[w] |= frontier[w];
      any |= frontier[w];
    }
    return any != 0;
  }
}
