package io.github.nonet.variant;

import io.github.nonet.internal.sets.ValueSet;

/**
 * A solution of a state that a search has found.
 *
 * @param values the value of each cell; not to be changed
 * @param isOnly whether it is known to be the only one
 */
record KnownSolution(int[] values, boolean isOnly) {
  /**
   * Returns whether it is a solution of a later state with these candidates, which has no new ones.
   * If it was the only solution, it is also the only one there.
   */
  boolean agreesWith(int[] sets) {
    for (int cell = 0; cell < sets.length; cell++) {
      if (!ValueSet.contains(sets[cell], values[cell])) {
        return false;
      }
    }
    return true;
  }
}
