package io.github.nonet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.Geometry;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellWordsTest {
  private static final int BYTES = 1 << Byte.SIZE;
  private static final long HIGH_BIT = 0x80;
  private static final char FIRST_BEYOND_ASCII = 128;

  private static boolean isCharacter(int value) {
    return value == '.' || (value >= '0' && value <= '9');
  }

  /** Each byte in each place of a word, compared with random ones. */
  @Test
  void wordsAreEightBytes() {
    Random random = new Random(8);
    for (int value = 0; value < BYTES; value++) {
      for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
        long word = random.nextLong() & ~(0xFFL << shift) | (long) value << shift;
        assertThat(CellWords.noCharacters(word) >>> shift & 0xFF)
            .isEqualTo(isCharacter(value) ? 0 : HIGH_BIT);
        assertThat(CellWords.noNumbers(word) >>> shift & 0xFF).isEqualTo(value <= 9 ? 0 : HIGH_BIT);
      }
    }
  }

  @Test
  void toNumbers_andBack() {
    assertThat(CellWords.toNumbers(CellWords.of("0123.789".getBytes()).getLong(0)))
        .isEqualTo(CellWords.of(new byte[] {0, 1, 2, 3, 0, 7, 8, 9}).getLong(0));
    assertThat(CellWords.toCharacters(CellWords.of(new byte[] {0, 1, 2, 3, 0, 7, 8, 9}).getLong(0)))
        .isEqualTo(CellWords.of("01230789".getBytes()).getLong(0));
  }

  /**
   * Every character at the ends of the words of a line: it is read as the alphabet says, whether
   * the line is of Latin-1 or not, and whatever the low byte of a character is.
   */
  @ParameterizedTest
  @ValueSource(ints = {0, 7, 8, 72, 73, 79, 80})
  void read_lineWithAnyCharacter(int cell) throws TextFaultException {
    Random random = new Random(cell);
    char[] line = new char[Geometry.CELLS];
    byte[] digits = new byte[Geometry.CELLS];
    for (int i = 0; i < Geometry.CELLS; i++) {
      digits[i] = (byte) random.nextInt(Geometry.SIZE + 1);
      line[i] = digits[i] == 0 && random.nextBoolean() ? '.' : (char) ('0' + digits[i]);
    }
    int step = Tries.of(97, 1);
    for (int i = 0; i < Character.MAX_VALUE; i += i < FIRST_BEYOND_ASCII ? 1 : step) {
      char c = (char) i;
      line[cell] = c;
      String text = new String(line);
      if (Alphabet.BOARD.isCell(c)) {
        digits[cell] = Alphabet.BOARD.valueOf(c);
        assertThat(BoardReader.read(text)).isEqualTo(digits);
      } else if (c >= FIRST_BEYOND_ASCII) {
        assertThat(BoardReader.faultOf(text)).isNotNull();
      }
    }
  }

  /** Two characters that are one, in a line of 81 and in one of 82. */
  @Test
  void read_surrogates() {
    for (String line : List.of("7".repeat(79), "7".repeat(80))) {
      for (int i = 0; i <= line.length(); i++) {
        String text = line.substring(0, i) + "\ud83d\ude00" + line.substring(i);
        assertThat(BoardReader.faultOf(text).index()).isEqualTo(i);
      }
    }
  }

  @Test
  void read_otherSequencesOfCharacters() throws TextFaultException {
    String line = ".".repeat(80) + "7";
    byte[] digits = new byte[Geometry.CELLS];
    digits[80] = 7;
    assertThat(BoardReader.read(new StringBuilder(line))).isEqualTo(digits);
    assertThat(BoardReader.read(line.replace('.', '*'))).isEqualTo(digits);
    Arrays.fill(digits, (byte) 9);
    assertThat(BoardReader.read("9".repeat(81))).isEqualTo(digits);
  }
}
