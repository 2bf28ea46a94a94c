package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.LANES;
import static io.github.nonet.internal.vector.Layout.NEXT_PLACE;
import static io.github.nonet.internal.vector.Layout.ONE;
import static io.github.nonet.internal.vector.Layout.QUARTERS;
import static io.github.nonet.internal.vector.Layout.STACK;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.UMIN;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Tactic;
import io.github.nonet.internal.sets.ValueSet;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;

/** Chooses the cell of a stuck board to guess at, and has the board split. */
final class Choice {
  /*
   * The lowest digit of a cell with two candidates, by three questions. The answer to an earlier one
   * counts more than those to all later ones:
   *
   *   4  Is one of the digits alone in its mini-row, and in its column of the box?
   *   2  Have both digits places in two rows and in two columns of the box?
   *   1  Has another cell of the box with two candidates one of the digits?
   *
   * Each cell with two candidates gets a key: the sum of its answers, and below it its rank, by which
   * no two keys are equal. The greatest key is chosen.
   *
   * The rank is 81 for the first cell and 1 for the last, by place, stack and band.
   */
  private static final int RANK_BITS = 7;

  private static final int RANK_MASK = (1 << RANK_BITS) - 1;

  /** Makes the key of a cell positive, whatever its answers. */
  private static final int IS_PAIR = 8 << RANK_BITS;

  /** The key of a board without a cell of two candidates. */
  private static final int NO_PAIR = 0;

  private static final int NO_CELL = -1;

  /** Words from a place to the one below it. */
  private static final int NEXT_ROW = Geometry.BOX_SIZE * NEXT_PLACE;

  private static final ShortVector RANK_0 = rank(0);
  private static final ShortVector RANK_1 = rank(1);
  private static final ShortVector RANK_2 = rank(2);
  private static final ShortVector RANK_3 = rank(3);
  private static final ShortVector RANK_4 = rank(4);
  private static final ShortVector RANK_5 = rank(5);
  private static final ShortVector RANK_6 = rank(6);
  private static final ShortVector RANK_7 = rank(7);
  private static final ShortVector RANK_8 = rank(8);

  /** The bits of the lanes of a quarter that are not copies. */
  private static final long NO_COPY = -1L >>> STACK;

  private static final int LANE_MASK = ValueSet.ALL_DIGITS >>> 1;

  private Choice() {}

  private static int rank(int place, int band, int stack) {
    return Geometry.CELLS - (Geometry.SIZE * place + Geometry.BOX_SIZE * stack + band);
  }

  private static int cellOfRank(int rank) {
    int i = Geometry.CELLS - rank;
    int stack = i / Geometry.BOX_SIZE % Geometry.BOX_SIZE;
    return Layout.cell(i / Geometry.SIZE, i % Geometry.BOX_SIZE, stack);
  }

  private static ShortVector rank(int place) {
    short[] lanes = new short[LANES.length()];
    for (int lane = 0; lane < lanes.length; lane++) {
      int band = Layout.bandOfQuarter(lane / NEXT_PLACE);
      int stack = lane % NEXT_PLACE % Geometry.BOX_SIZE;
      lanes[lane] = (short) (IS_PAIR + rank(place, band, stack));
    }
    return ShortVector.fromArray(LANES, lanes, 0);
  }

  /**
   * Puts two boards in the place of a stuck one, as {@link Branching#split} does.
   *
   * @param tactic MOST_SETTLING, or TWO_PLACES: then only a cell with two candidates will do
   * @return false if there is no such guess; nothing has changed then
   */
  static boolean split(long[] boards, int at, Tactic tactic) {
    int key = bestPair(boards, at);
    if (key != NO_PAIR) {
      int cell = cellOfRank(key & RANK_MASK);
      Branching.split(boards, at, cell, Integer.lowestOneBit(Layout.bits(boards, at, cell)));
      return true;
    }
    return tactic != Tactic.TWO_PLACES && splitAlone(boards, at);
  }

  /*
   * If no cell has two candidates: a digit, in the cell with the fewest candidates, that is alone
   * in its mini-row and in its column of the box. If the guess fails, the digit leaves both, and
   * locked candidates follow from that. This is rare, and so not done with vectors: they would be
   * compiled late.
   */
  private static boolean splitAlone(long[] boards, int at) {
    int best = NO_CELL;
    int bestBit = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < Geometry.CELLS / Geometry.BOX_SIZE; i++) {
      int place = i % Geometry.SIZE;
      int band = i / Geometry.SIZE;
      long quarter = boards[at + NEXT_PLACE * place + band];
      for (long left = alone(boards, at + band, place); left != 0; left &= left - 1) {
        int bit = Long.numberOfTrailingZeros(left);
        int stack = bit / STACK;
        int count = Long.bitCount(quarter >>> STACK * stack & LANE_MASK);
        if (count > 1 && count < fewest) {
          best = Layout.cell(place, band, stack);
          bestBit = 1 << bit % STACK;
          fewest = count;
        }
      }
    }
    if (best == NO_CELL) {
      return false;
    }
    Branching.split(boards, at, best, bestBit);
    return true;
  }

  /** Returns the candidates of a quarter that are alone in the mini-row and the column of a box. */
  private static long alone(long[] boards, int at, int place) {
    int row = at + NEXT_PLACE * (place - place % Geometry.BOX_SIZE);
    int column = at + NEXT_PLACE * (place % Geometry.BOX_SIZE);
    long twice =
        majority(boards[row], boards[row + NEXT_PLACE], boards[row + 2 * NEXT_PLACE])
            | majority(boards[column], boards[column + NEXT_ROW], boards[column + 2 * NEXT_ROW]);
    return boards[at + NEXT_PLACE * place] & ~twice & NO_COPY;
  }

  private static long majority(long x, long y, long z) {
    return x & y | (x | y) & z;
  }

  /*
   * To answer yes or no, the smaller of 1 and the digits in question is taken. A single has no higher
   * candidate than its lowest, a pair has one, and that has none above it.
   *
   * All in one method, for vectors that leave a method are written to the heap.
   */

  /** Returns the greatest key. */
  private static int bestPair(long[] boards, int at) {
    ShortVector x0 = LongVector.fromArray(QUARTERS, boards, at).reinterpretAsShorts();
    ShortVector x1 = LongVector.fromArray(QUARTERS, boards, at + NEXT_PLACE).reinterpretAsShorts();
    ShortVector x2 =
        LongVector.fromArray(QUARTERS, boards, at + 2 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x3 =
        LongVector.fromArray(QUARTERS, boards, at + 3 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x4 =
        LongVector.fromArray(QUARTERS, boards, at + 4 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x5 =
        LongVector.fromArray(QUARTERS, boards, at + 5 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x6 =
        LongVector.fromArray(QUARTERS, boards, at + 6 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x7 =
        LongVector.fromArray(QUARTERS, boards, at + 7 * NEXT_PLACE).reinterpretAsShorts();
    ShortVector x8 =
        LongVector.fromArray(QUARTERS, boards, at + 8 * NEXT_PLACE).reinterpretAsShorts();
    /* Digits with two places: in a row of the box, in a column of it, in rows, in columns. */
    ShortVector any01 = x0.or(x1);
    ShortVector row0 = any01.or(x2);
    ShortVector twoInRow0 = x0.and(x1).or(any01.and(x2));
    ShortVector any34 = x3.or(x4);
    ShortVector row1 = any34.or(x5);
    ShortVector twoInRow1 = x3.and(x4).or(any34.and(x5));
    ShortVector any67 = x6.or(x7);
    ShortVector row2 = any67.or(x8);
    ShortVector twoInRow2 = x6.and(x7).or(any67.and(x8));
    ShortVector any03 = x0.or(x3);
    ShortVector column0 = any03.or(x6);
    ShortVector twoInColumn0 = x0.and(x3).or(any03.and(x6));
    ShortVector any14 = x1.or(x4);
    ShortVector column1 = any14.or(x7);
    ShortVector twoInColumn1 = x1.and(x4).or(any14.and(x7));
    ShortVector any25 = x2.or(x5);
    ShortVector column2 = any25.or(x8);
    ShortVector twoInColumn2 = x2.and(x5).or(any25.and(x8));
    ShortVector twoRows = row0.and(row1).or(row0.or(row1).and(row2));
    ShortVector twoColumns = column0.and(column1).or(column0.or(column1).and(column2));
    ShortVector narrow = twoRows.and(twoColumns).not();

    /* Cells with two candidates: all bits of the lane, and the candidates. */
    ShortVector higher0 = x0.and(x0.sub(ONE));
    ShortVector isOpen0 = higher0.lanewise(UMIN, ONE);
    ShortVector isPair0 = higher0.and(higher0.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen0);
    ShortVector pair0 = x0.and(isPair0);
    ShortVector higher1 = x1.and(x1.sub(ONE));
    ShortVector isOpen1 = higher1.lanewise(UMIN, ONE);
    ShortVector isPair1 = higher1.and(higher1.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen1);
    ShortVector pair1 = x1.and(isPair1);
    ShortVector higher2 = x2.and(x2.sub(ONE));
    ShortVector isOpen2 = higher2.lanewise(UMIN, ONE);
    ShortVector isPair2 = higher2.and(higher2.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen2);
    ShortVector pair2 = x2.and(isPair2);
    ShortVector higher3 = x3.and(x3.sub(ONE));
    ShortVector isOpen3 = higher3.lanewise(UMIN, ONE);
    ShortVector isPair3 = higher3.and(higher3.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen3);
    ShortVector pair3 = x3.and(isPair3);
    ShortVector higher4 = x4.and(x4.sub(ONE));
    ShortVector isOpen4 = higher4.lanewise(UMIN, ONE);
    ShortVector isPair4 = higher4.and(higher4.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen4);
    ShortVector pair4 = x4.and(isPair4);
    ShortVector higher5 = x5.and(x5.sub(ONE));
    ShortVector isOpen5 = higher5.lanewise(UMIN, ONE);
    ShortVector isPair5 = higher5.and(higher5.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen5);
    ShortVector pair5 = x5.and(isPair5);
    ShortVector higher6 = x6.and(x6.sub(ONE));
    ShortVector isOpen6 = higher6.lanewise(UMIN, ONE);
    ShortVector isPair6 = higher6.and(higher6.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen6);
    ShortVector pair6 = x6.and(isPair6);
    ShortVector higher7 = x7.and(x7.sub(ONE));
    ShortVector isOpen7 = higher7.lanewise(UMIN, ONE);
    ShortVector isPair7 = higher7.and(higher7.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen7);
    ShortVector pair7 = x7.and(isPair7);
    ShortVector higher8 = x8.and(x8.sub(ONE));
    ShortVector isOpen8 = higher8.lanewise(UMIN, ONE);
    ShortVector isPair8 = higher8.and(higher8.sub(ONE)).lanewise(UMIN, ONE).sub(isOpen8);
    ShortVector pair8 = x8.and(isPair8);
    ShortVector once = pair0.or(pair1);
    ShortVector twice = pair0.and(pair1);
    twice = twice.or(once.and(pair2));
    once = once.or(pair2);
    twice = twice.or(once.and(pair3));
    once = once.or(pair3);
    twice = twice.or(once.and(pair4));
    once = once.or(pair4);
    twice = twice.or(once.and(pair5));
    once = once.or(pair5);
    twice = twice.or(once.and(pair6));
    once = once.or(pair6);
    twice = twice.or(once.and(pair7));
    once = once.or(pair7);
    twice = twice.or(once.and(pair8));

    /* The answers, and the keys. */
    ShortVector aside0 = pair0.and(twoInRow0.or(twoInColumn0).not()).lanewise(UMIN, ONE);
    ShortVector wide0 = aside0.add(aside0).sub(pair0.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers0 = wide0.add(wide0).add(pair0.and(twice).lanewise(UMIN, ONE));
    ShortVector key0 = answers0.lanewise(LSHL, RANK_BITS).add(RANK_0).and(isPair0);
    ShortVector aside1 = pair1.and(twoInRow0.or(twoInColumn1).not()).lanewise(UMIN, ONE);
    ShortVector wide1 = aside1.add(aside1).sub(pair1.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers1 = wide1.add(wide1).add(pair1.and(twice).lanewise(UMIN, ONE));
    ShortVector key1 = answers1.lanewise(LSHL, RANK_BITS).add(RANK_1).and(isPair1);
    ShortVector aside2 = pair2.and(twoInRow0.or(twoInColumn2).not()).lanewise(UMIN, ONE);
    ShortVector wide2 = aside2.add(aside2).sub(pair2.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers2 = wide2.add(wide2).add(pair2.and(twice).lanewise(UMIN, ONE));
    ShortVector key2 = answers2.lanewise(LSHL, RANK_BITS).add(RANK_2).and(isPair2);
    ShortVector aside3 = pair3.and(twoInRow1.or(twoInColumn0).not()).lanewise(UMIN, ONE);
    ShortVector wide3 = aside3.add(aside3).sub(pair3.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers3 = wide3.add(wide3).add(pair3.and(twice).lanewise(UMIN, ONE));
    ShortVector key3 = answers3.lanewise(LSHL, RANK_BITS).add(RANK_3).and(isPair3);
    ShortVector aside4 = pair4.and(twoInRow1.or(twoInColumn1).not()).lanewise(UMIN, ONE);
    ShortVector wide4 = aside4.add(aside4).sub(pair4.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers4 = wide4.add(wide4).add(pair4.and(twice).lanewise(UMIN, ONE));
    ShortVector key4 = answers4.lanewise(LSHL, RANK_BITS).add(RANK_4).and(isPair4);
    ShortVector aside5 = pair5.and(twoInRow1.or(twoInColumn2).not()).lanewise(UMIN, ONE);
    ShortVector wide5 = aside5.add(aside5).sub(pair5.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers5 = wide5.add(wide5).add(pair5.and(twice).lanewise(UMIN, ONE));
    ShortVector key5 = answers5.lanewise(LSHL, RANK_BITS).add(RANK_5).and(isPair5);
    ShortVector aside6 = pair6.and(twoInRow2.or(twoInColumn0).not()).lanewise(UMIN, ONE);
    ShortVector wide6 = aside6.add(aside6).sub(pair6.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers6 = wide6.add(wide6).add(pair6.and(twice).lanewise(UMIN, ONE));
    ShortVector key6 = answers6.lanewise(LSHL, RANK_BITS).add(RANK_6).and(isPair6);
    ShortVector aside7 = pair7.and(twoInRow2.or(twoInColumn1).not()).lanewise(UMIN, ONE);
    ShortVector wide7 = aside7.add(aside7).sub(pair7.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers7 = wide7.add(wide7).add(pair7.and(twice).lanewise(UMIN, ONE));
    ShortVector key7 = answers7.lanewise(LSHL, RANK_BITS).add(RANK_7).and(isPair7);
    ShortVector aside8 = pair8.and(twoInRow2.or(twoInColumn2).not()).lanewise(UMIN, ONE);
    ShortVector wide8 = aside8.add(aside8).sub(pair8.and(narrow).lanewise(UMIN, ONE));
    ShortVector answers8 = wide8.add(wide8).add(pair8.and(twice).lanewise(UMIN, ONE));
    ShortVector key8 = answers8.lanewise(LSHL, RANK_BITS).add(RANK_8).and(isPair8);
    return key0.max(key1)
        .max(key2.max(key3))
        .max(key4.max(key5).max(key6.max(key7)))
        .max(key8)
        .reduceLanes(MAX);
  }
}
