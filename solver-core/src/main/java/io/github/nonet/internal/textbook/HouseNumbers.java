package io.github.nonet.internal.textbook;

import io.github.nonet.internal.HouseTables;

/**
 * The three houses of each cell as numbers of one sequence.
 *
 * <pre>
 *   rows 0 ... 8    columns 9 ... 17    boxes 18 ... 26
 * </pre>
 */
final class HouseNumbers {
  static final int COUNT = HouseTables.COUNT;

  static final int[] ROW = HouseTables.ROWS_FIRST.ofKind(0);
  static final int[] COLUMN = HouseTables.ROWS_FIRST.ofKind(1);
  static final int[] BOX = HouseTables.ROWS_FIRST.ofKind(2);

  private HouseNumbers() {}
}
