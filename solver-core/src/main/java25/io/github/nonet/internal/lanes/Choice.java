package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.lanes.Layout.ALL;
import static io.github.nonet.internal.lanes.Layout.BITS;
import static io.github.nonet.internal.lanes.Layout.GROUPS;
import static io.github.nonet.internal.lanes.Layout.LANES;
import static io.github.nonet.internal.lanes.Layout.LANE_COUNT;
import static io.github.nonet.internal.lanes.Layout.LOW;
import static io.github.nonet.internal.lanes.Layout.NEXT_POSITION;
import static io.github.nonet.internal.lanes.Layout.POSITIONS;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.UMIN;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/**
 * Chooses the cell to guess at, in all puzzles of a block at once: the choice of {@code BITBOARD},
 * in lanes.
 */
final class Choice {
  /*
   * The cells with two candidates are narrowed down, step by step; a step that would leave no cell
   * changes nothing.
   *
   * 1. Those with a digit that is alone in its mini-row and in its column of the box.
   * 2. Those both of whose digits have places in other rows and in other columns of the box.
   * 3. Those with a digit that another such cell of the box has.
   * 4. The first.
   *
   * The marks of the cells are in a work array, one word for each position, in the lowest bit of each
   * cell. Hence the steps are methods without vectors as arguments; see Kernel.
   */

  /** Marks a puzzle where no cell has two candidates. */
  static final int NO_POSITION = -1;

  private static final int CLOSED = Layout.CLOSED * LANE_COUNT;

  /** Words of marks for each position. */
  private static final int MARKS = POSITIONS * LANE_COUNT;

  /** The cells with two candidates, later those that are left of them. */
  private static final int PAIRS = 0;

  /** The cells that pass the three steps; not all of them have two candidates. */
  private static final int ALONE = PAIRS + MARKS;

  private static final int WIDE = ALONE + MARKS;
  private static final int SHARED = WIDE + MARKS;

  /** The digits of each box that are in only one row or one column of it. */
  private static final int NARROW_DIGITS = SHARED + MARKS;

  /** The digits of each box that two cells or more with two candidates have. */
  private static final int SHARED_DIGITS = NARROW_DIGITS + NEXT_POSITION;

  /** The digits with two places or more in a row of a box, for each row; then for each column. */
  private static final int ROW_DIGITS = SHARED_DIGITS + NEXT_POSITION;

  private static final int COLUMN_DIGITS = ROW_DIGITS + BOX_SIZE * NEXT_POSITION;

  private static final int WORK = COLUMN_DIGITS + BOX_SIZE * NEXT_POSITION;

  private final int[] work = new int[WORK];

  /**
   * For each lane, its cells at the first position that has any, less 1, and the position above;
   * all bits where there is none.
   */
  private final int[] chosen = new int[LANE_COUNT];

  /**
   * Chooses a cell in each lane.
   *
   * @return the lanes that are dead, because two cells of a box have the same single digit, or a
   *     cell is the only place of two digits: no rule of the kernel looks for that
   */
  int choose(int[] block) {
    markDigits(block, work);
    long dead = markPairs(block, work);
    markShared(block, work);
    narrowDown(work, chosen);
    return (int) dead;
  }

  /** Returns the position of the cell chosen in a lane, or NO_POSITION. */
  int position(int lane) {
    return chosen[lane] == NO_POSITION ? NO_POSITION : chosen[lane] >>> BITS;
  }

  /** Returns the lowest bit of the cell chosen in a lane. */
  int shift(int lane) {
    return Integer.numberOfTrailingZeros((chosen[lane] & ALL) + 1);
  }

  private static void markDigits(int[] block, int[] work) {
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
      IntVector row0 = x0.or(x1).or(x2);
      IntVector row1 = x3.or(x4).or(x5);
      IntVector row2 = x6.or(x7).or(x8);
      IntVector column0 = x0.or(x3).or(x6);
      IntVector column1 = x1.or(x4).or(x7);
      IntVector column2 = x2.or(x5).or(x8);
      IntVector twoRows = row0.and(row1).or(row0.or(row1).and(row2));
      IntVector twoColumns = column0.and(column1).or(column0.or(column1).and(column2));
      twoRows.and(twoColumns).not().intoArray(work, NARROW_DIGITS + at);

      int row = ROW_DIGITS + at;
      x0.and(x1).or(x0.or(x1).and(x2)).intoArray(work, row);
      x3.and(x4).or(x3.or(x4).and(x5)).intoArray(work, row + NEXT_POSITION);
      x6.and(x7).or(x6.or(x7).and(x8)).intoArray(work, row + 2 * NEXT_POSITION);
      int column = COLUMN_DIGITS + at;
      x0.and(x3).or(x0.or(x3).and(x6)).intoArray(work, column);
      x1.and(x4).or(x1.or(x4).and(x7)).intoArray(work, column + NEXT_POSITION);
      x2.and(x5).or(x2.or(x5).and(x8)).intoArray(work, column + 2 * NEXT_POSITION);
    }
  }

  /** Marks the cells with two candidates and what they are worth; returns the dead lanes. */
  private static long markPairs(int[] block, int[] work) {
    IntVector narrow0 = IntVector.fromArray(LANES, work, NARROW_DIGITS);
    IntVector narrow1 = IntVector.fromArray(LANES, work, NARROW_DIGITS + LANE_COUNT);
    IntVector narrow2 = IntVector.fromArray(LANES, work, NARROW_DIGITS + 2 * LANE_COUNT);
    IntVector once0 = IntVector.zero(LANES);
    IntVector once1 = IntVector.zero(LANES);
    IntVector once2 = IntVector.zero(LANES);
    IntVector shared0 = IntVector.zero(LANES);
    IntVector shared1 = IntVector.zero(LANES);
    IntVector shared2 = IntVector.zero(LANES);
    IntVector placed0 = IntVector.zero(LANES);
    IntVector placed1 = IntVector.zero(LANES);
    IntVector placed2 = IntVector.zero(LANES);
    IntVector doubles = IntVector.zero(LANES);
    for (int position = 0; position < POSITIONS; position++) {
      int at = position * NEXT_POSITION;
      IntVector x0 = IntVector.fromArray(LANES, block, at);
      IntVector x1 = IntVector.fromArray(LANES, block, at + LANE_COUNT);
      IntVector x2 = IntVector.fromArray(LANES, block, at + 2 * LANE_COUNT);

      /* How many digits a cell has, of the three at each place in a group and over the places. */
      IntVector any = x0.or(x1).or(x2);
      IntVector any1 = any.lanewise(LSHR, 1);
      IntVector any2 = any.lanewise(LSHR, 2);
      IntVector twoThere = x0.and(x1).or(x0.or(x1).and(x2));
      IntVector allThere = x0.and(x1).and(x2);
      IntVector twoSomewhere =
          twoThere.or(twoThere.lanewise(LSHR, 1)).or(twoThere.lanewise(LSHR, 2));
      IntVector allSomewhere =
          allThere.or(allThere.lanewise(LSHR, 1)).or(allThere.lanewise(LSHR, 2));
      IntVector twoPlaces = any.and(any1).or(any.or(any1).and(any2));
      IntVector three = allSomewhere.or(any.and(any1).and(any2));
      IntVector pair = twoSomewhere.lanewise(XOR, twoPlaces).and(three.not()).and(LOW);

      IntVector closed = IntVector.fromArray(LANES, block, CLOSED + position * LANE_COUNT);
      IntVector single0 = x0.and(closed);
      IntVector single1 = x1.and(closed);
      IntVector single2 = x2.and(closed);
      doubles = doubles.or(placed0.and(single0)).or(placed1.and(single1)).or(placed2.and(single2));
      placed0 = placed0.or(single0);
      placed1 = placed1.or(single1);
      placed2 = placed2.or(single2);

      IntVector ofPair = pair.lanewise(LSHL, 3).sub(pair);
      x0 = x0.and(ofPair);
      x1 = x1.and(ofPair);
      x2 = x2.and(ofPair);
      shared0 = shared0.or(once0.and(x0));
      shared1 = shared1.or(once1.and(x1));
      shared2 = shared2.or(once2.and(x2));
      once0 = once0.or(x0);
      once1 = once1.or(x1);
      once2 = once2.or(x2);
      IntVector narrow = x0.and(narrow0).or(x1.and(narrow1)).or(x2.and(narrow2));
      IntVector isNarrow = narrow.or(narrow.lanewise(LSHR, 1)).or(narrow.lanewise(LSHR, 2));
      int row = ROW_DIGITS + position / BOX_SIZE * NEXT_POSITION;
      int column = COLUMN_DIGITS + position % BOX_SIZE * NEXT_POSITION;
      IntVector row0 = IntVector.fromArray(LANES, work, row);
      IntVector row1 = IntVector.fromArray(LANES, work, row + LANE_COUNT);
      IntVector row2 = IntVector.fromArray(LANES, work, row + 2 * LANE_COUNT);
      IntVector many0 = row0.or(IntVector.fromArray(LANES, work, column));
      IntVector many1 = row1.or(IntVector.fromArray(LANES, work, column + LANE_COUNT));
      IntVector many2 = row2.or(IntVector.fromArray(LANES, work, column + 2 * LANE_COUNT));
      IntVector alone = x0.and(many0.not()).or(x1.and(many1.not())).or(x2.and(many2.not()));
      IntVector isAlone = alone.or(alone.lanewise(LSHR, 1)).or(alone.lanewise(LSHR, 2));
      int to = position * LANE_COUNT;
      pair.intoArray(work, PAIRS + to);
      isAlone.intoArray(work, ALONE + to);
      isNarrow.not().intoArray(work, WIDE + to);
    }
    shared0.intoArray(work, SHARED_DIGITS);
    shared1.intoArray(work, SHARED_DIGITS + LANE_COUNT);
    shared2.intoArray(work, SHARED_DIGITS + 2 * LANE_COUNT);
    return doubles.compare(NE, 0).toLong();
  }

  private static void markShared(int[] block, int[] work) {
    IntVector shared0 = IntVector.fromArray(LANES, work, SHARED_DIGITS);
    IntVector shared1 = IntVector.fromArray(LANES, work, SHARED_DIGITS + LANE_COUNT);
    IntVector shared2 = IntVector.fromArray(LANES, work, SHARED_DIGITS + 2 * LANE_COUNT);
    for (int position = 0; position < POSITIONS; position++) {
      int at = position * NEXT_POSITION;
      IntVector x0 = IntVector.fromArray(LANES, block, at).and(shared0);
      IntVector x1 = IntVector.fromArray(LANES, block, at + LANE_COUNT).and(shared1);
      IntVector x2 = IntVector.fromArray(LANES, block, at + 2 * LANE_COUNT).and(shared2);
      IntVector any = x0.or(x1).or(x2);
      IntVector isShared = any.or(any.lanewise(LSHR, 1)).or(any.lanewise(LSHR, 2));
      isShared.intoArray(work, SHARED + position * LANE_COUNT);
    }
  }

  /** Keeps the cells with a mark, in the lanes that have one, in three steps; then the first. */
  private static void narrowDown(int[] work, int[] chosen) {
    IntVector left0 = IntVector.fromArray(LANES, work, PAIRS);
    IntVector left1 = IntVector.fromArray(LANES, work, PAIRS + LANE_COUNT);
    IntVector left2 = IntVector.fromArray(LANES, work, PAIRS + 2 * LANE_COUNT);
    IntVector left3 = IntVector.fromArray(LANES, work, PAIRS + 3 * LANE_COUNT);
    IntVector left4 = IntVector.fromArray(LANES, work, PAIRS + 4 * LANE_COUNT);
    IntVector left5 = IntVector.fromArray(LANES, work, PAIRS + 5 * LANE_COUNT);
    IntVector left6 = IntVector.fromArray(LANES, work, PAIRS + 6 * LANE_COUNT);
    IntVector left7 = IntVector.fromArray(LANES, work, PAIRS + 7 * LANE_COUNT);
    IntVector left8 = IntVector.fromArray(LANES, work, PAIRS + 8 * LANE_COUNT);
    for (int marks = ALONE; marks <= SHARED; marks += MARKS) {
      IntVector marked0 = left0.and(IntVector.fromArray(LANES, work, marks));
      IntVector marked1 = left1.and(IntVector.fromArray(LANES, work, marks + LANE_COUNT));
      IntVector marked2 = left2.and(IntVector.fromArray(LANES, work, marks + 2 * LANE_COUNT));
      IntVector marked3 = left3.and(IntVector.fromArray(LANES, work, marks + 3 * LANE_COUNT));
      IntVector marked4 = left4.and(IntVector.fromArray(LANES, work, marks + 4 * LANE_COUNT));
      IntVector marked5 = left5.and(IntVector.fromArray(LANES, work, marks + 5 * LANE_COUNT));
      IntVector marked6 = left6.and(IntVector.fromArray(LANES, work, marks + 6 * LANE_COUNT));
      IntVector marked7 = left7.and(IntVector.fromArray(LANES, work, marks + 7 * LANE_COUNT));
      IntVector marked8 = left8.and(IntVector.fromArray(LANES, work, marks + 8 * LANE_COUNT));
      IntVector any0 = marked0.or(marked1).or(marked2);
      IntVector any1 = marked3.or(marked4).or(marked5);
      IntVector any2 = marked6.or(marked7).or(marked8);
      VectorMask<Integer> isAny = any0.or(any1).or(any2).compare(NE, 0);
      left0 = left0.blend(marked0, isAny);
      left1 = left1.blend(marked1, isAny);
      left2 = left2.blend(marked2, isAny);
      left3 = left3.blend(marked3, isAny);
      left4 = left4.blend(marked4, isAny);
      left5 = left5.blend(marked5, isAny);
      left6 = left6.blend(marked6, isAny);
      left7 = left7.blend(marked7, isAny);
      left8 = left8.blend(marked8, isAny);
    }
    IntVector first = left0.sub(1);
    first = first.lanewise(UMIN, left1.sub(1).or(1 << BITS));
    first = first.lanewise(UMIN, left2.sub(1).or(2 << BITS));
    first = first.lanewise(UMIN, left3.sub(1).or(3 << BITS));
    first = first.lanewise(UMIN, left4.sub(1).or(4 << BITS));
    first = first.lanewise(UMIN, left5.sub(1).or(5 << BITS));
    first = first.lanewise(UMIN, left6.sub(1).or(6 << BITS));
    first = first.lanewise(UMIN, left7.sub(1).or(7 << BITS));
    first.lanewise(UMIN, left8.sub(1).or(8 << BITS)).intoArray(chosen, 0);
  }
}
