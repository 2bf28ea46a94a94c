package io.github.nonet.internal.vector;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The rounds of the vector engine, one cell and one rule at a time. Candidates are sets of nine
 * bits, one for each cell.
 */
final class SlowRound {
  static final int ALL_DIGITS = 0b111_111_111;

  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}
  };

  final int[] candidates;
  private int[] singles;

  SlowRound(int[] candidates) {
    this.candidates = candidates.clone();
    singles = nakedSingles();
  }

  /** Runs rounds until one finds no new single. */
  Outcome deduce() {
    while (true) {
      int[] before = singles;
      clearRows();
      lockRows();
      lockColumns();
      if (isDead()) {
        return Outcome.DEAD;
      }
      findSingles();
      if (Arrays.equals(unions(before), unions(singles))) {
        return isFull(before) ? Outcome.SOLVED : Outcome.STUCK;
      }
    }
  }

  private int[] nakedSingles() {
    return Arrays.stream(candidates).map(c -> Integer.bitCount(c) == 1 ? c : 0).toArray();
  }

  /** Rule 1. */
  void clearRows() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int other = 0; other < Geometry.CELLS; other++) {
        if (cell != other && Geometry.row(cell) == Geometry.row(other)) {
          candidates[cell] &= ~singles[other];
        }
      }
    }
  }

  /** Rule 2. */
  void lockRows() {
    for (int band = 0; band < 3; band++) {
      int first = 27 * band;
      lock((row, stack) -> IntStream.range(0, 3).map(i -> first + 9 * row + 3 * stack + i));
    }
  }

  /** Rule 3. */
  void lockColumns() {
    for (int stack = 0; stack < 3; stack++) {
      int first = 3 * stack;
      lock((band, column) -> IntStream.range(0, 3).map(i -> first + 27 * band + 9 * i + column));
    }
  }

  @FunctionalInterface
  private interface Field {
    IntStream cells(int line, int place);
  }

  /** Keeps a digit in a field only if three fields, one a line and one a place, can all hold it. */
  private void lock(Field fields) {
    int[][] kept = new int[3][3];
    for (int[] places : PERMUTATIONS) {
      int digits = ALL_DIGITS;
      for (int line = 0; line < 3; line++) {
        digits &= union(fields.cells(line, places[line]));
      }
      for (int line = 0; line < 3; line++) {
        kept[line][places[line]] |= digits;
      }
    }
    for (int line = 0; line < 3; line++) {
      for (int place = 0; place < 3; place++) {
        int keep = kept[line][place];
        fields.cells(line, place).forEach(cell -> candidates[cell] &= keep);
      }
    }
  }

  private int union(IntStream cells) {
    return cells.map(cell -> candidates[cell]).reduce(0, (a, b) -> a | b);
  }

  private boolean isDead() {
    return Arrays.stream(candidates).anyMatch(c -> c == 0)
        || IntStream.range(0, 9).anyMatch(row -> union(cellsOfRow(row)) != ALL_DIGITS);
  }

  private static IntStream cellsOfRow(int row) {
    return IntStream.range(9 * row, 9 * row + 9);
  }

  /** Rule 4. */
  void findSingles() {
    int[] hidden = new int[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      hidden[cell] = candidates[cell] & (aloneInRow(cell) | aloneInBox(cell));
    }
    singles = nakedSingles();
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (hidden[cell] != 0) {
        candidates[cell] = hidden[cell];
        singles[cell] |= hidden[cell];
      }
    }
  }

  private int aloneInRow(int cell) {
    return ~union(others(cell).filter(o -> Geometry.row(o) == Geometry.row(cell)));
  }

  private int aloneInBox(int cell) {
    return ~union(others(cell).filter(o -> Geometry.box(o) == Geometry.box(cell)));
  }

  private static IntStream others(int cell) {
    return IntStream.range(0, Geometry.CELLS).filter(other -> other != cell);
  }

  private static int[] unions(int[] cells) {
    return IntStream.range(0, 27)
        .map(i -> cells[3 * i] | cells[3 * i + 1] | cells[3 * i + 2])
        .toArray();
  }

  private static boolean isFull(int[] singles) {
    return IntStream.range(0, 9)
        .allMatch(
            row -> cellsOfRow(row).map(c -> singles[c]).reduce(0, (a, b) -> a | b) == ALL_DIGITS);
  }
}
