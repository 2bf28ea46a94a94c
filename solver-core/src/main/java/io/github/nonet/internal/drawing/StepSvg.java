package io.github.nonet.internal.drawing;

import io.github.nonet.Candidate;
import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.rules.Layout;
import java.util.Locale;

/**
 * Draws a step into a picture of a grid. The colours are those of Masataka Okabe and Kei Ito,
 * "Color Universal Design" (2008), which colour-blind people can tell apart.
 */
final class StepSvg {
  private static final String ORANGE = "#e69f00";
  private static final String SKY_BLUE = "#56b4e9";
  private static final String GREEN = "#009e73";
  private static final String BLUE = "#0072b2";
  private static final String VERMILION = "#d55e00";

  /** The classes of the roles of cells and candidates. */
  private static final String CAUSE = "nonet-role defining";

  private static final String OTHER = "nonet-role second";

  /** How far within its cells the frame of a house runs, and how much more the next one. */
  private static final double INSET = 1.5;

  private static final double MORE_INSET = 1.5;

  private final Drawing drawing;
  private final StepShown shown;
  private final Layout layout;
  private final int side;
  private final MarkPlaces places;
  private final StringBuilder svg = new StringBuilder();

  /**
   * Draws a step.
   *
   * @param side the side of a cell
   */
  StepSvg(Drawing drawing, int side, MarkPlaces places) {
    this.drawing = drawing;
    this.side = side;
    this.places = places;
    shown = drawing.shown();
    layout = drawing.rules().layout;
  }

  private void add(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  private String taken() {
    String text = svg.toString();
    svg.setLength(0);
    return text;
  }

  /** Returns what lies below values and candidates: coloured cells, frames, coloured candidates. */
  String below() {
    drawCells(shown.cells(), SKY_BLUE, CAUSE);
    drawCells(shown.others(), ORANGE, OTHER);
    double inset = INSET;
    for (int unit : shown.base()) {
      drawFrame(unit, inset, BLUE, drawing.named("nonet-role house"));
      inset += MORE_INSET;
    }
    String dashes = " stroke-dasharray=\"6 3\"" + drawing.named("nonet-role target");
    for (int unit : shown.cover()) {
      drawFrame(unit, inset, ORANGE, dashes);
      inset += MORE_INSET;
    }
    drawMarks(shown.cells(), SKY_BLUE, CAUSE);
    drawMarks(shown.others(), ORANGE, OTHER);
    return taken();
  }

  private void drawMarks(int[] cells, String color, String role) {
    for (int cell : cells) {
      int marks = drawing.marks()[cell] & shown.values();
      String look = "fill=\"" + color + "\"" + drawing.named(role);
      new ValueSet(marks).forEach(value -> circle(cell, value, look));
    }
  }

  private void drawCells(int[] cells, String color, String role) {
    for (int cell : cells) {
      add(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\""
              + " fill-opacity=\"0.3\"%s%s/>",
          left(cell), top(cell), side, side, color, drawing.named(role), drawing.of(cell));
    }
  }

  private void drawFrame(int unit, double inset, String color, String more) {
    int[] cells = drawing.rules().structure.cellsOfUnit(unit);
    add(
        "<path stroke=\"%s\" stroke-width=\"2\" stroke-linecap=\"round\"%s d=\"%s\"/>",
        color, more, CageOutline.path(layout, cells, inset, side));
  }

  /** Returns what lies above them: what the step does. */
  String above() {
    String line =
        String.format(
            Locale.ROOT, "stroke-width=\"%.1f\" stroke=\"", Math.min(2, places.size() / 5));
    for (Candidate gone : shown.eliminations()) {
      double half = places.size() * 0.45;
      add(
          "<path %s%s\"%s%s d=\"M%.1f %.1fl%.1f %.1fm0 %.1fl%.1f %.1f\"/>",
          line,
          VERMILION,
          drawing.named("nonet-eliminated"),
          drawing.of(gone.cell(), gone.digit()),
          x(gone.cell(), gone.digit()) - half,
          y(gone.cell(), gone.digit()) - half,
          2 * half,
          2 * half,
          -2 * half,
          -2 * half,
          2 * half);
    }
    for (Candidate placed : shown.placements()) {
      String look = "fill=\"none\" " + line + GREEN + "\"" + drawing.named("nonet-placement");
      circle(placed.cell(), placed.digit(), look);
    }
    return taken();
  }

  private void circle(int cell, int value, String look) {
    add(
        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" %s%s/>",
        x(cell, value), y(cell, value), places.size() * 0.58, look, drawing.of(cell, value));
  }

  private int left(int cell) {
    return layout.column(cell) * side;
  }

  private int top(int cell) {
    return layout.row(cell) * side;
  }

  private double x(int cell, int value) {
    return left(cell) + places.x(value);
  }

  private double y(int cell, int value) {
    return top(cell) + places.y(value);
  }
}
