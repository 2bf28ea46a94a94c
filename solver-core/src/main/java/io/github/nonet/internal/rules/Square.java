package io.github.nonet.internal.rules;

/** How squares are divided into boxes. */
public final class Square {
  private Square() {}

  /** Returns how many rows the widest boxes have that are not taller than wide; 1: none. */
  public static int boxRows(int symbols) {
    int boxRows = (int) Math.sqrt(symbols);
    while (symbols % boxRows != 0) {
      boxRows--;
    }
    return boxRows;
  }
}
