package io.github.nonet.internal.making;

import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The smallest sets of cells that a symmetric pattern of clues holds all or none of. The symmetry
 * applies to the smallest rectangle around all cells.
 */
final class Orbits {
  /** How places change: rows, columns or both are reversed, and then perhaps change places. */
  private enum Turn {
    HALF_TURN(true, true, false),
    QUARTER_TURN(true, false, true),
    FLIP(true, false, false),
    MIRROR(false, true, false),
    TRANSPOSE(false, false, true),
    ANTITRANSPOSE(true, true, true);

    private final boolean reversesRows;
    private final boolean reversesColumns;
    private final boolean transposes;

    Turn(boolean reversesRows, boolean reversesColumns, boolean transposes) {
      this.reversesRows = reversesRows;
      this.reversesColumns = reversesColumns;
      this.transposes = transposes;
    }

    /** Returns where a cell comes, or {@link GridLayout#NO_CELL}. */
    int of(GridLayout layout, int cell) {
      int row = layout.row(cell);
      int column = layout.column(cell);
      row = reversesRows ? layout.rows - 1 - row : row;
      column = reversesColumns ? layout.columns - 1 - column : column;
      return transposes ? layout.cell(column, row) : layout.cell(row, column);
    }
  }

  private Orbits() {}

  private static List<Turn> turns(Symmetry symmetry) {
    return switch (symmetry) {
      case NONE -> List.of();
      case ROTATIONAL_180 -> List.of(Turn.HALF_TURN);
      case ROTATIONAL_90 -> List.of(Turn.QUARTER_TURN);
      case HORIZONTAL -> List.of(Turn.FLIP);
      case VERTICAL -> List.of(Turn.MIRROR);
      case DIAGONAL -> List.of(Turn.TRANSPOSE);
      case ANTIDIAGONAL -> List.of(Turn.ANTITRANSPOSE);
      case BOTH_AXES -> List.of(Turn.FLIP, Turn.MIRROR);
      case BOTH_DIAGONALS -> List.of(Turn.TRANSPOSE, Turn.ANTITRANSPOSE);
      case FULL -> List.of(Turn.QUARTER_TURN, Turn.MIRROR);
    };
  }

  /**
   * Returns the orbits, which partition the cells.
   *
   * @throws IllegalArgumentException if the symmetry leads from a cell to a place without one
   */
  static int[][] of(GridLayout layout, Symmetry symmetry) {
    List<int[]> orbits = new ArrayList<>();
    for (int cell = 0; cell < layout.shown; cell++) {
      TreeSet<Integer> orbit = new TreeSet<>();
      collect(layout, symmetry, cell, orbit);
      if (orbit.first() == cell) {
        orbits.add(Lists.toArray(orbit));
      }
    }
    return orbits.toArray(new int[0][]);
  }

  private static void collect(
      GridLayout layout, Symmetry symmetry, int cell, TreeSet<Integer> orbit) {
    if (!orbit.add(cell)) {
      return;
    }
    for (Turn turn : turns(symmetry)) {
      int image = turn.of(layout, cell);
      if (image == GridLayout.NO_CELL) {
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
