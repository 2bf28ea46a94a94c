package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;

/**
 * How large rules may be. It is far more than people solve, and bounds the time and the memory that
 * rules from strangers cost.
 */
final class Bounds {
  /** Each part costs some microseconds, regions some hundred. */
  private static final int MOST_PARTS = 1_000;

  /** The number of squares of 9 values in 125x125 places, and some more. */
  private static final int MOST_GROUPS = 5_000;

  /** Any two of these may cross, and what is made for each crossing takes time and memory. */
  private static final int MOST_OTHERS = 1_000;

  /** As many as the largest picture has places. */
  private static final int MOST_HIDDEN = 125 * 125;

  /** More cages than the largest grid can be divided into; also the limit for constraints. */
  private static final int MOST_CAGES = 10_000;

  private Bounds() {}

  static void requireParts(int count) {
    require(count, MOST_PARTS, "parts of rules");
  }

  /**
   * Checks a number of houses and groups.
   *
   * @param others how many of them are neither rows nor columns nor boxes
   */
  static void requireGroups(int count, int others) {
    require(count, MOST_GROUPS, "houses and groups");
    require(others, MOST_OTHERS, "houses and groups other than rows, columns and boxes");
  }

  static void requireHidden(long count) {
    require(count, MOST_HIDDEN, "hidden cells");
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
