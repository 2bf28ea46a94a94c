package io.github.nonet.internal.text;

import io.github.nonet.internal.Geometry;
import java.nio.charset.StandardCharsets;

/** Writes boards as text: the line and the grid. {@link BoardReader} reads them. */
public final class BoardWriter {
  /** The character that shows a digit, with the digit as its index. */
  private static final byte[] CHARACTER_OF = ".123456789".getBytes(StandardCharsets.ISO_8859_1);

  private static final String BORDER = "+-------+-------+-------+";

  /** The lines of a grid: nine rows and four borders. */
  private static final int GRID_LINES = 13;

  private BoardWriter() {}

  public static String line(byte[] digits) {
    byte[] characters = new byte[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      characters[cell] = CHARACTER_OF[digits[cell]];
    }
    return new String(characters, StandardCharsets.ISO_8859_1);
  }

  /** Returns the digits as a picture. */
  public static String grid(byte[] digits) {
    StringBuilder grid = new StringBuilder(GRID_LINES * (BORDER.length() + 1));
    for (int row = 0; row < Geometry.SIZE; row++) {
      if (row % Geometry.BOX_SIZE == 0) {
        grid.append(BORDER).append('\n');
      }
      appendRow(grid, digits, row);
    }
    return grid.append(BORDER).toString();
  }

  private static void appendRow(StringBuilder grid, byte[] digits, int row) {
    for (int column = 0; column < Geometry.SIZE; column++) {
      grid.append(column % Geometry.BOX_SIZE == 0 ? "| " : "");
      grid.append((char) CHARACTER_OF[digits[Geometry.cell(row, column)]]).append(' ');
    }
    grid.append("|\n");
  }
}
