package io.github.nonet.internal.text;

import io.github.nonet.internal.Geometry;

/**
 * Reads cells from fields, as spreadsheets copy and export them: nine lines of nine fields, or one
 * line of 81. Tabs, commas or semicolons separate fields. A blank field is an empty cell.
 */
final class FieldReader {
  private static final String FIELD_SEPARATORS = "\t,;";

  private final byte[] digits;
  private int fields;

  /** The number of fields before this line. */
  private int lineStart;

  /** The digit of the field that is read, and whether the field has one. */
  private byte digit = Geometry.EMPTY;

  private boolean isFilled;

  private FieldReader(byte[] digits) {
    this.digits = digits;
  }

  /** Returns whether the text from {@code start} is 81 fields, and stores their digits. */
  static boolean read(CharSequence text, int start, byte[] digits) {
    FieldReader reader = new FieldReader(digits);
    for (int i = start; i < text.length(); i++) {
      if (!reader.accept(text.charAt(i))) {
        return false;
      }
    }
    return reader.accept('\n') && reader.fields == Geometry.CELLS;
  }

  /** Returns whether a character may separate two fields. */
  static boolean isFieldSeparator(char c) {
    return FIELD_SEPARATORS.indexOf(c) >= 0;
  }

  private boolean accept(char c) {
    if (Alphabet.isLineEnd(c)) {
      return isBlankLine() || (endField() && endLine());
    }
    if (isFieldSeparator(c)) {
      return endField();
    }
    return fill(Alphabet.BOARD.valueOf(c)) || Alphabet.BOARD.isSeparator(c);
  }

  private boolean isBlankLine() {
    return fields == lineStart && !isFilled;
  }

  /** Returns whether the character is the only cell of its field. */
  private boolean fill(byte cell) {
    if (cell == Alphabet.NOT_A_CELL || isFilled) {
      return false;
    }
    digit = cell;
    isFilled = true;
    return true;
  }

  private boolean endField() {
    if (fields == Geometry.CELLS) {
      return false;
    }
    digits[fields++] = digit;
    digit = Geometry.EMPTY;
    isFilled = false;
    return true;
  }

  private boolean endLine() {
    int inLine = fields - lineStart;
    lineStart = fields;
    return inLine == Geometry.SIZE || inLine == Geometry.CELLS;
  }
}
