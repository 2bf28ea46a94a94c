package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.Layout.ALL;
import static io.github.nonet.internal.lanes.Layout.BAND;
import static io.github.nonet.internal.lanes.Layout.BANDS_0_AND_1;
import static io.github.nonet.internal.lanes.Layout.BAND_0;
import static io.github.nonet.internal.lanes.Layout.BELOW_HIGH;
import static io.github.nonet.internal.lanes.Layout.GROUPS;
import static io.github.nonet.internal.lanes.Layout.HIGH;
import static io.github.nonet.internal.lanes.Layout.LANES;
import static io.github.nonet.internal.lanes.Layout.LANE_COUNT;
import static io.github.nonet.internal.lanes.Layout.LOW;
import static io.github.nonet.internal.lanes.Layout.NEXT_POSITION;
import static io.github.nonet.internal.lanes.Layout.POSITIONS;
import static io.github.nonet.internal.lanes.Layout.STACK;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;

/**
 * Deduces what follows in all puzzles of a block, one round at a time, without a branch. {@link
 * Layout} draws where the candidates are.
 */
final class Kernel {
  /*
   * A round. All of it happens in every lane at once:
   *
   * 1. A digit with one place left in its box is a hidden single: its cell loses all else.
   *
   * 2. Cells with one candidate are closed, and their digits are placed in their boxes.
   *
   * 3. A placed digit leaves the open cells of its box.
   *
   * 4. Row and box. In a band, a digit takes one of three boxes in each row, and each row another
   *    one. It leaves the cells of a row and a box where it has no such way: with the rows r, r + 1
   *    and r + 2 of a band and the stacks s, s + 1 and s + 2, it stays at (r, s) if it is possible
   *
   *        at (r + 1, s + 1) and (r + 2, s + 2),  or  at (r + 1, s + 2) and (r + 2, s + 1).
   *
   *    These are the locked candidates, all at once. They also clear the row of a placed digit.
   *
   * 5. Column and box: the same with columns, bands and stacks in the place of rows, stacks and bands.
   *
   * 6. Which digits have one place left in a box is found for the next round.
   *
   * A puzzle is dead if a cell has two hidden singles in step 1 or is empty in step 2, or a box lacks
   * a digit in step 6. It is solved if all 81 digits were placed in step 2 and it is not dead in step
   * 6: two equal digits in a row or column lose their ways in 4 and 5. It is stuck if a round has
   * placed the same digits as the round before. A guess is made between steps 2 and 3, and entered as
   * placed: so the same round continues with it.
   *
   * Are there digits in a cell? The sum of its two lower bits and 3 reaches its highest bit if one
   * of them is set; the result, H, is that bit. All three bits of the cell are then 2 * H - H / 4.
   * Has a group two digits or more? In that case x & (x - 1) is not 0. The borrow of an empty cell
   * sets its highest bit, and so shows that it is empty. It spoils the cells above it, but this
   * puzzle is dead.
   *
   * The two halves of a round are methods without vectors as arguments or results: such vectors are
   * written to the heap where the compiler does not inline the method. No helper methods, for the
   * same reason.
   */

  private static final int FEW = Layout.FEW * LANE_COUNT;
  private static final int PLACED = Layout.PLACED * LANE_COUNT;
  private static final int CLOSED = Layout.CLOSED * LANE_COUNT;

  /**
   * The places of the sets of lanes in the result of cells(). The dead ones are in the lowest bits.
   */
  private static final int CHANGED = 16;

  private static final int FULL = 2 * CHANGED;

  private static final int LANES_MASK = (1 << LANE_COUNT) - 1;

  private Kernel() {}

  /** Returns the lanes that the first half of a round has found dead. */
  static int dead(long outcome) {
    return (int) outcome & LANES_MASK;
  }

  /** Returns the lanes that have placed the same digits as before, and not all. */
  static int stuck(long outcome) {
    return (int) ~(outcome | outcome >>> CHANGED | outcome >>> FULL) & LANES_MASK;
  }

  /** Returns the lanes that have placed all digits: solutions, unless they die. */
  static int full(long outcome) {
    return (int) (outcome >>> FULL);
  }

  /** Steps 1 and 2, the first half of a round. Returns its outcome. */
  static long cells(int[] block) {
    IntVector few0 = IntVector.fromArray(LANES, block, FEW);
    IntVector few1 = IntVector.fromArray(LANES, block, FEW + LANE_COUNT);
    IntVector few2 = IntVector.fromArray(LANES, block, FEW + 2 * LANE_COUNT);
    IntVector placed0 = IntVector.zero(LANES);
    IntVector placed1 = IntVector.zero(LANES);
    IntVector placed2 = IntVector.zero(LANES);
    IntVector dead = IntVector.zero(LANES);
    for (int position = 0; position < POSITIONS; position++) {
      int at = position * NEXT_POSITION;
      IntVector x0 = IntVector.fromArray(LANES, block, at);
      IntVector x1 = IntVector.fromArray(LANES, block, at + LANE_COUNT);
      IntVector x2 = IntVector.fromArray(LANES, block, at + 2 * LANE_COUNT);

      IntVector hidden = x0.and(few0).or(x1.and(few1)).or(x2.and(few2));
      IntVector hasHidden = hidden.and(BELOW_HIGH).add(BELOW_HIGH).or(hidden).and(HIGH);
      IntVector hasNone = hasHidden.lanewise(LSHL, 1).sub(hasHidden.lanewise(LSHR, 2)).not();
      x0 = x0.and(few0.or(hasNone));
      x1 = x1.and(few1.or(hasNone));
      x2 = x2.and(few2.or(hasNone));

      IntVector any = x0.or(x1).or(x2);
      IntVector less = any.sub(LOW);
      IntVector two = x0.and(x1).or(x0.or(x1).and(x2)).or(any.and(less));
      IntVector hasTwo = two.and(BELOW_HIGH).add(BELOW_HIGH).or(two).and(HIGH);
      IntVector closed = hasTwo.lanewise(LSHL, 1).sub(hasTwo.lanewise(LSHR, 2)).not();
      dead = dead.or(less.and(any.not())).or(hasHidden.and(hasTwo));
      placed0 = placed0.or(x0.and(closed));
      placed1 = placed1.or(x1.and(closed));
      placed2 = placed2.or(x2.and(closed));
      x0.intoArray(block, at);
      x1.intoArray(block, at + LANE_COUNT);
      x2.intoArray(block, at + 2 * LANE_COUNT);
      closed.intoArray(block, CLOSED + position * LANE_COUNT);
    }
    IntVector before0 = IntVector.fromArray(LANES, block, PLACED);
    IntVector before1 = IntVector.fromArray(LANES, block, PLACED + LANE_COUNT);
    IntVector before2 = IntVector.fromArray(LANES, block, PLACED + 2 * LANE_COUNT);
    placed0.intoArray(block, PLACED);
    placed1.intoArray(block, PLACED + LANE_COUNT);
    placed2.intoArray(block, PLACED + 2 * LANE_COUNT);
    IntVector change0 = placed0.lanewise(XOR, before0);
    IntVector change1 = placed1.lanewise(XOR, before1);
    IntVector change2 = placed2.lanewise(XOR, before2);
    long changed = change0.or(change1).or(change2).compare(NE, 0).toLong();
    long full = placed0.and(placed1).and(placed2).compare(EQ, ALL).toLong();
    return dead.and(HIGH).compare(NE, 0).toLong() | changed << CHANGED | full << FULL;
  }

  /** Steps 3 to 6, for one group of digits after the other. Returns the dead lanes. */
  static int lines(int[] block) {
    IntVector dead = IntVector.zero(LANES);
    for (int group = 0; group < GROUPS; group++) {
      int at = group * LANE_COUNT;
      IntVector x0 = IntVector.fromArray(LANES, block, at);
      IntVector x1 = IntVector.fromArray(LANES, block, at + NEXT_POSITION);
      IntVector x2 = IntVector.fromArray(LANES, block, at + 2 * NEXT_POSITION);
      IntVector x3 = IntVector.fromArray(LANES, block, at + 3 * NEXT_POSITION);
      IntVector x4 = IntVector.fromArray(LANES, block, at + 4 * NEXT_POSITION);
      IntVector x5 = IntVector.fromArray(LANES, block, at + 5 * NEXT_POSITION);
      IntVector x6 = IntVector.fromArray(LANES, block, at + 6 * NEXT_POSITION);
      IntVector x7 = IntVector.fromArray(LANES, block, at + 7 * NEXT_POSITION);
      IntVector x8 = IntVector.fromArray(LANES, block, at + 8 * NEXT_POSITION);

      /* 3. Placed digits leave the open cells. */
      IntVector unplaced = IntVector.fromArray(LANES, block, PLACED + at).not();
      x0 = x0.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED)));
      x1 = x1.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + LANE_COUNT)));
      x2 = x2.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 2 * LANE_COUNT)));
      x3 = x3.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 3 * LANE_COUNT)));
      x4 = x4.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 4 * LANE_COUNT)));
      x5 = x5.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 5 * LANE_COUNT)));
      x6 = x6.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 6 * LANE_COUNT)));
      x7 = x7.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 7 * LANE_COUNT)));
      x8 = x8.and(unplaced.or(IntVector.fromArray(LANES, block, CLOSED + 8 * LANE_COUNT)));

      /* 4. Row and box. A shift by one or two stacks has left bits above the word: x has none. */
      IntVector row0 = x0.or(x1).or(x2);
      IntVector row1 = x3.or(x4).or(x5);
      IntVector row2 = x6.or(x7).or(x8);
      IntVector next0 = row0.lanewise(LSHR, STACK).or(row0.lanewise(LSHL, 2 * STACK));
      IntVector last0 = row0.lanewise(LSHR, 2 * STACK).or(row0.lanewise(LSHL, STACK));
      IntVector next1 = row1.lanewise(LSHR, STACK).or(row1.lanewise(LSHL, 2 * STACK));
      IntVector last1 = row1.lanewise(LSHR, 2 * STACK).or(row1.lanewise(LSHL, STACK));
      IntVector next2 = row2.lanewise(LSHR, STACK).or(row2.lanewise(LSHL, 2 * STACK));
      IntVector last2 = row2.lanewise(LSHR, 2 * STACK).or(row2.lanewise(LSHL, STACK));
      IntVector stays0 = next1.and(last2).or(next2.and(last1));
      IntVector stays1 = next2.and(last0).or(next0.and(last2));
      IntVector stays2 = next0.and(last1).or(next1.and(last0));
      x0 = x0.and(stays0);
      x1 = x1.and(stays0);
      x2 = x2.and(stays0);
      x3 = x3.and(stays1);
      x4 = x4.and(stays1);
      x5 = x5.and(stays1);
      x6 = x6.and(stays2);
      x7 = x7.and(stays2);
      x8 = x8.and(stays2);

      /* 5. Column and box. a ^ (a ^ b) & mask is b where the mask is set, else a. */
      IntVector column0 = x0.or(x3).or(x6);
      IntVector column1 = x1.or(x4).or(x7);
      IntVector column2 = x2.or(x5).or(x8);
      IntVector up0 = column0.lanewise(LSHL, 2 * BAND);
      IntVector up1 = column1.lanewise(LSHL, 2 * BAND);
      IntVector up2 = column2.lanewise(LSHL, 2 * BAND);
      next0 = column0.lanewise(LSHR, BAND).lanewise(XOR, up0).and(BANDS_0_AND_1);
      next1 = column1.lanewise(LSHR, BAND).lanewise(XOR, up1).and(BANDS_0_AND_1);
      next2 = column2.lanewise(LSHR, BAND).lanewise(XOR, up2).and(BANDS_0_AND_1);
      next0 = next0.lanewise(XOR, up0);
      next1 = next1.lanewise(XOR, up1);
      next2 = next2.lanewise(XOR, up2);
      up0 = column0.lanewise(LSHL, BAND);
      up1 = column1.lanewise(LSHL, BAND);
      up2 = column2.lanewise(LSHL, BAND);
      last0 = column0.lanewise(LSHR, 2 * BAND).lanewise(XOR, up0).and(BAND_0);
      last1 = column1.lanewise(LSHR, 2 * BAND).lanewise(XOR, up1).and(BAND_0);
      last2 = column2.lanewise(LSHR, 2 * BAND).lanewise(XOR, up2).and(BAND_0);
      last0 = last0.lanewise(XOR, up0);
      last1 = last1.lanewise(XOR, up1);
      last2 = last2.lanewise(XOR, up2);
      stays0 = next1.and(last2).or(next2.and(last1));
      stays1 = next2.and(last0).or(next0.and(last2));
      stays2 = next0.and(last1).or(next1.and(last0));
      x0 = x0.and(stays0);
      x1 = x1.and(stays1);
      x2 = x2.and(stays2);
      x3 = x3.and(stays0);
      x4 = x4.and(stays1);
      x5 = x5.and(stays2);
      x6 = x6.and(stays0);
      x7 = x7.and(stays1);
      x8 = x8.and(stays2);
      x0.intoArray(block, at);
      x1.intoArray(block, at + NEXT_POSITION);
      x2.intoArray(block, at + 2 * NEXT_POSITION);
      x3.intoArray(block, at + 3 * NEXT_POSITION);
      x4.intoArray(block, at + 4 * NEXT_POSITION);
      x5.intoArray(block, at + 5 * NEXT_POSITION);
      x6.intoArray(block, at + 6 * NEXT_POSITION);
      x7.intoArray(block, at + 7 * NEXT_POSITION);
      x8.intoArray(block, at + 8 * NEXT_POSITION);

      /* 6. Two places or more: in a row of the box, or in two of its rows. */
      row0 = x0.or(x1).or(x2);
      row1 = x3.or(x4).or(x5);
      row2 = x6.or(x7).or(x8);
      IntVector inRow0 = x0.and(x1).or(x0.or(x1).and(x2));
      IntVector inRow1 = x3.and(x4).or(x3.or(x4).and(x5));
      IntVector inRow2 = x6.and(x7).or(x6.or(x7).and(x8));
      IntVector inRows = row0.and(row1).or(row0.or(row1).and(row2));
      inRow0.or(inRow1).or(inRow2).or(inRows).not().intoArray(block, FEW + at);
      dead = dead.or(row0.or(row1).or(row2).not().and(ALL));
    }
    return (int) dead.compare(NE, 0).toLong();
  }
}
