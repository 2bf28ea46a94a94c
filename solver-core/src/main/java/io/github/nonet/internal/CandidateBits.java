package io.github.nonet.internal;

import io.github.nonet.internal.sets.ValueSet;

/**
 * The state of a cell, in the bits of a number.
 *
 * <pre>
 *   bit    11     10      9 8 7 6 5 4 3 2 1   0
 *          given  filled  digits              -
 * </pre>
 *
 * <p>A cell is open, or filled: given or placed. An open cell has the bits of its candidates, a
 * filled one the bit of its digit.
 */
public final class CandidateBits {
  private static final int FILLED = 1 << 10;
  private static final int GIVEN = 1 << 11;

  private CandidateBits() {}

  public static int given(int digitBit) {
    return GIVEN | FILLED | digitBit;
  }

  public static int placed(int digitBit) {
    return FILLED | digitBit;
  }

  public static boolean isFilled(int cell) {
    return (cell & FILLED) != 0;
  }

  public static boolean isGiven(int cell) {
    return (cell & GIVEN) != 0;
  }

  /** Returns the digit of a filled cell, or 0 of an open one. */
  public static int digit(int cell) {
    return isFilled(cell) ? ValueSet.lowest(cell) : Geometry.EMPTY;
  }

  /** Returns the digits of all cells, 0 for an open one. */
  public static byte[] digitsOf(short[] cells) {
    byte[] digits = new byte[cells.length];
    for (int cell = 0; cell < cells.length; cell++) {
      digits[cell] = (byte) digit(cells[cell]);
    }
    return digits;
  }

  /** Returns the set of digits that are possible in the cell. */
  public static int digits(int cell) {
    return cell & ValueSet.ALL_DIGITS;
  }

  /** Returns the given cell of a clue, or the open one that the rules leave, of a board. */
  public static int ofRules(byte[] digits, int cell) {
    return digits[cell] == Geometry.EMPTY
        ? possible(digits, cell)
        : given(ValueSet.bit(digits[cell]));
  }

  /** Returns the set of digits that no peer of the cell holds, given the 81 digits of a board. */
  public static int possible(byte[] digits, int cell) {
    int used = 0;
    for (int peer : HouseTables.PEERS[cell]) {
      used |= ValueSet.bit(digits[peer]);
    }
    return ValueSet.ALL_DIGITS & ~used;
  }
}
