package io.github.nonet.internal.groups.learning;

import static io.github.nonet.internal.groups.learning.UnitPropagation.TRUE;

import io.github.nonet.internal.Watch;

/**
 * Drops half of the clauses that are not worth keeping: those with most levels, the oldest first.
 * Clauses that are the reason of a literal stay.
 */
public final class Reduction {
  private static final int DROPPED = -1;

  /** How many words are moved between two looks. */
  private static final int WORDS_BETWEEN_LOOKS = 20_000;

  private final Clauses clauses;
  private final UnitPropagation propagation;

  /** How many clauses are still to be dropped, by levels. */
  private final int[] quota = new int[Clauses.MOST_LEVELS + 1];

  public Reduction(Clauses clauses, UnitPropagation propagation) {
    this.clauses = clauses;
    this.propagation = propagation;
  }

  /**
   * Drops clauses. The others are copied first, so that nothing changes if the watch throws.
   *
   * @param conflicts the number of conflicts so far
   * @param watch asked now and then
   */
  public void reduce(long conflicts, Watch watch) {
    fillQuota();
    Clauses kept = clauses.empty();
    int untilLook = WORDS_BETWEEN_LOOKS;
    for (int clause = 0; clause < clauses.end(); clause = clauses.endOf(clause)) {
      clauses.setForward(clause, isDropped(clause) ? DROPPED : kept.copy(clauses, clause));
      untilLook -= clauses.endOf(clause) - clause;
      if (untilLook < 0) {
        untilLook = WORDS_BETWEEN_LOOKS;
        watch.look();
      }
    }
    propagation.forwardReasons(clauses);
    clauses.replaceBy(kept, conflicts);
  }

  private void fillQuota() {
    int total = 0;
    for (int clause = 0; clause < clauses.end(); clause = clauses.endOf(clause)) {
      if (isCandidate(clause)) {
        quota[clauses.levels(clause)]++;
        total++;
      }
    }
    int left = total / 2;
    for (int levels = Clauses.MOST_LEVELS; levels >= 0; levels--) {
      quota[levels] = Math.min(quota[levels], left);
      left -= quota[levels];
    }
  }

  private boolean isDropped(int clause) {
    if (isSatisfiedForever(clause)) {
      return !isReason(clause);
    }
    return isCandidate(clause) && quota[clauses.levels(clause)]-- > 0;
  }

  private boolean isCandidate(int clause) {
    return clauses.isPoor(clause) && !isReason(clause);
  }

  private boolean isReason(int clause) {
    return propagation.isReason(clause, clauses.watched(clause, 0));
  }

  /** Returns whether one of the watched literals is true at the root. */
  private boolean isSatisfiedForever(int clause) {
    return isTrueForever(clauses.watched(clause, 0)) || isTrueForever(clauses.watched(clause, 1));
  }

  private boolean isTrueForever(int literal) {
    return propagation.value(literal) == TRUE && propagation.level(literal) == 0;
  }
}
