package io.github.nonet.internal.rules;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;

/** What holds for all cells of a grid that are a move of chess apart. */
final class Moves {
  /** The moves that lead down, or to the right, as rows and columns. */
  private static final int[][] KNIGHT = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};

  private static final int[][] KING = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
  private static final int[][] SIDE = {{0, 1}, {1, 0}};

  private Moves() {}

  static Condition antiKnight(Layout layout) {
    return Condition.ofBuilder(Kind.ANTI_KNIGHT, Neighbours.strangers(layout, KNIGHT));
  }

  static Condition antiKing(Layout layout) {
    return Condition.ofBuilder(Kind.ANTI_KING, Neighbours.strangers(layout, KING));
  }

  static Condition nonConsecutive(Layout layout) {
    return Condition.ofBuilder(Kind.NON_CONSECUTIVE, Neighbours.pairs(layout, SIDE));
  }
}
