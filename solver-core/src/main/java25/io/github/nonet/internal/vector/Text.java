package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.LANES;
import static io.github.nonet.internal.vector.Layout.NEXT_PLACE;
import static io.github.nonet.internal.vector.Layout.ONE;
import static io.github.nonet.internal.vector.Layout.QUARTERS;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.ZERO_EXTEND_B2S;

import io.github.nonet.internal.Engine;
import io.github.nonet.internal.Geometry;
import java.util.function.IntUnaryOperator;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/** The border between boards and the digits of cells, row by row, a byte each. */
final class Text {
  /*
   * A row of the board is nine bytes of a vector of 16. A vector may not read or write beyond the
   * cells. Hence the three rows of the last band are read together with the seven cells before
   * them.
   *
   *   rows of bands 0 and 1      c c c c c c c c c - - - - - - -     c: a cell of the row
   *   rows of band 2             - - - - - - - c c c c c c c c c     -: another, taken as 0
   *
   * On the way in, the bytes of a place of the box are gathered from three rows, one of each band.
   * Every byte takes a cell, or a 0. Their union therefore has all lanes of the place. Two tables
   * of 16 entries then hold the lower eight bits of the candidates, and the ninth.
   *
   * On the way out, the lanes of places 0 and 1 become the two bytes of a lane. Together with the
   * lanes of place 2 they are the digits of a row.
   */
  private static final VectorSpecies<Byte> ROW = ByteVector.SPECIES_128;

  private static final int BYTES = ROW.length();

  /** Bytes before a row of the last band. */
  private static final int BEFORE = BYTES - Geometry.SIZE;

  private static final int BAND_CELLS = Geometry.BOX_SIZE * Geometry.SIZE;

  /** The low four bits distinguish everything that a cell may be: '0' is 0 then, and '.' is 14. */
  private static final byte CLUE_BITS = 0b1111;

  private static final ByteVector CLUES_OF_ROW = row(i -> i < Geometry.SIZE ? CLUE_BITS : 0);
  private static final ByteVector CLUES_OF_LAST_ROW = row(i -> i < BEFORE ? 0 : CLUE_BITS);

  /** For each column of a box and each band: the target of each byte of the row. */
  private static final byte[] GATHER = gather();

  private static final ByteVector LOW_CANDIDATES = row(clue -> candidates(clue) & 0xff);
  private static final ByteVector HIGH_CANDIDATES = row(clue -> candidates(clue) >>> Byte.SIZE);

  /** Brings band 2 to where band 0 is. */
  private static final VectorShuffle<Integer> UPPER_HALF =
      VectorShuffle.fromValues(IntVector.SPECIES_256, 4, 5, 6, 7, 0, 1, 2, 3);

  /** All bits of the lanes that are not copies within their quarter. */
  private static final ShortVector NO_COPIES =
      ShortVector.zero(LANES).blend(-1, VectorMask.fromLong(LANES, 0b0111_0111_0111_0111));

  /** From the first and the second quarter to a row: two columns of each box, or the third. */
  private static final ByteVector TWO_OF_FIRST = row(i -> twoColumns(0, i));

  private static final ByteVector TWO_OF_SECOND = row(i -> twoColumns(Long.BYTES, i));
  private static final ByteVector THIRD_OF_FIRST = row(i -> thirdColumn(0, i));
  private static final ByteVector THIRD_OF_SECOND = row(i -> thirdColumn(Long.BYTES, i));

  /** The last two rows as one: the end of the first, followed by the second. */
  private static final ByteVector END_OF_ROW =
      row(i -> i < BEFORE ? Geometry.SIZE - BEFORE + i : BYTES - 1);

  private static final ByteVector BEHIND_IT = row(i -> i < BEFORE ? BYTES - 1 : i - BEFORE);

  private Text() {}

  private static ByteVector row(IntUnaryOperator byteAt) {
    byte[] bytes = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      bytes[i] = (byte) byteAt.applyAsInt(i);
    }
    return ByteVector.fromArray(ROW, bytes, 0);
  }

  private static byte[] gather() {
    byte[] bytes = new byte[Geometry.BOX_SIZE * Geometry.BOX_SIZE * BYTES];
    for (int i = 0; i < bytes.length; i++) {
      int band = i / BYTES % Geometry.BOX_SIZE;
      int column = i / BYTES / Geometry.BOX_SIZE;
      int quarter = i % BYTES / NEXT_PLACE;
      int stack = i % NEXT_PLACE % Geometry.BOX_SIZE;
      int firstCell = band == 2 ? BEFORE : 0;
      int zero = band == 2 ? 0 : BYTES - 1;
      boolean isHere = Layout.bandOfQuarter(quarter) == band;
      bytes[i] = (byte) (isHere ? firstCell + Geometry.BOX_SIZE * stack + column : zero);
    }
    return bytes;
  }

  private static int candidates(int clue) {
    return 1 <= clue && clue <= Geometry.SIZE ? 1 << clue - 1 : 0b111_111_111;
  }

  /** Byte 6 belongs to a copy, which is 0. */
  private static int twoColumns(int quarter, int i) {
    int stack = i / Geometry.BOX_SIZE;
    int column = i % Geometry.BOX_SIZE;
    return i < Geometry.SIZE && column < 2 ? quarter + 2 * stack + column : 6;
  }

  /** Byte 1 is the upper byte of a digit, which is 0. */
  private static int thirdColumn(int quarter, int i) {
    int stack = i / Geometry.BOX_SIZE;
    int column = i % Geometry.BOX_SIZE;
    return i < Geometry.SIZE && column == 2 ? quarter + 2 * stack : 1;
  }

  /**
   * Writes the candidates of a board to {@code boards}; see {@link Engine#load(byte[], int)} for
   * the cells.
   */
  static void load(byte[] cells, int offset, long[] boards, int at) {
    for (int row = 0; row < Geometry.BOX_SIZE; row++) {
      int first = offset + Geometry.SIZE * row;
      ByteVector row0 = ByteVector.fromArray(ROW, cells, first).and(CLUES_OF_ROW);
      ByteVector row1 = ByteVector.fromArray(ROW, cells, first + BAND_CELLS).and(CLUES_OF_ROW);
      ByteVector row2 =
          ByteVector.fromArray(ROW, cells, first + 2 * BAND_CELLS - BEFORE).and(CLUES_OF_LAST_ROW);
      for (int column = 0; column < Geometry.BOX_SIZE; column++) {
        int table = Geometry.BOX_SIZE * BYTES * column;
        ByteVector band0 = ByteVector.fromArray(ROW, GATHER, table).selectFrom(row0);
        ByteVector band1 = ByteVector.fromArray(ROW, GATHER, table + BYTES).selectFrom(row1);
        ByteVector band2 = ByteVector.fromArray(ROW, GATHER, table + 2 * BYTES).selectFrom(row2);
        ByteVector clues = band0.or(band1).or(band2);
        ShortVector low =
            (ShortVector) clues.selectFrom(LOW_CANDIDATES).convertShape(ZERO_EXTEND_B2S, LANES, 0);
        ShortVector high =
            (ShortVector) clues.selectFrom(HIGH_CANDIDATES).convertShape(ZERO_EXTEND_B2S, LANES, 0);
        low.or(high.lanewise(LSHL, Byte.SIZE))
            .reinterpretAsLongs()
            .intoArray(boards, at + NEXT_PLACE * (Geometry.BOX_SIZE * row + column));
      }
    }
  }

  /*
   * The rows are written in their order, for each is written with seven bytes more, which the next
   * one overwrites. In one method, for vectors that leave a method are written to the heap.
   */

  /** Writes the digits of a board whose cells have one candidate each. */
  static void store(long[] boards, int at, byte[] digits, int offset) {
    /* Below bit d - 1 there are d - 1 bits. */
    ShortVector x0 = LongVector.fromArray(QUARTERS, boards, at).reinterpretAsShorts();
    ShortVector digit0 = x0.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x1 = LongVector.fromArray(QUARTERS, boards, at + NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit1 = x1.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x2 =
        LongVector.fromArray(QUARTERS, boards, at + 2 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit2 = x2.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x3 =
        LongVector.fromArray(QUARTERS, boards, at + 3 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit3 = x3.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x4 =
        LongVector.fromArray(QUARTERS, boards, at + 4 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit4 = x4.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x5 =
        LongVector.fromArray(QUARTERS, boards, at + 5 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit5 = x5.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x6 =
        LongVector.fromArray(QUARTERS, boards, at + 6 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit6 = x6.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x7 =
        LongVector.fromArray(QUARTERS, boards, at + 7 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit7 = x7.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector x8 =
        LongVector.fromArray(QUARTERS, boards, at + 8 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector digit8 = x8.sub(ONE).lanewise(BIT_COUNT).add(ONE);
    ShortVector two0 = digit0.or(digit1.lanewise(LSHL, Byte.SIZE)).and(NO_COPIES);
    ByteVector two0Below = (ByteVector) two0.reinterpretAsBytes().reinterpretShape(ROW, 0);
    ByteVector two0Above =
        (ByteVector)
            two0.reinterpretAsInts()
                .rearrange(UPPER_HALF)
                .reinterpretAsBytes()
                .reinterpretShape(ROW, 0);
    ByteVector third0Below = (ByteVector) digit2.reinterpretAsBytes().reinterpretShape(ROW, 0);
    ByteVector third0Above =
        (ByteVector)
            digit2
                .reinterpretAsInts()
                .rearrange(UPPER_HALF)
                .reinterpretAsBytes()
                .reinterpretShape(ROW, 0);
    ShortVector two1 = digit3.or(digit4.lanewise(LSHL, Byte.SIZE)).and(NO_COPIES);
    ByteVector two1Below = (ByteVector) two1.reinterpretAsBytes().reinterpretShape(ROW, 0);
    ByteVector two1Above =
        (ByteVector)
            two1.reinterpretAsInts()
                .rearrange(UPPER_HALF)
                .reinterpretAsBytes()
                .reinterpretShape(ROW, 0);
    ByteVector third1Below = (ByteVector) digit5.reinterpretAsBytes().reinterpretShape(ROW, 0);
    ByteVector third1Above =
        (ByteVector)
            digit5
                .reinterpretAsInts()
                .rearrange(UPPER_HALF)
                .reinterpretAsBytes()
                .reinterpretShape(ROW, 0);
    ShortVector two2 = digit6.or(digit7.lanewise(LSHL, Byte.SIZE)).and(NO_COPIES);
    ByteVector two2Below = (ByteVector) two2.reinterpretAsBytes().reinterpretShape(ROW, 0);
    ByteVector two2Above =
        (ByteVector)
            two2.reinterpretAsInts()
                .rearrange(UPPER_HALF)
                .reinterpretAsBytes()
                .reinterpretShape(ROW, 0);
    ByteVector third2Below = (ByteVector) digit8.reinterpretAsBytes().reinterpretShape(ROW, 0);
    ByteVector third2Above =
        (ByteVector)
            digit8
                .reinterpretAsInts()
                .rearrange(UPPER_HALF)
                .reinterpretAsBytes()
                .reinterpretShape(ROW, 0);
    ByteVector row0 = TWO_OF_FIRST.selectFrom(two0Below).or(THIRD_OF_FIRST.selectFrom(third0Below));
    ByteVector row1 = TWO_OF_FIRST.selectFrom(two1Below).or(THIRD_OF_FIRST.selectFrom(third1Below));
    ByteVector row2 = TWO_OF_FIRST.selectFrom(two2Below).or(THIRD_OF_FIRST.selectFrom(third2Below));
    ByteVector row3 =
        TWO_OF_SECOND.selectFrom(two0Below).or(THIRD_OF_SECOND.selectFrom(third0Below));
    ByteVector row4 =
        TWO_OF_SECOND.selectFrom(two1Below).or(THIRD_OF_SECOND.selectFrom(third1Below));
    ByteVector row5 =
        TWO_OF_SECOND.selectFrom(two2Below).or(THIRD_OF_SECOND.selectFrom(third2Below));
    ByteVector row6 = TWO_OF_FIRST.selectFrom(two0Above).or(THIRD_OF_FIRST.selectFrom(third0Above));
    ByteVector row7 = TWO_OF_FIRST.selectFrom(two1Above).or(THIRD_OF_FIRST.selectFrom(third1Above));
    ByteVector row8 = TWO_OF_FIRST.selectFrom(two2Above).or(THIRD_OF_FIRST.selectFrom(third2Above));
    row0.intoArray(digits, offset);
    row1.intoArray(digits, offset + Geometry.SIZE);
    row2.intoArray(digits, offset + 2 * Geometry.SIZE);
    row3.intoArray(digits, offset + 3 * Geometry.SIZE);
    row4.intoArray(digits, offset + 4 * Geometry.SIZE);
    row5.intoArray(digits, offset + 5 * Geometry.SIZE);
    row6.intoArray(digits, offset + 6 * Geometry.SIZE);
    row7.intoArray(digits, offset + 7 * Geometry.SIZE);
    END_OF_ROW
        .selectFrom(row7)
        .or(BEHIND_IT.selectFrom(row8))
        .intoArray(digits, offset + Geometry.CELLS - BYTES);
  }
}
