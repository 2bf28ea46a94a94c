package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.WideLayout.B1;
import static io.github.nonet.internal.vector.WideLayout.B2;
import static io.github.nonet.internal.vector.WideLayout.CELL_DIGITS;
import static io.github.nonet.internal.vector.WideLayout.K1;
import static io.github.nonet.internal.vector.WideLayout.K2;
import static io.github.nonet.internal.vector.WideLayout.LANES;
import static io.github.nonet.internal.vector.WideLayout.LANE_COUNT;
import static io.github.nonet.internal.vector.WideLayout.ONE;
import static io.github.nonet.internal.vector.WideLayout.R1;
import static io.github.nonet.internal.vector.WideLayout.R2;
import static io.github.nonet.internal.vector.WideLayout.SHORTS;
import static io.github.nonet.internal.vector.WideLayout.SHORT_OF_CELL;
import static io.github.nonet.internal.vector.WideLayout.ZERO;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.NE;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Tactic;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;

/**
 * Chooses the cell of a stuck board to guess at, and makes the two boards that follow.
 *
 * <p>Each open cell gets a key, the greatest is chosen. A key is the worth of the cell, and in the
 * low seven bits its rank, 81 for the first cell and 1 for the last, so no two keys are equal.
 */
final class WideChoice {
  private static final int RANK_BITS = 7;

  /** Puts every cell with two candidates above all others. */
  private static final int PAIR_WORTH = 64;

  private static final int LEAST_PAIR = PAIR_WORTH << RANK_BITS;

  private static final ShortVector TWO = ONE.add(ONE);
  private static final ShortVector PAIR = ShortVector.broadcast(LANES, PAIR_WORTH);

  /** Three times nine candidates, which keeps the worth of the widest cell above 0. */
  private static final ShortVector WIDEST = ShortVector.broadcast(LANES, 3 * Geometry.SIZE);

  private static final short[] RANKS = ranks();
  private static final ShortVector RANK_0 = ShortVector.fromArray(LANES, RANKS, 0);
  private static final ShortVector RANK_1 = ShortVector.fromArray(LANES, RANKS, LANE_COUNT);
  private static final ShortVector RANK_2 = ShortVector.fromArray(LANES, RANKS, 2 * LANE_COUNT);

  private WideChoice() {}

  private static short[] ranks() {
    short[] ranks = new short[SHORTS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      ranks[SHORT_OF_CELL[cell]] = (short) (Geometry.CELLS - cell);
    }
    return ranks;
  }

  /*
   * The lowest digit of a cell with two candidates, and of those the one whose guesses will change
   * most. These count, for each of its two digits:
   *
   *   places in the other boxes of the row      six times: they lose a candidate
   *   places in the other boxes of the column   six times
   *   a place in a cell of the box that has     twice: that cell becomes a single
   *     two candidates as well
   *   no other place in the mini-row            once: when the digit leaves the cell, it leaves the
   *   no other place in the column of the box     mini-row or the column, for locked candidates to see
   *
   * Without a cell with two candidates, the last two count, and each candidate three times against
   * its cell.
   *
   * All in one method, for vectors that leave a method are written to the heap.
   */

  /**
   * Puts two boards in the place of a stuck one: in the upper one, which follows on {@code at}, a
   * cell has got a digit; in the lower one, at {@code at}, that cell has lost it.
   *
   * @param tactic MOST_SETTLING, or TWO_PLACES: then only a cell with two candidates will do
   * @return false if there is no such cell; nothing has changed then
   */
  static boolean split(short[] boards, int at, Tactic tactic) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    ShortVector width0 = x0.lanewise(BIT_COUNT);
    ShortVector width1 = x1.lanewise(BIT_COUNT);
    ShortVector width2 = x2.lanewise(BIT_COUNT);
    VectorMask<Short> isPair0 = width0.compare(EQ, TWO);
    VectorMask<Short> isPair1 = width1.compare(EQ, TWO);
    VectorMask<Short> isPair2 = width2.compare(EQ, TWO);

    ShortVector any = x0.or(x1).or(x2);
    ShortVector row = any.rearrange(K1).or(any.rearrange(K2));
    ShortVector beside0 = x0.rearrange(R1).or(x0.rearrange(R2));
    ShortVector beside1 = x1.rearrange(R1).or(x1.rearrange(R2));
    ShortVector beside2 = x2.rearrange(R1).or(x2.rearrange(R2));
    ShortVector boxColumn0 = x0.or(beside0);
    ShortVector boxColumn1 = x1.or(beside1);
    ShortVector boxColumn2 = x2.or(beside2);
    ShortVector column0 = boxColumn0.rearrange(B1).or(boxColumn0.rearrange(B2));
    ShortVector column1 = boxColumn1.rearrange(B1).or(boxColumn1.rearrange(B2));
    ShortVector column2 = boxColumn2.rearrange(B1).or(boxColumn2.rearrange(B2));
    ShortVector lines0 = x0.and(row).lanewise(BIT_COUNT).add(x0.and(column0).lanewise(BIT_COUNT));
    ShortVector lines1 = x1.and(row).lanewise(BIT_COUNT).add(x1.and(column1).lanewise(BIT_COUNT));
    ShortVector lines2 = x2.and(row).lanewise(BIT_COUNT).add(x2.and(column2).lanewise(BIT_COUNT));

    ShortVector pair0 = ZERO.blend(x0, isPair0);
    ShortVector pair1 = ZERO.blend(x1, isPair1);
    ShortVector pair2 = ZERO.blend(x2, isPair2);
    ShortVector pairs = pair0.or(pair1).or(pair2);
    ShortVector boxPairs = pairs.rearrange(R1).or(pairs.rearrange(R2));
    ShortVector inPairs0 = x0.and(boxPairs.or(pair1).or(pair2)).lanewise(BIT_COUNT);
    ShortVector inPairs1 = x1.and(boxPairs.or(pair2).or(pair0)).lanewise(BIT_COUNT);
    ShortVector inPairs2 = x2.and(boxPairs.or(pair0).or(pair1)).lanewise(BIT_COUNT);

    ShortVector alone0 =
        x0.and(x1.or(x2).not()).lanewise(BIT_COUNT).add(x0.and(beside0.not()).lanewise(BIT_COUNT));
    ShortVector alone1 =
        x1.and(x2.or(x0).not()).lanewise(BIT_COUNT).add(x1.and(beside1.not()).lanewise(BIT_COUNT));
    ShortVector alone2 =
        x2.and(x0.or(x1).not()).lanewise(BIT_COUNT).add(x2.and(beside2.not()).lanewise(BIT_COUNT));

    ShortVector half0 = inPairs0.add(lines0).add(lines0).add(lines0);
    ShortVector half1 = inPairs1.add(lines1).add(lines1).add(lines1);
    ShortVector half2 = inPairs2.add(lines2).add(lines2).add(lines2);
    ShortVector pairWorth0 = half0.add(half0).add(PAIR);
    ShortVector pairWorth1 = half1.add(half1).add(PAIR);
    ShortVector pairWorth2 = half2.add(half2).add(PAIR);
    ShortVector otherWorth0 = WIDEST.sub(width0).sub(width0).sub(width0);
    ShortVector otherWorth1 = WIDEST.sub(width1).sub(width1).sub(width1);
    ShortVector otherWorth2 = WIDEST.sub(width2).sub(width2).sub(width2);
    ShortVector worth0 = alone0.add(otherWorth0.blend(pairWorth0, isPair0));
    ShortVector worth1 = alone1.add(otherWorth1.blend(pairWorth1, isPair1));
    ShortVector worth2 = alone2.add(otherWorth2.blend(pairWorth2, isPair2));

    ShortVector higher0 = x0.and(x0.sub(ONE));
    ShortVector higher1 = x1.and(x1.sub(ONE));
    ShortVector higher2 = x2.and(x2.sub(ONE));
    VectorMask<Short> isOpen0 = higher0.and(CELL_DIGITS).compare(NE, ZERO);
    VectorMask<Short> isOpen1 = higher1.and(CELL_DIGITS).compare(NE, ZERO);
    VectorMask<Short> isOpen2 = higher2.and(CELL_DIGITS).compare(NE, ZERO);
    ShortVector key0 = ZERO.blend(worth0.lanewise(LSHL, RANK_BITS).or(RANK_0), isOpen0);
    ShortVector key1 = ZERO.blend(worth1.lanewise(LSHL, RANK_BITS).or(RANK_1), isOpen1);
    ShortVector key2 = ZERO.blend(worth2.lanewise(LSHL, RANK_BITS).or(RANK_2), isOpen2);
    short greatest = key0.max(key1).max(key2).reduceLanes(MAX);
    if (tactic == Tactic.TWO_PLACES && greatest < LEAST_PAIR) {
      return false;
    }
    ShortVector best = ShortVector.broadcast(LANES, greatest);
    VectorMask<Short> isBest0 = key0.compare(EQ, best);
    VectorMask<Short> isBest1 = key1.compare(EQ, best);
    VectorMask<Short> isBest2 = key2.compare(EQ, best);
    x0.blend(higher0, isBest0).intoArray(boards, at);
    x1.blend(higher1, isBest1).intoArray(boards, at + LANE_COUNT);
    x2.blend(higher2, isBest2).intoArray(boards, at + 2 * LANE_COUNT);
    x0.blend(x0.sub(higher0), isBest0).intoArray(boards, at + SHORTS);
    x1.blend(x1.sub(higher1), isBest1).intoArray(boards, at + SHORTS + LANE_COUNT);
    x2.blend(x2.sub(higher2), isBest2).intoArray(boards, at + SHORTS + 2 * LANE_COUNT);
    return true;
  }
}
