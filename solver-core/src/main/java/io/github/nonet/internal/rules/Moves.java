package io.github.nonet.internal.rules;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;

/** The constraints on all cells of a grid that are a chess move apart. */
final class Moves {
  /** The moves that lead down or to the right, as rows and columns. */
  private static final int[][] KNIGHT = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};

  private static final int[][] KING = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
  private static final int[][] SIDE = {{0, 1}, {1, 0}};

  private Moves() {}

  static ConstraintData antiKnight(GridLayout layout) {
    return ConstraintData.ofBuilder(
        ConstraintKind.ANTI_KNIGHT, Neighbours.strangers(layout, KNIGHT));
  }

  static ConstraintData antiKing(GridLayout layout) {
    return ConstraintData.ofBuilder(ConstraintKind.ANTI_KING, Neighbours.strangers(layout, KING));
  }

  static ConstraintData nonConsecutive(GridLayout layout) {
    return ConstraintData.ofBuilder(ConstraintKind.NON_CONSECUTIVE, Neighbours.pairs(layout, SIDE));
  }
}
