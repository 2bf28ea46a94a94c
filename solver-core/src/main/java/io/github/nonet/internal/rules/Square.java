package io.github.nonet.internal.rules;

/** The division of squares into boxes. */
public final class Square {
  private Square() {}

  /**
   * Returns the number of rows of the tallest boxes that are not taller than wide, or 1 if there
   * are no boxes.
   */
  public static int boxRows(int symbols) {
    int boxRows = (int) Math.sqrt(symbols);
    while (symbols % boxRows != 0) {
      boxRows--;
    }
    return boxRows;
  }
}
