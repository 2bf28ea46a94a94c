package io.github.nonet.internal.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Digits into a block and out of it, in all forms and lanes. */
@Tag("vector")
class TextIT {
  private static final int L = LaneClasses.LANE_COUNT;
  private static final int CHARACTERS = 0x30303030;
  private static final int MINI_ROWS = 27;
  private static final int PACKED = 18;

  /** Bytes next to the puzzles that no one may change. */
  private static final int MARGIN = 5;

  private final Random random = new Random(81);

  private byte[] digits(int leastDigit) {
    byte[] digits = new byte[L * Geometry.CELLS];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = (byte) (leastDigit + random.nextInt(10 - leastDigit));
    }
    return digits;
  }

  private static int[] load(byte[] puzzles, int offset) {
    int[] miniRows = new int[MINI_ROWS * L];
    for (int lane = 0; lane < L; lane++) {
      LaneClasses.call(
          null, "Text", "read", puzzles, offset + lane * Geometry.CELLS, miniRows, lane);
    }
    int[] block = new int[LaneClasses.BLOCK];
    LaneClasses.call(null, "Text", "load", miniRows, block);
    return block;
  }

  @Test
  void load_everyForm() {
    byte[] numbers = digits(0);
    byte[] mixed = numbers.clone();
    for (int i = 0; i < mixed.length; i++) {
      if (random.nextBoolean()) {
        mixed[i] = (byte) (mixed[i] == 0 && random.nextBoolean() ? '.' : '0' + mixed[i]);
      }
    }
    int[] block = load(mixed, 0);
    for (int lane = 0; lane < L; lane++) {
      int[] expected = new int[Geometry.CELLS];
      int first = lane * Geometry.CELLS;
      Arrays.setAll(expected, cell -> numbers[first + cell]);
      assertThat(LaneClasses.read(block, lane))
          .as("lane %d", lane)
          .isEqualTo(PlainBoard.of(Board.copyOf(expected)));
    }
  }

  @Test
  void store_charactersAndNumbers() {
    byte[] digits = digits(1);
    byte[] puzzles = new byte[digits.length + MARGIN];
    System.arraycopy(digits, 0, puzzles, MARGIN, digits.length);
    int[] block = load(puzzles, MARGIN);
    int[] zeros = new int[L];
    for (int lane = 0; lane < L; lane += 2) {
      zeros[lane] = CHARACTERS;
    }
    int[] miniRows = new int[MINI_ROWS * L];
    LaneClasses.call(null, "Text", "store", block, zeros, new int[PACKED * L], miniRows);
    for (int lane = 0; lane < L; lane++) {
      byte[] written = new byte[Geometry.CELLS + 2 * MARGIN];
      LaneClasses.call(null, "Text", "write", miniRows, lane, written, MARGIN);
      byte[] expected = new byte[written.length];
      for (int cell = 0; cell < Geometry.CELLS; cell++) {
        int zero = zeros[lane] == 0 ? 0 : '0';
        expected[MARGIN + cell] = (byte) (digits[lane * Geometry.CELLS + cell] + zero);
      }
      assertThat(written).as("lane %d", lane).containsExactly(expected);
    }
  }
}
