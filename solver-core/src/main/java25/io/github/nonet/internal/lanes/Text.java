package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.Layout.GROUPS;
import static io.github.nonet.internal.lanes.Layout.LANES;
import static io.github.nonet.internal.lanes.Layout.LANE_COUNT;
import static io.github.nonet.internal.lanes.Layout.LOW;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.IntVector;

/**
 * The way of the puzzles from bytes into a block, and of the solutions out of it, for all lanes at
 * once.
 *
 * <p>In between they are mini-rows: 27 words a puzzle, each with three cells of a row in its three
 * upper bytes.
 */
final class Text {
  /*
   * A cell is a digit of four bits: the low four bits of 0 to 9, '0' to '9' and '.', which is 14.
   * The words of a block give it three, so the cells are packed into two words, those with an even
   * and those with an odd number 3 * stack + band, four bits each. Then all nine digits are compared
   * at once, for the nine cells at a position.
   */

  /** The words of the mini-rows of a puzzle. */
  static final int MINI_ROWS = 27;

  /** Four characters '0', which make characters of four digits. */
  static final int CHARACTERS = 0x30303030;

  /** The words of the packed digits of a puzzle. */
  static final int PACKED = 2 * Layout.POSITIONS;

  private static final int CELLS_OF_MINI_ROW = 3;

  /** Four bytes of an array, the first in the lowest bits. */
  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int DIGIT = 0b1111;

  /** The three lower bits of the digits in the even and in the odd cells, and the fourth. */
  private static final int EVEN = 0b111_000_111__000_111_000__111_000_111;

  private static final int ODD = 0b000_111_000__111_000_111__000_111_000;
  private static final int EVEN_FOURTH = (EVEN & LOW) << 3;
  private static final int ODD_FOURTH = (ODD & LOW) << 3;

  private Text() {}

  /** Reads the mini-rows of a puzzle into a lane. */
  static void read(byte[] puzzles, int offset, int[] miniRows, int lane) {
    miniRows[lane] = (int) WORD.get(puzzles, offset) << Byte.SIZE;
    for (int i = 1; i < MINI_ROWS; i++) {
      miniRows[i * LANE_COUNT + lane] = (int) WORD.get(puzzles, offset + CELLS_OF_MINI_ROW * i - 1);
    }
  }

  /** Writes the mini-rows of a lane, the last first: each spoils the byte before it. */
  static void write(int[] miniRows, int lane, byte[] digits, int offset) {
    for (int i = MINI_ROWS - 1; i > 0; i--) {
      WORD.set(digits, offset + CELLS_OF_MINI_ROW * i - 1, miniRows[i * LANE_COUNT + lane]);
    }
    int first = miniRows[lane];
    digits[offset] = (byte) (first >>> Byte.SIZE);
    digits[offset + 1] = (byte) (first >>> 2 * Byte.SIZE);
    digits[offset + 2] = (byte) (first >>> 3 * Byte.SIZE);
  }

  /** Makes candidates of the mini-rows. */
  static void load(int[] miniRows, int[] block) {
    for (int position = 0; position < Layout.POSITIONS; position++) {
      int shift = Byte.SIZE + position % 3 * Byte.SIZE;
      IntVector even = IntVector.zero(LANES);
      IntVector odd = IntVector.zero(LANES);
      for (int box = 0; box < 9; box += 2) {
        int from = miniRow(position, box) * LANE_COUNT;
        IntVector digit = IntVector.fromArray(LANES, miniRows, from).lanewise(LSHR, shift);
        even = even.or(digit.and(DIGIT).lanewise(LSHL, 3 * box));
      }
      for (int box = 1; box < 9; box += 2) {
        int from = miniRow(position, box) * LANE_COUNT;
        IntVector digit = IntVector.fromArray(LANES, miniRows, from).lanewise(LSHR, shift);
        odd = odd.or(digit.and(DIGIT).lanewise(LSHL, 3 * box));
      }
      IntVector lower = even.and(EVEN).or(odd.and(ODD));
      IntVector fourth = even.and(EVEN_FOURTH).or(odd.and(ODD_FOURTH));
      IntVector b0 = lower.and(LOW);
      IntVector b1 = lower.lanewise(LSHR, 1).and(LOW);
      IntVector b2 = lower.lanewise(LSHR, 2).and(LOW);
      IntVector b3 = fourth.lanewise(LSHR, 3);
      IntVector is1 = b0.and(b1.or(b2).or(b3).not());
      IntVector is2 = b1.and(b0.or(b2).or(b3).not());
      IntVector is3 = b1.and(b0).and(b2.or(b3).not());
      IntVector is4 = b2.and(b1.or(b0).or(b3).not());
      IntVector is5 = b2.and(b0).and(b1.or(b3).not());
      IntVector is6 = b2.and(b1).and(b0.or(b3).not());
      IntVector is7 = b2.and(b1).and(b0);
      IntVector is8 = b3.and(b2.or(b1).or(b0).not());
      IntVector is9 = b3.and(b0);
      IntVector isEmpty = b3.and(b1).or(b3.or(b2).or(b1).or(b0).not().and(LOW));
      IntVector allThree = isEmpty.lanewise(LSHL, 3).sub(isEmpty);
      int at = Layout.word(position, 0) * LANE_COUNT;
      is1.or(is2.lanewise(LSHL, 1)).or(is3.lanewise(LSHL, 2)).or(allThree).intoArray(block, at);
      is4.or(is5.lanewise(LSHL, 1))
          .or(is6.lanewise(LSHL, 2))
          .or(allThree)
          .intoArray(block, at + LANE_COUNT);
      is7.or(is8.lanewise(LSHL, 1))
          .or(is9.lanewise(LSHL, 2))
          .or(allThree)
          .intoArray(block, at + 2 * LANE_COUNT);
    }
  }

  /**
   * Makes mini-rows of candidates, where each cell has one.
   *
   * @param zeros the representation of four digits 0, in each lane: characters or numbers
   * @param packed scratch space of {@link #PACKED} words
   */
  static void store(int[] block, int[] zeros, int[] packed, int[] miniRows) {
    pack(block, packed);
    IntVector zero = IntVector.fromArray(LANES, zeros, 0);
    for (int row = 0; row < 3; row++) {
      for (int stack = 0; stack < 3; stack++) {
        for (int band = 0; band < 3; band++) {
          int box = 3 * stack + band;
          int from = (6 * row + (box & 1)) * LANE_COUNT;
          IntVector first = IntVector.fromArray(LANES, packed, from);
          IntVector second = IntVector.fromArray(LANES, packed, from + 2 * LANE_COUNT);
          IntVector third = IntVector.fromArray(LANES, packed, from + 4 * LANE_COUNT);
          first = first.lanewise(LSHR, 3 * box).and(DIGIT).lanewise(LSHL, Byte.SIZE);
          second = second.lanewise(LSHR, 3 * box).and(DIGIT).lanewise(LSHL, 2 * Byte.SIZE);
          third = third.lanewise(LSHR, 3 * box).and(DIGIT).lanewise(LSHL, 3 * Byte.SIZE);
          int to = (9 * band + 3 * row + stack) * LANE_COUNT;
          zero.or(first).or(second).or(third).intoArray(miniRows, to);
        }
      }
    }
  }

  /**
   * Packs the digits at each position into two words: one for the even and one for the odd cells.
   */
  private static void pack(int[] block, int[] packed) {
    for (int position = 0; position < Layout.POSITIONS; position++) {
      int at = position * GROUPS * LANE_COUNT;
      IntVector x0 = IntVector.fromArray(LANES, block, at);
      IntVector x1 = IntVector.fromArray(LANES, block, at + LANE_COUNT);
      IntVector x2 = IntVector.fromArray(LANES, block, at + 2 * LANE_COUNT);
      IntVector odds = x0.or(x2).or(x0.or(x2).lanewise(LSHR, 2)).or(x1.lanewise(LSHR, 1));
      IntVector b0 = odds.and(LOW);
      IntVector b1 = x0.lanewise(LSHR, 1).or(x0.or(x1).lanewise(LSHR, 2)).or(x2).and(LOW);
      IntVector b2 = x1.or(x1.lanewise(LSHR, 1)).or(x1.lanewise(LSHR, 2)).or(x2).and(LOW);
      IntVector b3 = x2.lanewise(LSHR, 1).or(x2.lanewise(LSHR, 2)).and(LOW);
      IntVector lower = b0.or(b1.lanewise(LSHL, 1)).or(b2.lanewise(LSHL, 2));
      IntVector fourth = b3.lanewise(LSHL, 3);
      IntVector even = lower.and(EVEN).or(fourth.and(EVEN_FOURTH));
      IntVector odd = lower.and(ODD).or(fourth.and(ODD_FOURTH));
      even.intoArray(packed, 2 * position * LANE_COUNT);
      odd.intoArray(packed, (2 * position + 1) * LANE_COUNT);
    }
  }

  /** Returns the number of a mini-row; boxes are counted down the stacks here. */
  private static int miniRow(int position, int box) {
    int row = 3 * (box % 3) + position / 3;
    int stack = box / 3;
    return 3 * row + stack;
  }
}
