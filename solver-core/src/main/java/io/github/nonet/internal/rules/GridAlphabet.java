package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Refusal;
import java.util.Locale;

/**
 * The ways to write values with one character each.
 *
 * <pre>
 *   value       1  2 ...  9 10 11 ... 25
 *   WRITTEN     1  2 ...  9  A  B ...  P
 *   FROM_ZERO   0  1 ...  8  9  A ...  O
 *   LETTERS     A  B ...  I  J  K ...  Y
 * </pre>
 */
enum GridAlphabet {
  WRITTEN("123456789ABCDEFGHIJKLMNOP"),
  FROM_ZERO("0123456789ABCDEFGHIJKLMNO"),
  LETTERS("ABCDEFGHIJKLMNOPQRSTUVWXY");

  private static final int NOT_A_CELL = -1;

  /** The most values that have a digit each and need no letters. */
  private static final int DIGITS = 9;

  private final String characters;

  GridAlphabet(String characters) {
    this.characters = characters;
  }

  /**
   * Returns the values of all characters of a text.
   *
   * @param mostOfAValue the most times that a complete grid can hold a value
   */
  static int[] read(CellText scan, int symbols, int mostOfAValue) {
    GridAlphabet alphabet = of(scan, symbols, mostOfAValue);
    int[] values = new int[scan.characters()];
    for (int i = 0; i < values.length; i++) {
      values[i] = alphabet.value(scan.character(i), symbols);
      if (values[i] == NOT_A_CELL) {
        throw notACell(scan, scan.index(i), symbols);
      }
    }
    return values;
  }

  private static GridAlphabet of(CellText scan, int symbols, int mostOfAValue) {
    if (LETTERS.fits(scan, symbols) && scan.find(Character::isLetter) >= 0) {
      return ofLetters(scan, symbols);
    }
    int zero = scan.find(c -> c == '0');
    if (symbols <= DIGITS || zero < 0 || !FROM_ZERO.fits(scan, symbols)) {
      return WRITTEN;
    }
    if (scan.find(c -> c != '0' && EmptySigns.isOne((char) c)) >= 0) {
      return FROM_ZERO;
    }
    if (scan.count(c -> c == '0') <= mostOfAValue) {
      throw twoReadings(scan, zero, 0, FROM_ZERO, symbols);
    }
    return WRITTEN;
  }

  /** Returns the alphabet of a text without digits. */
  private static GridAlphabet ofLetters(CellText scan, int symbols) {
    if (!WRITTEN.fits(scan, symbols)) {
      return LETTERS;
    }
    int stranger = scan.find(c -> c != Symbols.EMPTY && !Character.isUpperCase(c));
    if (stranger < 0) {
      return WRITTEN;
    }
    int letter = scan.find(Character::isLetter);
    int value = WRITTEN.value(scan.character(letter), symbols);
    throw twoReadings(scan, letter, value, LETTERS, symbols);
  }

  /** Returns whether every character is an empty cell or a value. */
  private boolean fits(CellText scan, int symbols) {
    return scan.find(c -> value((char) c, symbols) == NOT_A_CELL) < 0;
  }

  /** Returns the value that a character means, 0 for an empty cell, or NOT_A_CELL. */
  private int value(char c, int symbols) {
    int index = c == 0 ? NOT_A_CELL : characters.indexOf(upper(c));
    if (index >= 0 && index < symbols) {
      return index + 1;
    }
    return EmptySigns.isOne(c) ? 0 : NOT_A_CELL;
  }

  private static char upper(char c) {
    return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
  }

  private static TextFormatException notACell(CellText scan, int index, int symbols) {
    return Refusal.text(
        scan.place(index) + " is " + scan.shown(index),
        WRITTEN.range(symbols) + ", or one of . 0 * _ ? for an empty cell",
        index);
  }

  /** Returns the fault of a text in which a character may mean either of two values. */
  private static TextFormatException twoReadings(
      CellText scan, int number, int written, GridAlphabet other, int symbols) {
    int index = scan.index(number);
    String first = written == 0 ? "an empty cell" : "the value " + written;
    return new TextFormatException(
        String.format(
            Locale.ROOT,
            "%s is %s, which is %s if the values are %s, and the value %d if they are %s;"
                + " expected an unambiguous text",
            scan.place(index),
            scan.shown(index),
            first,
            WRITTEN.range(symbols),
            other.value(scan.character(number), symbols),
            other.range(symbols)),
        index);
  }

  /** Returns the characters of the values: {@code "1 to 9 and A to G"}. */
  private String range(int symbols) {
    char first = characters.charAt(0);
    char last = characters.charAt(symbols - 1);
    return Character.isDigit(first) && !Character.isDigit(last)
        ? first + " to 9 and A to " + last
        : first + " to " + last;
  }
}
