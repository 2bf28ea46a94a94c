package io.github.nonet.internal.making;

import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.rules.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The smallest sets of cells that a symmetric pattern of clues holds all or none of. The symmetry
 * is that of the smallest rectangle around all cells.
 */
final class Orbits {
  /** Bits of a turn: rows and columns change places in the end, rows or columns are reversed. */
  private static final int TRANSPOSE = 1;

  private static final int FLIP = 2;
  private static final int MIRROR = 4;

  private static final Map<Symmetry, List<Integer>> TURNS =
      Map.of(
          Symmetry.NONE, List.of(),
          Symmetry.ROTATIONAL_180, List.of(FLIP | MIRROR),
          Symmetry.ROTATIONAL_90, List.of(FLIP | TRANSPOSE),
          Symmetry.HORIZONTAL, List.of(FLIP),
          Symmetry.VERTICAL, List.of(MIRROR),
          Symmetry.DIAGONAL, List.of(TRANSPOSE),
          Symmetry.ANTIDIAGONAL, List.of(FLIP | MIRROR | TRANSPOSE),
          Symmetry.BOTH_AXES, List.of(FLIP, MIRROR),
          Symmetry.BOTH_DIAGONALS, List.of(TRANSPOSE, FLIP | MIRROR | TRANSPOSE),
          Symmetry.FULL, List.of(FLIP | TRANSPOSE, MIRROR));

  private Orbits() {}

  /** Returns where a cell comes, or {@link Layout#NO_CELL}. */
  private static int turned(Layout layout, int turn, int cell) {
    int row = layout.row(cell);
    int column = layout.column(cell);
    row = (turn & FLIP) == 0 ? row : layout.rows - 1 - row;
    column = (turn & MIRROR) == 0 ? column : layout.columns - 1 - column;
    return (turn & TRANSPOSE) == 0 ? layout.cell(row, column) : layout.cell(column, row);
  }

  /**
   * Returns the orbits, which partition the cells.
   *
   * @throws IllegalArgumentException if the symmetry leads from a cell to a place without one
   */
  static int[][] of(Layout layout, Symmetry symmetry) {
    List<int[]> orbits = new ArrayList<>();
    for (int cell = 0; cell < layout.cells(); cell++) {
      TreeSet<Integer> orbit = new TreeSet<>();
      collect(layout, symmetry, cell, orbit);
      if (orbit.first() == cell) {
        orbits.add(Lists.toArray(orbit));
      }
    }
    return orbits.toArray(new int[0][]);
  }

  private static void collect(Layout layout, Symmetry symmetry, int cell, TreeSet<Integer> orbit) {
    if (!orbit.add(cell)) {
      return;
    }
    for (int turn : TURNS.get(symmetry)) {
      int image = turned(layout, turn, cell);
      if (image == Layout.NO_CELL) {
        throw Refusal.argument(
            "symmetry "
                + symmetry
                + " leads from "
                + layout.cellName(cell)
                + " to a place without a cell",
            "one that the " + layout.rows + " rows and " + layout.columns + " columns have");
      }
      collect(layout, symmetry, image, orbit);
    }
  }
}
