package io.github.nonet.internal.textbook;

import static io.github.nonet.internal.Geometry.CELLS;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.internal.Geometry;

/**
 * The three houses of each cell as numbers of one sequence.
 *
 * <pre>
 *   rows 0 ... 8    columns 9 ... 17    boxes 18 ... 26
 * </pre>
 */
final class HouseNumbers {
  static final int COUNT = 3 * SIZE;

  static final int[] ROW = new int[CELLS];
  static final int[] COLUMN = new int[CELLS];
  static final int[] BOX = new int[CELLS];

  static {
    for (int cell = 0; cell < CELLS; cell++) {
      ROW[cell] = Geometry.row(cell);
      COLUMN[cell] = SIZE + Geometry.column(cell);
      BOX[cell] = 2 * SIZE + Geometry.box(cell);
    }
  }

  private HouseNumbers() {}
}
