package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.CELLS;

import io.github.nonet.internal.sets.ValueSet;

/**
 * XY-wing 4.2: a cell with the digits x and y, the pivot, sees a cell with x and z and one with y
 * and z. One of the two is z, so z is eliminated from the cells that see both. XYZ-wing 4.4: the
 * pivot also has z, so z is eliminated from the cells that see all three.
 */
final class Wings {
  private static final double XY = 4.2;
  private static final double XYZ = 4.4;

  private Wings() {}

  static boolean find(Marks marks, boolean xyz, Deduction deduction) {
    int size = xyz ? 3 : 2;
    for (int pivot = 0; pivot < CELLS; pivot++) {
      if (marks.count(pivot) == size && findAt(marks, pivot, xyz, deduction)) {
        return true;
      }
    }
    return false;
  }

  private static boolean findAt(Marks marks, int pivot, boolean xyz, Deduction deduction) {
    int pivotDigits = marks.digits[pivot];
    for (int first : ExplainerHouses.PEERS[pivot]) {
      int firstDigits = marks.digits[first];
      if (Integer.bitCount(firstDigits) == 2 && ValueSet.isSingle(pivotDigits & ~firstDigits)) {
        for (int second : ExplainerHouses.PEERS[pivot]) {
          int secondDigits = marks.digits[second];
          if (Integer.bitCount(secondDigits) == 2
              && isWing(pivotDigits, firstDigits, secondDigits, xyz)
              && take(marks, pivot, first, second, xyz, deduction)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isWing(int pivot, int first, int second, boolean xyz) {
    int common = pivot & first & second;
    return Integer.bitCount(pivot | first | second) == 3
        && (xyz ? ValueSet.isSingle(common) : common == 0);
  }

  private static boolean take(
      Marks marks, int pivot, int first, int second, boolean xyz, Deduction deduction) {
    int digits = marks.digits[first] & marks.digits[second];
    int digit = ValueSet.lowestBit(digits);
    deduction.begin(xyz ? XYZ : XY);
    for (int cell : ExplainerHouses.PEERS[first]) {
      if (cell != pivot
          && (marks.digits[cell] & digit) != 0
          && ExplainerHouses.isPeer(cell, second)
          && (!xyz || ExplainerHouses.isPeer(cell, pivot))) {
        deduction.remove(cell, digit);
      }
    }
    if (!deduction.removesAny()) {
      return false;
    }
    if (deduction.keepsReason()) {
      deduction.because(new Finding.XyWing(ValueSet.lowest(digit), pivot, first, second, xyz));
    }
    return true;
  }
}
