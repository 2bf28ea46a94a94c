package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The whole board in three vectors of 512 bits, one for each column of a box.
 *
 * <p>A vector has 32 lanes of 16 bits. Lane {@code 9 * band + 3 * row + stack} of vector {@code
 * column} holds the candidates of a cell as a set of nine bits: bit {@code d - 1} is set while
 * digit {@code d} is possible.
 *
 * <pre>
 *                 stack 0     stack 1     stack 2         the same lane of the three vectors
 *               +-----------+-----------+-----------+     is a mini-row: three cells in a row
 *        row 0  |  lane  0  |  lane  1  |  lane  2  |     of a box
 * band 0 row 1  |  lane  3  |  lane  4  |  lane  5  |
 *        row 2  |  lane  6  |  lane  7  |  lane  8  |       lane 4      vector 0  vector 1  vector 2
 *               +-----------+-----------+-----------+                 +---------+---------+---------+
 *        row 0  |  lane  9  |  lane 10  |  lane 11  |     row 1,      | cell 12 | cell 13 | cell 14 |
 * band 1 row 1  |  lane 12  |  lane 13  |  lane 14  |     stack 1     +---------+---------+---------+
 *        row 2  |  lane 15  |  lane 16  |  lane 17  |
 *               +-----------+-----------+-----------+     so cell = 3 * lane + vector
 *        row 0  |  lane 18  |  lane 19  |  lane 20  |
 * band 2 row 1  |  lane 21  |  lane 22  |  lane 23  |     lanes 27 to 31 are padding: they hold all
 *        row 2  |  lane 24  |  lane 25  |  lane 26  |     nine digits, and no permutation moves them
 *               +-----------+-----------+-----------+
 * </pre>
 *
 * <p>What the cells of a house know of each other travels by permutations of the lanes: the others
 * in the row are one and two stacks away, the others in the box one and two rows, and the others in
 * the column one and two rows, one and two bands. The permutations are called after what they
 * rotate, {@code K} the stacks, {@code R} the rows of a band and {@code B} the bands, and after how
 * far.
 */
final class WideLayout {
  static final VectorSpecies<Short> LANES = ShortVector.SPECIES_512;

  static final int LANE_COUNT = LANES.length();

  /** Lanes that hold cells; the rest is padding. */
  static final int CELL_LANES = Geometry.CELLS / Geometry.BOX_SIZE;

  /** Shorts that hold a board. */
  static final int SHORTS = Geometry.BOX_SIZE * LANE_COUNT;

  /** The index of a cell among the shorts of a board. */
  static final int[] SHORT_OF_CELL = shortOfCell();

  /** In a lane that takes its value from another: where from. */
  @FunctionalInterface
  private interface Source {
    int of(int band, int row, int stack);
  }

  /** The same row and box row, one and two stacks on. */
  static final VectorShuffle<Short> K1 = from((band, row, stack) -> lane(band, row, stack + 1));

  static final VectorShuffle<Short> K2 = from((band, row, stack) -> lane(band, row, stack + 2));

  /** The same box, one and two rows on. */
  static final VectorShuffle<Short> R1 = from((band, row, stack) -> lane(band, row + 1, stack));

  static final VectorShuffle<Short> R2 = from((band, row, stack) -> lane(band, row + 2, stack));

  /** The same stack and row of the box, one and two bands on. */
  static final VectorShuffle<Short> B1 = from((band, row, stack) -> lane(band + 1, row, stack));

  static final VectorShuffle<Short> B2 = from((band, row, stack) -> lane(band + 2, row, stack));

  /** The two diagonals of a band, seen as three rows of three mini-rows, through each lane. */
  static final VectorShuffle<Short> R1K1 =
      from((band, row, stack) -> lane(band, row + 1, stack + 1));

  static final VectorShuffle<Short> R2K2 =
      from((band, row, stack) -> lane(band, row + 2, stack + 2));
  static final VectorShuffle<Short> R1K2 =
      from((band, row, stack) -> lane(band, row + 1, stack + 2));
  static final VectorShuffle<Short> R2K1 =
      from((band, row, stack) -> lane(band, row + 2, stack + 1));

  static final ShortVector ZERO = ShortVector.zero(LANES);
  static final ShortVector ONE = ShortVector.broadcast(LANES, 1);

  /** All nine digits in every lane. */
  static final ShortVector ALL_DIGITS = ShortVector.broadcast(LANES, 0b111_111_111);

  /** All nine digits in the lanes of cells, nothing in the padding. */
  static final ShortVector CELL_DIGITS = ZERO.blend(ALL_DIGITS, LANES.indexInRange(0, CELL_LANES));

  private WideLayout() {}

  /** Returns the lane of a mini-row; rows, bands and stacks count on from the first again. */
  private static int lane(int band, int row, int stack) {
    return 9 * (band % 3) + 3 * (row % 3) + stack % 3;
  }

  private static int[] shortOfCell() {
    int[] shorts = new int[Geometry.CELLS];
    Arrays.setAll(shorts, cell -> cell % Geometry.BOX_SIZE * LANE_COUNT + cell / Geometry.BOX_SIZE);
    return shorts;
  }

  private static VectorShuffle<Short> from(Source source) {
    return VectorShuffle.fromOp(
        LANES, lane -> lane < CELL_LANES ? source.of(lane / 9, lane / 3 % 3, lane % 3) : lane);
  }

  /** Writes a board of any candidates, 81 sets of digits. */
  static void loadCandidates(int[] candidates, short[] boards, int at) {
    ALL_DIGITS.intoArray(boards, at);
    ALL_DIGITS.intoArray(boards, at + LANE_COUNT);
    ALL_DIGITS.intoArray(boards, at + 2 * LANE_COUNT);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int digits = candidates[cell] & ValueSet.ALL_DIGITS;
      boards[at + SHORT_OF_CELL[cell]] = (short) (digits >>> 1);
    }
  }

  /** Returns the candidates of a cell, a set of digits. */
  static int candidates(short[] boards, int at, int cell) {
    return boards[at + SHORT_OF_CELL[cell]] << 1;
  }

  /** Takes a candidate from a cell. */
  static void remove(short[] boards, int at, int cell, int digit) {
    boards[at + SHORT_OF_CELL[cell]] &= (short) ~bit(digit);
  }

  /** Gives a cell its digit. */
  static void assign(short[] boards, int at, int cell, int digit) {
    boards[at + SHORT_OF_CELL[cell]] = bit(digit);
  }

  /** Returns a digit as a lane holds it. */
  static short bit(int digit) {
    return (short) (1 << (digit - 1));
  }
}
