package io.github.nonet.internal.rules;

import io.github.nonet.internal.Indices;
import io.github.nonet.internal.Watch;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The places of the cells in a grid, and the borders of its regions. Arrays are shared within the
 * package and never changed.
 *
 * <pre>
 *   places              cells
 *   0 1 2 3 4           0 1 . 2 3      -1 marks a place without a cell
 *   5 6 7 8 9           4 5 . 6 7
 * </pre>
 */
public class CellGrid {
  public static final int NO_CELL = -1;

  public final int symbols;
  public final int rows;
  public final int columns;

  /** The number of cells that have a place. The others are hidden. */
  public final int shown;

  /** The cell at each place, row by row, followed by the hidden cells. */
  final int[] cellAt;

  /** For each cell, its index in {@link #cellAt}. */
  final int[] placeOf;

  /** The numbers of the regions of each cell. */
  private final int[][] regionsOf;

  /**
   * Makes a grid of places and regions.
   *
   * @param columns the length of a row of {@code cellAt}
   */
  public CellGrid(int symbols, int columns, int[] cellAt, List<int[]> regions) {
    this(symbols, columns, cellAt, 0, regions);
  }

  /**
   * Makes a grid of places, hidden cells and regions.
   *
   * @param columns the length of a row of {@code cellAt}
   * @param hidden the number of cells at the end of {@code cellAt} that have no place
   */
  CellGrid(int symbols, int columns, int[] cellAt, int hidden, List<int[]> regions) {
    this.symbols = symbols;
    this.rows = (cellAt.length - hidden) / columns;
    this.columns = columns;
    this.cellAt = cellAt;
    this.placeOf =
        IntStream.range(0, cellAt.length).filter(place -> cellAt[place] != NO_CELL).toArray();
    this.shown = placeOf.length - hidden;
    this.regionsOf = Indices.byNumber(placeOf.length, Watch.NONE, regions.toArray(new int[0][]));
  }

  public final int cells() {
    return placeOf.length;
  }

  /** Returns the number of places, including those without a cell. */
  public final int places() {
    return rows * columns;
  }

  /** Returns the row of a cell, or {@link #NO_CELL} if it is hidden. */
  public final int row(int cell) {
    return cell < shown ? placeOf[cell] / columns : NO_CELL;
  }

  /** Returns the column of a cell, or {@link #NO_CELL} if it is hidden. */
  public final int column(int cell) {
    return cell < shown ? placeOf[cell] % columns : NO_CELL;
  }

  /** Returns the cell at a place, or {@link #NO_CELL} if it has none or is outside. */
  public final int cell(int row, int column) {
    boolean isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    return isInside ? cellAt[row * columns + column] : NO_CELL;
  }

  /**
   * Returns whether the border of a region runs between two cells: a region has only one of them.
   */
  public final boolean isBorder(int cell, int other) {
    return !Arrays.equals(regionsOf[cell], regionsOf[other]);
  }
}
