package io.github.nonet;

import io.github.nonet.internal.DigitSet;
import io.github.nonet.internal.Geometry;
import java.util.Arrays;

/** The state of {@link Candidates}: what is known of each of the 81 cells. */
abstract class CandidateSets {
  /*
   * A class of its own for the sake of forged streams, as BoardDigits is: the object that such a
   * stream leaves half made has every candidate in every cell, which is a valid value.
   */

  /*
   * One short per cell:
   *
   *   bit    11     10      9 8 7 6 5 4 3 2 1   0
   *          given  filled  digits              -
   *
   * A filled cell is given or placed and has the bit of its one digit.
   */
  static final int FILLED = 1 << 10;
  static final int GIVEN = 1 << 11;

  /** Never changed and never handed out. */
  final short[] cells;

  CandidateSets() {
    this(new short[Geometry.CELLS]);
    Arrays.fill(cells, (short) DigitSet.ALL_DIGITS);
  }

  CandidateSets(short[] cells) {
    this.cells = cells;
  }

  /** Returns the digits that no peer of the cell holds. */
  static int possible(Board puzzle, int cell) {
    int used = 0;
    for (int peer : Geometry.PEERS[cell]) {
      used |= DigitSet.bit(puzzle.digit(peer));
    }
    return DigitSet.ALL_DIGITS & ~used;
  }

  /** Returns what a message calls the cell. */
  static String name(int cell) {
    int row = Geometry.row(cell) + 1;
    int column = Geometry.column(cell) + 1;
    return "cell " + cell + " (row " + row + ", column " + column + ")";
  }
}
