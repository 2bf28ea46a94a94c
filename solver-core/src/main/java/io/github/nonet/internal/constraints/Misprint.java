package io.github.nonet.internal.constraints;

import java.util.Comparator;

/**
 * A possible misprint.
 *
 * @param right the version that may be right
 * @param slip the kind of slip, as a key of sentences
 * @param weight its improbability; a smaller one is likelier
 * @param was the number, or the cell, that is printed
 * @param is the number, or the cell, that may be right
 */
public record Misprint<T>(T right, String slip, int weight, int was, int is) {
  /** Sorts the likeliest first. */
  public static final Comparator<Misprint<?>> ORDER = Comparator.comparingInt(Misprint::weight);

  /** The additional weight if cells no longer touch each other, because that would be noticed. */
  static final int TORN = 10;

  /*
   * The weights: one more or less, another sign, turned around, a cell further, two more or less, a
   * cell too many, anything else.
   */
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

  /** Returns whether cells have lost contact with each other. */
  public boolean isTorn() {
    return weight >= TORN;
  }
}
