package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;

/**
 * The limits on the size of rules. They are far above anything that people solve, and bound the
 * time and the memory that rules from strangers cost.
 */
final class Bounds {
  /** The most parts; each costs a few microseconds, and regions a few hundred. */
  private static final int MOST_PARTS = 1_000;

  /** The number of houses of all squares of 9 values in 125x125 places, and some more. */
  private static final int MOST_GROUPS = 5_000;

  /** The most other groups; any two may cross, and each crossing costs time and memory. */
  private static final int MOST_OTHERS = 1_000;

  /** The most hidden cells: as many as the largest picture has places. */
  private static final int MOST_HIDDEN = 125 * 125;

  /**
   * The most cages, more than the largest grid can be divided into; also the limit for constraints.
   */
  private static final int MOST_CAGES = 10_000;

  private Bounds() {}

  static void requireParts(int count) {
    require(count, MOST_PARTS, "parts of rules");
  }

  /**
   * Checks a number of houses and groups.
   *
   * @param others the number of groups that are neither rows nor columns nor boxes
   */
  static void requireGroups(int count, int others) {
    require(count, MOST_GROUPS, "houses and groups");
    require(others, MOST_OTHERS, "houses and groups other than rows, columns and boxes");
  }

  static void requireHidden(long count) {
    require(count, MOST_HIDDEN, "hidden cells");
  }

  /** Checks a number of cells, including hidden ones. */
  static void requireCells(int count) {
    require(count, MOST_HIDDEN, "cells, hidden ones included");
  }

  static void requireCages(int count) {
    require(count, MOST_CAGES, "cages");
  }

  static void requireConstraints(int count) {
    require(count, MOST_CAGES, "constraints");
  }

  private static void require(long count, int most, String what) {
    if (count > most) {
      throw Refusal.argument("found more than " + most + " " + what, "at most " + most);
    }
  }
}
