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
   * Returns whether it is a solution of a state with these candidates, none more than there were.
   * If it was the only one, it is the only one there, too.
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
