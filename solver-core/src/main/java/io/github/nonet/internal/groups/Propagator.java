package io.github.nonet.internal.groups;

import java.util.function.BooleanSupplier;

/** A constraint of a depth-first search other than crossings and groups. */
final class Propagator {
  /** The cells that wake it. */
  final int[] cells;

  /** How long it takes, about, in looks at one group. */
  final int work;

  /** How much its cells are worth a guess at first. */
  final int weight;

  private final BooleanSupplier rule;

  /**
   * @param rule takes candidates that are in no solution; false if there is no solution
   */
  Propagator(int[] cells, int work, int weight, BooleanSupplier rule) {
    this.cells = cells;
    this.work = work;
    this.weight = weight;
    this.rule = rule;
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce() {
    return rule.getAsBoolean();
  }
}
