package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.Layout.GROUPS;
import static io.github.nonet.internal.lanes.Layout.LANES;
import static io.github.nonet.internal.lanes.Layout.LANE_COUNT;
import static io.github.nonet.internal.lanes.Layout.LOW;
import static io.github.nonet.internal.lanes.Layout.NEXT_POSITION;
import static io.github.nonet.internal.lanes.Layout.POSITIONS;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
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
   * 1. Those both of whose digits have places in other rows and in other columns of the box.
   * 2. Those with a digit that has two places in the box.
   * 3. Those with a digit that another such cell of the box has.
   * 4. The first.
   *
   * The marks of the cells are in a work array, one word for each position, in the lowest bit of each
   * cell. So the steps are methods without vectors as arguments; see Kernel.
   */

  /** Stands for a puzzle where no cell has two candidates. */
  static final int NO_POSITION = -1;

  private static final int FEW = Layout.FEW * LANE_COUNT;

  /** Words of marks for each position. */
  private static final int MARKS = POSITIONS * LANE_COUNT;

  /** The cells with two candidates, later those that are left of them. */
  private static final int PAIRS = 0;

  /** The cells that pass the three steps. */
  private static final int WIDE = PAIRS + MARKS;

  private static final int TWO_PLACES = WIDE + MARKS;
  private static final int SHARED = TWO_PLACES + MARKS;

  /** The digits of each box that are in one row or one column of it only. */
  private static final int NARROW_DIGITS = SHARED + MARKS;

  private static final int TWO_PLACE_DIGITS = NARROW_DIGITS + NEXT_POSITION;

  /** The digits of each box that two cells or more with two candidates have. */
  private static final int SHARED_DIGITS = TWO_PLACE_DIGITS + NEXT_POSITION;

  private static final int WORK = SHARED_DIGITS + NEXT_POSITION;

  private final int[] work = new int[WORK];
  private final int[] cells = new int[LANE_COUNT];
  private final int[] positions = new int[LANE_COUNT];

  /**
   * Chooses a cell in each lane.
   *
   * @return the lanes that are dead, because two cells of a box have the same single digit: no rule
   *     of the kernel looks for that
   */
  int choose(int[] block) {
    markDigits(block, work);
    long dead = markPairs(block, work);
    markShared(block, work);
    narrowDown(work, WIDE);
    narrowDown(work, TWO_PLACES);
    narrowDown(work, SHARED);
    takeFirst(work, cells, positions);
    return (int) dead;
  }

  /** Returns the position of the cell chosen in a lane, or NO_POSITION. */
  int position(int lane) {
    return positions[lane];
  }

  /** Returns the lowest bit of the cell chosen in a lane. */
  int shift(int lane) {
    return Integer.numberOfTrailingZeros(cells[lane]);
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

      IntVector two0 = x0.and(x1).or(x0.or(x1).and(x2));
      IntVector two1 = x3.and(x4).or(x3.or(x4).and(x5));
      IntVector two2 = x6.and(x7).or(x6.or(x7).and(x8));
      IntVector three =
          x0.and(x1)
              .and(x2)
              .or(x3.and(x4).and(x5))
              .or(x6.and(x7).and(x8))
              .or(row0.and(row1).and(row2))
              .or(two0.or(two1).or(two2).and(twoRows));
      IntVector few = IntVector.fromArray(LANES, block, FEW + at);
      few.or(three).not().intoArray(work, TWO_PLACE_DIGITS + at);
    }
  }

  /** Marks the cells with two candidates and what they are worth; returns the dead lanes. */
  private static long markPairs(int[] block, int[] work) {
    IntVector narrow0 = IntVector.fromArray(LANES, work, NARROW_DIGITS);
    IntVector narrow1 = IntVector.fromArray(LANES, work, NARROW_DIGITS + LANE_COUNT);
    IntVector narrow2 = IntVector.fromArray(LANES, work, NARROW_DIGITS + 2 * LANE_COUNT);
    IntVector two0 = IntVector.fromArray(LANES, work, TWO_PLACE_DIGITS);
    IntVector two1 = IntVector.fromArray(LANES, work, TWO_PLACE_DIGITS + LANE_COUNT);
    IntVector two2 = IntVector.fromArray(LANES, work, TWO_PLACE_DIGITS + 2 * LANE_COUNT);
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
      IntVector open = twoSomewhere.or(twoPlaces).and(LOW);
      IntVector single = open.lanewise(LSHL, 3).sub(open).not();

      IntVector single0 = x0.and(single);
      IntVector single1 = x1.and(single);
      IntVector single2 = x2.and(single);
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
      IntVector two = x0.and(two0).or(x1.and(two1)).or(x2.and(two2));
      IntVector isTwo = two.or(two.lanewise(LSHR, 1)).or(two.lanewise(LSHR, 2));
      int to = position * LANE_COUNT;
      pair.intoArray(work, PAIRS + to);
      pair.and(isNarrow.not()).intoArray(work, WIDE + to);
      pair.and(isTwo).intoArray(work, TWO_PLACES + to);
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

  /** Keeps the cells with a mark, in the lanes that have one. */
  private static void narrowDown(int[] work, int marks) {
    IntVector any = IntVector.zero(LANES);
    for (int i = 0; i < MARKS; i += LANE_COUNT) {
      IntVector left = IntVector.fromArray(LANES, work, PAIRS + i);
      any = any.or(left.and(IntVector.fromArray(LANES, work, marks + i)));
    }
    IntVector keep = IntVector.zero(LANES).blend(-1, any.compare(NE, 0).not());
    for (int i = 0; i < MARKS; i += LANE_COUNT) {
      IntVector left = IntVector.fromArray(LANES, work, PAIRS + i);
      left.and(IntVector.fromArray(LANES, work, marks + i).or(keep)).intoArray(work, PAIRS + i);
    }
  }

  private static void takeFirst(int[] work, int[] cells, int[] positions) {
    IntVector cell = IntVector.zero(LANES);
    IntVector position = IntVector.broadcast(LANES, NO_POSITION);
    for (int i = POSITIONS - 1; i >= 0; i--) {
      IntVector left = IntVector.fromArray(LANES, work, PAIRS + i * LANE_COUNT);
      VectorMask<Integer> isAny = left.compare(NE, 0);
      cell = cell.blend(left, isAny);
      position = position.blend(i, isAny);
    }
    cell.intoArray(cells, 0);
    position.intoArray(positions, 0);
  }
}
