package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.Houses.SIZE;

/** Keeps the lowest rated deduction, then the shortest, then the lowest key, then the first. */
final class ChainPick implements ChainSink {
  /** The best deduction so far, if one was found. */
  private final Deduction best;

  private boolean found;

  /** What decides between deductions of equal rating: the nodes, then the rank of the kind. */
  private int bestNodes;

  private int bestKey;

  /** Keeps the chains of the best one; null if no one asks for them. */
  private Trail trail;

  ChainPick(Deduction best) {
    this.best = best;
  }

  void begin() {
    found = false;
  }

  /** Keeps the chains of what is picked from now on, which costs more. */
  void keep(Trail newTrail) {
    trail = newTrail;
  }

  /** Where the chains are kept, or null if no one asks for them. */
  Trail trail() {
    return trail;
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
  Deduction take(Finding.Kind kind, double rating, int nodes, int key) {
    found = true;
    bestNodes = nodes;
    bestKey = key;
    best.begin(rating);
    best.because(kind, key, 0, 0, 0);
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
        Deduction deduction = take(Finding.Kind.NET, rating, nodes, key);
        deduction.cover = (int) (10 * base + 0.5);
        if (isOn) {
          deduction.place(candidate / SIZE, candidate % SIZE);
        } else {
          deduction.remove(candidate / SIZE, 1 << candidate % SIZE);
        }
        if (trail != null) {
          trail.take(ends);
        }
      }
    }
  }
}
