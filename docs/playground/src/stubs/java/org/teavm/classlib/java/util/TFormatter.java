package org.teavm.classlib.java.util;

import java.util.Locale;

/**
 * {@code Formatter} with what the library writes: whole numbers, texts, numbers with one decimal or
 * none, and in base 16 with zeros before them. TeaVM's own brings all currencies of the world.
 */
public final class TFormatter {
  private static final int HEX = 16;

  private final StringBuilder text = new StringBuilder();

  public TFormatter() {}

  /** The library writes for the locale {@code ROOT} alone. */
  public TFormatter(Locale locale) {}

  public TFormatter format(String format, Object... arguments) {
    int from = 0;
    int next = 0;
    for (int at = format.indexOf('%'); at >= 0; at = format.indexOf('%', from)) {
      text.append(format, from, at);
      from = at + 1;
      while (format.charAt(from) == '.' || Character.isDigit(format.charAt(from))) {
        from++;
      }
      from++;
      text.append(written(format.substring(at + 1, from), arguments[next++]));
    }
    text.append(format, from, format.length());
    return this;
  }

  private static String written(String form, Object value) {
    return switch (form) {
      case "d", "s" -> String.valueOf(value);
      case ".0f" -> sign((Double) value) + rounded((Double) value, 1);
      case ".1f" -> tenths((Double) value);
      case "04x" -> hex((Integer) value);
      case "04X" -> hex((Integer) value).toUpperCase(Locale.ROOT);
      default -> throw new IllegalArgumentException("%" + form);
    };
  }

  private static String tenths(double value) {
    long tenths = rounded(value, 10);
    return sign(value) + tenths / 10 + '.' + tenths % 10;
  }

  private static String sign(double value) {
    return value < 0 || 1 / value < 0 ? "-" : "";
  }

  /* Java rounds the decimal number that it writes for the value, and up from the half. */
  private static long rounded(double value, int scale) {
    double size = Math.abs(value);
    long floor = (long) Math.floor(size * scale);
    return size >= (2 * floor + 1) / (2.0 * scale) ? floor + 1 : floor;
  }

  private static String hex(int value) {
    String digits = Integer.toString(value, HEX);
    return "0000".substring(Math.min(4, digits.length())) + digits;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
