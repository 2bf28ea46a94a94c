package io.github.nonet.internal.lanes;

import io.github.nonet.internal.Geometry;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * One puzzle and the rounds of the lanes on it, one cell, one digit and one house at a time.
 * Candidates are sets of nine bits, one for each cell.
 */
final class SlowLane {
  static final int ALL_DIGITS = 0b111_111_111;

  private static final int[][] ORDERS = {
    {0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}
  };

  /** What a round came to. */
  enum Result {
    DEAD,
    SOLVED,
    STUCK,
    GOES_ON
  }

  final int[] candidates;

  /** For each box, the digits with one place or none, after the last round. */
  private final int[] few = new int[9];

  /** For each box, the digits that were settled in the last round. */
  private int[] placed = new int[9];

  SlowLane(int[] candidates) {
    this.candidates = candidates.clone();
  }

  Result round() {
    takeHiddenSingles();
    boolean isDead = IntStream.of(candidates).anyMatch(x -> x == 0);
    int[] before = placed;
    placed = placed();
    clearBoxes();
    for (int band = 0; band < 3; band++) {
      int first = 27 * band;
      lock((row, stack) -> IntStream.range(0, 3).map(i -> first + 9 * row + 3 * stack + i));
    }
    for (int stack = 0; stack < 3; stack++) {
      int first = 3 * stack;
      lock((column, band) -> IntStream.range(0, 3).map(i -> first + 27 * band + 9 * i + column));
    }
    isDead |= countPlaces();
    if (isDead) {
      return Result.DEAD;
    }
    if (IntStream.of(placed).allMatch(digits -> digits == ALL_DIGITS)) {
      return Result.SOLVED;
    }
    return java.util.Arrays.equals(before, placed) ? Result.STUCK : Result.GOES_ON;
  }

  private void takeHiddenSingles() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int hidden = candidates[cell] & few[Geometry.box(cell)];
      if (hidden != 0) {
        candidates[cell] = hidden;
      }
    }
  }

  private int[] placed() {
    int[] digits = new int[9];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Integer.bitCount(candidates[cell]) == 1) {
        digits[Geometry.box(cell)] |= candidates[cell];
      }
    }
    return digits;
  }

  private void clearBoxes() {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Integer.bitCount(candidates[cell]) > 1) {
        candidates[cell] &= ~placed[Geometry.box(cell)];
      }
    }
  }

  @FunctionalInterface
  private interface Field {
    IntStream cells(int line, int part);
  }

  /** Keeps a digit in a line and a part if the other two lines can take the other two parts. */
  private void lock(Field field) {
    int[][] digits = new int[3][3];
    for (int line = 0; line < 3; line++) {
      for (int part = 0; part < 3; part++) {
        digits[line][part] =
            field.cells(line, part).map(cell -> candidates[cell]).reduce(0, (x, y) -> x | y);
      }
    }
    for (int line = 0; line < 3; line++) {
      for (int part = 0; part < 3; part++) {
        int stays = ways(digits, line, part);
        field.cells(line, part).forEach(cell -> candidates[cell] &= stays);
      }
    }
  }

  private static int ways(int[][] digits, int line, int part) {
    int stays = 0;
    for (int[] order : ORDERS) {
      IntPredicate isOther = l -> l != line;
      if (order[line] == part) {
        stays |=
            IntStream.range(0, 3)
                .filter(isOther)
                .map(l -> digits[l][order[l]])
                .reduce(ALL_DIGITS, (x, y) -> x & y);
      }
    }
    return stays;
  }

  /** Notes the digits with one place; returns whether a box lacks a digit. */
  private boolean countPlaces() {
    boolean lacks = false;
    for (int box = 0; box < 9; box++) {
      few[box] = 0;
      for (int digit = 1; digit <= ALL_DIGITS; digit <<= 1) {
        int theDigit = digit;
        int theBox = box;
        long places =
            IntStream.range(0, Geometry.CELLS)
                .filter(cell -> Geometry.box(cell) == theBox)
                .filter(cell -> (candidates[cell] & theDigit) != 0)
                .count();
        few[box] |= places < 2 ? digit : 0;
        lacks |= places == 0;
      }
    }
    return lacks;
  }
}
