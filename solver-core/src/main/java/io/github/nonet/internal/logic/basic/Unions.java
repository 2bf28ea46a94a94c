package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Chooses {@code n} of some sets so that their union has {@code n} members.
 *
 * <p>Naked and hidden subsets use the same search: on the digits of cells, or on the cells of
 * digits.
 */
record Unions(int[] sets, int size, Unions.Visitor visitor) {
  /** Receives the choices. */
  interface Visitor {
    /**
     * Visits a choice; returns whether to continue.
     *
     * @param chosen the indices of the sets, as bits
     * @param union the members of the sets together
     */
    boolean visit(int chosen, int union);
  }

  /**
   * Visits each choice until the visitor wants no more; empty sets are never chosen.
   *
   * @return false if the visitor wanted no more
   */
  static boolean find(int[] sets, int size, Visitor visitor) {
    int fitting = 0;
    for (int set : sets) {
      fitting += set != 0 && Integer.bitCount(set) <= size ? 1 : 0;
    }
    return fitting < size || new Unions(sets, size, visitor).choose(0, 0, 0, size);
  }

  private boolean choose(int from, int chosen, int union, int missing) {
    if (missing == 0) {
      return Integer.bitCount(union) != size || visitor.visit(chosen, union);
    }
    for (int i = from; i <= sets.length - missing; i++) {
      int wider = union | sets[i];
      if (sets[i] != 0
          && Integer.bitCount(wider) <= size
          && !choose(i + 1, chosen | ValueSet.bit(i), wider, missing - 1)) {
        return false;
      }
    }
    return true;
  }
}
