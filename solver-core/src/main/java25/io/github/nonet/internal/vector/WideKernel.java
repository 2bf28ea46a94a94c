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
 * no branches except those that end it. {@link WideLayout} draws where the cells are.
 *
 * <p>Locked candidates as a question about three rows of three are an idea of tdoku (Tom Dillon,
 * 2019, <a href="https://github.com/t-dillon/tdoku">github.com/t-dillon/tdoku</a>); he also showed
 * that a whole board fits a few vectors, with another layout.
 */
final class WideKernel {
  /**
   * The candidates not placed in a row with all digits placed: only the bits that are not digits.
   */
  private static final ShortVector NOTHING = CELL_DIGITS.not();

  private WideKernel() {}

  /*
   * Names: x the candidates, n the naked and hidden singles among them, with the number of their
   * vector; without a number, of the mini-row, which is the union over the three vectors.
   *
   * A round:
   *
   * 1. Singles. A cell with one candidate is a naked single. A digit with one place in its mini-row,
   *    and none in the other two of the row, or of the box, is a hidden single. After 2 and 3, a
   *    digit that is alone in its column is also alone in its box, at the latest in the next round.
   *
   * 2. A single leaves the other cells of its row and box; two equal ones kill each other. The
   *    permutations carry the candidates that are not placed, with all bits that are not digits: so
   *    no more than intersections are left to do.
   *
   * 3. Column and box. In a stack, a digit takes one box-column (three cells) of each column and of
   *    each box: three of nine fields, no two of them in line. A field needs partners in one of
   *    the two ways
   *
   *        x . .        x . .
   *        . o .   or   . . o     where the digit is possible in both fields marked o,
   *        . . o        . o .
   *
   *    and the digit leaves the fields that have none. These are the locked candidates, all at once,
   *    and they also clear the column of a single, which has left the rest of its box.
   *
   * 4. Row and box: the same in a band, with mini-rows in the place of the box-columns. 3 and 4
   *    examine the same board, because both wait for permutations. That makes 4 free.
   *
   * A cell is a single when x & (x - 1) is 0. To get x then and else 0, twice that is subtracted from
   * x, with saturation: it is more than x unless it is 0. To get h if it is not 0 and else x, the
   * smaller of h - 1 and x - 1 is taken, as numbers without a sign, and 1 added.
   *
   * A board is dead if a row misses a digit or a cell is empty. Both are one test: x - 1 has a bit
   * above the nine digits if x is 0, and the digits of the row are put below. It is also dead if a
   * cell is the only place of two digits, which is tested before a guess.
   *
   * The rounds end when one has found no new single, not only when nothing changed: the last changes
   * seldom lead further. They also end when all digits are placed in all rows: then the board is
   * solved or dead.
   *
   * All in one method, for vectors that leave a method are written to the heap. The longest chain of
   * operations that wait for each other decides the speed, not their number: four permutations are
   * nearly half of it. The compiler joins a logical operation with those that feed it where three
   * inputs are enough, from the leaves up. So of `x & a & b | x & c & d` two operations follow each
   * other, and of `x & (a & b | c & d)` three: 3 is written in the longer way.
   */
  static Outcome deduce(short[] boards, int at) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    ShortVector any = x0.or(x1).or(x2);
    /* No round leaves 0. ZERO would do, but a constant is an object, and so would be all that follow. */
    ShortVector unplaced = ShortVector.broadcast(LANES, 0);
    while (true) {
      /* 1. Singles. */
      ShortVector nextRow = any.rearrange(K1);
      ShortVector lastRow = any.rearrange(K2);
      ShortVector nextBox = any.rearrange(R1);
      ShortVector lastBox = any.rearrange(R2);
      ShortVector less0 = x0.sub(ONE);
      ShortVector less1 = x1.sub(ONE);
      ShortVector less2 = x2.sub(ONE);
      ShortVector less = less0.or(less1).or(less2);
      ShortVector row = any.or(nextRow).or(lastRow);
      if (row.and(ALL_DIGITS).or(less.and(ALL_DIGITS.not())).compare(NE, ALL_DIGITS).anyTrue()) {
        return DEAD;
      }
      ShortVector notAlone = x0.and(x1).or(x0.or(x1).and(x2)).or(any.not());
      ShortVector notAloneInRow = nextRow.or(lastRow).or(notAlone);
      ShortVector notAloneInBox = nextBox.or(lastBox).or(notAlone);
      ShortVector twice0 = x0.and(less0);
      ShortVector twice1 = x1.and(less1);
      ShortVector twice2 = x2.and(less2);
      ShortVector naked0 = x0.lanewise(SUSUB, twice0.add(twice0));
      ShortVector naked1 = x1.lanewise(SUSUB, twice1.add(twice1));
      ShortVector naked2 = x2.lanewise(SUSUB, twice2.add(twice2));
      ShortVector before = unplaced;
      unplaced = notAloneInRow.and(notAloneInBox).and(naked0.or(naked1).or(naked2).not());
      ShortVector hidden0 = x0.and(notAloneInRow.and(notAloneInBox).not());
      ShortVector hidden1 = x1.and(notAloneInRow.and(notAloneInBox).not());
      ShortVector hidden2 = x2.and(notAloneInRow.and(notAloneInBox).not());
      ShortVector lessHidden0 = hidden0.sub(ONE);
      ShortVector lessHidden1 = hidden1.sub(ONE);
      ShortVector lessHidden2 = hidden2.sub(ONE);

      /* 2. They leave the other cells of their row and box. */
      ShortVector unplacedNextRow = unplaced.rearrange(K1);
      ShortVector unplacedLastRow = unplaced.rearrange(K2);
      ShortVector unplacedNextBox = unplaced.rearrange(R1);
      ShortVector unplacedLastBox = unplaced.rearrange(R2);
      ShortVector unplacedAround = unplacedNextRow.and(unplacedLastRow).and(unplacedNextBox);
      x0 = less0.lanewise(UMIN, lessHidden0).add(ONE);
      x1 = less1.lanewise(UMIN, lessHidden1).add(ONE);
      x2 = less2.lanewise(UMIN, lessHidden2).add(ONE);
      if (unplaced.compare(EQ, before).allTrue()) {
        x0.intoArray(boards, at);
        x1.intoArray(boards, at + LANE_COUNT);
        x2.intoArray(boards, at + 2 * LANE_COUNT);
        ShortVector both0 = hidden0.and(lessHidden0);
        ShortVector both1 = hidden1.and(lessHidden1);
        ShortVector both2 = hidden2.and(lessHidden2);
        return both0.or(both1).or(both2).compare(NE, ZERO).anyTrue() ? DEAD : STUCK;
      }
      if (unplaced.and(unplacedNextRow).and(unplacedLastRow).compare(EQ, NOTHING).allTrue()) {
        x0.intoArray(boards, at);
        x1.intoArray(boards, at + LANE_COUNT);
        x2.intoArray(boards, at + 2 * LANE_COUNT);
        return isSolution(boards, at) ? SOLVED : DEAD;
      }
      ShortVector n0 = naked0.or(hidden0);
      ShortVector n1 = naked1.or(hidden1);
      ShortVector n2 = naked2.or(hidden2);
      x0 = unplacedAround.and(x0).and(unplacedLastBox.and(n1.or(n2).not()));
      x1 = unplacedAround.and(x1).and(unplacedLastBox.and(n2.or(n0).not()));
      x2 = unplacedAround.and(x2).and(unplacedLastBox.and(n0.or(n1).not()));

      /* 3. Column and box. */
      ShortVector boxColumn0 = x0.rearrange(R1).or(x0.rearrange(R2)).or(x0);
      ShortVector boxColumn1 = x1.rearrange(R1).or(x1.rearrange(R2)).or(x1);
      ShortVector boxColumn2 = x2.rearrange(R1).or(x2.rearrange(R2)).or(x2);
      ShortVector next0 = boxColumn0.rearrange(B1);
      ShortVector last0 = boxColumn0.rearrange(B2);
      ShortVector next1 = boxColumn1.rearrange(B1);
      ShortVector last1 = boxColumn1.rearrange(B2);
      ShortVector next2 = boxColumn2.rearrange(B1);
      ShortVector last2 = boxColumn2.rearrange(B2);
      ShortVector falling0 = x0.and(next1).and(last2);
      ShortVector rising0 = x0.and(next2).and(last1);
      ShortVector falling1 = x1.and(next2).and(last0);
      ShortVector rising1 = x1.and(next0).and(last2);
      ShortVector falling2 = x2.and(next0).and(last1);
      ShortVector rising2 = x2.and(next1).and(last0);
      ShortVector either0 = falling0.or(rising0);
      ShortVector either1 = falling1.or(rising1);
      ShortVector either2 = falling2.or(rising2);
      ShortVector either = falling0.or(falling1).or(falling2).or(rising0.or(rising1).or(rising2));

      /* 4. Row and box. */
      ShortVector miniRow = x0.or(x1).or(x2);
      ShortVector falling = miniRow.rearrange(R1K1).and(miniRow.rearrange(R2K2));
      ShortVector rising = miniRow.rearrange(R1K2).and(miniRow.rearrange(R2K1));
      ShortVector supported = falling.or(rising);
      any = either.and(supported);
      x0 = either0.and(supported);
      x1 = either1.and(supported);
      x2 = either2.and(supported);
    }
  }

  /** Returns whether each cell has one candidate, and each column and box all nine. */
  private static boolean isSolution(short[] boards, int at) {
    ShortVector x0 = ShortVector.fromArray(LANES, boards, at);
    ShortVector x1 = ShortVector.fromArray(LANES, boards, at + LANE_COUNT);
    ShortVector x2 = ShortVector.fromArray(LANES, boards, at + 2 * LANE_COUNT);
    ShortVector open = x0.and(x0.sub(ONE)).or(x1.and(x1.sub(ONE))).or(x2.and(x2.sub(ONE)));
    ShortVector boxColumn0 = x0.rearrange(R1).or(x0.rearrange(R2)).or(x0);
    ShortVector boxColumn1 = x1.rearrange(R1).or(x1.rearrange(R2)).or(x1);
    ShortVector boxColumn2 = x2.rearrange(R1).or(x2.rearrange(R2)).or(x2);
    ShortVector box = boxColumn0.or(boxColumn1).or(boxColumn2);
    ShortVector column0 = boxColumn0.rearrange(B1).or(boxColumn0.rearrange(B2)).or(boxColumn0);
    ShortVector column1 = boxColumn1.rearrange(B1).or(boxColumn1.rearrange(B2)).or(boxColumn1);
    ShortVector column2 = boxColumn2.rearrange(B1).or(boxColumn2.rearrange(B2)).or(boxColumn2);
    ShortVector everywhere = column0.and(column1).and(column2).and(box);
    return everywhere.and(open.and(CELL_DIGITS).not()).compare(EQ, ALL_DIGITS).allTrue();
  }
}
