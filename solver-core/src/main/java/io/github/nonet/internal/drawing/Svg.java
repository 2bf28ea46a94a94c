package io.github.nonet.internal.drawing;

/**
 * Elements of SVG, one after the other. A look is attributes, each after a blank; numbers have at
 * most one decimal.
 */
final class Svg {
  /** The side of a cell. */
  static final int CELL = 40;

  /** The baseline of a capital or a digit below its middle, as a part of its height. */
  private static final double BASELINE = 0.36;

  private static final int TENTHS = 10;

  private final StringBuilder text = new StringBuilder();

  /** Returns a number as text, some ten times as fast as a format does. */
  static String number(double number) {
    long tenths = round(number * TENTHS);
    long rest = Math.abs(tenths % TENTHS);
    String sign = tenths < 0 && tenths > -TENTHS ? "-" : "";
    return rest == 0 ? String.valueOf(tenths / TENTHS) : sign + tenths / TENTHS + "." + rest;
  }

  /*
   * A half becomes the larger number. Math.round does the same in a JVM, but on the page it is
   * compiled to another rule for negative numbers.
   */
  private static long round(double number) {
    return (long) Math.floor(number + 0.5);
  }

  static String pair(double x, double y) {
    return number(x) + " " + number(y);
  }

  /** Returns a square on its corner, around a place. */
  static String diamond(double x, double y, double half) {
    String side = number(half);
    String up = side + " -" + side + "l" + side + " " + side;
    return "M" + pair(x - half, y) + "l" + up + "l-" + side + " " + side + "z";
  }

  static String fill(String color) {
    return " fill=\"" + color + "\"";
  }

  /** Returns the look of a line. */
  static String stroke(String color, double width) {
    return filled("none", color, width);
  }

  /** Returns the look of a figure with a line around it. */
  static String filled(String fill, String color, double width) {
    return fill(fill) + " stroke=\"" + color + "\" stroke-width=\"" + number(width) + "\"";
  }

  void add(String element) {
    text.append(element).append('\n');
  }

  /** Adds elements that end with their lines. */
  void addAll(String elements) {
    text.append(elements);
  }

  void square(String look, double x, double y, double side) {
    rect(look, x, y, side, side);
  }

  void rect(String look, double x, double y, double width, double height) {
    String size = "\" width=\"" + number(width) + "\" height=\"" + number(height);
    add("<rect" + look + " x=\"" + number(x) + "\" y=\"" + number(y) + size + "\"/>");
  }

  void circle(String look, double x, double y, double radius) {
    String place = " cx=\"" + number(x) + "\" cy=\"" + number(y);
    add("<circle" + look + place + "\" r=\"" + number(radius) + "\"/>");
  }

  void path(String look, CharSequence path) {
    add("<path" + look + " d=\"" + path + "\"/>");
  }

  /** Adds a path around a place, turned there by degrees. */
  void turned(String look, double x, double y, double degrees, String path) {
    String place = " transform=\"translate(" + pair(x, y) + ") rotate(";
    path(look + place + round(degrees) + ")\"", path);
  }

  /** Adds a text with its middle at a place; without anchor, from there to the right. */
  void text(String look, double x, double y, double size, String words) {
    String place = " x=\"" + number(x) + "\" y=\"" + number(y + BASELINE * size);
    add("<text" + look + place + "\" font-size=\"" + number(size) + "\">" + words + "</text>");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
