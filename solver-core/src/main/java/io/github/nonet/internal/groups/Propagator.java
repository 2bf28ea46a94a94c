package io.github.nonet.internal.groups;

/** A constraint of a depth-first search that has its own memory. */
interface Propagator {
  /** Returns the cells that wake it. */
  int[] cells();

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce();

  /** Returns how long that takes, about, in looks at one group. */
  int work();

  /** Returns how much its cells are worth a guess at first. */
  int weight();
}
