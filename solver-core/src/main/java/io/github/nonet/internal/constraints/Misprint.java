package io.github.nonet.internal.constraints;

import java.util.Comparator;

/**
 * What may be right where something else is printed.
 *
 * @param right what may be right
 * @param slip what went wrong, as sentences name it
 * @param weight how unlikely that is
 * @param was the number, or the cell, that is printed
 * @param is the number, or the cell, that may be right
 */
public record Misprint<T>(T right, String slip, int weight, int was, int is) {
  /** The likeliest first. */
  public static final Comparator<Misprint<?>> ORDER = Comparator.comparingInt(Misprint::weight);

  /** Cells that no longer touch each other would be noticed. */
  static final int TORN = 10;

  /* One more or less, another sign, turned around, a cell further, two more or less, swapped, a cell too many. */
  private static final int ONE_OFF = 1;
  static final int OTHER_SIGN = 2;
  static final int TURNED = 3;
  static final int NEXT_CELL = 4;
  private static final int TWO_OFF = 6;
  static final int EXTRA_CELL = 8;
  private static final int OTHER = 9;

  /** Returns a misprint of a number. */
  public static <T> Misprint<T> ofNumber(T right, int was, int is) {
    int distance = Math.abs(was - is);
    int weight = distance == 1 ? ONE_OFF : distance == 2 ? TWO_OFF : OTHER;
    return new Misprint<>(right, "number", weight, was, is);
  }

  /** Returns whether cells that touched each other no longer do. */
  public boolean isTorn() {
    return weight >= TORN;
  }
}
