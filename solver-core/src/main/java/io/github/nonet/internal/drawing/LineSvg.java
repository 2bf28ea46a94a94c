package io.github.nonet.internal.drawing;

import static io.github.nonet.internal.drawing.Svg.CELL;
import static io.github.nonet.internal.drawing.Svg.fill;
import static io.github.nonet.internal.drawing.Svg.filled;
import static io.github.nonet.internal.drawing.Svg.pair;
import static io.github.nonet.internal.drawing.Svg.stroke;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintRemark;
import io.github.nonet.internal.rules.CellGrid;
import io.github.nonet.internal.rules.ConstraintLists;
import io.github.nonet.internal.rules.Symbols;
import java.util.Arrays;
import java.util.List;

/**
 * Draws constraints as SVG, as setters draw them: lines below the values, dots and signs on the
 * borders of cells, numbers of rows, columns and diagonals outside the grid.
 */
final class LineSvg {
  private static final String BLACK = "#000";
  private static final String WHITE = "#fff";
  private static final String INK = "#777";
  private static final String MARK = "#dcdcdc";
  private static final String EXTREME = "#e2e2e2";

  /** Each of several clones has a different colour. */
  private static final List<String> CLONES = List.of("#dcdcdc", "#f6d9b8", "#cfe3d0", "#dcd3ee");

  private static final double THICK = 9;
  private static final double THIN = 1.4;
  private static final double DOT = 5;
  private static final double HEAD = 9;

  /** How far from the middle of its first cell the text of a constraint is. */
  private static final double CORNER = 13;

  private static final double RADIUS = 0.38 * CELL;
  private static final double QUADRUPLE_ROW = 4;

  private final Drawing drawing;
  private final CellGrid places;

  /** The drawings below the lines of the grid, and those above them. */
  final Svg below = new Svg();

  final Svg above = new Svg();

  /** The clues outside the grid. */
  final OutsideSvg outside;

  private int clones;

  LineSvg(Drawing drawing, List<ConstraintData> constraints) {
    this.drawing = drawing;
    this.places = drawing.places();
    outside = new OutsideSvg(places);
    for (ConstraintData constraint : constraints) {
      String look = constraint.remark(ConstraintRemark.LOOK);
      if (!look.isEmpty()) {
        draw(look.split(" "), constraint);
      } else if (isShown(constraint)) {
        draw(constraint);
      }
    }
  }

  private boolean isShown(ConstraintData constraint) {
    return Arrays.stream(constraint.cells()).allMatch(cell -> cell < places.shown);
  }

  /** Draws the shown cells of a constraint as people want it: a figure, a colour and a text. */
  private void draw(String[] look, ConstraintData constraint) {
    String last = look[look.length - 1];
    boolean hasColor = look.length > 1 && look[1].startsWith("#");
    String text = look.length > (hasColor ? 2 : 1) ? last : "";
    for (int[] part : constraint.parts()) {
      int[] cells = Arrays.stream(part).filter(cell -> cell < places.shown).toArray();
      if (cells.length > 0) {
        draw(look[0], hasColor ? look[1] : "", cells);
        drawText(look[0], text, constraint, cells);
      }
    }
  }

  private void draw(String figure, String color, int[] cells) {
    String fill = color.isEmpty() ? MARK : color;
    switch (figure) {
      case "line" -> drawLine(fill, THICK, cells);
      case "bulb" -> drawBulb(fill, cells);
      case "arrow" -> drawShaft(cells);
      case "ends" -> drawEnds(fill, 5, WHITE, cells);
      case "cells" -> tint(fill, cells);
      case "dot" ->
          above.circle(
              filled(color.isEmpty() ? WHITE : color, BLACK, THIN), x(cells), y(cells), DOT + 2);
      default -> {
        for (int cell : cells) {
          drawFigure(figure, fill, cell);
        }
      }
    }
  }

  private void drawFigure(String figure, String fill, int cell) {
    switch (figure) {
      case "circle" -> drawCircle(fill(fill), cell);
      case "square" -> below.square(fill(fill), x(cell) - RADIUS, y(cell) - RADIUS, 2 * RADIUS);
      case "diamond" -> below.path(fill(fill), Svg.diamond(x(cell), y(cell), 0.4 * CELL));
      default -> {
        // Only a text is drawn, outside the grid, or nothing.
      }
    }
  }

  private void drawText(String figure, String text, ConstraintData constraint, int... cells) {
    if (figure.equals("outside")) {
      int[] numbers = constraint.numbers();
      outside.add(text.isEmpty() && numbers.length > 0 ? "" + numbers[0] : text, cells);
    } else if (!text.isEmpty()) {
      boolean isDot = figure.equals("dot");
      int[] at = isDot ? cells : new int[] {cells[0]};
      double corner = isDot ? 0 : CORNER;
      above.text(fill(BLACK), x(at) - corner, y(at) - corner, isDot ? 10 : 8, text);
    }
  }

  private void draw(ConstraintData constraint) {
    int[] cells = constraint.listed();
    int[][] parts = constraint.parts();
    int number = constraint.numbers().length == 0 ? 0 : constraint.numbers()[0];
    switch (constraint.kind()) {
      case THERMOMETER -> drawBulb("#c8c8c8", cells);
      case SLOW_THERMOMETER -> drawBulb("#b4cbe0", cells);
      case ARROW -> {
        drawShaft(cells);
        drawCircle(filled(WHITE, INK, THIN), cells[0]);
      }
      case PILL_ARROW -> drawPill(parts[0], parts[1]);
      case DOUBLE_ARROW -> drawEnds(INK, 1.6, WHITE, cells);
      case BETWEEN -> drawEnds("#b5b5b5", 5, "#e4e4e4", cells);
      case LOCKOUT -> drawDiamonds("#8fb4e0", cells);
      case WHISPERS -> drawLine("#93d693", THICK, cells);
      case RENBAN -> drawLine("#dfa8e6", THICK, cells);
      case PALINDROME -> drawLine("#c8c8c8", THICK, cells);
      case ZIPPER -> drawLine("#bba8ea", THICK, cells);
      case ENTROPIC -> drawLine("#f7c59f", THICK, cells);
      case MODULAR -> drawLine("#93d9d2", THICK, cells);
      case REGION_SUMS -> drawLine("#9fd0f5", THICK, cells);
      case EQUAL_SUMS -> Arrays.stream(parts).forEach(part -> drawLine("#e3d58a", THICK, part));
      case PAIRS, MACHINE -> drawLine("#d9cf9c", THICK, cells);
      case DIFFERENCE -> drawDot(WHITE, number, cells);
      case RATIO -> drawDot(BLACK, number, cells);
      case X, V -> {
        String disc = filled(WHITE, "none", 0) + drawing.named("nonet-disc");
        above.circle(disc, x(cells), y(cells), 6.5);
        above.text(fill(BLACK), x(cells), y(cells), 12, constraint.kind().noun());
      }
      case GREATER -> drawGreater(cells[0], cells[1]);
      case ODD -> {
        for (int cell : cells) {
          drawCircle(fill(MARK), cell);
        }
      }
      case EVEN -> {
        for (int cell : cells) {
          below.square(fill(MARK), x(cell) - RADIUS, y(cell) - RADIUS, 2 * RADIUS);
        }
      }
      case MINIMUM -> drawExtreme(EXTREME, 180, cells);
      case MAXIMUM -> drawExtreme(EXTREME, 0, cells);
      case QUADRUPLE -> drawQuadruple(constraint.numbers(), cells);
      case LITTLE_KILLER, SANDWICH, SKYSCRAPER, X_SUM, NUMBERED_ROOM ->
          outside.add(String.valueOf(number), cells);
      case INDEXER -> tint("#fbe0c8", cells[number - 1]);
      case CLONE -> tint(CLONES.get(clones++ % CLONES.size()), cells);
      case COUNTING_CIRCLES -> {
        for (int cell : cells) {
          drawCircle(filled("none", INK, THIN), cell);
        }
      }
      case ANY_TWO,
          SETS,
          SUM,
          OWN_SUM,
          COUNT,
          COUNT_IN,
          DISTINCT,
          SAME_VALUES,
          MAGIC_SQUARE,
          ANY_OF ->
          tint("#f3ecc8", cells);
      case VALUES -> {
        // A tint of the whole grid would say nothing.
        if (2 * cells.length <= places.shown) {
          tint("#f3ecc8", cells);
        }
      }
      case ALL_OF, EVERYWHERE, EVERYWHERE_ELSE, ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE -> {
        // The rules in words name them.
      }
    }
  }

  /** Returns the middle of a cell, or of several. */
  private double x(int... cells) {
    return Arrays.stream(cells).mapToDouble(cell -> (places.column(cell) + 0.5) * CELL).sum()
        / cells.length;
  }

  private double y(int... cells) {
    return Arrays.stream(cells).mapToDouble(cell -> (places.row(cell) + 0.5) * CELL).sum()
        / cells.length;
  }

  private void drawLine(String color, double width, int[] cells) {
    StringBuilder path = new StringBuilder();
    for (int cell : cells) {
      path.append(path.length() == 0 ? 'M' : 'L').append(pair(x(cell), y(cell)));
    }
    path.append(cells.length == 1 ? "h0.1" : "");
    String round = " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    below.path(stroke(color, width) + round, path);
  }

  private void drawBulb(String color, int[] cells) {
    drawLine(color, THICK + 2, cells);
    below.circle(filled(color, color, THIN), x(cells[0]), y(cells[0]), 0.36 * CELL);
  }

  private void drawCircle(String look, int cell) {
    below.circle(look, x(cell), y(cell), RADIUS);
  }

  /** Draws a thin line with a head at its last cell. */
  private void drawShaft(int[] cells) {
    drawLine(INK, 1.6, cells);
    int last = cells[cells.length - 1];
    int before = cells[Math.max(cells.length - 2, 0)];
    double angle = Math.atan2(y(last) - y(before), x(last) - x(before)) + Math.PI;
    StringBuilder head = new StringBuilder();
    for (double turn : new double[] {angle - 0.6, angle + 0.6}) {
      head.append('M').append(pair(x(last), y(last)));
      head.append('l').append(pair(HEAD * Math.cos(turn), HEAD * Math.sin(turn)));
    }
    below.path(stroke(INK, 1.6) + " stroke-linecap=\"round\"", head);
  }

  private void drawPill(int[] pill, int[] shaft) {
    drawShaft(ConstraintLists.joined(pill[pill.length - 1], shaft));
    drawLine(INK, 2 * RADIUS + THIN, pill);
    drawLine(WHITE, 2 * RADIUS - THIN, pill);
  }

  /** Draws a line with a circle at each end. */
  private void drawEnds(String color, double width, String fill, int[] cells) {
    drawLine(color, width, cells);
    drawCircle(filled(fill, INK, THIN), cells[0]);
    drawCircle(filled(fill, INK, THIN), cells[cells.length - 1]);
  }

  private void drawDiamonds(String color, int[] cells) {
    drawLine(color, 5, cells);
    for (int end : new int[] {cells[0], cells[cells.length - 1]}) {
      below.path(filled("#e3eefb", "#5a8ac6", THIN), Svg.diamond(x(end), y(end), 0.4 * CELL));
    }
  }

  /** Draws a dot with its number, unless it is the usual one: 1 in a white dot, 2 in a black. */
  private void drawDot(String color, int number, int[] cells) {
    boolean isWhite = color.equals(WHITE);
    boolean isUsual = number == (isWhite ? 1 : 2);
    double x = x(cells);
    double y = y(cells);
    above.circle(filled(color, BLACK, THIN), x, y, isUsual ? DOT : DOT + 2);
    if (!isUsual) {
      above.text(fill(isWhite ? BLACK : WHITE), x, y, 10, String.valueOf(number));
    }
  }

  /** Draws the sign on the border: its point shows to the smaller value. */
  private void drawGreater(int greater, int smaller) {
    double turn = Math.atan2(y(smaller) - y(greater), x(smaller) - x(greater));
    double x = x(greater, smaller);
    double y = y(greater, smaller);
    above.turned(stroke(BLACK, 1.8), x, y, Math.toDegrees(turn), "M-3 -6L3 0L-3 6");
  }

  private void tint(String color, int... cells) {
    for (int cell : cells) {
      below.square(fill(color), places.column(cell) * CELL, places.row(cell) * CELL, CELL);
    }
  }

  /** Draws a sign towards each neighbour, whose point shows to the smaller value. */
  private void drawExtreme(String color, int turn, int[] cells) {
    tint(color, cells[0]);
    double x = x(cells[0]);
    double y = y(cells[0]);
    for (int i = 1; i < cells.length; i++) {
      double dx = x(cells[i]) - x;
      double dy = y(cells[i]) - y;
      double degrees = Math.toDegrees(Math.atan2(dy, dx)) + turn;
      below.turned(stroke(INK, THIN), x + 0.4 * dx, y + 0.4 * dy, degrees, "M-2 -4L2 0L-2 4");
    }
  }

  /** Draws up to two values side by side, and more in two rows. */
  private void drawQuadruple(int[] values, int[] cells) {
    double x = x(cells);
    double y = y(cells);
    above.circle(filled(WHITE, BLACK, THIN), x, y, 10);
    int first = values.length < 3 ? 0 : values.length / 2;
    drawValues(Arrays.copyOf(values, first), x, y - QUADRUPLE_ROW);
    drawValues(
        Arrays.copyOfRange(values, first, values.length), x, y + (first == 0 ? 0 : QUADRUPLE_ROW));
  }

  private void drawValues(int[] values, double x, double y) {
    StringBuilder text = new StringBuilder();
    Arrays.stream(values).forEach(value -> text.append(Symbols.of(value)));
    if (values.length > 0) {
      above.text(fill(BLACK), x, y, 9.5, text.toString());
    }
  }
}
