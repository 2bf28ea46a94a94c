package io.github.nonet.internal.vector;

import static io.github.nonet.internal.Outcome.DEAD;
import static io.github.nonet.internal.Outcome.SOLVED;
import static io.github.nonet.internal.Outcome.STUCK;
import static io.github.nonet.internal.vector.WideLayout.ALL_DIGITS;
import static io.github.nonet.internal.vector.WideLayout.B1;
import static io.github.nonet.internal.vector.WideLayout.B2;
import static io.github.nonet.internal.vector.WideLayout.CELL_DIGITS;
import static io.github.nonet.internal.vector.WideLayout.K1;
import static io.github.nonet.internal.vector.WideLayout.K2;
import static io.github.nonet.internal.vector.WideLayout.LANES;
import static io.github.nonet.internal.vector.WideLayout.LANE_COUNT;
import static io.github.nonet.internal.vector.WideLayout.ONE;
import static io.github.nonet.internal.vector.WideLayout.R1;
import static io.github.nonet.internal.vector.WideLayout.R1K1;
import static io.github.nonet.internal.vector.WideLayout.R1K2;
import static io.github.nonet.internal.vector.WideLayout.R2;
import static io.github.nonet.internal.vector.WideLayout.R2K1;
import static io.github.nonet.internal.vector.WideLayout.R2K2;
import static io.github.nonet.internal.vector.WideLayout.ZERO;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.SUSUB;
import static jdk.incubator.vector.VectorOperators.UMIN;

import io.github.nonet.internal.Outcome;
import jdk.incubator.vector.ShortVector;

/**
 * Deduces what follows from a board, in rounds over the whole board: no list of changed cells, and
 * no branch but the two that end it. {@link WideLayout} draws where the cells are.
 *
 * <p>Locked candidates as a question about three rows of three are an idea of tdoku (Tom Dillon,
 * 2019, <a href="https://github.com/t-dillon/tdoku">github.com/t-dillon/tdoku</a>); that a whole
 * board fits a few vectors is his as well, with another layout.
 */
final class WideKernel {
  private WideKernel() {}

  /*
   * Names: x the candidates, n the naked and hidden singles among them, with the number of their
   * vector; without a number, of the mini-row, which is the union over the three vectors.
   *
   * A round, on the singles known when it begins:
   *
   * 1. A single clears its row, sparing itself; two equal ones kill each other.
   *
   * 2. Row and box. In a band, a digit takes one mini-row of each row and of each box: three of nine
   *    fields, no two of them in line. So a field needs partners in one of the two ways
   *
   *        x . .        x . .
   *        . o .   or   . . o     where the digit is possible in both fields marked o,
   *        . . o        . o .
   *
   *    and the digit leaves the mini-rows that have none. These are the locked candidates, all at
   *    once, and they also clear the box of a single, which has left the rest of its row.
   *
   * 3. Column and box: the same in a stack, with three columns of a box in the place of the stacks,
   *    and bands in the place of the rows. This clears the column of a single.
   *
   * 4. A digit with one place left in a row or in a box is a hidden single. After 2 and 3, one that
   *    is alone in its column is found as well, at the latest in the next round.
   *
   * A cell is a single when x & (x - 1) is 0. To get x then and else 0, twice that is subtracted from
   * x, with saturation: it is more than x unless it is 0. To get z if it is not 0 and else x, the
   * smaller of z - 1 and x - 1 is taken, as numbers without a sign, and 1 added.
   *
   * A board is dead if a row misses a digit or a cell is empty. Both are one test: x - 1 has a bit
   * above the nine digits if x is 0.
   *
   * The rounds end when one has found no new single, not only when nothing changed: the last changes
   * seldom lead further. If all nine digits of every row are singles when a round begins, and it
   * does not end dead, the board is solved: 1 empties a cell of a row with two equal digits, 2 and 3
   * one of a box or column.
   *
   * All in one method, for vectors that leave a method are written to the heap. What has to wait for
   * a permutation is written such that as little as possible is left to do afterwards: the latency of
   * one operation after the other decides the speed, not their number.
   */
  static Outcome deduce(short[] boards, int at) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    ShortVector twice0 = x0.and(x0.sub(ONE));
    ShortVector twice1 = x1.and(x1.sub(ONE));
    ShortVector twice2 = x2.and(x2.sub(ONE));
    ShortVector n0 = x0.lanewise(SUSUB, twice0.add(twice0));
    ShortVector n1 = x1.lanewise(SUSUB, twice1.add(twice1));
    ShortVector n2 = x2.lanewise(SUSUB, twice2.add(twice2));
    ShortVector n = n0.or(n1).or(n2);
    while (true) {
      /* 1. Singles leave the other cells of their row. */
      ShortVector nextRowN = n.rearrange(K1);
      ShortVector lastRowN = n.rearrange(K2);
      ShortVector rowN = n.or(nextRowN).or(lastRowN);
      x0 = x0.and(n1.or(n2).not());
      x1 = x1.and(n2.or(n0).not());
      x2 = x2.and(n0.or(n1).not());
      ShortVector miniRow = x0.or(x1).or(x2);
      ShortVector notElsewhere = nextRowN.or(lastRowN).not();
      miniRow = miniRow.and(notElsewhere);
      x0 = x0.and(notElsewhere);
      x1 = x1.and(notElsewhere);
      x2 = x2.and(notElsewhere);

      /* 2. Row and box. */
      ShortVector falling = miniRow.rearrange(R1K1).and(miniRow.rearrange(R2K2));
      ShortVector rising = miniRow.rearrange(R1K2).and(miniRow.rearrange(R2K1));
      ShortVector supported = falling.or(rising);
      x0 = x0.and(supported);
      x1 = x1.and(supported);
      x2 = x2.and(supported);

      /* 3. Column and box. */
      ShortVector boxColumn0 = x0.or(x0.rearrange(R1)).or(x0.rearrange(R2));
      ShortVector boxColumn1 = x1.or(x1.rearrange(R1)).or(x1.rearrange(R2));
      ShortVector boxColumn2 = x2.or(x2.rearrange(R1)).or(x2.rearrange(R2));
      ShortVector next0 = boxColumn0.rearrange(B1);
      ShortVector last0 = boxColumn0.rearrange(B2);
      ShortVector next1 = boxColumn1.rearrange(B1);
      ShortVector last1 = boxColumn1.rearrange(B2);
      ShortVector next2 = boxColumn2.rearrange(B1);
      ShortVector last2 = boxColumn2.rearrange(B2);
      x0 = x0.and(next1.and(last2).or(next2.and(last1)));
      x1 = x1.and(next2.and(last0).or(next0.and(last2)));
      x2 = x2.and(next0.and(last1).or(next1.and(last0)));

      /* 4. Hidden singles of the row and of the box. */
      ShortVector any = x0.or(x1).or(x2);
      ShortVector twoPlaces = x0.and(x1).or(x0.or(x1).and(x2));
      ShortVector nextRow = any.rearrange(K1);
      ShortVector lastRow = any.rearrange(K2);
      ShortVector elsewhereInBox = any.rearrange(R1).or(any.rearrange(R2));
      ShortVector hidden =
          twoPlaces.or(nextRow).or(lastRow).not().or(twoPlaces.or(elsewhereInBox).not());

      ShortVector less0 = x0.sub(ONE);
      ShortVector less1 = x1.sub(ONE);
      ShortVector less2 = x2.sub(ONE);
      ShortVector empty = less0.or(less1).or(less2).and(ALL_DIGITS.not());
      ShortVector missing = any.or(nextRow).or(lastRow).not().and(ALL_DIGITS);
      ShortVector dead = empty.or(missing);

      twice0 = x0.and(less0);
      twice1 = x1.and(less1);
      twice2 = x2.and(less2);
      n0 = x0.lanewise(SUSUB, twice0.add(twice0));
      n1 = x1.lanewise(SUSUB, twice1.add(twice1));
      n2 = x2.lanewise(SUSUB, twice2.add(twice2));
      ShortVector naked = n0.or(n1).or(n2);
      ShortVector hidden0 = x0.and(hidden);
      ShortVector hidden1 = x1.and(hidden);
      ShortVector hidden2 = x2.and(hidden);
      x0 = less0.lanewise(UMIN, hidden0.sub(ONE)).add(ONE);
      x1 = less1.lanewise(UMIN, hidden1.sub(ONE)).add(ONE);
      x2 = less2.lanewise(UMIN, hidden2.sub(ONE)).add(ONE);
      n0 = n0.or(hidden0);
      n1 = n1.or(hidden1);
      n2 = n2.or(hidden2);

      if (dead.compare(NE, ZERO).anyTrue()) {
        return DEAD;
      }
      ShortVector before = n;
      n = naked.or(any.and(hidden));
      if (n.compare(EQ, before).allTrue()) {
        x0.intoArray(boards, at);
        x1.intoArray(boards, at + LANE_COUNT);
        x2.intoArray(boards, at + 2 * LANE_COUNT);
        return rowN.compare(EQ, CELL_DIGITS).allTrue() ? SOLVED : STUCK;
      }
    }
  }
}
