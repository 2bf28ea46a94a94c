package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.WideLayout.ALL_DIGITS;
import static io.github.nonet.internal.vector.WideLayout.CELL_LANES;
import static io.github.nonet.internal.vector.WideLayout.LANES;
import static io.github.nonet.internal.vector.WideLayout.LANE_COUNT;
import static io.github.nonet.internal.vector.WideLayout.ONE;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.S2B;
import static jdk.incubator.vector.VectorOperators.ZERO_EXTEND_B2S;

import io.github.nonet.internal.Engine;
import io.github.nonet.internal.Geometry;
import java.util.function.IntUnaryOperator;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorSpecies;

/** The border between boards of {@link WideLayout} and the digits of cells, a byte each. */
final class WideText {
  /*
   * The cells come and go in three pieces of 32 bytes. The last two overlap, for a vector may not
   * read or write beyond the cells:
   *
   *   piece 0   cells 0 to 31
   *   piece 1   cells 32 to 63
   *   piece 2   cells 49 to 80
   *
   * A byte of a piece becomes a lane of 16 bits. All permutations are of such lanes: no more than the
   * first processors with AVX-512 have.
   *
   * On the way in, a lane takes its cell from pieces 0 and 1, which one instruction sees as a table of
   * 64 lanes, or from piece 2. On the way out, the digits of the three vectors are packed into
   * one, and each lane of a piece takes the digits of a mini-row and shifts its own one down.
   */
  private static final VectorSpecies<Byte> PIECE = ByteVector.SPECIES_256;

  private static final int SECOND_PIECE = LANE_COUNT;
  private static final int LAST_PIECE = Geometry.CELLS - LANE_COUNT;

  /** The first cell that only the last piece has. */
  private static final int ONLY_IN_LAST = 2 * LANE_COUNT;

  /** Bits of a digit where three are packed. */
  private static final int DIGIT_BITS = 4;

  private static final ShortVector DIGIT = lanes(i -> (1 << DIGIT_BITS) - 1);

  /**
   * The low five bits distinguish all that a cell may be: 0 to 9, '0' to '9', which are 16 to 25
   * then, and '.', which is 14. The padding counts as empty.
   */
  private static final int CLUE_BITS = 0b11111;

  /** The candidates by clue: all nine if there is none. */
  private static final ShortVector CANDIDATES = candidates();

  private static final ShortVector FIRST_0 = first(0);
  private static final ShortVector FIRST_1 = first(1);
  private static final ShortVector FIRST_2 = first(2);
  private static final ShortVector LAST_0 = last(0);
  private static final ShortVector LAST_1 = last(1);
  private static final ShortVector LAST_2 = last(2);
  private static final ShortVector FIRST_CLUES_0 = clues(0, 0, ONLY_IN_LAST);
  private static final ShortVector FIRST_CLUES_1 = clues(1, 0, ONLY_IN_LAST);
  private static final ShortVector FIRST_CLUES_2 = clues(2, 0, ONLY_IN_LAST);
  private static final ShortVector LAST_CLUES_0 = clues(0, ONLY_IN_LAST, Geometry.CELLS);
  private static final ShortVector LAST_CLUES_1 = clues(1, ONLY_IN_LAST, Geometry.CELLS);
  private static final ShortVector LAST_CLUES_2 = clues(2, ONLY_IN_LAST, Geometry.CELLS);

  private static final ShortVector MINI_ROW_OF_PIECE_0 = miniRow(0);
  private static final ShortVector MINI_ROW_OF_PIECE_1 = miniRow(SECOND_PIECE);
  private static final ShortVector MINI_ROW_OF_PIECE_2 = miniRow(LAST_PIECE);
  private static final ShortVector SHIFT_OF_PIECE_0 = shift(0);
  private static final ShortVector SHIFT_OF_PIECE_1 = shift(SECOND_PIECE);
  private static final ShortVector SHIFT_OF_PIECE_2 = shift(LAST_PIECE);

  private WideText() {}

  private static ShortVector lanes(IntUnaryOperator valueOf) {
    short[] lanes = new short[LANE_COUNT];
    for (int lane = 0; lane < LANE_COUNT; lane++) {
      lanes[lane] = (short) valueOf.applyAsInt(lane);
    }
    return ShortVector.fromArray(LANES, lanes, 0);
  }

  private static ShortVector candidates() {
    short[] table = new short[LANE_COUNT];
    ALL_DIGITS.intoArray(table, 0);
    for (int digit = 1; digit <= Geometry.SIZE; digit++) {
      table[digit] = WideLayout.bit(digit);
      table[('0' + digit) & CLUE_BITS] = table[digit];
    }
    return ShortVector.fromArray(LANES, table, 0);
  }

  private static int cell(int lane, int vector) {
    return Geometry.BOX_SIZE * lane + vector;
  }

  /** The places of a vector's cells in pieces 0 and 1; anywhere, if they are not. */
  private static ShortVector first(int vector) {
    return lanes(lane -> cell(lane, vector) % ONLY_IN_LAST);
  }

  /** The places of a vector's cells in piece 2; anywhere, if they are not. */
  private static ShortVector last(int vector) {
    return lanes(lane -> Math.floorMod(cell(lane, vector) - LAST_PIECE, LANE_COUNT));
  }

  /** The bits of a clue, in the lanes of some of the cells. */
  private static ShortVector clues(int vector, int from, int to) {
    return lanes(
        lane ->
            lane < CELL_LANES && from <= cell(lane, vector) && cell(lane, vector) < to
                ? CLUE_BITS
                : 0);
  }

  private static ShortVector miniRow(int firstCell) {
    return lanes(lane -> (firstCell + lane) / Geometry.BOX_SIZE);
  }

  private static ShortVector shift(int firstCell) {
    return lanes(lane -> DIGIT_BITS * ((firstCell + lane) % Geometry.BOX_SIZE));
  }

  /**
   * Writes the candidates of a board to {@code boards}; see {@link Engine#load(byte[], int)} for
   * the cells.
   */
  static void load(byte[] cells, int offset, short[] boards, int at) {
    ShortVector piece0 =
        (ShortVector)
            ByteVector.fromArray(PIECE, cells, offset).convertShape(ZERO_EXTEND_B2S, LANES, 0);
    ShortVector piece1 =
        (ShortVector)
            ByteVector.fromArray(PIECE, cells, offset + SECOND_PIECE)
                .convertShape(ZERO_EXTEND_B2S, LANES, 0);
    ShortVector piece2 =
        (ShortVector)
            ByteVector.fromArray(PIECE, cells, offset + LAST_PIECE)
                .convertShape(ZERO_EXTEND_B2S, LANES, 0);
    ShortVector first0 = FIRST_0.selectFrom(piece0, piece1).and(FIRST_CLUES_0);
    ShortVector first1 = FIRST_1.selectFrom(piece0, piece1).and(FIRST_CLUES_1);
    ShortVector first2 = FIRST_2.selectFrom(piece0, piece1).and(FIRST_CLUES_2);
    ShortVector clues0 = LAST_0.selectFrom(piece2).and(LAST_CLUES_0).or(first0);
    ShortVector clues1 = LAST_1.selectFrom(piece2).and(LAST_CLUES_1).or(first1);
    ShortVector clues2 = LAST_2.selectFrom(piece2).and(LAST_CLUES_2).or(first2);
    clues0.selectFrom(CANDIDATES).intoArray(boards, at);
    clues1.selectFrom(CANDIDATES).intoArray(boards, at + LANE_COUNT);
    clues2.selectFrom(CANDIDATES).intoArray(boards, at + 2 * LANE_COUNT);
  }

  /** Writes the digits of a board whose cells have one candidate each. */
  static void store(short[] boards, int at, byte[] digits, int offset) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    /* Below bit d - 1 there are d - 1 bits. */
    ShortVector digit0 = x0.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector digit1 = x1.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector digit2 = x2.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector packed =
        digit0.or(digit1.lanewise(LSHL, DIGIT_BITS)).or(digit2.lanewise(LSHL, 2 * DIGIT_BITS));
    ShortVector piece0 = MINI_ROW_OF_PIECE_0.selectFrom(packed).lanewise(LSHR, SHIFT_OF_PIECE_0);
    ShortVector piece1 = MINI_ROW_OF_PIECE_1.selectFrom(packed).lanewise(LSHR, SHIFT_OF_PIECE_1);
    ShortVector piece2 = MINI_ROW_OF_PIECE_2.selectFrom(packed).lanewise(LSHR, SHIFT_OF_PIECE_2);
    ((ByteVector) piece0.and(DIGIT).convertShape(S2B, PIECE, 0)).intoArray(digits, offset);
    ((ByteVector) piece1.and(DIGIT).convertShape(S2B, PIECE, 0))
        .intoArray(digits, offset + SECOND_PIECE);
    ((ByteVector) piece2.and(DIGIT).convertShape(S2B, PIECE, 0))
        .intoArray(digits, offset + LAST_PIECE);
  }
}
