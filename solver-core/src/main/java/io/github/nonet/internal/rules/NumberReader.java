package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import java.util.Arrays;

/** Reads values that are written as decimal numbers between blanks or commas. */
final class NumberReader {
  private static final String EMPTY_CELLS = ".*_?";

  /** More digits than any value has; a longer number may be too large for an {@code int}. */
  private static final int TOO_LONG = 4;

  /** An empty cell that is not a zero. */
  private static final int EMPTY = -1;

  private NumberReader() {}

  /**
   * Returns the values of all fields of a text.
   *
   * @param mostOfAValue the most times that a complete grid can hold a value
   */
  static int[] read(CellText scan, int symbols, int mostOfAValue) {
    int[] numbers = new int[scan.fields()];
    for (int field = 0; field < numbers.length; field++) {
      numbers[field] = number(scan, field, symbols);
    }
    int shift = isFromZero(scan, numbers, symbols, mostOfAValue) ? 1 : 0;
    return Arrays.stream(numbers).map(number -> number == EMPTY ? 0 : number + shift).toArray();
  }

  /** Returns whether every field is the number of a value or an empty cell. */
  static boolean areNumbers(CellText scan, int symbols) {
    for (int field = 0; field < scan.fields(); field++) {
      if (parse(scan.field(field)) > symbols) {
        return false;
      }
    }
    return true;
  }

  private static int number(CellText scan, int field, int symbols) {
    String text = scan.field(field);
    int number = parse(text);
    if (number > symbols) {
      int index = scan.indexOfField(field);
      throw Refusal.text(
          scan.place(index)
              + " begins "
              + (number < Integer.MAX_VALUE ? text : "what is not a number"),
          "1 to " + symbols + ", or one of . 0 * _ ? for an empty cell",
          index);
    }
    return number;
  }

  /** Returns the number, or a very large one if the text is not a number. */
  private static int parse(String text) {
    if (text.length() == 1 && EMPTY_CELLS.contains(text)) {
      return EMPTY;
    }
    boolean isNumber = text.length() < TOO_LONG && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber ? Integer.parseInt(text) : Integer.MAX_VALUE;
  }

  /** Returns whether 0 is the first value. */
  private static boolean isFromZero(CellText scan, int[] numbers, int symbols, int mostOfAValue) {
    long zeros = Arrays.stream(numbers).filter(number -> number == 0).count();
    if (zeros == 0 || Arrays.stream(numbers).anyMatch(number -> number == symbols)) {
      return false;
    }
    if (Arrays.stream(numbers).anyMatch(number -> number == EMPTY)) {
      return true;
    }
    if (zeros <= mostOfAValue) {
      int field = 0;
      while (numbers[field] != 0) {
        field++;
      }
      int index = scan.indexOfField(field);
      throw Refusal.text(
          scan.place(index)
              + " is 0, which is an empty cell if the values are 1 to "
              + symbols
              + ", and the first value if they are 0 to "
              + (symbols - 1),
          "an unambiguous text",
          index);
    }
    return false;
  }
}
