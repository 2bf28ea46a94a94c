package io.github.nonet;

import static io.github.nonet.VectorLayout.B1;
import static io.github.nonet.VectorLayout.B2;
import static io.github.nonet.VectorLayout.CELL_DIGITS;
import static io.github.nonet.VectorLayout.K1;
import static io.github.nonet.VectorLayout.K2;
import static io.github.nonet.VectorLayout.LANES;
import static io.github.nonet.VectorLayout.LANE_COUNT;
import static io.github.nonet.VectorLayout.ONE;
import static io.github.nonet.VectorLayout.R1;
import static io.github.nonet.VectorLayout.R2;
import static io.github.nonet.VectorLayout.SHORTS;
import static io.github.nonet.VectorLayout.ZERO;
import static jdk.incubator.vector.VectorOperators.BIT_COUNT;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.MAX;
import static jdk.incubator.vector.VectorOperators.NE;

import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;

/**
 * Chooses the cell of a stuck board to guess at, and makes the two boards that follow.
 *
 * <p>Each cell gets a key, the greatest is chosen. The low seven bits of a key are the rank of the
 * cell, 81 for the first one and 1 for the last, so no two keys are equal; a key of 0 means that
 * the cell is no choice.
 */
final class VectorChoice {
  private static final int RANK_BITS = 7;

  private static final ShortVector TWO = ONE.add(ONE);

  private static final short[] RANKS = ranks();
  private static final ShortVector RANK_0 = ShortVector.fromArray(LANES, RANKS, 0);
  private static final ShortVector RANK_1 = ShortVector.fromArray(LANES, RANKS, LANE_COUNT);
  private static final ShortVector RANK_2 = ShortVector.fromArray(LANES, RANKS, 2 * LANE_COUNT);

  private VectorChoice() {}

  private static short[] ranks() {
    short[] ranks = new short[SHORTS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      ranks[place(cell)] = (short) (Geometry.CELLS - cell);
    }
    return ranks;
  }

  /**
   * Puts two boards in the place of a stuck one: in the upper one, which follows on {@code at}, a
   * cell has got a digit; in the lower one, at {@code at}, that cell has lost it.
   *
   * @param keys scratch space as large as a board
   */
  static void branch(CellOrder order, short[] boards, int at, short[] keys) {
    short best =
        order == CellOrder.ROW_MAJOR
            ? firstOpen(boards, at, keys)
            : greatestImpact(boards, at, keys);
    if (best != 0) {
      split(boards, at, keys, best);
    } else {
      splitNarrow(boards, at);
    }
  }

  /*
   * Among the cells with two candidates, the one whose guesses will change most. Its two digits are
   * looked for in four places, each of which counts once for a digit:
   *
   *   in the row, in the other boxes       three times, as they
   *   in the column, in the other boxes    lose a candidate
   *   in the row, in the other boxes, in a cell with two candidates     once more, as it
   *   in the box, in a cell with two candidates                         becomes a single
   */
  static short greatestImpact(short[] boards, int at, short[] keys) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    VectorMask<Short> isPair0 = x0.lanewise(BIT_COUNT).compare(EQ, TWO);
    VectorMask<Short> isPair1 = x1.lanewise(BIT_COUNT).compare(EQ, TWO);
    VectorMask<Short> isPair2 = x2.lanewise(BIT_COUNT).compare(EQ, TWO);

    ShortVector any = x0.or(x1).or(x2);
    ShortVector row = any.rearrange(K1).or(any.rearrange(K2));
    ShortVector boxColumn0 = x0.or(x0.rearrange(R1)).or(x0.rearrange(R2));
    ShortVector boxColumn1 = x1.or(x1.rearrange(R1)).or(x1.rearrange(R2));
    ShortVector boxColumn2 = x2.or(x2.rearrange(R1)).or(x2.rearrange(R2));
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
    ShortVector rowPairs = pairs.rearrange(K1).or(pairs.rearrange(K2));
    ShortVector boxPairs = pairs.rearrange(R1).or(pairs.rearrange(R2));
    ShortVector pairs0 =
        x0.and(rowPairs)
            .lanewise(BIT_COUNT)
            .add(x0.and(boxPairs.or(pair1).or(pair2)).lanewise(BIT_COUNT));
    ShortVector pairs1 =
        x1.and(rowPairs)
            .lanewise(BIT_COUNT)
            .add(x1.and(boxPairs.or(pair2).or(pair0)).lanewise(BIT_COUNT));
    ShortVector pairs2 =
        x2.and(rowPairs)
            .lanewise(BIT_COUNT)
            .add(x2.and(boxPairs.or(pair0).or(pair1)).lanewise(BIT_COUNT));

    ShortVector impact0 = lines0.add(lines0).add(lines0).add(pairs0);
    ShortVector impact1 = lines1.add(lines1).add(lines1).add(pairs1);
    ShortVector impact2 = lines2.add(lines2).add(lines2).add(pairs2);
    ShortVector key0 = ZERO.blend(impact0.lanewise(LSHL, RANK_BITS).or(RANK_0), isPair0);
    ShortVector key1 = ZERO.blend(impact1.lanewise(LSHL, RANK_BITS).or(RANK_1), isPair1);
    ShortVector key2 = ZERO.blend(impact2.lanewise(LSHL, RANK_BITS).or(RANK_2), isPair2);
    key0.intoArray(keys, 0);
    key1.intoArray(keys, LANE_COUNT);
    key2.intoArray(keys, 2 * LANE_COUNT);
    return key0.max(key1).max(key2).reduceLanes(MAX);
  }

  /** The first cell, row by row, with two candidates or more. */
  static short firstOpen(short[] boards, int at, short[] keys) {
    short best = 0;
    for (int i = 0; i < SHORTS; i += LANE_COUNT) {
      ShortVector x = ShortVector.fromArray(LANES, boards, at + i).and(CELL_DIGITS);
      VectorMask<Short> isOpen = x.and(x.sub(ONE)).compare(NE, ZERO);
      ShortVector key = ZERO.blend(ShortVector.fromArray(LANES, RANKS, i), isOpen);
      key.intoArray(keys, i);
      best = (short) Math.max(best, key.reduceLanes(MAX));
    }
    return best;
  }

  private static void split(short[] boards, int at, short[] keys, short best) {
    ShortVector bestKey = ShortVector.broadcast(LANES, best);
    for (int i = 0; i < SHORTS; i += LANE_COUNT) {
      ShortVector x = ShortVector.fromArray(LANES, boards, at + i);
      ShortVector others = x.and(x.sub(ONE));
      VectorMask<Short> isChosen = ShortVector.fromArray(LANES, keys, i).compare(EQ, bestKey);
      x.blend(others, isChosen).intoArray(boards, at + i);
      x.blend(x.sub(others), isChosen).intoArray(boards, at + SHORTS + i);
    }
  }

  /*
   * Without a cell with two candidates, which is rare, a digit that has two places in its box, in the
   * narrowest cell there is for that; its other place follows at once. Of equally narrow cells, one
   * for the lowest digit, which is a choice like any other. When width alone decided, a board with
   * few clues and no solution took millions of guesses.
   */
  private static void splitNarrow(short[] boards, int at) {
    int chosen = 0;
    int chosenDigits = 0;
    int least = Integer.MAX_VALUE;
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int x = boards[at + place(cell)];
      int digits = x & twoPlaces(boards, at, Geometry.box(cell));
      int width = Integer.bitCount(x) + (digits == 0 ? Geometry.SIZE : 0);
      int rank = width << Geometry.SIZE | Integer.lowestOneBit(digits);
      if (Integer.bitCount(x) > 1 && rank < least) {
        least = rank;
        chosen = place(cell);
        chosenDigits = digits == 0 ? x : digits;
      }
    }
    int digit = Integer.lowestOneBit(chosenDigits);
    System.arraycopy(boards, at, boards, at + SHORTS, SHORTS);
    boards[at + SHORTS + chosen] = (short) digit;
    boards[at + chosen] &= (short) ~digit;
  }

  /** Returns the digits that have exactly two places in a box. */
  private static int twoPlaces(short[] boards, int at, int box) {
    int one = 0;
    int two = 0;
    int three = 0;
    for (int i = 0; i < Geometry.SIZE; i++) {
      int x = boards[at + place(Geometry.cellOfBox(box, i))];
      three |= two & x;
      two |= one & x;
      one |= x;
    }
    return two & ~three;
  }

  /** Returns where a cell is in a board. */
  private static int place(int cell) {
    return cell % Geometry.BOX_SIZE * LANE_COUNT + cell / Geometry.BOX_SIZE;
  }
}
