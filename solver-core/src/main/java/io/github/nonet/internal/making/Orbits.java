package io.github.nonet.internal.making;

import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.rules.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The smallest sets of cells that a symmetric pattern of clues holds all or none of. The symmetry
 * is that of the smallest rectangle around all cells.
 */
final class Orbits {
  /** A place of the rectangle becomes another. */
  private interface Turn {
    int apply(Layout layout, int row, int column);
  }

  private static final Turn HALF_TURN =
      (layout, row, column) -> layout.cell(layout.rows - 1 - row, layout.columns - 1 - column);
  private static final Turn QUARTER_TURN =
      (layout, row, column) -> layout.cell(column, layout.rows - 1 - row);
  private static final Turn FLIP =
      (layout, row, column) -> layout.cell(layout.rows - 1 - row, column);
  private static final Turn MIRROR =
      (layout, row, column) -> layout.cell(row, layout.columns - 1 - column);
  private static final Turn TRANSPOSE = (layout, row, column) -> layout.cell(column, row);
  private static final Turn ANTITRANSPOSE =
      (layout, row, column) -> layout.cell(layout.columns - 1 - column, layout.rows - 1 - row);

  private Orbits() {}

  private static List<Turn> turns(Symmetry symmetry) {
    return switch (symmetry) {
      case NONE -> List.of();
      case ROTATIONAL_180 -> List.of(HALF_TURN);
      case ROTATIONAL_90 -> List.of(QUARTER_TURN);
      case HORIZONTAL -> List.of(FLIP);
      case VERTICAL -> List.of(MIRROR);
      case DIAGONAL -> List.of(TRANSPOSE);
      case ANTIDIAGONAL -> List.of(ANTITRANSPOSE);
      case BOTH_AXES -> List.of(FLIP, MIRROR);
      case BOTH_DIAGONALS -> List.of(TRANSPOSE, ANTITRANSPOSE);
      case FULL -> List.of(QUARTER_TURN, MIRROR);
    };
  }

  /**
   * Returns the orbits, which partition the cells.
   *
   * @throws IllegalArgumentException if the symmetry leads from a cell to a place without one
   */
  static int[][] of(Layout layout, Symmetry symmetry) {
    List<Turn> turns = turns(symmetry);
    List<int[]> orbits = new ArrayList<>();
    for (int cell = 0; cell < layout.cells(); cell++) {
      TreeSet<Integer> orbit = new TreeSet<>();
      collect(layout, symmetry, turns, cell, orbit);
      if (orbit.first() == cell) {
        orbits.add(orbit.stream().mapToInt(Integer::intValue).toArray());
      }
    }
    return orbits.toArray(new int[0][]);
  }

  private static void collect(
      Layout layout, Symmetry symmetry, List<Turn> turns, int cell, TreeSet<Integer> orbit) {
    if (!orbit.add(cell)) {
      return;
    }
    for (Turn turn : turns) {
      int image = turn.apply(layout, layout.row(cell), layout.column(cell));
      if (image == Layout.NO_CELL) {
        throw new IllegalArgumentException(
            "symmetry "
                + symmetry
                + " leads from "
                + layout.cellName(cell)
                + " to a place without a cell; expected one that the "
                + layout.rows
                + " rows and "
                + layout.columns
                + " columns have");
      }
      collect(layout, symmetry, turns, image, orbit);
    }
  }
}
