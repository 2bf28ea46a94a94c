package io.github.nonet.internal.explainer;

import static io.github.nonet.internal.explainer.ExplainerHouses.FIRST_COLUMN;
import static io.github.nonet.internal.explainer.ExplainerHouses.FIRST_ROW;
import static io.github.nonet.internal.explainer.ExplainerHouses.SIZE;

import io.github.nonet.internal.sets.ValueSet;

/**
 * Fish: n parallel lines have all their places of a digit in n crossing lines, so the digit is
 * eliminated from the rest of these. X-wing (two lines) 3.2, swordfish 3.8, jellyfish 5.2; base
 * columns first, then base rows.
 */
final class Fishes {
  private static final double[] RATINGS = {0, 0, 3.2, 3.8, 5.2};

  private final Deduction deduction;

  /** The base lines, by digit, in which the digit has two places up to the size of the fish. */
  private final int[] able = new int[SIZE];

  Fishes(Deduction deduction) {
    this.deduction = deduction;
  }

  boolean find(Marks marks, int size, Sink sink) {
    return find(marks, size, FIRST_COLUMN, FIRST_ROW, sink)
        || find(marks, size, FIRST_ROW, FIRST_COLUMN, sink);
  }

  private boolean find(Marks marks, int size, int firstBase, int firstCover, Sink sink) {
    if (!fillAble(marks, size, firstBase)) {
      return false;
    }
    for (int bases : ExplainerHouses.SETS[size]) {
      for (int digit = 0; digit < SIZE; digit++) {
        if ((bases & ~able[digit]) == 0) {
          int covers = union(marks, bases, digit, firstBase);
          if (Integer.bitCount(covers) == size
              && take(marks, bases, covers, digit, firstBase, firstCover, size)
              && sink.accept(deduction)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns whether any digit has base lines enough. */
  private boolean fillAble(Marks marks, int size, int firstBase) {
    boolean any = false;
    for (int digit = 0; digit < SIZE; digit++) {
      int lines = 0;
      if (marks.placed[digit] + 2 * size <= SIZE) {
        for (int line = 0; line < SIZE; line++) {
          int count = Integer.bitCount(marks.places(firstBase + line, digit));
          lines |= count >= 2 && count <= size ? ValueSet.bit(line) : 0;
        }
      }
      able[digit] = Integer.bitCount(lines) >= size ? lines : 0;
      any |= able[digit] != 0;
    }
    return any;
  }

  private static int union(Marks marks, int bases, int digit, int firstBase) {
    int union = 0;
    for (int rest = bases; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      union |= marks.places(firstBase + ValueSet.lowest(rest), digit);
    }
    return union;
  }

  private boolean take(
      Marks marks, int bases, int covers, int digit, int firstBase, int firstCover, int size) {
    deduction.begin(RATINGS[size]);
    for (int rest = covers; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int cover = firstCover + ValueSet.lowest(rest);
      for (int out = marks.places(cover, digit) & ~bases;
          out != 0;
          out = ValueSet.withoutLowest(out)) {
        deduction.remove(ExplainerHouses.CELL[cover][ValueSet.lowest(out)], ValueSet.bit(digit));
      }
    }
    if (!deduction.removesAny()) {
      return false;
    }
    if (deduction.keepsReason()) {
      deduction.because(new Finding.LineFish(digit, firstBase, bases, covers));
    }
    for (int rest = bases; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int base = firstBase + ValueSet.lowest(rest);
      for (int out = ExplainerHouses.ALL_DIGITS & ~covers;
          out != 0;
          out = ValueSet.withoutLowest(out)) {
        deduction.addPremise(ExplainerHouses.CELL[base][ValueSet.lowest(out)], ValueSet.bit(digit));
      }
    }
    return true;
  }
}
