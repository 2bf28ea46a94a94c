package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;

import io.github.nonet.internal.Relation;
import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/**
 * Which nodes lead to which by single chains, as sets of nodes.
 *
 * <p>Row i holds the nodes that are true if node i is, two links further ("on" to "off" to "on");
 * the closure of the rows determines which starts can come back at all.
 */
final class Reach {
  private final ExplainerLinks links;

  /** Which nodes are true two links after each, and which are true any number of links after it. */
  private final Relation rows = new Relation();

  private final Relation closure = new Relation();

  /** The nodes that are false if a node is true. */
  private final Relation weakSets = new Relation();

  /**
   * The nodes of a search in layers: all so far, and the nodes of the last layer and of the next.
   */
  private final long[] reached = new long[CANDIDATES / Long.SIZE + 1];

  private final long[] frontier = new long[reached.length];
  private final long[] next = new long[reached.length];

  /** The words of a set of nodes. */
  private int words;

  /** Which links count: those within cells, and those within houses. */
  private boolean inCell;

  private boolean inHouses;

  Reach(ExplainerLinks links) {
    this.links = links;
  }

  /** Finds which nodes lead to which by links within cells, within houses, or both. */
  void fill(boolean cellLinks, boolean houseLinks) {
    inCell = cellLinks;
    inHouses = houseLinks;
    words = links.words();
    links.fillWeakSets(weakSets, inCell);
    fillRows();
    closure.copyFrom(rows);
    closure.close();
  }

  /**
   * Fills row i with the nodes that are true if node i is, two links further. A node that would
   * lead to itself at once is left out, so that a row that holds its own node reports a way around.
   */
  private void fillRows() {
    rows.begin(links.nodes, 0);
    for (int off = 0; off < links.nodes; off++) {
      int end = links.endOfStrong(off, inHouses);
      for (int s = links.firstStrong(off, inCell); s < end; s++) {
        for (int w = links.firstWeak(off, inCell); w < links.endOfWeak(off); w++) {
          if (links.weak[w] != links.strong[s]) {
            rows.add(links.weak[w], links.strong[s]);
          }
        }
      }
    }
  }

  /** Returns a word of the set of nodes that are true if this one is, itself included. */
  long onWord(int node, int word) {
    return closure.word(node, word) | (node >>> 6 == word ? 1L << node : 0);
  }

  /** Adds the nodes that are false if this one is true to its row of the sets. */
  void fillOff(int node, Relation sets) {
    sets.addAll(node, weakSets, node);
    sets.addThrough(node, closure, weakSets);
  }

  /**
   * Returns whether the first node, if it is true, makes the second one true; a node itself,
   * whether it does so through another one.
   */
  boolean reaches(int from, int to) {
    return closure.leads(from, to);
  }

  /** Returns whether the node can come back to itself through another one. */
  boolean isOnCycle(int node) {
    return reaches(node, node);
  }

  /** Returns whether "on" leads to "off": a node that it reaches is weakly linked to it. */
  boolean reachesWeak(int node) {
    return closure.meet(node, weakSets, node);
  }

  /** Returns whether "off" leads to "on": a node that is strongly linked to it reaches it. */
  boolean comesOn(int node) {
    for (int s = links.firstStrong(node, inCell); s < links.endOfStrong(node, inHouses); s++) {
      if (reaches(links.strong[s], node)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the nodes of the shortest chain from "on" to "off", or 0 if it is over the limit. */
  int chainFromOn(int node, int limit) {
    Arrays.fill(frontier, 0, words, 0);
    CellBits.add(frontier, node);
    System.arraycopy(frontier, 0, reached, 0, words);
    for (int nodes = 4; nodes <= limit && step(); nodes += 2) {
      for (int w = 0; w < words; w++) {
        if ((frontier[w] & weakSets.word(node, w)) != 0) {
          return nodes;
        }
      }
    }
    return 0;
  }

  /** Returns the nodes of the shortest chain from "off" to "on", or 0 if it is over the limit. */
  int chainFromOff(int node, int limit) {
    Arrays.fill(frontier, 0, words, 0);
    for (int s = links.firstStrong(node, inCell); s < links.endOfStrong(node, inHouses); s++) {
      CellBits.add(frontier, links.strong[s]);
    }
    System.arraycopy(frontier, 0, reached, 0, words);
    for (int nodes = 4; nodes <= limit && step(); nodes += 2) {
      if (CellBits.contains(frontier, node)) {
        return nodes;
      }
    }
    return 0;
  }

  /**
   * Returns a shortest chain from one state of a node to the other, in nodes that are true and
   * false in turn, the first and the last of which is the node.
   *
   * @param isOn whether the chain starts with the node being true
   */
  int[] chain(int node, boolean isOn) {
    int[] parent = new int[2 * links.nodes];
    Arrays.fill(parent, ExplainerLinks.NONE);
    int[] queue = new int[2 * links.nodes];
    int begin = isOn ? node : node + links.nodes;
    int end = isOn ? node + links.nodes : node;
    int tail = 1;
    queue[0] = begin;
    for (int head = 0; parent[end] == ExplainerLinks.NONE; head++) {
      int at = queue[head];
      boolean isTrue = at < links.nodes;
      int from = isTrue ? at : at - links.nodes;
      int last = isTrue ? links.endOfWeak(from) : links.endOfStrong(from, inHouses);
      for (int i = isTrue ? links.firstWeak(from, inCell) : links.firstStrong(from, inCell);
          i < last;
          i++) {
        int next = isTrue ? links.weak[i] + links.nodes : links.strong[i];
        if (parent[next] == ExplainerLinks.NONE && next != begin) {
          parent[next] = at;
          queue[tail++] = next;
        }
      }
    }
    return walkBack(parent, end);
  }

  private int[] walkBack(int[] parent, int end) {
    int length = 1;
    for (int at = end; parent[at] != ExplainerLinks.NONE; at = parent[at]) {
      length++;
    }
    int[] chain = new int[length];
    for (int at = end; length > 0; at = parent[at]) {
      chain[--length] = at % links.nodes;
    }
    return chain;
  }

  /**
   * Moves the frontier two links on, to nodes not reached before; returns whether there are any.
   */
  private boolean step() {
    Arrays.fill(next, 0, words, 0);
    for (int w = 0; w < words; w++) {
      for (long rest = frontier[w]; rest != 0; rest = CellBits.withoutLowest(rest)) {
        int on = Long.SIZE * w + CellBits.lowest(rest);
        for (int i = 0; i < words; i++) {
          next[i] |= rows.word(on, i);
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
