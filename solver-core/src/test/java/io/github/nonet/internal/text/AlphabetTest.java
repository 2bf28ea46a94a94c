package io.github.nonet.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AlphabetTest {
  /** Returns all characters of this value. */
  private static String charactersOf(Alphabet alphabet, int value) {
    return characters()
        .filter(c -> alphabet.valueOf((char) c) == value)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private static IntStream characters() {
    return IntStream.rangeClosed(Character.MIN_VALUE, Character.MAX_VALUE);
  }

  private static void digitsHaveTheirValue(Alphabet alphabet) {
    for (int digit = 1; digit <= 9; digit++) {
      assertThat(charactersOf(alphabet, digit)).isEqualTo(String.valueOf(digit));
    }
  }

  @Test
  void valueOf_inEachAlphabet() {
    digitsHaveTheirValue(Alphabet.BOARD);
    digitsHaveTheirValue(Alphabet.ANY_BOARD);
    digitsHaveTheirValue(Alphabet.MARKS);
    assertThat(charactersOf(Alphabet.BOARD, 0)).isEqualTo("*.0?_");
    assertThat(charactersOf(Alphabet.ANY_BOARD, 0)).isEqualTo("*-.0?X_x");
    assertThat(charactersOf(Alphabet.MARKS, 0)).isEqualTo(".0");
  }

  @Test
  void isCell_ifThereIsAValue() {
    assertThat(characters().filter(c -> Alphabet.BOARD.isCell((char) c)).count()).isEqualTo(14);
    assertThat(Alphabet.BOARD.valueOf('x')).isEqualTo(Alphabet.NOT_A_CELL);
    assertThat(Alphabet.BOARD.isCell('x')).isFalse();
  }

  @Test
  void isSeparator_inEachAlphabet() {
    String always = " \t\n\r\u00a0\u3000\u2500\u2551\u257f";
    assertThat(separatorsIn(Alphabet.BOARD, always + ",;[]|+=\"'"))
        .isEqualTo(always + ",;[]|+=\"'");
    assertThat(separatorsIn(Alphabet.BOARD, "(){}\u24ff\u2580a1-")).isEmpty();
    assertThat(separatorsIn(Alphabet.MARKS, always + "|,[](){}")).isEqualTo(always + "|,[](){}");
    assertThat(separatorsIn(Alphabet.MARKS, ";+=\"'\u24ff\u2580a1-")).isEmpty();
  }

  private static String separatorsIn(Alphabet alphabet, String text) {
    return text.chars()
        .filter(c -> alphabet.isSeparator((char) c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** Larger grids have such: a letter counts in both cases, and a 0 may be a value. */
  @Test
  void alphabet_ofAnotherSize() {
    Alphabet fromZero = new Alphabet("0123456789ABCDEF", ". 0", "");
    assertThat(charactersOf(fromZero, 0)).isEqualTo(".");
    assertThat(charactersOf(fromZero, 1)).isEqualTo("0");
    assertThat(charactersOf(fromZero, 16)).isEqualTo("Ff");
    assertThat(fromZero.isCell('G')).isFalse();
    assertThat(fromZero.isSeparator(',')).isFalse();
  }

  @Test
  void cells_countedAndEnded() {
    assertThat(Alphabet.MARKS.countCells("1?2.3", 0, 5)).isEqualTo(4);
    assertThat(Alphabet.MARKS.countCells("1?2.3", 1, 4)).isEqualTo(2);
    assertThat(Alphabet.MARKS.endOfCells("12?3", 0, 4)).isEqualTo(2);
    assertThat(Alphabet.MARKS.endOfCells("12?3", 0, 1)).isEqualTo(1);
    assertThat(Alphabet.MARKS.endOfCells("12?3", 2, 4)).isEqualTo(2);
  }

  @Test
  void lineEnds_areTwo() {
    assertThat(characters().filter(c -> Alphabet.isLineEnd((char) c)))
        .containsExactly((int) '\n', (int) '\r');
  }
}
