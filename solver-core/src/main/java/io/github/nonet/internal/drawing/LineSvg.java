package io.github.nonet.internal.drawing;

import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Draws constraints as SVG, as setters draw them: lines below the values, dots and signs on the
 * borders of cells, numbers of rows, columns and diagonals outside the grid.
 */
final class LineSvg {
  private static final String GREY = "#c8c8c8";
  private static final String INK = "#777";

  /** Of several clones each has a colour of its own. */
  private static final List<String> CLONES = List.of("#dcdcdc", "#f6d9b8", "#cfe3d0", "#dcd3ee");

  private static final double THICK = 9;
  private static final double DOT = 5;
  private static final double HEAD = 9;
  private static final double QUADRUPLE_ROW = 4;

  private final Layout layout;
  private final int side;
  private final StringBuilder below = new StringBuilder();
  private final StringBuilder above = new StringBuilder();
  private int clones;
  private final OutsideSvg outside;

  LineSvg(RulesTables rules, int side) {
    this.layout = rules.layout;
    this.side = side;
    outside = new OutsideSvg(layout, side);
    rules.conditions.forEach(this::draw);
  }

  /** Returns what lies below the lines of the grid. */
  String below() {
    return below.toString();
  }

  /** Returns what lies above them. */
  String above() {
    return above.toString();
  }

  /** Returns what stands outside the grid. */
  String outside() {
    return outside.draw();
  }

  /** Returns whether a number stands above (0), left (1), below (2) or right (3) of the grid. */
  boolean isOutside(int where) {
    return outside.isOn(where);
  }

  private void draw(Condition condition) {
    int[] cells = condition.cells();
    switch (condition.kind()) {
      case THERMOMETER -> drawThermometer(GREY, cells);
      case SLOW_THERMOMETER -> drawThermometer("#b4cbe0", cells);
      case ARROW -> drawArrow(cells);
      case PILL_ARROW -> drawPill(condition.parts()[0], condition.parts()[1]);
      case DOUBLE_ARROW -> drawDoubleArrow(cells);
      case BETWEEN -> drawBetween(cells);
      case LOCKOUT -> drawLockout(cells);
      case REGION_SUMS -> drawLine("#9fd0f5", THICK, cells);
      case EQUAL_SUMS ->
          Arrays.stream(condition.parts()).forEach(part -> drawLine("#e3d58a", THICK, part));
      case DIFFERENCE -> drawDot("#fff", "#000", numberUnless(1, condition), cells);
      case RATIO -> drawDot("#000", "#fff", numberUnless(2, condition), cells);
      case X, V -> drawSign(condition.kind().noun(), cells);
      case GREATER -> drawGreater(cells[0], cells[1]);
      case ODD -> drawMarks(true, cells);
      case EVEN -> drawMarks(false, cells);
      case MINIMUM, MAXIMUM -> drawExtreme(condition.kind() == Kind.MAXIMUM, cells);
      case QUADRUPLE -> drawQuadruple(condition.numbers(), cells);
      case CLONE -> tint(CLONES.get(clones++ % CLONES.size()), cells);
      case INDEXER -> tint("#fbe0c8", cells[condition.numbers()[0] - 1]);
      case SANDWICH, SKYSCRAPER, X_SUM, NUMBERED_ROOM, LITTLE_KILLER -> outside.add(condition);
      case EVERYWHERE_ELSE -> {
        // It is told in words alone.
      }
      default -> drawOther(condition.kind(), cells);
    }
  }

  private void drawOther(Kind kind, int... cells) {
    if (kind.isLine()) {
      drawLine(color(kind), THICK, cells);
    } else {
      tint("#f3ecc8", cells);
    }
  }

  private static String color(Kind kind) {
    return switch (kind) {
      case WHISPERS -> "#93d693";
      case RENBAN -> "#dfa8e6";
      case ZIPPER -> "#bba8ea";
      case ENTROPIC -> "#f7c59f";
      case MODULAR -> "#93d9d2";
      case PALINDROME -> GREY;
      default -> "#d9cf9c";
    };
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }

  private double x(int cell) {
    return (layout.column(cell) + 0.5) * side;
  }

  private double y(int cell) {
    return (layout.row(cell) + 0.5) * side;
  }

  private String path(int... cells) {
    StringBuilder path = new StringBuilder();
    for (int cell : cells) {
      path.append(path.length() == 0 ? 'M' : 'L');
      SvgText.add(SvgText.add(path, x(cell)).append(' '), y(cell));
    }
    return path.toString();
  }

  private void drawLine(String color, double width, int... cells) {
    below.append(
        format(
            "<path stroke=\"%s\" stroke-width=\"%.1f\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"round\" d=\"%s\"/>\n",
            color, width, path(cells) + (cells.length == 1 ? "h0.1" : "")));
  }

  private void drawCircle(String fill, String stroke, double radius, double x, double y) {
    below.append(circle(fill, stroke, radius, x, y));
  }

  private static String circle(String fill, String stroke, double radius, double x, double y) {
    return format(
        "<circle fill=\"%s\" stroke=\"%s\" stroke-width=\"1.4\" cx=\"%.1f\" cy=\"%.1f\""
            + " r=\"%.1f\"/>\n",
        fill, stroke, x, y, radius);
  }

  private void drawThermometer(String color, int... cells) {
    drawLine(color, THICK + 2, cells);
    drawCircle(color, color, 0.36 * side, x(cells[0]), y(cells[0]));
  }

  private void drawArrow(int... cells) {
    drawShaft(cells);
    drawCircle("#fff", INK, 0.38 * side, x(cells[0]), y(cells[0]));
  }

  /** Draws a thin line with a head at its last cell. */
  private void drawShaft(int... cells) {
    drawLine(INK, 1.6, cells);
    int last = cells[cells.length - 1];
    int before = cells[Math.max(cells.length - 2, 0)];
    double angle = Math.atan2(y(last) - y(before), x(last) - x(before));
    StringBuilder head = new StringBuilder();
    for (double turn : new double[] {Math.PI - 0.6, Math.PI + 0.6}) {
      head.append(
          format(
              "M%.1f %.1fL%.1f %.1f",
              x(last),
              y(last),
              x(last) + HEAD * Math.cos(angle + turn),
              y(last) + HEAD * Math.sin(angle + turn)));
    }
    below.append(
        format(
            "<path stroke=\"%s\" stroke-width=\"1.6\" stroke-linecap=\"round\" d=\"%s\"/>\n",
            INK, head));
  }

  private void drawPill(int[] pill, int... shaft) {
    int[] cells = new int[shaft.length + 1];
    cells[0] = pill[pill.length - 1];
    System.arraycopy(shaft, 0, cells, 1, shaft.length);
    drawShaft(cells);
    drawLine(INK, 0.76 * side + 1.4, pill);
    drawLine("#fff", 0.76 * side - 1.4, pill);
  }

  private void drawDoubleArrow(int... cells) {
    drawLine(INK, 1.6, cells);
    drawCircles("#fff", cells);
  }

  private void drawBetween(int... cells) {
    drawLine("#b5b5b5", 5, cells);
    drawCircles("#e4e4e4", cells);
  }

  private void drawCircles(String fill, int... cells) {
    for (int end : new int[] {cells[0], cells[cells.length - 1]}) {
      drawCircle(fill, INK, 0.38 * side, x(end), y(end));
    }
  }

  private void drawLockout(int... cells) {
    drawLine("#8fb4e0", 5, cells);
    double half = 0.4 * side;
    for (int end : new int[] {cells[0], cells[cells.length - 1]}) {
      below.append(
          format(
              "<path fill=\"#e3eefb\" stroke=\"#5a8ac6\" stroke-width=\"1.4\""
                  + " d=\"M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fz\"/>\n",
              x(end) - half, y(end), half, -half, half, half, -half, half));
    }
  }

  private static String numberUnless(int usual, Condition condition) {
    int number = condition.numbers()[0];
    return number == usual ? "" : String.valueOf(number);
  }

  private double middle(boolean isAcross, int... cells) {
    return Arrays.stream(cells).mapToDouble(cell -> isAcross ? x(cell) : y(cell)).sum()
        / cells.length;
  }

  private void drawDot(String fill, String ink, String number, int... cells) {
    double x = middle(true, cells);
    double y = middle(false, cells);
    above.append(circle(fill, "#000", number.isEmpty() ? DOT : DOT + 2, x, y));
    drawText(number, ink, 10, x, y);
  }

  private void drawText(String text, String ink, double size, double x, double y) {
    if (!text.isEmpty()) {
      above.append(SvgText.centered(text, ink, size, x, y));
    }
  }

  private void drawSign(String sign, int... cells) {
    double x = middle(true, cells);
    double y = middle(false, cells);
    above.append(circle("#fff", "none", 6.5, x, y));
    drawText(sign, "#000", 12, x, y);
  }

  /** Draws the sign on the border: its point shows to the smaller value. */
  private void drawGreater(int greater, int smaller) {
    double turn = Math.toDegrees(Math.atan2(y(smaller) - y(greater), x(smaller) - x(greater)));
    above.append(
        format(
            "<path fill=\"none\" stroke=\"#000\" stroke-width=\"1.8\""
                + " transform=\"translate(%.1f %.1f) rotate(%.0f)\" d=\"M-3 -6L3 0L-3 6\"/>\n",
            (x(greater) + x(smaller)) / 2, (y(greater) + y(smaller)) / 2, turn));
  }

  private void drawMarks(boolean areCircles, int... cells) {
    for (int cell : cells) {
      double half = 0.38 * side;
      if (areCircles) {
        drawCircle("#dcdcdc", "none", half, x(cell), y(cell));
      } else {
        below.append(
            format(
                "<rect fill=\"#dcdcdc\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
                x(cell) - half, y(cell) - half, 2 * half, 2 * half));
      }
    }
  }

  private void tint(String color, int... cells) {
    for (int cell : cells) {
      below.append(
          format(
              "<rect fill=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>\n",
              color, layout.column(cell) * side, layout.row(cell) * side, side, side));
    }
  }

  /** Draws a sign towards each neighbour, whose point shows to the smaller value. */
  private void drawExtreme(boolean isMaximum, int... cells) {
    tint("#e2e2e2", cells[0]);
    for (int i = 1; i < cells.length; i++) {
      double dx = (x(cells[i]) - x(cells[0])) / side;
      double dy = (y(cells[i]) - y(cells[0])) / side;
      double turn = Math.toDegrees(Math.atan2(dy, dx)) + (isMaximum ? 0 : 180);
      below.append(
          format(
              "<path stroke=\"%s\" stroke-width=\"1.4\""
                  + " transform=\"translate(%.1f %.1f) rotate(%.0f)\" d=\"M-2 -4L2 0L-2 4\"/>\n",
              INK, x(cells[0]) + 0.4 * side * dx, y(cells[0]) + 0.4 * side * dy, turn));
    }
  }

  /** Draws up to two values side by side, and more in two rows. */
  private void drawQuadruple(int[] values, int... cells) {
    double x = middle(true, cells);
    double y = middle(false, cells);
    above.append(circle("#fff", "#000", 10, x, y));
    int above = values.length < 3 ? 0 : values.length / 2;
    drawValues(Arrays.copyOf(values, above), x, y - QUADRUPLE_ROW);
    double down = above == 0 ? 0 : QUADRUPLE_ROW;
    drawValues(Arrays.copyOfRange(values, above, values.length), x, y + down);
  }

  private void drawValues(int[] values, double x, double y) {
    StringBuilder text = new StringBuilder();
    Arrays.stream(values).forEach(value -> text.append(Symbols.of(value)));
    drawText(text.toString(), "#000", 9.5, x, y);
  }
}
