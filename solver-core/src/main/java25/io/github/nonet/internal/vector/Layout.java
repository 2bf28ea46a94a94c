package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The whole board in nine vectors of 256 bits, one for each place in a box.
 *
 * <p>A vector has 16 lanes of 16 bits. A lane holds the candidates of a cell as a set of nine bits:
 * bit {@code d - 1} is set while digit {@code d} is possible. Four lanes are a quarter. The quarter
 * is the band of the cell, and the lane in the quarter is its stack:
 *
 * <pre>
 *   places in a box        vector 5: the nine cells that are in the middle row
 *     +---+---+---+        and in the last column of their boxes
 *     | 0 | 1 | 2 |
 *     +---+---+---+        quarter      0             1             2             3
 *     | 3 | 4 | 5 |        lane      0  1  2  3    4  5  6  7    8  9 10 11   12 13 14 15
 *     +---+---+---+        band      0  0  0  0    1  1  1  1    2  2  2  2    0  0  0  0
 *     | 6 | 7 | 8 |        stack     0  1  2  0    0  1  2  0    0  1  2  0    0  1  2  0
 *     +---+---+---+        cell     11 14 17 11   38 41 44 38   65 68 71 65   11 14 17 11
 * </pre>
 *
 * <p>The last lane of a quarter is a copy of its first lane, and the last quarter is a copy of the
 * first quarter. Every lane is therefore a cell, and no test needs a mask. All nine vectors have
 * the same box in the same lane: what the cells of a box know of each other needs no permutation.
 * To the next stack is a shift by a lane within the quarters, to the next band a turn of the
 * quarters.
 *
 * <p>In memory a board is 36 words, a quarter in each: word {@code 4 * place + quarter}.
 */
final class Layout {
  static final VectorSpecies<Long> QUARTERS = LongVector.SPECIES_256;
  static final VectorSpecies<Short> LANES = ShortVector.SPECIES_256;

  /** No instruction of AVX2 moves the lanes of a vector, but one moves pairs of them. */
  private static final VectorSpecies<Integer> PAIRS = IntVector.SPECIES_256;

  /** Words of a vector. */
  static final int NEXT_PLACE = QUARTERS.length();

  /** Words that hold a board. */
  static final int WORDS = Geometry.SIZE * NEXT_PLACE;

  /** Bits from a stack to the next. */
  static final int STACK = Short.SIZE;

  /** Each quarter takes the place of the one before: bands 1, 2, 0, 1 instead of 0, 1, 2, 0. */
  static final VectorShuffle<Integer> NEXT_BAND = bandsFrom(1);

  /** Bands 2, 0, 1, 2 instead of 0, 1, 2, 0. */
  static final VectorShuffle<Integer> LAST_BAND = bandsFrom(2);

  static final ShortVector ZERO = ShortVector.zero(LANES);
  static final ShortVector ONE = ShortVector.broadcast(LANES, 1);

  /** All nine digits in every lane. */
  static final ShortVector ALL_DIGITS = ShortVector.broadcast(LANES, 0b111_111_111);

  /** The bits that no candidate has. */
  static final ShortVector ABOVE_DIGITS = ALL_DIGITS.not();

  /** The lanes of a stack in a quarter. */
  private static final long[] LANES_OF_STACK = {1L << 3 * STACK | 1, 1L << STACK, 1L << 2 * STACK};

  /** All lanes of a quarter. */
  static final long ALL_STACKS = LANES_OF_STACK[0] | LANES_OF_STACK[1] | LANES_OF_STACK[2];

  private Layout() {}

  private static VectorShuffle<Integer> bandsFrom(int first) {
    return VectorShuffle.fromOp(
        PAIRS, pair -> 2 * ((first + bandOfQuarter(pair / 2)) % Geometry.BOX_SIZE) + pair % 2);
  }

  /** Returns the band that a quarter holds. */
  static int bandOfQuarter(int quarter) {
    return quarter % Geometry.BOX_SIZE;
  }

  /** Returns the lanes of a cell in its quarter, as the lowest bit of each. */
  static long lanes(int cell) {
    return LANES_OF_STACK[stack(cell)];
  }

  static int stack(int cell) {
    return Geometry.column(cell) / Geometry.BOX_SIZE;
  }

  static int band(int cell) {
    return Geometry.row(cell) / Geometry.BOX_SIZE;
  }

  /** Returns where a cell is in its box, 0 to 8. */
  static int place(int cell) {
    return Geometry.BOX_SIZE * (Geometry.row(cell) % Geometry.BOX_SIZE)
        + Geometry.column(cell) % Geometry.BOX_SIZE;
  }

  /** Returns the cell at a place of the box in a band and a stack. */
  static int cell(int place, int band, int stack) {
    int row = Geometry.BOX_SIZE * band + place / Geometry.BOX_SIZE;
    return Geometry.SIZE * row + Geometry.BOX_SIZE * stack + place % Geometry.BOX_SIZE;
  }

  /** Returns the candidates of a cell, as bits of its lane. */
  static int bits(long[] boards, int at, int cell) {
    long quarter = boards[at + NEXT_PLACE * place(cell) + band(cell)];
    return (int) (quarter >>> STACK * stack(cell)) & ValueSet.ALL_DIGITS >>> 1;
  }

  /** Gives a cell the candidates that its lane is to hold. */
  static void setBits(long[] boards, int at, int cell, int bits) {
    int first = at + NEXT_PLACE * place(cell);
    int word = first + band(cell);
    long lanes = lanes(cell);
    boards[word] = boards[word] & ~((ValueSet.ALL_DIGITS >>> 1) * lanes) | bits * lanes;
    boards[first + NEXT_PLACE - 1] = boards[first];
  }

  /** Writes a board of any candidates, 81 sets of digits. */
  static void loadCandidates(int[] candidates, long[] boards, int at) {
    Arrays.fill(boards, at, at + WORDS, 0);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      setBits(boards, at, cell, (candidates[cell] & ValueSet.ALL_DIGITS) >>> 1);
    }
  }

  /** Returns the candidates of a cell, a set of digits. */
  static int candidates(long[] boards, int at, int cell) {
    return bits(boards, at, cell) << 1;
  }
}
