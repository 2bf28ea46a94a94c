package io.github.nonet.internal.drawing;

import io.github.nonet.internal.rules.CellGrid;
import java.util.BitSet;

/**
 * The line around a cage or a house, a little within its cells.
 *
 * <pre>
 *   +-----+-----+
 *   | 3---+---+ |      Where a neighbour belongs to the cage, a side runs on to it.
 *   | |   |   | |      Where three cells meet, a side turns around the corner of the
 *   +-|---+-+-|-+      fourth, which does not belong: it is longer there.
 *   | |   | +-+ |
 * </pre>
 */
final class CageOutline {
  private final CellGrid places;
  private final BitSet cells = new BitSet();
  private final double inset;
  private final StringBuilder path = new StringBuilder();

  private CageOutline(CellGrid places, int[] cells, double inset) {
    this.places = places;
    for (int cell : cells) {
      this.cells.set(cell);
    }
    this.inset = inset;
  }

  /**
   * Returns the path of SVG.
   *
   * @param inset the distance of the line from the border of the cells
   */
  static String path(CellGrid places, int[] cells, double inset) {
    CageOutline outline = new CageOutline(places, cells, inset);
    for (int cell : cells) {
      outline.addSides(places.row(cell), places.column(cell));
    }
    return outline.path.toString();
  }

  private boolean has(int row, int column) {
    int cell = places.cell(row, column);
    return cell != CellGrid.NO_CELL && cells.get(cell);
  }

  private void addSides(int row, int column) {
    for (int way = -1; way <= 1; way += 2) {
      if (!has(row + way, column)) {
        double y = edge(row, way);
        double from = end(column, -1, has(row, column - 1), has(row + way, column - 1));
        double to = end(column, 1, has(row, column + 1), has(row + way, column + 1));
        add(from, y, to, y);
      }
      if (!has(row, column + way)) {
        double x = edge(column, way);
        double from = end(row, -1, has(row - 1, column), has(row - 1, column + way));
        double to = end(row, 1, has(row + 1, column), has(row + 1, column + way));
        add(x, from, x, to);
      }
    }
  }

  /** Returns where the line runs within a cell, before (-1) or after (1) its middle. */
  private double edge(int index, int way) {
    return border(index, way) - way * inset;
  }

  private double border(int index, int way) {
    return (way < 0 ? index : index + 1) * (double) Svg.CELL;
  }

  /** Returns how far a side reaches, given the next cell along it and the one across. */
  private double end(int index, int way, boolean hasNext, boolean hasAcross) {
    if (!hasNext) {
      return edge(index, way);
    }
    return hasAcross ? border(index, way) + way * inset : border(index, way);
  }

  private void add(double x1, double y1, double x2, double y2) {
    path.append('M').append(Svg.pair(x1, y1)).append('L').append(Svg.pair(x2, y2));
  }
}
