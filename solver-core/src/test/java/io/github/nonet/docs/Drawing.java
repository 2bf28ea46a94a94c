package io.github.nonet.docs;

import java.util.Locale;

/**
 * An SVG picture of rectangles and words for the pages. It brings its own white ground, so it can
 * be read on a light page and on a dark one.
 */
final class Drawing {
  static final String INK = "#222222";
  static final String LINE = "#777777";

  private final StringBuilder shapes = new StringBuilder();
  private final int width;
  private final int height;
  private final String title;

  Drawing(int width, int height, String title) {
    this.width = width;
    this.height = height;
    this.title = title;
  }

  Drawing box(double x, double y, double width, double height, String fill) {
    return add(
        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\" stroke=\"%s\"/>",
        number(x), number(y), number(width), number(height), fill, LINE);
  }

  Drawing line(double x1, double y1, double x2, double y2, double thickness) {
    return add(
        "<path d=\"M%s %sL%s %s\" stroke=\"%s\" stroke-width=\"%s\"/>",
        number(x1), number(y1), number(x2), number(y2), LINE, number(thickness));
  }

  /** Writes words around a point, or from it on. */
  Drawing words(double x, double y, int size, boolean isCentred, String text) {
    return add(
        "<text x=\"%s\" y=\"%s\" font-size=\"%d\"%s fill=\"%s\">%s</text>",
        number(x),
        number(y),
        size,
        isCentred ? " text-anchor=\"middle\"" : "",
        INK,
        text.replace("&", "&amp;").replace("<", "&lt;"));
  }

  private Drawing add(String format, Object... arguments) {
    shapes.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    return this;
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  @Override
  public String toString() {
    return String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$d %2$d\" width=\"%1$d\""
                + " height=\"%2$d\" role=\"img\" font-family=\"Arial, Helvetica, sans-serif\">\n"
                + "<title>%3$s</title>\n"
                + "<rect width=\"%1$d\" height=\"%2$d\" rx=\"8\" fill=\"#ffffff\"/>\n",
            width,
            height,
            title)
        + shapes
        + "</svg>\n";
  }
}
