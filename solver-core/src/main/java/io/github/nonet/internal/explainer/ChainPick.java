package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Keeps the lowest rated deduction; among equal ones the shortest, then the one of the first kind,
 * then the first.
 */
final class ChainPick implements ChainSink {
  /** The best deduction so far, if one was found. */
  private final Deduction best;

  private boolean found;

  /** The order between deductions of equal rating: the nodes, then the kind. */
  private int bestNodes;

  private ChainKind bestKind;

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
  boolean isBetter(double rating, int nodes, ChainKind kind) {
    if (!found || rating != best.rating) {
      return !found || rating < best.rating;
    }
    return nodes != bestNodes ? nodes < bestNodes : kind.compareTo(bestKind) < 0;
  }

  /** Starts a better deduction, to which the caller adds its conclusions. */
  Deduction take(double rating, int nodes, ChainKind kind) {
    found = true;
    bestNodes = nodes;
    bestKind = kind;
    best.begin(rating);
    return best;
  }

  @Override
  public void offer(
      double base, ChainKind kind, int startCause, ChainEnds ends, int candidate, boolean isOn) {
    int atLeast = ends.depth();
    if (!isBetter(base + ChainLength.added(atLeast), atLeast, kind)) {
      return;
    }
    int nodes = ends.size();
    if (isBetter(base + ChainLength.added(nodes), nodes, kind)) {
      nodes += NestedChains.complexity(ends);
      double rating = base + ChainLength.added(nodes);
      if (isBetter(rating, nodes, kind)) {
        Deduction deduction = take(rating, nodes, kind);
        if (isOn) {
          deduction.place(candidate / SIZE, candidate % SIZE);
        } else {
          deduction.remove(candidate / SIZE, ValueSet.bit(candidate % SIZE));
        }
        if (deduction.keepsReason()) {
          int tenths = (int) (10 * base + 0.5);
          deduction.because(new Finding.ForcingNet(kind, tenths, Statements.of(ends)));
        }
      }
    }
  }
}
