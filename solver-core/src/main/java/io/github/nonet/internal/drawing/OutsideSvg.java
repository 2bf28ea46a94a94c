package io.github.nonet.internal.drawing;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.rules.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Draws the numbers of rows, columns and diagonals before the first cell of each, with an arrow
 * where the line goes slantwise.
 *
 * <p>A place may have several numbers. Those of its row or column stand away from the grid then,
 * side by side, and those of diagonals beside their arrows:
 *
 * <pre>
 *      15
 *    9    20
 *   /       \
 * </pre>
 */
final class OutsideSvg {
  /** Heights of characters: of a number alone, of one of several, of one within the grid. */
  private static final double LARGE = 16;

  private static final double SMALL = 11;
  private static final double SMALLEST = 9;

  /** How far from the middle of its place a number stands beside others. */
  private static final double AWAY = 9;

  private static final double ASIDE = 7;

  /** How far from one number to the next, and how much room all of them have. */
  private static final double PITCH = 14;

  private static final double ROOM = 38;

  /** How far from the middle of its place an arrow is, as part of a side. */
  private static final double CORNER = 0.39;

  private final Layout layout;
  private final int side;
  private final List<Clue> clues = new ArrayList<>();

  /** How many numbers each place has, by its row and column. */
  private final Map<List<Integer>, Count> counts = new HashMap<>();

  private final StringBuilder svg = new StringBuilder();

  /**
   * A number at a place.
   *
   * @param down 1, 0 or -1: where its line goes from there
   * @param right the same
   * @param before how many numbers of its place come before it
   */
  private record Clue(int number, int row, int column, int down, int right, Count before) {
    boolean isDiagonal() {
      return down != 0 && right != 0;
    }
  }

  /**
   * How many numbers there are.
   *
   * @param straight those of rows and columns
   */
  private record Count(int all, int straight) {
    static final Count NONE = new Count(0, 0);
  }

  /**
   * Begins without a number.
   *
   * @param side the side of a cell
   */
  OutsideSvg(Layout layout, int side) {
    this.layout = layout;
    this.side = side;
  }

  void add(Condition condition) {
    int[] cells = condition.cells();
    int first = cells[0];
    int second = cells.length > 1 ? cells[1] : first;
    int down = Integer.signum(layout.row(second) - layout.row(first));
    int right = Integer.signum(layout.column(second) - layout.column(first));
    int row = layout.row(first) - down;
    int column = layout.column(first) - right;
    Count before = counts.getOrDefault(List.of(row, column), Count.NONE);
    Clue clue = new Clue(condition.numbers()[0], row, column, down, right, before);
    clues.add(clue);
    int straight = before.straight + (clue.isDiagonal() ? 0 : 1);
    counts.put(List.of(row, column), new Count(before.all + 1, straight));
  }

  /** Returns whether a number stands above (0), left (1), below (2) or right (3) of the grid. */
  boolean isOn(int where) {
    return clues.stream().anyMatch(clue -> isOn(where, clue));
  }

  private boolean isOn(int where, Clue clue) {
    return switch (where) {
      case 0 -> clue.row < 0;
      case 1 -> clue.column < 0;
      case 2 -> clue.row >= layout.rows;
      default -> clue.column >= layout.columns;
    };
  }

  /** Returns all numbers and arrows. */
  String draw() {
    for (Clue clue : clues) {
      Count count = counts.get(List.of(clue.row, clue.column));
      if (layout.cell(clue.row, clue.column) != Layout.NO_CELL) {
        drawWithin(clue);
      } else if (count.all == 1) {
        drawNumber(clue, LARGE, 0, 0);
      } else if (clue.isDiagonal()) {
        drawNumber(clue, SMALL, ASIDE * clue.right, (ASIDE - 1) * clue.down);
      } else {
        drawStraight(clue, count);
      }
      if (clue.isDiagonal()) {
        drawArrow(clue);
      }
    }
    return svg.toString();
  }

  /** Draws a number before a line that begins within the grid: small, in a corner of the cell. */
  private void drawWithin(Clue clue) {
    drawNumber(clue, SMALLEST, clue.before.all * PITCH - 0.3 * side, -0.325 * side);
  }

  private void drawStraight(Clue clue, Count count) {
    double away = count.straight == count.all ? 0 : -AWAY;
    double pitch = Math.min(PITCH, ROOM / count.straight);
    double along = (clue.before.straight - (count.straight - 1) / 2.0) * pitch;
    double size = Math.min(SMALL, 0.8 * pitch);
    boolean isColumn = clue.right == 0;
    drawNumber(
        clue, size, isColumn ? along : away * clue.right, isColumn ? away * clue.down : along);
  }

  private double x(Clue clue) {
    return (clue.column + 0.5) * side;
  }

  private double y(Clue clue) {
    return (clue.row + 0.5) * side;
  }

  private void drawNumber(Clue clue, double size, double right, double down) {
    svg.append(
        SvgText.centered(
            String.valueOf(clue.number), "#000", size, x(clue) + right, y(clue) + down));
  }

  private void drawArrow(Clue clue) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<path fill=\"none\" stroke=\"#000\" stroke-width=\"1.2\""
                + " transform=\"translate(%.1f %.1f) rotate(%d)\" d=\"M-6 0H4M0 -4L4 0L0 4\"/>\n",
            x(clue) + CORNER * side * clue.right,
            y(clue) + CORNER * side * clue.down,
            Math.round(Math.toDegrees(Math.atan2(clue.down, clue.right)))));
  }
}
