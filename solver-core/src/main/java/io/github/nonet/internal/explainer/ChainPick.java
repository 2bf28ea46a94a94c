package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.SIZE;

/** Keeps the lowest rated deduction, then the shortest, then the lowest key, then the first. */
final class ChainPick implements ChainSink {
  private final Deduction best;
  private boolean found;
  private int bestNodes;
  private int bestKey;

  ChainPick(Deduction best) {
    this.best = best;
  }

  void begin() {
    found = false;
  }

  boolean found() {
    return found;
  }

  int nodes() {
    return bestNodes;
  }

  /** Returns whether a chain is better than the best so far. */
  boolean isBetter(double rating, int nodes, int key) {
    if (!found || rating != best.rating) {
      return !found || rating < best.rating;
    }
    return nodes != bestNodes ? nodes < bestNodes : key < bestKey;
  }

  /** Begins a better deduction, to which the caller adds its conclusions. */
  Deduction take(double rating, int nodes, int key) {
    found = true;
    bestNodes = nodes;
    bestKey = key;
    best.begin(rating);
    return best;
  }

  @Override
  public void offer(
      double base, int key, int startCause, ChainEnds ends, int candidate, boolean isOn) {
    int atLeast = ends.depth();
    if (!isBetter(base + ChainLength.added(atLeast), atLeast, key)) {
      return;
    }
    int nodes = ends.size();
    if (isBetter(base + ChainLength.added(nodes), nodes, key)) {
      nodes += NestedChains.complexity(ends);
      double rating = base + ChainLength.added(nodes);
      if (isBetter(rating, nodes, key)) {
        Deduction deduction = take(rating, nodes, key);
        if (isOn) {
          deduction.place(candidate / SIZE, candidate % SIZE);
        } else {
          deduction.remove(candidate / SIZE, 1 << candidate % SIZE);
        }
      }
    }
  }
}
