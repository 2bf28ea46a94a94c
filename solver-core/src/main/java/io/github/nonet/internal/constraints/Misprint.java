package io.github.nonet.internal.constraints;

/**
 * How a fact of a puzzle was typed or printed wrongly.
 *
 * @param slip what went wrong
 * @param was the number, or the cell, that the puzzle has
 * @param is the number, or the cell, that may be right; 0 where there is none
 * @param isTorn whether cells that touched each other no longer do
 */
public record Misprint(Slip slip, int was, int is, boolean isTorn) {
  /** What goes wrong, the likeliest first. */
  public enum Slip {
    /** A clue is missing, as the others show. */
    MISSING,
    /** A number is one more or less. */
    ONE_OFF,
    /** There is another sign: X for V, black for white, odd for even. */
    OTHER_SIGN,
    /** A line starts at its other end. */
    TURNED,
    /** One cell is a cell further. */
    NEXT_CELL,
    /** All cells are a cell further. */
    SHIFTED,
    /** A number is two more or less. */
    TWO_OFF,
    /** The two digits of a number are swapped. */
    SWAPPED,
    /** There is a cell too many. */
    EXTRA_CELL,
    /** A number is any other. */
    OTHER_NUMBER
  }

  /** Cells that no longer touch each other would be noticed. */
  private static final int WEIGHT_OF_TEARS = 10;

  /** Returns the misprint of a number. */
  public static Misprint ofNumber(int was, int is) {
    int distance = Math.abs(was - is);
    return new Misprint(
        distance == 1 ? Slip.ONE_OFF : distance == 2 ? Slip.TWO_OFF : Slip.OTHER_NUMBER,
        was,
        is,
        false);
  }

  /** Returns how unlikely it is, 1 or more. */
  public int weight() {
    return (slip.ordinal() + 1) * (isTorn ? WEIGHT_OF_TEARS : 1);
  }
}
