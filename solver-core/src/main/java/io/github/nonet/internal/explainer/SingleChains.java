package io.github.nonet.internal.explainer;

import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.sets.ValueSet;

/**
 * Bidirectional cycles and forcing chains with one start and no branch: X 6.5 and 6.6, Y 6.5, both
 * kinds of links 7.0, and a tenth for each step of length.
 *
 * <p>The lowest rated deduction of all is taken, then the shortest, then X before Y before both,
 * then the first in the order of cells and digits, cycles first. Only starts that can come back are
 * followed, no further than the best chain found so far.
 */
final class SingleChains {
  static final double X_CYCLE = 6.5;
  static final double X_CHAIN = 6.6;
  static final double Y_CYCLE = 6.5;
  static final double XY = 7.0;

  /** Marks the rating of open chains with links only within cells, which do not exist. */
  static final double NO_CHAIN = Double.POSITIVE_INFINITY;

  /** The nodes of the shortest chains and cycles. */
  private static final int SHORTEST = 4;

  private final ChainPick pick;
  private final ExplainerLinks links = new ExplainerLinks();
  private final Reach reach = new Reach(links);
  private final Cycles cycles = new Cycles(links, reach);

  /** Whether the last one taken is a chain, not a cycle. */
  private boolean bestIsChain;

  private LimitedWatch watch;

  SingleChains(ChainPick pick) {
    this.pick = pick;
  }

  /** Offers the best deduction. */
  void find(Marks marks, LimitedWatch newWatch) {
    watch = newWatch;
    links.build(marks);
    search(false, true, X_CYCLE, X_CHAIN, ChainKind.X);
    search(true, false, Y_CYCLE, NO_CHAIN, ChainKind.Y);
    search(true, true, XY, XY, ChainKind.XY);
  }

  private void search(
      boolean inCell, boolean inHouses, double cycle, double chain, ChainKind kind) {
    if (longest(cycle, kind) < SHORTEST && longest(chain, kind) < SHORTEST) {
      return;
    }
    watch.look();
    reach.fill(inCell, inHouses);
    cycles.begin(inCell, inHouses);
    int firstChain = inHouses ? searchChains(chain, kind) : ExplainerLinks.NONE;
    int limit = longest(cycle, kind);
    for (int node = 0; node < links.nodes; node++) {
      watch.look();
      boolean first = bestIsChain && node <= firstChain && cycle == chain;
      if (reach.isOnCycle(node)
          && searchCycle(node, first ? Math.max(limit, pick.nodes()) : limit, cycle, kind)) {
        limit = longest(cycle, kind);
      }
    }
  }

  /** Returns the start of the best chain, or {@code NONE} if there is none to take. */
  private int searchChains(double base, ChainKind kind) {
    int start = ExplainerLinks.NONE;
    int limit = longest(base, kind);
    for (int node = 0; node < links.nodes; node++) {
      if (searchChain(node, true, limit, base, kind)) {
        start = node;
        limit = longest(base, kind);
      }
      if (searchChain(node, false, limit, base, kind)) {
        start = node;
        limit = longest(base, kind);
      }
    }
    return start;
  }

  /** Returns how many nodes a chain may have to be better than the best one, 0 if none can be. */
  private int longest(double base, ChainKind kind) {
    if (!pick.found()) {
      return Integer.MAX_VALUE;
    }
    int nodes = 0;
    for (int more = SHORTEST;
        pick.isBetter(base + ChainLength.added(more), more, kind);
        more += 2) {
      nodes = more;
    }
    return nodes;
  }

  /** Looks for a better cycle through the node; returns whether there is one. */
  private boolean searchCycle(int node, int limit, double base, ChainKind kind) {
    if (limit < SHORTEST || !cycles.find(node, limit, cycle -> true)) {
      return false;
    }
    double rating = base + ChainLength.added(cycles.nodes());
    Deduction deduction = pick.take(rating, cycles.nodes(), kind);
    cycles.removeTo(deduction);
    bestIsChain = false;
    if (deduction.keepsReason()) {
      /* The start is true, and comes first. */
      deduction.because(new Finding.Cycle(kind, Statements.inTurn(cycles.path(), true, links)));
    }
    return true;
  }

  /** Looks for a better chain from the node to its opposite; returns whether there is one. */
  private boolean searchChain(int node, boolean isOn, int limit, double base, ChainKind kind) {
    if (limit < SHORTEST || !(isOn ? reach.reachesWeak(node) : reach.comesOn(node))) {
      return false;
    }
    int nodes = isOn ? reach.chainFromOn(node, limit) : reach.chainFromOff(node, limit);
    if (nodes == 0) {
      return false;
    }
    bestIsChain = true;
    Deduction deduction = pick.take(base + ChainLength.added(nodes), nodes, kind);
    if (isOn) {
      deduction.remove(links.cell[node], ValueSet.bit(links.digit[node]));
    } else {
      deduction.place(links.cell[node], links.digit[node]);
    }
    if (deduction.keepsReason()) {
      int[] nodesInTurn = reach.chain(node, isOn);
      deduction.because(new Finding.SingleChain(kind, Statements.inTurn(nodesInTurn, isOn, links)));
    }
    return true;
  }
}
