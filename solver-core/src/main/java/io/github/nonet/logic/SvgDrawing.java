package io.github.nonet.logic;

import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.House;
import io.github.nonet.logic.Part.Role;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Draws a step as SVG, from the back to the front: cells in a role, houses, candidates in a role,
 * the grid, digits and pencil marks, links, what the step does.
 *
 * <pre>
 *   MARGIN, then nine cells of CELL; a pencil mark in a cell is at
 *     1 2 3
 *     4 5 6      MARK from one to the next, around the middle of the cell
 *     7 8 9
 * </pre>
 */
final class SvgDrawing {
  private static final int BOX_SIZE = 3;
  private static final int CELL = 60;
  private static final int MARK = 18;
  private static final int MARGIN = 28;
  private static final int GRID = SIZE * CELL;
  static final int WIDTH = GRID + MARGIN + 8;

  /** How far a link bows, as a part of its length, so that it shows beside the marks between. */
  private static final double BOW = 0.14;

  /** How near to the centre of a mark an arrow comes. */
  private static final double GAP = 10;

  private final Candidates state;
  private final Shown shown;
  private final int size;
  private final boolean interactive;
  private final StringBuilder svg = new StringBuilder();

  SvgDrawing(Candidates state, Shown shown, int size, boolean interactive) {
    this.state = state;
    this.shown = shown;
    this.size = size;
    this.interactive = interactive;
  }

  String draw(String title) {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
            + " role=\"img\" font-family=\"Arial, Helvetica, sans-serif\" text-anchor=\"middle\">",
        WIDTH, WIDTH, size, size);
    add("<title>%s</title>", escaped(title));
    add(
        "<defs><marker id=\"nonet-arrow\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\""
            + " markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\""
            + " fill=\"%s\"/></marker></defs>",
        Palette.LINK);
    add("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"%s/>", WIDTH, WIDTH, named("nonet-paper"));
    List<Part> parts = shown.parts();
    group(
        "nonet-behind",
        () -> {
          parts.forEach(this::drawCells);
          parts.forEach(this::drawCandidates);
        });
    group("nonet-grid", this::drawGrid);
    group("nonet-houses", this::drawHouses);
    drawNames();
    drawDigits();
    Set<Link> links = new LinkedHashSet<>(shown.links());
    group("nonet-links", () -> links.forEach(this::drawLink));
    group(
        "nonet-result",
        () -> {
          shown.eliminations().forEach(this::cross);
          shown.placements().forEach(this::circle);
        });
    if (interactive) {
      drawSurface();
    }
    return svg.append("</svg>\n").toString();
  }

  private void add(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  /** Draws something; in an interactive picture, as a group of a class. */
  private void group(String name, Runnable drawing) {
    if (!interactive) {
      drawing.run();
      return;
    }
    add("<g class=\"%s\">", name);
    drawing.run();
    add("</g>");
  }

  /** Returns an attribute for an interactive picture, and nothing for another. */
  private String named(String name) {
    return interactive ? " class=\"" + name + "\"" : "";
  }

  private String named(Role role) {
    return interactive ? named("nonet-role " + role.name().toLowerCase(Locale.ROOT)) : "";
  }

  private String of(int cell) {
    return interactive ? " data-cell=\"" + cell + "\"" : "";
  }

  private String of(Candidate mark) {
    return interactive ? of(mark.cell()) + " data-digit=\"" + mark.digit() + "\"" : "";
  }

  /** Draws for each cell what takes the clicks on it. */
  private void drawSurface() {
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      add(
          "<rect%s%s x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\""
              + " pointer-events=\"all\"/>",
          named("nonet-cell"), of(cell), left(cell), top(cell), CELL, CELL);
    }
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static int left(int cell) {
    return MARGIN + cell % SIZE * CELL;
  }

  private static int top(int cell) {
    return MARGIN + cell / SIZE * CELL;
  }

  private static double x(Candidate mark) {
    return left(mark.cell()) + CELL / 2.0 + ((mark.digit() - 1) % BOX_SIZE - 1) * MARK;
  }

  private static double y(Candidate mark) {
    return top(mark.cell()) + CELL / 2.0 + ((mark.digit() - 1) / BOX_SIZE - 1) * MARK;
  }

  private void drawCells(Part part) {
    for (int cell : part.cells()) {
      add(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\""
              + " fill-opacity=\".3\"%s%s/>",
          left(cell), top(cell), CELL, CELL, Palette.of(part.role()), named(part.role()), of(cell));
    }
  }

  private void drawCandidates(Part part) {
    for (Candidate mark : part.candidates()) {
      if (state.digit(mark.cell()) == 0) {
        add(
            "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"9\" fill=\"%s\"%s%s/>",
            x(mark), y(mark), Palette.of(part.role()), named(part.role()), of(mark));
      }
    }
  }

  private void drawGrid() {
    StringBuilder thin = new StringBuilder();
    StringBuilder thick = new StringBuilder();
    for (int i = 0; i <= SIZE; i++) {
      int at = MARGIN + i * CELL;
      StringBuilder lines = i % BOX_SIZE == 0 ? thick : thin;
      lines.append('M').append(MARGIN).append(' ').append(at).append('H').append(MARGIN + GRID);
      lines.append('M').append(at).append(' ').append(MARGIN).append('V').append(MARGIN + GRID);
    }
    add("<path d=\"%s\" stroke=\"#777\"/>", thin);
    add("<path d=\"%s\" stroke=\"#222\" stroke-width=\"3\"/>", thick);
  }

  private void drawHouses() {
    for (Part part : shown.parts()) {
      part.houses().forEach(house -> drawHouse(house, part.role()));
    }
  }

  private void drawHouse(House house, Role role) {
    List<Integer> cells = house.cells();
    int first = cells.get(0);
    int last = cells.get(SIZE - 1);
    boolean isSecond = role == Role.COVER || role == Role.TARGET;
    int inset = isSecond ? 4 : 1;
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"none\" stroke=\"%s\""
            + " stroke-width=\"3\"%s%s/>",
        left(first) + inset,
        top(first) + inset,
        left(last) - left(first) + CELL - 2 * inset,
        top(last) - top(first) + CELL - 2 * inset,
        Palette.of(role),
        isSecond ? " stroke-dasharray=\"9 5\"" : "",
        named(role));
  }

  private void drawNames() {
    add("<g font-size=\"13\" fill=\"#555\"%s>", named("nonet-names"));
    for (int i = 0; i < SIZE; i++) {
      int middle = MARGIN + i * CELL + CELL / 2;
      text(middle, MARGIN / 2, 13, "c" + (i + 1), "");
      text(MARGIN / 2, middle, 13, "r" + (i + 1), "");
    }
    add("</g>");
  }

  private void drawDigits() {
    drawDigits("#000", "nonet-given", cell -> state.isGiven(cell));
    drawDigits("#0072b2", "nonet-placed", cell -> !state.isGiven(cell));
    add("<g font-size=\"15\" fill=\"#222\">");
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      for (int digit : state.digit(cell) == 0 ? state.digits(cell) : Set.<Integer>of()) {
        Candidate mark = new Candidate(cell, digit);
        text(x(mark), y(mark), 15, String.valueOf(digit), named("nonet-mark") + of(mark));
      }
    }
    add("</g>");
  }

  private void drawDigits(String color, String name, IntPredicate asked) {
    add("<g font-size=\"38\" fill=\"%s\">", color);
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      if (state.digit(cell) != 0 && asked.test(cell)) {
        int half = CELL / 2;
        String digit = String.valueOf(state.digit(cell));
        text(left(cell) + half, top(cell) + half, 38, digit, named(name) + of(cell));
      }
    }
    add("</g>");
  }

  /** Writes a text around its middle: the capitals of the fonts are 0.72 of their size high. */
  private void text(double x, double y, int size, String text, String more) {
    add("<text x=\"%.0f\" y=\"%.0f\"%s>%s</text>", x, y + size * 0.36, more, text);
  }

  private void drawLink(Link link) {
    drawGroup(link.from());
    drawGroup(link.to());
    double x1 = link.from().stream().mapToDouble(SvgDrawing::x).average().getAsDouble();
    double y1 = link.from().stream().mapToDouble(SvgDrawing::y).average().getAsDouble();
    double x2 = link.to().stream().mapToDouble(SvgDrawing::x).average().getAsDouble();
    double y2 = link.to().stream().mapToDouble(SvgDrawing::y).average().getAsDouble();
    double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
    double gap = Math.min(GAP, length / 3);
    double alongX = (x2 - x1) / length;
    double alongY = (y2 - y1) / length;
    double bow = BOW * length;
    add(
        "<path d=\"M%.1f %.1fQ%.1f %.1f %.1f %.1f\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\""
            + "%s marker-end=\"url(#nonet-arrow)\"/>",
        x1 + gap * alongX,
        y1 + gap * alongY,
        (x1 + x2) / 2 - bow * alongY,
        (y1 + y2) / 2 + bow * alongX,
        x2 - gap * alongX,
        y2 - gap * alongY,
        Palette.LINK,
        link.strong() ? "" : " stroke-dasharray=\"6 4\"");
  }

  /** Joins the marks of a group by a line, so that the eye takes them for one. */
  private void drawGroup(List<Candidate> marks) {
    for (int i = 1; i < marks.size(); i++) {
      add(
          "<path d=\"M%.0f %.0fL%.0f %.0f\" stroke=\"%s\" stroke-width=\"3\""
              + " stroke-opacity=\".35\"/>",
          x(marks.get(i - 1)), y(marks.get(i - 1)), x(marks.get(i)), y(marks.get(i)), Palette.LINK);
    }
  }

  private void cross(Candidate gone) {
    add(
        "<path d=\"M%.0f %.0fl14 14m0 -14l-14 14\" stroke=\"%s\" stroke-width=\"3\"%s%s/>",
        x(gone) - 7, y(gone) - 7, Palette.ELIMINATED, named("nonet-eliminated"), of(gone));
  }

  private void circle(Candidate place) {
    add(
        "<circle cx=\"%.0f\" cy=\"%.0f\" r=\"10\" fill=\"none\" stroke=\"%s\" stroke-width=\"3\""
            + "%s%s/>",
        x(place), y(place), Palette.PLACED, named("nonet-placement"), of(place));
  }
}
