package io.github.nonet.internal.drawing;

import static io.github.nonet.internal.drawing.Svg.CELL;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.rules.CellGrid;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Draws the numbers of rows, columns and diagonals before the first cell of each, with an arrow if
 * the line is diagonal.
 *
 * <p>A place may have several numbers. Those of its row or column are then placed away from the
 * grid, side by side, and those of diagonals next to their arrows:
 *
 * <pre>
 *      15
 *    9    20
 *   /       \
 * </pre>
 */
final class OutsideSvg {
  /** Heights of characters: of a single number, of one of several, of one within the grid. */
  private static final double LARGE = 16;

  private static final double SMALL = 11;
  private static final double SMALLEST = 9;

  /** The distance of a number from the middle of its place if it has neighbours. */
  private static final double AWAY = 9;

  private static final double ASIDE = 7;

  /** How far from one number to the next, and how much room all of them have. */
  private static final double PITCH = 14;

  private static final double ROOM = 38;

  /** How far from the middle of its place an arrow is. */
  private static final double CORNER = 0.39 * CELL;

  private final CellGrid places;

  /** The constraints before whose first cell a place lies, by its row and column. */
  private final Map<List<Integer>, List<ConstraintData>> numbers = new LinkedHashMap<>();

  private final Svg svg = new Svg();

  OutsideSvg(CellGrid places) {
    this.places = places;
  }

  void add(ConstraintData constraint) {
    int first = constraint.cells()[0];
    int row = places.row(first) - down(constraint);
    int column = places.column(first) - right(constraint);
    numbers.computeIfAbsent(List.of(row, column), it -> new ArrayList<>()).add(constraint);
  }

  /** Returns 1, 0 or -1: the direction of a constraint's line. */
  private int down(ConstraintData constraint) {
    return way(constraint.cells(), places::row);
  }

  private int right(ConstraintData constraint) {
    return way(constraint.cells(), places::column);
  }

  private static int way(int[] cells, IntUnaryOperator place) {
    int second = cells.length > 1 ? cells[1] : cells[0];
    return Integer.signum(place.applyAsInt(second) - place.applyAsInt(cells[0]));
  }

  private boolean isStraight(ConstraintData constraint) {
    return down(constraint) * right(constraint) == 0;
  }

  /** Returns whether a number is above (0), left (1), below (2) or right (3) of the grid. */
  boolean isOn(int where) {
    int end = where == 2 ? places.rows : places.columns;
    return numbers.keySet().stream()
        .map(place -> place.get(where % 2))
        .anyMatch(at -> where < 2 ? at < 0 : at >= end);
  }

  /** Returns all numbers and arrows. */
  Svg draw() {
    numbers.forEach((place, all) -> draw(place.get(0), place.get(1), all));
    return svg;
  }

  private void draw(int row, int column, List<ConstraintData> all) {
    double x = (column + 0.5) * CELL;
    double y = (row + 0.5) * CELL;
    boolean isWithin = places.cell(row, column) != CellGrid.NO_CELL;
    long straight = all.stream().filter(this::isStraight).count();
    double away = straight == all.size() ? 0 : -AWAY;
    double pitch = Math.min(PITCH, ROOM / straight);
    double along = (1 - straight) / 2.0 * pitch;
    for (int i = 0; i < all.size(); i++) {
      ConstraintData constraint = all.get(i);
      int down = down(constraint);
      int right = right(constraint);
      if (isWithin) {
        drawNumber(constraint, SMALLEST, x + i * PITCH - 0.3 * CELL, y - 0.325 * CELL);
      } else if (all.size() == 1) {
        drawNumber(constraint, LARGE, x, y);
      } else if (isStraight(constraint)) {
        double size = Math.min(SMALL, 0.8 * pitch);
        double dx = right == 0 ? along : away * right;
        drawNumber(constraint, size, x + dx, y + (right == 0 ? away * down : along));
        along += pitch;
      } else {
        drawNumber(constraint, SMALL, x + ASIDE * right, y + (ASIDE - 1) * down);
      }
      if (!isStraight(constraint)) {
        double turn = Math.toDegrees(Math.atan2(down, right));
        String look = Svg.stroke("#000", 1.2);
        svg.turned(look, x + CORNER * right, y + CORNER * down, turn, "M-6 0H4M0 -4L4 0L0 4");
      }
    }
  }

  private void drawNumber(ConstraintData constraint, double size, double x, double y) {
    svg.text(Svg.fill("#000"), x, y, size, String.valueOf(constraint.numbers()[0]));
  }
}
