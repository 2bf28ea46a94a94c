package io.github.nonet.internal.drawing;

import static io.github.nonet.internal.drawing.Svg.CELL;
import static io.github.nonet.internal.drawing.Svg.fill;
import static io.github.nonet.internal.drawing.Svg.pair;
import static io.github.nonet.internal.drawing.Svg.stroke;

import io.github.nonet.Candidate;
import io.github.nonet.internal.drawing.Shown.Arrow;
import io.github.nonet.internal.drawing.Shown.Highlight;
import io.github.nonet.internal.language.XmlText;
import io.github.nonet.internal.rules.CellGrid;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.ValueSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Draws a board, or with more in it a grid, as SVG, from the back to the front: paper, lines, the
 * cells, candidates and houses of a step and what it does, values and candidates, arrows, rings.
 * The colours of steps come from Masataka Okabe and Kei Ito, "Color Universal Design" (2008), which
 * people with any of the common forms of colour blindness can distinguish.
 *
 * <pre>
 *   names or margin, then cells of CELL; the first starts at 0 0
 *
 *   pad  | 1 2 3     the candidates of a cell: in rows, below the sums of cages,
 *        | 4 5 6     each in a field of width and height
 * </pre>
 */
public class Sheet {
  /** The margin for thick lines, and one for the names of rows and columns. */
  private static final int MARGIN = 2;

  private static final int NAMES = 18;

  private static final double VALUE_HEIGHT = 25;
  private static final double NAME_HEIGHT = 9;
  static final double SUM_HEIGHT = 9;

  /** How far within its cells the frame of a house runs, and how much more the next one. */
  private static final double INSET = 1.5;

  private static final int INSETS = 4;

  /**
   * How far an arrow bows, as a part of its length, so that it remains visible next to the marks
   * between.
   */
  private static final double BOW = 0.14;

  /** The radius of the ring around a placed value. */
  private static final int RING = 17;

  /** How far from one line of a hatched cell to the next. */
  private static final int HATCH = 8;

  private static final String ARROW = "#333333";
  private static final String PLACED = "#009e73";
  private static final String ELIMINATED = "#d55e00";

  /** The colour of houses that come second, whose frames are dashed. */
  private static final String SECOND = "#e69f00";

  final Drawing drawing;
  final CellGrid places;
  final Svg svg = new Svg();
  private final Shown shown;
  private final boolean hasNames;
  private final int across;
  private final double pad;
  private final double head;
  private final double width;
  private final double height;

  /** The height of candidates. */
  private final double size;

  /**
   * @param hasNames whether rows and columns have their names
   */
  public Sheet(Drawing drawing, Shown shown, boolean hasNames) {
    this.drawing = drawing;
    this.places = drawing.places();
    this.shown = shown;
    this.hasNames = hasNames;
    boolean hasCages = !drawing.cages().isEmpty();
    across = (int) Math.ceil(Math.sqrt(places.symbols));
    pad = hasCages ? 4 : 2;
    head = hasCages ? SUM_HEIGHT : 0;
    width = (CELL - 2 * pad) / across;
    height = (CELL - 2 * pad - head) / ((places.symbols + across - 1) / across);
    size = Math.min(width, height) * 0.95;
  }

  /** Returns the margin above (0), left (1), below (2) or right (3) of the grid. */
  int margin(int where) {
    return hasNames && where < 2 ? NAMES : MARGIN;
  }

  /** Draws what lies below the lines between cells. */
  void drawBelow() {}

  /** Draws the parts between these lines and the lines of regions. */
  void drawBetween() {}

  /** Draws what lies above the lines, and below what a step draws. */
  void drawAbove() {}

  /** Writes texts after the values. */
  void drawSums() {}

  public final String draw(String title) {
    int left = margin(1);
    int top = margin(0);
    int wide = places.columns * CELL + left + margin(3);
    int high = places.rows * CELL + top + margin(2);
    long pixels = Math.round((double) drawing.size() * high / wide);
    svg.add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\""
            + (drawing.size() + "\" height=\"" + pixels + "\" viewBox=\"")
            + (-left + " " + -top + " " + wide + " " + high + "\">\n<title>")
            + (XmlText.escape(title) + "</title>"));
    if (!shown.arrows().isEmpty()) {
      svg.add(
          "<defs><marker id=\"nonet-arrow\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\""
              + " markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\""
              + (fill(ARROW) + "/></marker></defs>"));
    }
    svg.add("<g" + fill("#fff") + drawing.named("nonet-paper") + ">");
    // Names and numbers outside the grid must also be legible on a dark page.
    boolean isWhole = wide - places.columns * CELL + high - places.rows * CELL > 4 * MARGIN;
    if (isWhole || places.shown == places.places()) {
      svg.rect("", -left, -top, wide, high);
    } else {
      drawSquares("");
    }
    svg.add(
        "</g>\n<g pointer-events=\"none\" fill=\"none\" text-anchor=\"middle\""
            + " font-family=\"Arial, Helvetica, sans-serif\">");
    drawBelow();
    svg.path(stroke("#888", 0.6) + drawing.named("nonet-grid"), lines(false));
    drawBetween();
    String border = drawing.named("nonet-grid nonet-border");
    svg.path(stroke("#000", 2.4) + " stroke-linecap=\"square\"" + border, lines(true));
    drawAbove();
    drawStep();
    drawTexts();
    drawArrows();
    drawResult();
    svg.add("</g>");
    if (drawing.isInteractive()) {
      svg.add("<g fill=\"none\" pointer-events=\"all\">");
      drawSquares(drawing.named("nonet-cell"));
      svg.add("</g>");
    }
    return svg + "</svg>";
  }

  private void drawSquares(String look) {
    for (int cell = 0; cell < places.shown; cell++) {
      square(svg, look + (look.isEmpty() ? "" : drawing.of(cell)), cell);
    }
  }

  final void square(Svg layer, String look, int cell) {
    layer.rect(look, left(cell), top(cell), CELL, CELL);
  }

  /** Adds a layer; in an interactive picture, as a group of a class, unless it is empty. */
  final void addGroup(String name, Svg layer) {
    String drawn = layer.toString();
    boolean isGroup = drawing.isInteractive() && !drawn.isEmpty();
    svg.addAll(isGroup ? "<g" + drawing.named(name) + ">\n" + drawn + "</g>\n" : drawn);
  }

  final int left(int cell) {
    return places.column(cell) * CELL;
  }

  final int top(int cell) {
    return places.row(cell) * CELL;
  }

  /** Returns the lines between cells, or those at borders of regions and of the grid. */
  private String lines(boolean isThick) {
    StringBuilder path = new StringBuilder();
    addLines(path, true, isThick);
    addLines(path, false, isThick);
    return path.toString();
  }

  private void addLines(StringBuilder path, boolean isAcross, boolean isThick) {
    int lines = isAcross ? places.rows : places.columns;
    int end = isAcross ? places.columns : places.rows;
    for (int line = 0; line <= lines; line++) {
      int length = 0;
      for (int at = 0; at <= end; at++) {
        int row = isAcross ? line : at;
        int column = isAcross ? at : line;
        int before = isAcross ? places.cell(row - 1, column) : places.cell(row, column - 1);
        if (isLine(before, places.cell(row, column), isThick)) {
          length += CELL;
        } else if (length > 0) {
          int left = column * CELL - (isAcross ? length : 0);
          int top = row * CELL - (isAcross ? 0 : length);
          path.append('M').append(left).append(' ').append(top);
          path.append(isAcross ? 'h' : 'v').append(length);
          length = 0;
        }
      }
    }
  }

  private boolean isLine(int cell, int other, boolean isThick) {
    if (cell == CellGrid.NO_CELL || other == CellGrid.NO_CELL) {
      return isThick && cell != other;
    }
    return isThick == places.isBorder(cell, other);
  }

  /** Returns how deep an outline lies: within those before it that have a cell of it. */
  static int depth(int[] depths, int[] cells) {
    int depth = 0;
    for (int cell : cells) {
      depth = Math.max(depth, depths[cell]);
    }
    for (int cell : cells) {
      depths[cell] = depth + 1;
    }
    return depth % INSETS;
  }

  /** Returns the colour of a role; roles that meet in one pattern have different ones. */
  private static String color(String role) {
    return switch (role) {
      case "house", "base" -> "#0072b2";
      case "target", "cover", "roof", "second", "off" -> SECOND;
      case "defining", "pincer", "floor", "first" -> "#56b4e9";
      case "fin", "extra", "pivot", "link" -> "#f0e442";
      case "endo_fin", "fourth", "constraint", "assumed" -> "#cc79a7";
      case "third", "on", "filled" -> "#009e73";
      case "gap" -> ELIMINATED;
      default -> throw new IllegalArgumentException(role);
    };
  }

  private void drawStep() {
    Svg behind = new Svg();
    Svg houses = new Svg();
    int[] depths = new int[places.cells()];
    for (Highlight part : shown.parts()) {
      String color = color(part.role());
      String named = drawing.named("nonet-role " + part.role());
      for (int cell : part.cells()) {
        if (part.role().equals("gap")) {
          behind.path(stroke(color, 1) + named + drawing.of(cell), hatch(left(cell), top(cell)));
        } else {
          square(behind, fill(color) + " fill-opacity=\"0.3\"" + named + drawing.of(cell), cell);
        }
      }
      String dashes = color.equals(SECOND) ? " stroke-dasharray=\"6 3\"" : "";
      String look = stroke(color, 2) + " stroke-linecap=\"round\"" + dashes + named;
      for (int[] house : part.houses()) {
        double inset = INSET + INSET * depth(depths, house);
        houses.path(look, CageOutline.path(places, house, inset));
      }
    }
    for (Highlight part : shown.parts()) {
      for (Candidate mark : part.candidates()) {
        if (drawing.values()[mark.cell()] == 0) {
          drawRole(behind, part.role(), mark);
        }
      }
    }
    drawStrokes(behind);
    for (Candidate placed : shown.placements()) {
      double half = CELL / 2.0;
      String look = fill(PLACED) + " fill-opacity=\"0.3\"" + drawing.named("nonet-large");
      double x = left(placed.cell()) + half;
      double y = top(placed.cell()) + half;
      behind.text(look, x, y, VALUE_HEIGHT, Symbols.text(placed.digit()));
    }
    addGroup("nonet-behind", behind);
    addGroup("nonet-houses", houses);
  }

  /**
   * Strikes out what the step eliminates by one stroke each, as with a pen: below a cross nobody
   * would read the digit, and before the stroke few.
   */
  private void drawStrokes(Svg layer) {
    double half = 0.5 * size;
    String side = Svg.number(2 * half);
    String line = "l" + side + " -" + side;
    for (Candidate gone : shown.eliminations()) {
      layer.path(
          stroke(ELIMINATED, thickness())
              + drawing.named("nonet-eliminated")
              + drawing.of(gone.cell(), gone.digit()),
          "M" + pair(x(gone) - half, y(gone) + half) + line);
    }
  }

  private void drawRole(Svg layer, String role, Candidate mark) {
    String named = drawing.named("nonet-role " + role);
    if (role.equals("assumed")) {
      String look = stroke(color(role), thickness()) + named;
      String path = Svg.diamond(x(mark), y(mark), 0.9 * size);
      layer.path(look + drawing.of(mark.cell(), mark.digit()), path);
    } else {
      circle(layer, fill(color(role)) + named, mark);
    }
  }

  /** Returns slanting lines through a cell. */
  private static String hatch(int left, int top) {
    StringBuilder path = new StringBuilder();
    for (int at = HATCH; at < 2 * CELL; at += HATCH) {
      int near = Math.max(0, at - CELL);
      int far = Math.min(at, CELL);
      path.append('M').append(pair(left + near, top + far));
      path.append('L').append(pair(left + far, top + near));
    }
    return path.toString();
  }

  private double x(Candidate mark) {
    return left(mark.cell()) + pad + ((mark.digit() - 1) % across + 0.5) * width;
  }

  private double y(Candidate mark) {
    return top(mark.cell()) + pad + head + ((mark.digit() - 1) / across + 0.5) * height;
  }

  private void circle(Svg layer, String look, Candidate mark) {
    layer.circle(look + drawing.of(mark.cell(), mark.digit()), x(mark), y(mark), radius());
  }

  private double radius() {
    return 0.58 * size;
  }

  /** Returns the width of the lines around or through a candidate. */
  private double thickness() {
    return Math.min(2, size / 5);
  }

  private void drawTexts() {
    if (hasNames) {
      svg.add("<g" + fill("#555") + drawing.named("nonet-names") + ">");
      for (int i = 0; i < places.columns; i++) {
        svg.text("", (i + 0.5) * CELL, -NAMES / 2.0, NAME_HEIGHT, "c" + (i + 1));
      }
      for (int i = 0; i < places.rows; i++) {
        svg.text("", -NAMES / 2.0, (i + 0.5) * CELL, NAME_HEIGHT, "r" + (i + 1));
      }
      svg.add("</g>");
    }
    svg.add("<g fill=\"#000\">");
    for (int cell = 0; cell < places.shown; cell++) {
      drawText(cell);
    }
    drawSums();
    svg.add("</g>");
  }

  private void drawText(int cell) {
    int value = drawing.values()[cell];
    for (int mark : new ValueSet(value == 0 ? drawing.marks()[cell] : 0)) {
      Candidate candidate = new Candidate(cell, mark);
      String look = fill("#456") + drawing.named("nonet-mark") + drawing.of(cell, mark);
      svg.text(look, x(candidate), y(candidate), size, Symbols.text(mark));
    }
    if (value != 0) {
      String look =
          drawing.isClue(cell)
              ? " font-weight=\"bold\"" + drawing.named("nonet-given")
              : drawing.named("nonet-placed");
      double half = CELL / 2.0;
      String more = look + drawing.of(cell);
      svg.text(more, left(cell) + half, top(cell) + half, VALUE_HEIGHT, Symbols.text(value));
    }
  }

  private void drawArrows() {
    Svg arrows = new Svg();
    for (Arrow arrow : new LinkedHashSet<>(shown.arrows())) {
      join(arrows, arrow.from());
      join(arrows, arrow.to());
      drawArrow(arrows, arrow);
    }
    for (Highlight part : shown.parts()) {
      if (part.role().equals("filled")) {
        drawNumbers(arrows, part.candidates());
      }
    }
    addGroup("nonet-links", arrows);
  }

  /** Numbers candidates in their order, each at its upper right. */
  private void drawNumbers(Svg layer, List<Candidate> marks) {
    String look = fill(ARROW) + " stroke=\"#fff\" stroke-width=\"1\" paint-order=\"stroke\"";
    for (int i = 0; i < marks.size(); i++) {
      Candidate mark = marks.get(i);
      double x = x(mark) + radius();
      layer.text(look, x, y(mark) - radius(), 0.6 * size, String.valueOf(i + 1));
    }
  }

  /** Joins the marks of a group by a line, so that the eye takes them for one. */
  private void join(Svg layer, List<Candidate> marks) {
    for (int i = 1; i < marks.size(); i++) {
      Candidate before = marks.get(i - 1);
      String path = "M" + pair(x(before), y(before)) + "L" + pair(x(marks.get(i)), y(marks.get(i)));
      layer.path(stroke(ARROW, 2) + " stroke-opacity=\"0.35\"", path);
    }
  }

  private static double middle(List<Candidate> marks, ToDoubleFunction<Candidate> place) {
    return marks.stream().mapToDouble(place).sum() / marks.size();
  }

  private void drawArrow(Svg layer, Arrow arrow) {
    double x1 = middle(arrow.from(), this::x);
    double y1 = middle(arrow.from(), this::y);
    double x2 = middle(arrow.to(), this::x);
    double y2 = middle(arrow.to(), this::y);
    double alongX = x2 - x1;
    double alongY = y2 - y1;
    double length = Math.max(1, Math.sqrt(alongX * alongX + alongY * alongY));
    double gap = Math.min(radius(), length / 3) / length;
    layer.path(
        stroke(ARROW, 1.4)
            + (arrow.isSolid() ? "" : " stroke-dasharray=\"4 2.7\"")
            + " marker-end=\"url(#nonet-arrow)\"",
        "M"
            + (pair(x1 + gap * alongX, y1 + gap * alongY) + "Q")
            + (pair((x1 + x2) / 2 - BOW * alongY, (y1 + y2) / 2 + BOW * alongX) + " ")
            + pair(x2 - gap * alongX, y2 - gap * alongY));
  }

  private void drawResult() {
    Svg result = new Svg();
    for (Candidate placed : shown.placements()) {
      String look = stroke(PLACED, thickness()) + drawing.named("nonet-placement");
      double half = CELL / 2.0;
      String named = look + drawing.of(placed.cell(), placed.digit());
      result.circle(named, left(placed.cell()) + half, top(placed.cell()) + half, RING);
    }
    addGroup("nonet-result", result);
  }
}
