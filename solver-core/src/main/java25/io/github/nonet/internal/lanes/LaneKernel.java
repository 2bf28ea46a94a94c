package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.LaneLayout.ALL;
import static io.github.nonet.internal.lanes.LaneLayout.BAND;
import static io.github.nonet.internal.lanes.LaneLayout.BANDS_0_AND_1;
import static io.github.nonet.internal.lanes.LaneLayout.BAND_0;
import static io.github.nonet.internal.lanes.LaneLayout.BELOW_HIGH;
import static io.github.nonet.internal.lanes.LaneLayout.GROUPS;
import static io.github.nonet.internal.lanes.LaneLayout.HIGH;
import static io.github.nonet.internal.lanes.LaneLayout.LANES;
import static io.github.nonet.internal.lanes.LaneLayout.LANE_COUNT;
import static io.github.nonet.internal.lanes.LaneLayout.LOW;
import static io.github.nonet.internal.lanes.LaneLayout.MANY;
import static io.github.nonet.internal.lanes.LaneLayout.OPEN;
import static io.github.nonet.internal.lanes.LaneLayout.PLACED;
import static io.github.nonet.internal.lanes.LaneLayout.POSITIONS;
import static io.github.nonet.internal.lanes.LaneLayout.STACK;
import static jdk.incubator.vector.VectorOperators.EQ;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;

/** A round on all lanes. */
final class LaneKernel {
  static final int DEAD = 0;
  static final int STUCK = 16;
  static final int SOLVED = 32;
  private static final int P = GROUPS * LANE_COUNT;

  private LaneKernel() {}

  /** Returns the lanes that are dead, stuck and solved. */
  static long round(int[] b) {
    IntVector few0 = IntVector.fromArray(LANES, b, MANY * LANE_COUNT);
    IntVector few1 = IntVector.fromArray(LANES, b, (MANY + 1) * LANE_COUNT);
    IntVector few2 = IntVector.fromArray(LANES, b, (MANY + 2) * LANE_COUNT);
    IntVector placed0 = IntVector.zero(LANES);
    IntVector placed1 = IntVector.zero(LANES);
    IntVector placed2 = IntVector.zero(LANES);
    IntVector dead = IntVector.zero(LANES);
    for (int p = 0; p < POSITIONS; p++) {
      int at = p * P;
      IntVector x0 = IntVector.fromArray(LANES, b, at);
      IntVector x1 = IntVector.fromArray(LANES, b, at + LANE_COUNT);
      IntVector x2 = IntVector.fromArray(LANES, b, at + 2 * LANE_COUNT);
      IntVector hidden = x0.and(few0).or(x1.and(few1)).or(x2.and(few2));
      IntVector h = hidden.and(BELOW_HIGH).add(BELOW_HIGH).or(hidden).and(HIGH);
      IntVector settled = h.lanewise(LSHL, 1).sub(h.lanewise(LSHR, 2));
      IntVector unsettled = settled.not();
      x0 = x0.and(few0.or(unsettled));
      x1 = x1.and(few1.or(unsettled));
      x2 = x2.and(few2.or(unsettled));
      IntVector any = x0.or(x1).or(x2);
      IntVector less = any.sub(LOW);
      IntVector two = x0.and(x1).or(x0.or(x1).and(x2)).or(any.and(less));
      IntVector w = two.and(BELOW_HIGH).add(BELOW_HIGH).or(two).and(HIGH);
      IntVector open = w.lanewise(LSHL, 1).sub(w.lanewise(LSHR, 2));
      dead = dead.or(less.and(any.not()));
      IntVector closed = open.not();
      placed0 = placed0.or(x0.and(closed));
      placed1 = placed1.or(x1.and(closed));
      placed2 = placed2.or(x2.and(closed));
      x0.intoArray(b, at);
      x1.intoArray(b, at + LANE_COUNT);
      x2.intoArray(b, at + 2 * LANE_COUNT);
      closed.intoArray(b, (OPEN + p) * LANE_COUNT);
    }
    dead = dead.and(HIGH);
    IntVector changed =
        placed0
            .lanewise(XOR, IntVector.fromArray(LANES, b, PLACED * LANE_COUNT))
            .or(placed1.lanewise(XOR, IntVector.fromArray(LANES, b, (PLACED + 1) * LANE_COUNT)))
            .or(placed2.lanewise(XOR, IntVector.fromArray(LANES, b, (PLACED + 2) * LANE_COUNT)));
    placed0.intoArray(b, PLACED * LANE_COUNT);
    placed1.intoArray(b, (PLACED + 1) * LANE_COUNT);
    placed2.intoArray(b, (PLACED + 2) * LANE_COUNT);
    long full = placed0.and(placed1).and(placed2).compare(EQ, ALL).toLong();
    long isChanged = changed.compare(NE, 0).toLong();
    for (int g = 0; g < GROUPS; g++) {
      int at = g * LANE_COUNT;
      IntVector placed = IntVector.fromArray(LANES, b, PLACED * LANE_COUNT + at);
      IntVector unplaced = placed.not();
      IntVector x0 = IntVector.fromArray(LANES, b, at);
      IntVector x1 = IntVector.fromArray(LANES, b, at + P);
      IntVector x2 = IntVector.fromArray(LANES, b, at + 2 * P);
      IntVector x3 = IntVector.fromArray(LANES, b, at + 3 * P);
      IntVector x4 = IntVector.fromArray(LANES, b, at + 4 * P);
      IntVector x5 = IntVector.fromArray(LANES, b, at + 5 * P);
      IntVector x6 = IntVector.fromArray(LANES, b, at + 6 * P);
      IntVector x7 = IntVector.fromArray(LANES, b, at + 7 * P);
      IntVector x8 = IntVector.fromArray(LANES, b, at + 8 * P);
      x0 = x0.and(unplaced.or(IntVector.fromArray(LANES, b, OPEN * LANE_COUNT)));
      x1 = x1.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 1) * LANE_COUNT)));
      x2 = x2.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 2) * LANE_COUNT)));
      x3 = x3.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 3) * LANE_COUNT)));
      x4 = x4.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 4) * LANE_COUNT)));
      x5 = x5.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 5) * LANE_COUNT)));
      x6 = x6.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 6) * LANE_COUNT)));
      x7 = x7.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 7) * LANE_COUNT)));
      x8 = x8.and(unplaced.or(IntVector.fromArray(LANES, b, (OPEN + 8) * LANE_COUNT)));

      IntVector row0 = x0.or(x1).or(x2);
      IntVector row1 = x3.or(x4).or(x5);
      IntVector row2 = x6.or(x7).or(x8);
      IntVector next0 = row0.lanewise(LSHR, STACK).or(row0.lanewise(LSHL, 2 * STACK));
      IntVector last0 = row0.lanewise(LSHR, 2 * STACK).or(row0.lanewise(LSHL, STACK));
      IntVector next1 = row1.lanewise(LSHR, STACK).or(row1.lanewise(LSHL, 2 * STACK));
      IntVector last1 = row1.lanewise(LSHR, 2 * STACK).or(row1.lanewise(LSHL, STACK));
      IntVector next2 = row2.lanewise(LSHR, STACK).or(row2.lanewise(LSHL, 2 * STACK));
      IntVector last2 = row2.lanewise(LSHR, 2 * STACK).or(row2.lanewise(LSHL, STACK));
      IntVector s0 = next1.and(last2).or(next2.and(last1));
      IntVector s1 = next2.and(last0).or(next0.and(last2));
      IntVector s2 = next0.and(last1).or(next1.and(last0));
      x0 = x0.and(s0);
      x1 = x1.and(s0);
      x2 = x2.and(s0);
      x3 = x3.and(s1);
      x4 = x4.and(s1);
      x5 = x5.and(s1);
      x6 = x6.and(s2);
      x7 = x7.and(s2);
      x8 = x8.and(s2);

      IntVector column0 = x0.or(x3).or(x6);
      IntVector column1 = x1.or(x4).or(x7);
      IntVector column2 = x2.or(x5).or(x8);
      next0 = column0.lanewise(LSHL, 2 * BAND).lanewise(XOR, column0.lanewise(LSHL, 2 * BAND).lanewise(XOR, column0.lanewise(LSHR, BAND)).and(BANDS_0_AND_1));
      last0 = column0.lanewise(LSHL, BAND).lanewise(XOR, column0.lanewise(LSHL, BAND).lanewise(XOR, column0.lanewise(LSHR, 2 * BAND)).and(BAND_0));
      next1 = column1.lanewise(LSHL, 2 * BAND).lanewise(XOR, column1.lanewise(LSHL, 2 * BAND).lanewise(XOR, column1.lanewise(LSHR, BAND)).and(BANDS_0_AND_1));
      last1 = column1.lanewise(LSHL, BAND).lanewise(XOR, column1.lanewise(LSHL, BAND).lanewise(XOR, column1.lanewise(LSHR, 2 * BAND)).and(BAND_0));
      next2 = column2.lanewise(LSHL, 2 * BAND).lanewise(XOR, column2.lanewise(LSHL, 2 * BAND).lanewise(XOR, column2.lanewise(LSHR, BAND)).and(BANDS_0_AND_1));
      last2 = column2.lanewise(LSHL, BAND).lanewise(XOR, column2.lanewise(LSHL, BAND).lanewise(XOR, column2.lanewise(LSHR, 2 * BAND)).and(BAND_0));
      s0 = next1.and(last2).or(next2.and(last1));
      s1 = next2.and(last0).or(next0.and(last2));
      s2 = next0.and(last1).or(next1.and(last0));
      x0 = x0.and(s0);
      x1 = x1.and(s1);
      x2 = x2.and(s2);
      x3 = x3.and(s0);
      x4 = x4.and(s1);
      x5 = x5.and(s2);
      x6 = x6.and(s0);
      x7 = x7.and(s1);
      x8 = x8.and(s2);
      x0.intoArray(b, at);
      x1.intoArray(b, at + P);
      x2.intoArray(b, at + 2 * P);
      x3.intoArray(b, at + 3 * P);
      x4.intoArray(b, at + 4 * P);
      x5.intoArray(b, at + 5 * P);
      x6.intoArray(b, at + 6 * P);
      x7.intoArray(b, at + 7 * P);
      x8.intoArray(b, at + 8 * P);
      row0 = x0.or(x1).or(x2);
      row1 = x3.or(x4).or(x5);
      row2 = x6.or(x7).or(x8);
      IntVector many =
          x0.and(x1).or(x0.or(x1).and(x2))
              .or(x3.and(x4).or(x3.or(x4).and(x5)))
              .or(x6.and(x7).or(x6.or(x7).and(x8)))
              .or(row0.and(row1).or(row0.or(row1).and(row2)));
      many.not().intoArray(b, MANY * LANE_COUNT + at);
      dead = dead.or(row0.or(row1).or(row2).not().and(ALL));
    }
    long isDead = dead.compare(NE, 0).toLong();
    long solved = full & ~isDead;
    return isDead | solved << SOLVED | ~(isDead | isChanged | full) << 48 >>> 32;
  }
}
