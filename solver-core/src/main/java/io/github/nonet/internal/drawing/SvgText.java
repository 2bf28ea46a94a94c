package io.github.nonet.internal.drawing;

import java.util.Locale;

/** Numbers and letters of constraints as SVG. */
final class SvgText {
  /** How far below its middle a capital or a digit stands, as part of its height. */
  private static final double BASELINE = 0.36;

  private static final int TENTHS = 10;

  private SvgText() {}

  /** Adds a number of 0 or more with one decimal, some ten times as fast as a format does. */
  static StringBuilder add(StringBuilder path, double number) {
    long tenths = Math.round(number * TENTHS);
    return path.append(tenths / TENTHS).append('.').append(tenths % TENTHS);
  }

  /** Returns a text with its middle at a place. */
  static String centered(String text, String ink, double size, double x, double y) {
    return String.format(
        Locale.ROOT,
        "<text font-family=\"Arial, Helvetica, sans-serif\" text-anchor=\"middle\""
            + " font-size=\"%.1f\" fill=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n",
        size,
        ink,
        x,
        y + BASELINE * size,
        text);
  }
}
