package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CANDIDATES;

import io.github.nonet.internal.Relation;
import java.util.Arrays;

/**
 * Finds quickly where some static assumptions have nothing in common: what follows from each is at
 * most what {@link Reach} leads to, which is cheaper to find than to follow.
 */
final class CommonReach {
  private final ExplainerLinks links = new ExplainerLinks();
  private final Reach reach = new Reach(links);

  /** The nodes that each node makes false, found when they are requested. */
  private final Relation offSets = new Relation();

  /** Whether the set of a node was found. */
  private final boolean[] isKnown = new boolean[CANDIDATES];

  /** The words of a set of nodes. */
  private int words;

  void begin(Marks marks) {
    links.build(marks);
    reach.fill(true, true);
    words = links.words();
    Arrays.fill(isKnown, 0, links.nodes, false);
    offSets.begin(links.nodes, 0);
  }

  /** Returns false if no candidate is true, and none false, after each of the first cases. */
  boolean mayMeet(int[] cases, int count) {
    for (int w = 0; w < words; w++) {
      long on = -1;
      for (int i = 0; i < count && on != 0; i++) {
        on &= reach.onWord(links.nodeOf[cases[i]], w);
      }
      if (on != 0) {
        return true;
      }
    }
    for (int i = 0; i < count; i++) {
      fillOff(links.nodeOf[cases[i]]);
    }
    for (int w = 0; w < words; w++) {
      long off = -1;
      for (int i = 0; i < count && off != 0; i++) {
        off &= offSets.word(links.nodeOf[cases[i]], w);
      }
      if (off != 0) {
        return true;
      }
    }
    return false;
  }

  private void fillOff(int node) {
    if (!isKnown[node]) {
      isKnown[node] = true;
      reach.fillOff(node, offSets);
    }
  }
}
