package io.github.nonet.internal.drawing;

import io.github.nonet.internal.ValueSet;
import io.github.nonet.internal.XmlText;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Kind;
import io.github.nonet.internal.rules.Layout;
import io.github.nonet.internal.rules.Symbols;
import java.util.List;
import java.util.Locale;

/**
 * Draws a grid as SVG, from the back to the front: cells, tints, lines of constraints, diagonals,
 * thin lines, cages, thick lines, dots and signs, values and candidates. A step lies below and
 * above the last.
 */
public final class GridSvg {
  /** Units of the picture: the side of a cell, and the margin for thick lines. */
  private static final int CELL = 40;

  private static final int MARGIN = 2;
  private static final int VALUE_HEIGHT = 25;
  private static final double SUM_HEIGHT = 9;

  /** How far within its cells the line around a cage runs, and how much more the next one. */
  private static final double INSET = 3;

  private static final double MORE_INSET = 2;
  private static final int INSETS = 4;

  private static final String WINDOW = "#d6e4f0";

  /** Light colours that differ in hue and in lightness. */
  private static final List<String> TINTS =
      List.of(
          "#fbe0c8", "#d5ebd0", "#e2daf0", "#faf3bd", "#cfe8ee", "#f6d3dd", "#dedede", "#c9dcc0",
          "#f3e3d3");

  private final Drawing drawing;
  private final Layout layout;
  private final MarkPlaces places;
  private final StepSvg step;
  private final LineSvg lines;
  private final StringBuilder svg = new StringBuilder(20_000);

  public GridSvg(Drawing drawing) {
    this.drawing = drawing;
    this.layout = drawing.rules().layout;
    boolean hasSums = !drawing.rules().cages.isEmpty();
    double pad = hasSums ? INSET + 1 : 2;
    places = MarkPlaces.of(layout.symbols, CELL, pad, hasSums ? SUM_HEIGHT : 0);
    step = new StepSvg(drawing, CELL, places);
    lines = new LineSvg(drawing.rules(), CELL);
  }

  public String draw(String title) {
    int left = margin(1);
    int top = margin(0);
    int width = width();
    int height = height();
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%d\" height=\"%d\""
            + " viewBox=\"%d %d %d %d\">",
        drawing.size(),
        Math.round((double) drawing.size() * height / width),
        -left,
        -top,
        width,
        height);
    add("<title>%s</title>", escaped(title));
    drawCells();
    add("<g pointer-events=\"none\" fill=\"none\">");
    drawTints();
    addGroup("nonet-lines", lines.below());
    drawDiagonals();
    String grid = drawing.named("nonet-grid");
    add("<path stroke=\"#888\" stroke-width=\"0.6\"%s d=\"%s\"/>", grid, lines(false));
    drawCages();
    add(
        "<path stroke=\"#000\" stroke-width=\"2.4\" stroke-linecap=\"square\"%s d=\"%s\"/>",
        grid, lines(true));
    addGroup("nonet-signs", lines.above());
    addGroup("nonet-outside", lines.outside());
    addGroup("nonet-behind", step.below());
    add("</g>");
    drawTexts();
    add("<g pointer-events=\"none\">");
    addGroup("nonet-result", step.above());
    add("</g>");
    if (drawing.isInteractive()) {
      drawSurface();
    }
    return svg.append("</svg>").toString();
  }

  private int width() {
    return layout.columns * CELL + margin(1) + margin(3);
  }

  private int height() {
    return layout.rows * CELL + margin(0) + margin(2);
  }

  /** Returns the margin of a side: a place wide where numbers stand outside the grid. */
  private int margin(int where) {
    return lines.isOutside(where) ? CELL : MARGIN;
  }

  /** Returns a text as XML may hold it: people may give groups any name. */
  private static String escaped(String text) {
    StringBuilder legal = new StringBuilder(text.length());
    text.codePoints()
        .map(point -> XmlText.isLegal(point) ? point : '?')
        .forEach(legal::appendCodePoint);
    return legal.toString().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private void add(String format, Object... arguments) {
    svg.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  private int left(int cell) {
    return layout.column(cell) * CELL;
  }

  private int top(int cell) {
    return layout.row(cell) * CELL;
  }

  private void drawCells() {
    add("<g fill=\"#fff\"%s>", drawing.named("nonet-paper"));
    if (width() > layout.columns * CELL + 2 * MARGIN
        || height() > layout.rows * CELL + 2 * MARGIN) {
      // Numbers outside the grid must be read on a dark page, too.
      add(
          "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"/>",
          -margin(1), -margin(0), width(), height());
    }
    for (int cell = 0; cell < layout.cells(); cell++) {
      add("<rect %s/>", square(cell));
    }
    add("</g>");
  }

  /** Draws for each cell what takes the clicks on it. */
  private void drawSurface() {
    add("<g fill=\"none\" pointer-events=\"all\">");
    for (int cell = 0; cell < layout.cells(); cell++) {
      add("<rect%s%s %s/>", drawing.named("nonet-cell"), drawing.of(cell), square(cell));
    }
    add("</g>");
  }

  /** Adds what is drawn; in an interactive picture, as a group of a class, if it is anything. */
  private void addGroup(String name, String drawn) {
    boolean isGroup = drawing.isInteractive() && !drawn.isEmpty();
    svg.append(isGroup ? "<g" + drawing.named(name) + ">\n" + drawn + "</g>\n" : drawn);
  }

  private String square(int cell) {
    return String.format(
        Locale.ROOT,
        "x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\"",
        left(cell),
        top(cell),
        CELL,
        CELL);
  }

  private void drawTints() {
    int own = 0;
    for (Layout.Group group : layout.groups) {
      if (group.kind() == Kind.OTHER) {
        String tint = isWindow(group) ? WINDOW : TINTS.get(own++ % TINTS.size());
        add("<g fill=\"%s\" fill-opacity=\"0.8\">", tint);
        for (int cell : group.cells()) {
          add("<rect %s/>", square(cell));
        }
        add("</g>");
      }
    }
  }

  private static boolean isWindow(Layout.Group group) {
    return group.label().what().isShaded();
  }

  /** Draws each diagonal from corner to corner. */
  private void drawDiagonals() {
    for (Layout.Group group : layout.groups) {
      if (group.kind() == Kind.DIAGONAL) {
        int[] cells = group.cells();
        int last = cells[cells.length - 1];
        boolean isFalling = top(last) > top(cells[0]);
        add(
            "<path stroke=\"#9bb\" stroke-width=\"1.5\" d=\"M%d %dL%d %d\"/>",
            left(cells[0]),
            top(cells[0]) + (isFalling ? 0 : CELL),
            left(last) + CELL,
            top(last) + (isFalling ? CELL : 0));
      }
    }
  }

  /** Returns the lines between cells, or those at borders of regions and of the grid. */
  private String lines(boolean isThick) {
    StringBuilder path = new StringBuilder();
    for (int row = 0; row <= layout.rows; row++) {
      for (int column = 0; column <= layout.columns; column++) {
        int cell = layout.cell(row, column);
        if (isLine(layout.cell(row - 1, column), cell, isThick)) {
          path.append('M').append(column * CELL).append(' ').append(row * CELL).append('h');
          path.append(CELL);
        }
        if (isLine(layout.cell(row, column - 1), cell, isThick)) {
          path.append('M').append(column * CELL).append(' ').append(row * CELL).append('v');
          path.append(CELL);
        }
      }
    }
    return path.toString();
  }

  private boolean isLine(int cell, int other, boolean isThick) {
    if (cell == Layout.NO_CELL || other == Layout.NO_CELL) {
      return isThick && cell != other;
    }
    return isThick == layout.isBorder(cell, other);
  }

  /** Draws each cage within those before it whose cells it shares. */
  private void drawCages() {
    int[] depths = new int[layout.cells()];
    for (Structure.Cage cage : drawing.rules().cages) {
      int depth = 0;
      for (int cell : cage.cells()) {
        depth = Math.max(depth, depths[cell]);
      }
      for (int cell : cage.cells()) {
        depths[cell] = depth + 1;
      }
      double inset = INSET + MORE_INSET * (depth % INSETS);
      add(
          "<path stroke=\"#345\" stroke-width=\"0.9\" stroke-dasharray=\"3 2\"%s d=\"%s\"/>",
          drawing.named("nonet-cage"), CageOutline.path(layout, cage.cells(), inset, CELL));
    }
  }

  private void drawTexts() {
    add("<g font-family=\"Arial, Helvetica, sans-serif\" text-anchor=\"middle\" fill=\"#000\">");
    for (int cell = 0; cell < layout.cells(); cell++) {
      drawText(cell);
    }
    drawSums();
    add("</g>");
  }

  private void drawText(int cell) {
    int value = drawing.values()[cell];
    if (value == 0) {
      new ValueSet(drawing.marks()[cell]).forEach(mark -> drawMark(cell, mark));
    } else {
      boolean isClue = drawing.clues()[cell] == value;
      String weight = isClue ? " font-weight=\"bold\"" : "";
      String more = weight + drawing.named(isClue ? "nonet-given" : "nonet-placed");
      drawText(cell, value, CELL / 2.0, CELL * 0.725, VALUE_HEIGHT, more + drawing.of(cell));
    }
  }

  private void drawMark(int cell, int value) {
    double y = places.y(value) + 0.36 * places.size();
    String more = " fill=\"#456\"" + drawing.named("nonet-mark") + drawing.of(cell, value);
    drawText(cell, value, places.x(value), y, places.size(), more);
  }

  private void drawText(int cell, int value, double x, double y, double size, String more) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\"%s>%s</text>",
        left(cell) + x, top(cell) + y, size, more, Symbols.of(value));
  }

  /** Draws the sums in the corners of the cages; of several in one cell each after the other. */
  private void drawSums() {
    int[] before = new int[layout.cells()];
    for (Structure.Cage cage : drawing.rules().cages) {
      int corner = cage.cells()[0];
      if (cage.sum() != 0) {
        double x = left(corner) + 1.5 + before[corner] * 1.5 * SUM_HEIGHT;
        add(
            "<text pointer-events=\"none\" text-anchor=\"start\" x=\"%.1f\" y=\"%.1f\""
                + " font-size=\"%.1f\" stroke=\"#fff\" stroke-width=\"2\""
                + " paint-order=\"stroke\"%s>%d</text>",
            x, top(corner) + SUM_HEIGHT, SUM_HEIGHT, drawing.named("nonet-sum"), cage.sum());
        before[corner]++;
      }
    }
  }
}
