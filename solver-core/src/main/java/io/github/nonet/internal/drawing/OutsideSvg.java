package io.github.nonet.internal.drawing;

import static io.github.nonet.internal.drawing.Svg.CELL;

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
 * <p>A place may have several numbers. In this case, the numbers of its row or column are placed
 * away from the grid, side by side, and the numbers of diagonals next to their arrows:
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

  /** The texts of a place, by its row and column. */
  private final Map<List<Integer>, List<Clue>> clues = new LinkedHashMap<>();

  private final Svg svg = new Svg();

  /**
   * A text outside the grid.
   *
   * @param down the direction of its line, 1, 0 or -1
   * @param right the same along the row
   */
  private record Clue(String text, int down, int right) {
    boolean isStraight() {
      return down * right == 0;
    }
  }

  OutsideSvg(CellGrid places) {
    this.places = places;
  }

  /** Adds a text before the first cell of a line. */
  void add(String text, int... cells) {
    Clue clue = new Clue(text, way(cells, places::row), way(cells, places::column));
    int row = places.row(cells[0]) - clue.down;
    int column = places.column(cells[0]) - clue.right;
    clues.computeIfAbsent(List.of(row, column), it -> new ArrayList<>()).add(clue);
  }

  /** Returns 1, 0 or -1: the direction of a line. */
  private static int way(int[] cells, IntUnaryOperator place) {
    int second = cells.length > 1 ? cells[1] : cells[0];
    return Integer.signum(place.applyAsInt(second) - place.applyAsInt(cells[0]));
  }

  /** Returns whether a number is above (0), left (1), below (2) or right (3) of the grid. */
  boolean isOn(int where) {
    int end = where == 2 ? places.rows : places.columns;
    return clues.keySet().stream()
        .map(place -> place.get(where % 2))
        .anyMatch(at -> where < 2 ? at < 0 : at >= end);
  }

  /** Returns all numbers and arrows. */
  Svg draw() {
    clues.forEach((place, all) -> draw(place.get(0), place.get(1), all));
    return svg;
  }

  private void draw(int row, int column, List<Clue> all) {
    double x = (column + 0.5) * CELL;
    double y = (row + 0.5) * CELL;
    boolean isWithin = places.cell(row, column) != CellGrid.NO_CELL;
    long straight = all.stream().filter(Clue::isStraight).count();
    double away = straight == all.size() ? 0 : -AWAY;
    double pitch = Math.min(PITCH, ROOM / straight);
    double along = (1 - straight) / 2.0 * pitch;
    for (int i = 0; i < all.size(); i++) {
      Clue clue = all.get(i);
      int down = clue.down;
      int right = clue.right;
      if (isWithin) {
        drawNumber(clue, SMALLEST, x + i * PITCH - 0.3 * CELL, y - 0.325 * CELL);
      } else if (all.size() == 1) {
        drawNumber(clue, LARGE, x, y);
      } else if (clue.isStraight()) {
        double size = Math.min(SMALL, 0.8 * pitch);
        double dx = right == 0 ? along : away * right;
        drawNumber(clue, size, x + dx, y + (right == 0 ? away * down : along));
        along += pitch;
      } else {
        drawNumber(clue, SMALL, x + ASIDE * right, y + (ASIDE - 1) * down);
      }
      if (!clue.isStraight()) {
        double turn = Math.toDegrees(Math.atan2(down, right));
        String look = Svg.stroke("#000", 1.2);
        svg.turned(look, x + CORNER * right, y + CORNER * down, turn, "M-6 0H4M0 -4L4 0L0 4");
      }
    }
  }

  private void drawNumber(Clue clue, double size, double x, double y) {
    svg.text(Svg.fill("#000"), x, y, size, clue.text);
  }
}
