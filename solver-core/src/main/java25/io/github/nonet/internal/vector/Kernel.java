package io.github.nonet.internal.vector;

import static io.github.nonet.internal.Outcome.DEAD;
import static io.github.nonet.internal.Outcome.SOLVED;
import static io.github.nonet.internal.Outcome.STUCK;
import static io.github.nonet.internal.vector.Layout.ABOVE_DIGITS;
import static io.github.nonet.internal.vector.Layout.ALL_DIGITS;
import static io.github.nonet.internal.vector.Layout.LANES;
import static io.github.nonet.internal.vector.Layout.LAST_BAND;
import static io.github.nonet.internal.vector.Layout.NEXT_BAND;
import static io.github.nonet.internal.vector.Layout.NEXT_PLACE;
import static io.github.nonet.internal.vector.Layout.ONE;
import static io.github.nonet.internal.vector.Layout.QUARTERS;
import static io.github.nonet.internal.vector.Layout.STACK;
import static io.github.nonet.internal.vector.Layout.ZERO;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.SUSUB;
import static jdk.incubator.vector.VectorOperators.UMIN;

import io.github.nonet.internal.Outcome;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;

/**
 * Deduces what follows from a board, in rounds over the whole board: no list of changed cells, and
 * no branches except those that end it. {@link Layout} draws where the cells are.
 *
 * <p>Locked candidates as a question about three rows of three are an idea of tdoku (Tom Dillon,
 * 2019, <a href="https://github.com/t-dillon/tdoku">github.com/t-dillon/tdoku</a>); he also showed
 * that a whole board fits a few vectors, with another layout.
 */
final class Kernel {
  /** Marks what was placed before the first round, and equals no set of digits. */
  private static final int NOTHING_YET = -1;

  private Kernel() {}

  /*
   * Names: x the candidates of a place, single the digit of its cells that have one. Without a
   * number: of the box. The rounds are the same as in BITBOARD, with other tests for dead boards.
   *
   * 1. Boxes. A digit is in two or more places of the box if it is in two cells of one of the three
   *    rows, or in two of the rows. A digit that is nowhere: dead.
   *
   * 2. Cells. A digit that is alone in its box is the digit of its cell. Then the cells with one
   *    candidate are the singles. A cell with none: dead. The rounds end when no digit of any box
   *    has been placed since the round before: the last changes seldom lead further.
   *
   * 3. Singles leave the other cells of their box.
   *
   * 4. Rows. In a band, a digit takes one mini-row of each row and of each box: three of nine
   *    fields, no two of them in line. So a field needs partners in one of the two ways
   *
   *        x . .        x . .
   *        . o .   or   . . o     where the digit is possible in both fields marked o,
   *        . . o        . o .
   *
   *    and the digit leaves the mini-rows that have none. These are the locked candidates, all at
   *    once. They also clear the row of a single, which has left the rest of its box. The two
   *    fields are one and two stacks on. Each stack and the next are tested together, which takes
   *    one shift for each row, and the answer is moved by a stack. The copy of stack 0 brings back
   *    one of the stacks that are shifted out, and a shift the other way the others.
   *
   * 5. Columns: the same in a stack, with columns for rows, and bands for stacks.
   *
   * A digit that is alone in its row or column is alone in its box after 4 and 5.
   *
   * A cell is a single when x & (x - 1) is 0. To get x then and else 0, twice that is subtracted
   * from x, with saturation: it is more than x unless it is 0. To get z if it is not 0 and else x,
   * the smaller of z - 1 and x - 1 is taken, as numbers without a sign, and 1 added. If x is
   * empty, x - 1 has bits above the nine digits.
   *
   * When the rounds end, a cell may be the only place of two digits, or a placed digit may have
   * another place, which is another single. Dead. If all nine digits of every box are placed in two
   * rounds, the board is solved: between them 4 and 5 would have emptied a cell.
   *
   * All in one method, for vectors that leave a method are written to the heap. The tests are
   * placed where they cut the round into shorter stretches without a branch, which the compiler
   * gets into 16 registers more easily: docs/inside/experiments.md has the figures.
   */
  static Outcome deduce(long[] boards, int at) {
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
    ShortVector placed = ShortVector.broadcast(LANES, NOTHING_YET);
    while (true) {
      /* 1. Boxes. */
      ShortVector any01 = x0.or(x1);
      ShortVector row0 = any01.or(x2);
      ShortVector two0 = x0.and(x1).or(any01.and(x2));
      ShortVector any34 = x3.or(x4);
      ShortVector row1 = any34.or(x5);
      ShortVector two1 = x3.and(x4).or(any34.and(x5));
      ShortVector any67 = x6.or(x7);
      ShortVector row2 = any67.or(x8);
      ShortVector two2 = x6.and(x7).or(any67.and(x8));
      ShortVector row01 = row0.or(row1);
      ShortVector two = row0.and(row1).or(row01.and(row2)).or(two0.or(two1).or(two2));
      if (row01.or(row2).compare(NE, ALL_DIGITS).anyTrue()) {
        return DEAD;
      }
      ShortVector alone = two.not();

      /* 2. Cells. */
      ShortVector less0 = x0.sub(ONE).lanewise(UMIN, x0.and(alone).sub(ONE));
      x0 = less0.add(ONE);
      ShortVector more0 = x0.and(less0);
      ShortVector single0 = x0.lanewise(SUSUB, more0.add(more0));
      ShortVector less1 = x1.sub(ONE).lanewise(UMIN, x1.and(alone).sub(ONE));
      x1 = less1.add(ONE);
      ShortVector more1 = x1.and(less1);
      ShortVector single1 = x1.lanewise(SUSUB, more1.add(more1));
      ShortVector less2 = x2.sub(ONE).lanewise(UMIN, x2.and(alone).sub(ONE));
      x2 = less2.add(ONE);
      ShortVector more2 = x2.and(less2);
      ShortVector single2 = x2.lanewise(SUSUB, more2.add(more2));
      ShortVector less3 = x3.sub(ONE).lanewise(UMIN, x3.and(alone).sub(ONE));
      x3 = less3.add(ONE);
      ShortVector more3 = x3.and(less3);
      ShortVector single3 = x3.lanewise(SUSUB, more3.add(more3));
      ShortVector less4 = x4.sub(ONE).lanewise(UMIN, x4.and(alone).sub(ONE));
      x4 = less4.add(ONE);
      ShortVector more4 = x4.and(less4);
      ShortVector single4 = x4.lanewise(SUSUB, more4.add(more4));
      ShortVector less5 = x5.sub(ONE).lanewise(UMIN, x5.and(alone).sub(ONE));
      x5 = less5.add(ONE);
      ShortVector more5 = x5.and(less5);
      ShortVector single5 = x5.lanewise(SUSUB, more5.add(more5));
      ShortVector less6 = x6.sub(ONE).lanewise(UMIN, x6.and(alone).sub(ONE));
      x6 = less6.add(ONE);
      ShortVector more6 = x6.and(less6);
      ShortVector single6 = x6.lanewise(SUSUB, more6.add(more6));
      ShortVector less7 = x7.sub(ONE).lanewise(UMIN, x7.and(alone).sub(ONE));
      x7 = less7.add(ONE);
      ShortVector more7 = x7.and(less7);
      ShortVector single7 = x7.lanewise(SUSUB, more7.add(more7));
      ShortVector less8 = x8.sub(ONE).lanewise(UMIN, x8.and(alone).sub(ONE));
      x8 = less8.add(ONE);
      ShortVector more8 = x8.and(less8);
      ShortVector single8 = x8.lanewise(SUSUB, more8.add(more8));
      ShortVector less =
          less0.or(less1).or(less2.or(less3)).or(less4.or(less5).or(less6.or(less7))).or(less8);
      if (less.and(ABOVE_DIGITS).compare(NE, ZERO).anyTrue()) {
        return DEAD;
      }
      ShortVector before = placed;
      placed =
          single0
              .or(single1)
              .or(single2.or(single3))
              .or(single4.or(single5).or(single6.or(single7)))
              .or(single8);
      if (placed.compare(EQ, before).allTrue()) {
        ShortVector several =
            x0.and(x0.sub(ONE))
                .or(x1.and(x1.sub(ONE)))
                .or(x2.and(x2.sub(ONE)).or(x3.and(x3.sub(ONE))))
                .or(
                    x4.and(x4.sub(ONE))
                        .or(x5.and(x5.sub(ONE)))
                        .or(x6.and(x6.sub(ONE)).or(x7.and(x7.sub(ONE)))))
                .or(x8.and(x8.sub(ONE)));
        if (several.and(alone).or(placed.and(two)).compare(NE, ZERO).anyTrue()) {
          return DEAD;
        }
        x0.reinterpretAsLongs().intoArray(boards, at);
        x1.reinterpretAsLongs().intoArray(boards, at + NEXT_PLACE);
        x2.reinterpretAsLongs().intoArray(boards, at + 2 * NEXT_PLACE);
        x3.reinterpretAsLongs().intoArray(boards, at + 3 * NEXT_PLACE);
        x4.reinterpretAsLongs().intoArray(boards, at + 4 * NEXT_PLACE);
        x5.reinterpretAsLongs().intoArray(boards, at + 5 * NEXT_PLACE);
        x6.reinterpretAsLongs().intoArray(boards, at + 6 * NEXT_PLACE);
        x7.reinterpretAsLongs().intoArray(boards, at + 7 * NEXT_PLACE);
        x8.reinterpretAsLongs().intoArray(boards, at + 8 * NEXT_PLACE);
        return placed.compare(EQ, ALL_DIGITS).allTrue() ? SOLVED : STUCK;
      }

      /* 3. Singles. */
      ShortVector free = placed.not();
      x0 = x0.and(free).or(single0);
      x1 = x1.and(free).or(single1);
      x2 = x2.and(free).or(single2);
      x3 = x3.and(free).or(single3);
      x4 = x4.and(free).or(single4);
      x5 = x5.and(free).or(single5);
      x6 = x6.and(free).or(single6);
      x7 = x7.and(free).or(single7);
      x8 = x8.and(free).or(single8);

      /* 4. Rows. */
      row0 = x0.or(x1).or(x2);
      row1 = x3.or(x4).or(x5);
      row2 = x6.or(x7).or(x8);
      ShortVector nextStack0 =
          row0.reinterpretAsLongs().lanewise(LSHR, STACK).reinterpretAsShorts();
      ShortVector nextStack1 =
          row1.reinterpretAsLongs().lanewise(LSHR, STACK).reinterpretAsShorts();
      ShortVector nextStack2 =
          row2.reinterpretAsLongs().lanewise(LSHR, STACK).reinterpretAsShorts();
      LongVector others0 = row1.and(nextStack2).or(nextStack1.and(row2)).reinterpretAsLongs();
      ShortVector rowSupport0 =
          others0.lanewise(LSHR, STACK).or(others0.lanewise(LSHL, 2 * STACK)).reinterpretAsShorts();
      x0 = x0.and(rowSupport0);
      x1 = x1.and(rowSupport0);
      x2 = x2.and(rowSupport0);
      LongVector others1 = row2.and(nextStack0).or(nextStack2.and(row0)).reinterpretAsLongs();
      ShortVector rowSupport1 =
          others1.lanewise(LSHR, STACK).or(others1.lanewise(LSHL, 2 * STACK)).reinterpretAsShorts();
      x3 = x3.and(rowSupport1);
      x4 = x4.and(rowSupport1);
      x5 = x5.and(rowSupport1);
      LongVector others2 = row0.and(nextStack1).or(nextStack0.and(row1)).reinterpretAsLongs();
      ShortVector rowSupport2 =
          others2.lanewise(LSHR, STACK).or(others2.lanewise(LSHL, 2 * STACK)).reinterpretAsShorts();
      x6 = x6.and(rowSupport2);
      x7 = x7.and(rowSupport2);
      x8 = x8.and(rowSupport2);

      /* 5. Columns. */
      IntVector column0 = x0.or(x3).or(x6).reinterpretAsInts();
      ShortVector nextBand0 = column0.rearrange(NEXT_BAND).reinterpretAsShorts();
      ShortVector lastBand0 = column0.rearrange(LAST_BAND).reinterpretAsShorts();
      IntVector column1 = x1.or(x4).or(x7).reinterpretAsInts();
      ShortVector nextBand1 = column1.rearrange(NEXT_BAND).reinterpretAsShorts();
      ShortVector lastBand1 = column1.rearrange(LAST_BAND).reinterpretAsShorts();
      IntVector column2 = x2.or(x5).or(x8).reinterpretAsInts();
      ShortVector nextBand2 = column2.rearrange(NEXT_BAND).reinterpretAsShorts();
      ShortVector lastBand2 = column2.rearrange(LAST_BAND).reinterpretAsShorts();
      ShortVector columnSupport0 = nextBand1.and(lastBand2).or(lastBand1.and(nextBand2));
      x0 = x0.and(columnSupport0);
      x3 = x3.and(columnSupport0);
      x6 = x6.and(columnSupport0);
      ShortVector columnSupport1 = nextBand2.and(lastBand0).or(lastBand2.and(nextBand0));
      x1 = x1.and(columnSupport1);
      x4 = x4.and(columnSupport1);
      x7 = x7.and(columnSupport1);
      ShortVector columnSupport2 = nextBand0.and(lastBand1).or(lastBand0.and(nextBand1));
      x2 = x2.and(columnSupport2);
      x5 = x5.and(columnSupport2);
      x8 = x8.and(columnSupport2);
    }
  }
}
