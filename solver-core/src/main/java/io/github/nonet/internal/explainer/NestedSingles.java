package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;
import java.nio.IntBuffer;
import java.util.Arrays;

/** All cycles and forcing chains with one start that there are within an assumption. */
final class NestedSingles {
  /** The sides of a node: it is true, or false. */
  private static final int ON = 0;

  private static final int OFF = 1;

  private final ExplainerLinks links = new ExplainerLinks();
  private final Reach reach = new Reach(links);
  private final Cycles cycles = new Cycles(links, reach);

  /** The eliminations of the cycle at hand. */
  private final Deduction victims = new Deduction();

  /** For each node that is true, then for each that is false, the node before it in the chain. */
  private final int[][] parents = new int[2][CANDIDATES];

  /** The nodes that were reached as true, and as false. */
  private final boolean[][] isReached = new boolean[2][CANDIDATES];

  /** The same in the order in which they were reached, and their numbers. */
  private final int[][] queues = new int[2][CANDIDATES];

  private final int[] tails = new int[2];

  /** The node from which the chains start. */
  private int start;

  private NestedChains list;

  /** Which links count: those within cells, and those within houses. */
  private boolean inCell;

  private boolean inHouses;

  void find(Marks marks, NestedChains newList) {
    list = newList;
    links.build(marks);
    search(marks, false, true, SingleChains.X_CYCLE, SingleChains.X_CHAIN, ChainKind.X);
    search(marks, true, false, SingleChains.Y_CYCLE, SingleChains.NO_CHAIN, ChainKind.Y);
    search(marks, true, true, SingleChains.XY, SingleChains.XY, ChainKind.XY);
  }

  private void search(
      Marks marks,
      boolean cellLinks,
      boolean houseLinks,
      double cycle,
      double chain,
      ChainKind kind) {
    inCell = cellLinks;
    inHouses = houseLinks;
    reach.fill(inCell, inHouses);
    cycles.begin(inCell, inHouses);
    for (int node = 0; node < links.nodes; node++) {
      int count = marks.count(links.cell[node]);
      if (count == 2 || count > 2 && inHouses) {
        if (reach.isOnCycle(node)) {
          cycles.find(node, Integer.MAX_VALUE, found -> offerCycle(found, cycle, kind));
        }
        if (inHouses) {
          searchChains(node, chain, kind, marks);
        }
      }
    }
  }

  private int candidate(int node) {
    return SIZE * links.cell[node] + links.digit[node];
  }

  private boolean offerCycle(Cycles cycle, double base, ChainKind kind) {
    list.beginContent();
    int[] path = cycle.path();
    addForward(path);
    addReversed(path);
    victims.begin(0);
    cycle.removeTo(victims);
    list.offerContent(base, cycle.nodes(), kind, IntBuffer.wrap(victims.removed()));
    return false;
  }

  private void addForward(int[] path) {
    for (int i = path.length; i > 0; i -= 2) {
      int on = path[i % path.length];
      int off = path[i - 1];
      list.addStatement(candidate(on), true);
      list.addParents(candidate(on), links.strongType(off, on, inCell));
      list.addStatement(candidate(off), false);
      list.addParents(candidate(off), links.weakType(path[i - 2], off, inCell));
    }
    list.endChain();
  }

  /** The same cycle the other way round; its true statements are the false ones of the first. */
  private void addReversed(int[] path) {
    for (int i = 0; i < path.length; i++) {
      list.addStatement(candidate(path[i]), i % 2 != 0);
    }
    list.endChain();
  }

  private void searchChains(int node, double base, ChainKind kind, Marks marks) {
    if (reach.reachesWeak(node) && follow(node, ON)) {
      offerChain(base, kind, false, marks);
    }
    if (reach.comesOn(node) && follow(node, OFF)) {
      offerChain(base, kind, true, marks);
    }
  }

  /** Follows all links from a node that is true, or false; returns whether one leads back to it. */
  private boolean follow(int node, int side) {
    start = node;
    for (int i = 0; i < 2; i++) {
      Arrays.fill(isReached[i], 0, links.nodes, false);
      tails[i] = 0;
    }
    isReached[side][node] = true;
    queues[side][tails[side]++] = node;
    int opposite = 1 - side;
    int head = 0;
    int oppositeHead = 0;
    while (head < tails[side]) {
      while (head < tails[side]) {
        if (step(queues[side][head++], side, true)) {
          return true;
        }
      }
      while (oppositeHead < tails[opposite]) {
        step(queues[opposite][oppositeHead++], opposite, false);
      }
    }
    return false;
  }

  /** Adds the consequences of a node; returns whether one of them is the start, if it is wanted. */
  private boolean step(int from, int side, boolean lookForStart) {
    boolean isOn = side == ON;
    int[] targets = isOn ? links.weak : links.strong;
    int end = isOn ? links.endOfWeak(from) : links.endOfStrong(from, inHouses);
    int[] queue = queues[1 - side];
    int[] parent = parents[1 - side];
    boolean[] isKnown = isReached[1 - side];
    for (int i = isOn ? links.firstWeak(from, inCell) : links.firstStrong(from, inCell);
        i < end;
        i++) {
      int to = targets[i];
      if (lookForStart && to == start) {
        parent[to] = from;
        return true;
      }
      if (!isKnown[to]) {
        isKnown[to] = true;
        parent[to] = from;
        queue[tails[1 - side]++] = to;
      }
    }
    return false;
  }

  /** Offers the way back to the start that was found: it ends in the opposite state. */
  private void offerChain(double base, ChainKind kind, boolean endIsOn, Marks marks) {
    list.beginContent();
    int nodes = 0;
    int node = start;
    boolean isOnNode = endIsOn;
    do {
      list.addStatement(candidate(node), isOnNode);
      nodes++;
      int before = parents[isOnNode ? ON : OFF][node];
      if (isOnNode) {
        list.addParents(candidate(node), links.strongType(before, node, inCell));
      }
      node = before;
      isOnNode = !isOnNode;
    } while (node != start || isOnNode == endIsOn);
    list.addStatement(candidate(start), !endIsOn);
    list.endChain();
    list.offerContent(base, nodes + 1, kind, removed(endIsOn, marks));
  }

  private IntBuffer removed(boolean endIsOn, Marks marks) {
    int cell = links.cell[start];
    int digit = ValueSet.bit(links.digit[start]);
    victims.begin(0);
    victims.remove(cell, endIsOn ? marks.digits[cell] & ~digit : digit);
    return IntBuffer.wrap(victims.removed());
  }
}
