package io.github.nonet.internal.rules;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.rules.Call.Part;
import java.util.ArrayList;
import java.util.List;

/** What holds for all cells of a grid that are a move of chess apart. */
final class Moves {
  /** The moves that lead down, or to the right, as rows and columns. */
  private static final int[][] KNIGHT = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};

  private static final int[][] KING = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
  private static final int[][] SIDE = {{0, 1}, {1, 0}};

  private Moves() {}

  /** Returns a layout with the moves that its calls ask for. */
  static Layout added(Layout layout) {
    List<Condition> moves = new ArrayList<>();
    layout.calls.stream().map(Call::part).distinct().forEach(part -> add(part, layout, moves));
    return moves.isEmpty() ? layout : layout.withMoves(moves);
  }

  private static void add(Part part, Layout layout, List<Condition> moves) {
    if (part == Part.ANTI_KNIGHT) {
      moves.add(Condition.ofBuilder(Kind.ANTI_KNIGHT, Neighbours.strangers(layout, KNIGHT)));
    } else if (part == Part.ANTI_KING) {
      moves.add(Condition.ofBuilder(Kind.ANTI_KING, Neighbours.strangers(layout, KING)));
    } else if (part == Part.NON_CONSECUTIVE) {
      moves.add(Condition.ofBuilder(Kind.NON_CONSECUTIVE, Neighbours.pairs(layout, SIDE)));
    }
  }
}
