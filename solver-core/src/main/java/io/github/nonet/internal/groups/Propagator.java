package io.github.nonet.internal.groups;

import java.util.function.BooleanSupplier;

/**
 * A constraint of a depth-first search other than crossings and groups.
 *
 * @param cells the cells that wake it
 * @param work about how long it takes, where a group takes 1
 * @param weight the initial weight of its cells for guesses
 * @param rule takes candidates that are in no solution; false if there is no solution
 */
record Propagator(int[] cells, int work, int weight, BooleanSupplier rule) {
  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce() {
    return rule.getAsBoolean();
  }
}
