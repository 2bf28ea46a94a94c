package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.LaneLayout.GROUPS;
import static io.github.nonet.internal.lanes.LaneLayout.LANES;
import static io.github.nonet.internal.lanes.LaneLayout.LANE_COUNT;
import static io.github.nonet.internal.lanes.LaneLayout.LOW;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import jdk.incubator.vector.IntVector;

/** Puzzles into the lanes of a block, and solutions out of them. */
final class LaneText {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int L = LANE_COUNT;
  static final int EVEN = 0b111_000_111_000_111_000_111_000_111;
  static final int ODD = ~EVEN & 0x7FFFFFF;
  private static final int NIBBLE_BITS_EVEN = 0b001_000_001_000_001_000_001_000_001 << 3;
  private static final int NIBBLE_BITS_ODD = 0b001_000_001_000_001_000_001_000 << 3;

  private LaneText() {}

  /** Reads the mini-rows of a puzzle: cells in bytes 1 to 3. */
  static void read(byte[] puzzles, int offset, int[] miniRows, int lane) {
    miniRows[lane] = (int) INT.get(puzzles, offset) << 8;
    for (int m = 1; m < 27; m++) {
      miniRows[m * L + lane] = (int) INT.get(puzzles, offset + 3 * m - 1);
    }
  }

  static void write(int[] miniRows, int lane, byte[] digits, int offset) {
    for (int m = 26; m > 0; m--) {
      INT.set(digits, offset + 3 * m - 1, miniRows[m * L + lane]);
    }
    int first = miniRows[lane];
    digits[offset] = (byte) (first >>> 8);
    digits[offset + 1] = (byte) (first >>> 16);
    digits[offset + 2] = (byte) (first >>> 24);
  }

  static void load(int[] miniRows, int[] b) {
    for (int row = 0; row < 3; row++) {
      int from = 3 * row * L;
      for (int j = 0; j < 3; j++) {
        int byteAt = 8 + 8 * j;
        IntVector c00 = IntVector.fromArray(LANES, miniRows, from).lanewise(LSHR, byteAt).and(15);
        IntVector c01 = IntVector.fromArray(LANES, miniRows, from + L).lanewise(LSHR, byteAt).and(15);
        IntVector c02 = IntVector.fromArray(LANES, miniRows, from + 2 * L).lanewise(LSHR, byteAt).and(15);
        IntVector c10 = IntVector.fromArray(LANES, miniRows, from + 9 * L).lanewise(LSHR, byteAt).and(15);
        IntVector c11 = IntVector.fromArray(LANES, miniRows, from + 10 * L).lanewise(LSHR, byteAt).and(15);
        IntVector c12 = IntVector.fromArray(LANES, miniRows, from + 11 * L).lanewise(LSHR, byteAt).and(15);
        IntVector c20 = IntVector.fromArray(LANES, miniRows, from + 18 * L).lanewise(LSHR, byteAt).and(15);
        IntVector c21 = IntVector.fromArray(LANES, miniRows, from + 19 * L).lanewise(LSHR, byteAt).and(15);
        IntVector c22 = IntVector.fromArray(LANES, miniRows, from + 20 * L).lanewise(LSHR, byteAt).and(15);
        // field = 3 * stack + band, shift 9 * stack + 3 * band
        IntVector even =
            c00.or(c20.lanewise(LSHL, 6))
                .or(c11.lanewise(LSHL, 12))
                .or(c02.lanewise(LSHL, 18))
                .or(c22.lanewise(LSHL, 24));
        IntVector odd =
            c10.lanewise(LSHL, 3)
                .or(c01.lanewise(LSHL, 9))
                .or(c21.lanewise(LSHL, 15))
                .or(c12.lanewise(LSHL, 21));
        IntVector y = even.and(EVEN).or(odd.and(ODD));
        IntVector z = even.and(NIBBLE_BITS_EVEN).or(odd.and(NIBBLE_BITS_ODD)).lanewise(LSHR, 3);
        IntVector y0 = y.and(LOW);
        IntVector y1 = y.lanewise(LSHR, 1).and(LOW);
        IntVector y2 = y.lanewise(LSHR, 2).and(LOW);
        IntVector not2 = z.or(y2).not();
        IntVector d1 = y0.and(y1.not()).and(not2);
        IntVector d2 = y1.and(y0.not()).and(not2);
        IntVector d3 = y1.and(y0).and(not2);
        IntVector d4 = y2.and(y1.or(y0).not());
        IntVector d5 = y2.and(y0).and(y1.not());
        IntVector d6 = y2.and(y1).and(y0.or(z).not());
        IntVector d7 = y2.and(y1).and(y0);
        IntVector d8 = z.and(y2.or(y0).not());
        IntVector d9 = z.and(y0);
        IntVector empty = z.and(y1).or(z.or(y2).or(y1).or(y0).not().and(LOW));
        empty = empty.lanewise(LSHL, 3).sub(empty);
        int to = (3 * row + j) * GROUPS * L;
        d1.or(d2.lanewise(LSHL, 1)).or(d3.lanewise(LSHL, 2)).or(empty).intoArray(b, to);
        d4.or(d5.lanewise(LSHL, 1)).or(d6.lanewise(LSHL, 2)).or(empty).intoArray(b, to + L);
        d7.or(d8.lanewise(LSHL, 1)).or(d9.lanewise(LSHL, 2)).or(empty).intoArray(b, to + 2 * L);
      }
    }
  }

  static void store(int[] b, int[] zeros, int[] miniRows) {
    IntVector zero = IntVector.fromArray(LANES, zeros, 0);
    for (int row = 0; row < 3; row++) {
      int to = 3 * row * L;
      for (int i = 0; i < 9; i++) {
        zero.intoArray(miniRows, to + (i / 3 * 9 + i % 3) * L);
      }
      for (int j = 0; j < 3; j++) {
        int byteAt = 8 + 8 * j;
        int at = (3 * row + j) * GROUPS * L;
        IntVector x0 = IntVector.fromArray(LANES, b, at);
        IntVector x1 = IntVector.fromArray(LANES, b, at + L);
        IntVector x2 = IntVector.fromArray(LANES, b, at + 2 * L);
        IntVector y0 = x0.or(x2).or(x0.or(x2).lanewise(LSHR, 2)).or(x1.lanewise(LSHR, 1)).and(LOW);
        IntVector y1 = x0.lanewise(LSHR, 1).or(x0.or(x1).lanewise(LSHR, 2)).or(x2).and(LOW);
        IntVector y2 = x1.or(x1.lanewise(LSHR, 1)).or(x1.lanewise(LSHR, 2)).or(x2).and(LOW);
        IntVector z = x2.lanewise(LSHR, 1).or(x2.lanewise(LSHR, 2)).and(LOW).lanewise(LSHL, 3);
        IntVector y = y0.or(y1.lanewise(LSHL, 1)).or(y2.lanewise(LSHL, 2));
        IntVector even = y.and(EVEN).or(z.and(NIBBLE_BITS_EVEN));
        IntVector odd = y.and(ODD).or(z.and(NIBBLE_BITS_ODD));
        for (int band = 0; band < 3; band++) {
          for (int stack = 0; stack < 3; stack++) {
            int shift = 9 * stack + 3 * band;
            IntVector from = (stack + band) % 2 == 0 ? even : odd;
            int m = to + (9 * band + stack) * L;
            IntVector.fromArray(LANES, miniRows, m)
                .or(from.lanewise(LSHR, shift).and(15).lanewise(LSHL, byteAt))
                .intoArray(miniRows, m);
          }
        }
      }
    }
  }
}
