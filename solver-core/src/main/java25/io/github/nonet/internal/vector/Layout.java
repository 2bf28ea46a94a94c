package io.github.nonet.internal.vector;

import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;

import io.github.nonet.internal.DigitSet;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.Geometry;
import java.util.Arrays;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The whole board in three vectors of 32 lanes, one for each column of a box.
 *
 * <p>Lane {@code 9 * band + 3 * row + stack} of vector {@code column} holds the candidates of a
 * cell as a set of nine bits: bit {@code d - 1} is set while digit {@code d} is possible.
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
final class Layout {
  static final VectorSpecies<Short> LANES = ShortVector.SPECIES_512;

  private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_512;

  static final int LANE_COUNT = LANES.length();

  /** Lanes that stand for cells; the rest is padding. */
  static final int CELL_LANES = Geometry.CELLS / Geometry.BOX_SIZE;

  /** Shorts that hold a board. */
  static final int SHORTS = Geometry.BOX_SIZE * LANE_COUNT;

  /** Where a cell is among the shorts of a board. */
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

  /*
   * Digits come and go in two overlapping pieces of 64 bytes each, cells 0 to 63 and 17 to 80. A
   * table of 128 bytes then is one instruction: entries below 64 are of the first piece.
   */
  private static final int PIECE = BYTES.length();

  private static final int SECOND_PIECE = Geometry.CELLS - PIECE;

  private static final ByteVector LOAD_0 = loadTable(0);
  private static final ByteVector LOAD_1 = loadTable(1);
  private static final ByteVector LOAD_2 = loadTable(2);
  private static final ByteVector STORE_FIRST = storeTable(0);
  private static final ByteVector STORE_SECOND = storeTable(SECOND_PIECE);

  /**
   * The low five bits tell apart all that a cell may be: 0 to 9, '0' to '9', which are 16 to 25
   * then, and '.', which is 14. The padding counts as empty.
   */
  private static final int CLUE_BITS = 0b11111;

  private static final ShortVector CLUE = ZERO.blend(CLUE_BITS, LANES.indexInRange(0, CELL_LANES));

  /** The candidates by clue: all nine if there is none. */
  private static final ShortVector CANDIDATES = candidates();

  private Layout() {}

  /** Returns the lane of a mini-row; rows, bands and stacks count on from the first again. */
  static int lane(int band, int row, int stack) {
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

  /** The byte of the two pieces where the digit of a lane's cell is; any for the high byte. */
  private static ByteVector loadTable(int vector) {
    byte[] table = new byte[PIECE];
    for (int lane = 0; lane < CELL_LANES; lane++) {
      int cell = Geometry.BOX_SIZE * lane + vector;
      table[2 * lane] = (byte) (cell < PIECE ? cell : PIECE + cell - SECOND_PIECE);
    }
    return ByteVector.fromArray(BYTES, table, 0);
  }

  /**
   * Where the digit of a cell is in two vectors: vectors 0 and 1 in the low and high bytes of the
   * one, vector 2 in the low bytes of the other.
   */
  private static ByteVector storeTable(int firstCell) {
    byte[] table = new byte[PIECE];
    for (int i = 0; i < PIECE; i++) {
      int lane = (firstCell + i) / Geometry.BOX_SIZE;
      int vector = (firstCell + i) % Geometry.BOX_SIZE;
      table[i] = (byte) (vector < 2 ? 2 * lane + vector : PIECE + 2 * lane);
    }
    return ByteVector.fromArray(BYTES, table, 0);
  }

  private static ShortVector candidates() {
    short[] table = new short[LANE_COUNT];
    ALL_DIGITS.intoArray(table, 0);
    for (int digit = 1; digit <= Geometry.SIZE; digit++) {
      table[digit] = bit(digit);
      table[('0' + digit) & CLUE_BITS] = table[digit];
    }
    return ShortVector.fromArray(LANES, table, 0);
  }

  /**
   * Writes the candidates of a board to {@code boards}; see {@link Engine#load(byte[], int)} for
   * the cells.
   */
  static void load(byte[] cells, int offset, short[] boards, int at) {
    ByteVector first = ByteVector.fromArray(BYTES, cells, offset);
    ByteVector second = ByteVector.fromArray(BYTES, cells, offset + SECOND_PIECE);
    ShortVector clues0 = LOAD_0.selectFrom(first, second).reinterpretAsShorts().and(CLUE);
    ShortVector clues1 = LOAD_1.selectFrom(first, second).reinterpretAsShorts().and(CLUE);
    ShortVector clues2 = LOAD_2.selectFrom(first, second).reinterpretAsShorts().and(CLUE);
    clues0.selectFrom(CANDIDATES).intoArray(boards, at);
    clues1.selectFrom(CANDIDATES).intoArray(boards, at + LANE_COUNT);
    clues2.selectFrom(CANDIDATES).intoArray(boards, at + 2 * LANE_COUNT);
  }

  /** Writes a board of any candidates, 81 sets of digits. */
  static void loadCandidates(int[] candidates, short[] boards, int at) {
    ALL_DIGITS.intoArray(boards, at);
    ALL_DIGITS.intoArray(boards, at + LANE_COUNT);
    ALL_DIGITS.intoArray(boards, at + 2 * LANE_COUNT);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int digits = candidates[cell] & DigitSet.ALL_DIGITS;
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

  private static short bit(int digit) {
    return (short) (1 << (digit - 1));
  }

  /** Writes the digits of a board whose cells have one candidate each. */
  static void store(short[] boards, int at, byte[] digits, int offset) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    /* Below bit d - 1 there are d - 1 bits. */
    ShortVector digits0 = x0.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector digits1 = x1.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector digits2 = x2.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ByteVector both = digits0.or(digits1.lanewise(LSHL, Byte.SIZE)).reinterpretAsBytes();
    ByteVector third = digits2.reinterpretAsBytes();
    STORE_FIRST.selectFrom(both, third).intoArray(digits, offset);
    STORE_SECOND.selectFrom(both, third).intoArray(digits, offset + SECOND_PIECE);
  }
}
