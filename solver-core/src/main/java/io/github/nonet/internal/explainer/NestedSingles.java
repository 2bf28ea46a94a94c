package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.CANDIDATES;
import static io.github.nonet.internal.explainer.Houses.SIZE;

import java.nio.IntBuffer;
import java.util.Arrays;

/** All cycles and forcing chains with one start that there are within an assumption. */
final class NestedSingles {
  private final Links links = new Links();
  private final Reach reach = new Reach(links);
  private final Cycles cycles = new Cycles(links, reach);

  /** What the cycle at hand eliminates. */
  private final Deduction victims = new Deduction();

  /** For each node that is true, or false, the node before it in the chain from the start. */
  private final int[] onParent = new int[CANDIDATES];

  private final int[] offParent = new int[CANDIDATES];

  /** The nodes that were reached. */
  private final boolean[] isOn = new boolean[CANDIDATES];

  private final boolean[] isOff = new boolean[CANDIDATES];

  /** The nodes in the order in which they were reached. */
  private final int[] onQueue = new int[CANDIDATES];

  private final int[] offQueue = new int[CANDIDATES];
  private int onTail;
  private int offTail;

  /** The node from which the chains begin. */
  private int start;

  private NestedChains list;

  /** Which links count: those within cells, and those within houses. */
  private boolean inCell;

  private boolean inHouses;

  void find(Marks marks, NestedChains newList) {
    list = newList;
    links.build(marks);
    search(marks, false, true, SingleChains.X_CYCLE, SingleChains.X_CHAIN, Finding.X);
    search(marks, true, false, SingleChains.Y_CYCLE, SingleChains.NO_CHAIN, Finding.Y);
    search(marks, true, true, SingleChains.XY, SingleChains.XY, Finding.XY);
  }

  private void search(
      Marks marks, boolean cellLinks, boolean houseLinks, double cycle, double chain, int key) {
    inCell = cellLinks;
    inHouses = houseLinks;
    reach.fill(inCell, inHouses);
    cycles.begin(inCell, inHouses);
    for (int node = 0; node < links.nodes; node++) {
      int count = marks.count(links.cell[node]);
      if (count == 2 || count > 2 && inHouses) {
        if (reach.isOnCycle(node)) {
          int from = node;
          cycles.find(node, Integer.MAX_VALUE, found -> offerCycle(found, from, cycle, key));
        }
        if (inHouses) {
          searchChains(node, chain, key, marks);
        }
      }
    }
  }

  private int candidate(int node) {
    return SIZE * links.cell[node] + links.digit[node];
  }

  private boolean offerCycle(Cycles cycle, int from, double base, int key) {
    list.beginContent();
    addForward(cycle, from);
    addReversed(cycle, from);
    victims.begin(0);
    cycle.removeTo(victims);
    list.offerContent(base, cycle.nodes(), key, removed());
    return false;
  }

  private void addForward(Cycles cycle, int from) {
    int on = from;
    int off = cycle.closingOff();
    for (int before = cycle.closingOn(); before != Links.NONE; before = cycle.parent(before)) {
      list.addStatement(candidate(on), true);
      list.addParents(candidate(on), links.strongType(off, on, inCell));
      list.addStatement(candidate(off), false);
      list.addParents(candidate(off), links.weakType(before, off, inCell));
      on = before;
      off = cycle.viaOff(before);
    }
    list.endChain();
  }

  /** The same cycle the other way round; its true statements are the false ones of the first. */
  private void addReversed(Cycles cycle, int from) {
    int[] path = new int[cycle.nodes()];
    int count = 0;
    int off = cycle.closingOff();
    for (int on = cycle.closingOn(); on != Links.NONE; on = cycle.parent(on)) {
      path[count++] = candidate(off);
      path[count++] = candidate(on);
      off = cycle.viaOff(on);
    }
    for (int i = count - 1; i >= 0; i--) {
      list.addStatement(path[i], i % 2 == 0);
    }
    list.endChain();
  }

  private IntBuffer removed() {
    CandidateSet set = new CandidateSet();
    for (int cell = 0; cell < Houses.CELLS; cell++) {
      for (int rest = victims.removedFrom(cell); rest != 0; rest &= rest - 1) {
        set.add(SIZE * cell + Houses.lowest(rest));
      }
    }
    return IntBuffer.wrap(set.toArray());
  }

  private void searchChains(int node, double base, int key, Marks marks) {
    if (reach.reachesWeak(node) && followFromOn(node)) {
      offerChain(base, key, false, marks);
    }
    if (reach.comesOn(node) && followFromOff(node)) {
      offerChain(base, key, true, marks);
    }
  }

  private void clear(int from) {
    Arrays.fill(isOn, 0, links.nodes, false);
    Arrays.fill(isOff, 0, links.nodes, false);
    onTail = 0;
    offTail = 0;
    start = from;
  }

  private boolean followFromOn(int node) {
    clear(node);
    isOn[node] = true;
    onQueue[onTail++] = node;
    int onHead = 0;
    int offHead = 0;
    while (onHead < onTail) {
      while (onHead < onTail) {
        if (followOn(onQueue[onHead++], true)) {
          return true;
        }
      }
      while (offHead < offTail) {
        followOff(offQueue[offHead++], false);
      }
    }
    return false;
  }

  private boolean followFromOff(int node) {
    clear(node);
    isOff[node] = true;
    offQueue[offTail++] = node;
    int onHead = 0;
    int offHead = 0;
    while (offHead < offTail) {
      while (offHead < offTail) {
        if (followOff(offQueue[offHead++], true)) {
          return true;
        }
      }
      while (onHead < onTail) {
        followOn(onQueue[onHead++], false);
      }
    }
    return false;
  }

  /** Adds what a true node makes false; returns whether this is the start, if it is looked for. */
  private boolean followOn(int on, boolean lookForStart) {
    for (int i = links.firstWeak(on, inCell); i < links.endOfWeak(on); i++) {
      int off = links.weak[i];
      if (lookForStart && off == start) {
        offParent[off] = on;
        return true;
      }
      if (!isOff[off]) {
        isOff[off] = true;
        offParent[off] = on;
        offQueue[offTail++] = off;
      }
    }
    return false;
  }

  private boolean followOff(int off, boolean lookForStart) {
    for (int i = links.firstStrong(off, inCell); i < links.endOfStrong(off, inHouses); i++) {
      int on = links.strong[i];
      if (lookForStart && on == start) {
        onParent[on] = off;
        return true;
      }
      if (!isOn[on]) {
        isOn[on] = true;
        onParent[on] = off;
        onQueue[onTail++] = on;
      }
    }
    return false;
  }

  /** Offers the way back to the start that was found: it ends in the opposite state. */
  private void offerChain(double base, int key, boolean endIsOn, Marks marks) {
    list.beginContent();
    int nodes = 0;
    int node = start;
    boolean isOnNode = endIsOn;
    do {
      list.addStatement(candidate(node), isOnNode);
      nodes++;
      int before = isOnNode ? onParent[node] : offParent[node];
      if (isOnNode) {
        list.addParents(candidate(node), links.strongType(before, node, inCell));
      }
      node = before;
      isOnNode = !isOnNode;
    } while (node != start || isOnNode == endIsOn);
    list.addStatement(candidate(start), !endIsOn);
    list.endChain();
    list.offerContent(base, nodes + 1, key, removed(endIsOn, marks));
  }

  private IntBuffer removed(boolean endIsOn, Marks marks) {
    int cell = links.cell[start];
    int digit = 1 << links.digit[start];
    victims.begin(0);
    victims.remove(cell, endIsOn ? marks.digits[cell] & ~digit : digit);
    return removed();
  }
}
