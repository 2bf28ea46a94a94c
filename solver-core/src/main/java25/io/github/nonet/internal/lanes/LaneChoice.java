package io.github.nonet.internal.lanes;

import static io.github.nonet.internal.lanes.LaneLayout.GROUPS;
import static io.github.nonet.internal.lanes.LaneLayout.LANES;
import static io.github.nonet.internal.lanes.LaneLayout.LANE_COUNT;
import static io.github.nonet.internal.lanes.LaneLayout.LOW;
import static io.github.nonet.internal.lanes.LaneLayout.MANY;
import static io.github.nonet.internal.lanes.LaneLayout.POSITIONS;
import static io.github.nonet.internal.lanes.LaneLayout.WORDS;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.NE;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;

/** Where to guess. */
final class LaneChoice {
  private static final int L = LANE_COUNT;
  private static final int P = GROUPS * L;
  private static final int PAIRS = 0;
  private static final int WIDE = 9 * L;
  private static final int TWO = 18 * L;
  private static final int SHARED = 27 * L;
  static final int SCRATCH = 42 * L;
  private static final int NARROW = 36 * L;
  private static final int TWO_PLACES = 39 * L;

  private LaneChoice() {}

  /** Writes for each lane the chosen cell, as its lowest bit, and its position; returns dead lanes. */
  static long choose(int[] b, int[] s, int[] cells, int[] positions) {
    for (int g = 0; g < GROUPS; g++) {
      int at = g * L;
      IntVector x0 = IntVector.fromArray(LANES, b, at);
      IntVector x1 = IntVector.fromArray(LANES, b, at + P);
      IntVector x2 = IntVector.fromArray(LANES, b, at + 2 * P);
      IntVector x3 = IntVector.fromArray(LANES, b, at + 3 * P);
      IntVector x4 = IntVector.fromArray(LANES, b, at + 4 * P);
      IntVector x5 = IntVector.fromArray(LANES, b, at + 5 * P);
      IntVector x6 = IntVector.fromArray(LANES, b, at + 6 * P);
      IntVector x7 = IntVector.fromArray(LANES, b, at + 7 * P);
      IntVector x8 = IntVector.fromArray(LANES, b, at + 8 * P);
      IntVector many = IntVector.fromArray(LANES, b, MANY * L + at).not();
      IntVector r0 = x0.or(x1).or(x2);
      IntVector r1 = x3.or(x4).or(x5);
      IntVector r2 = x6.or(x7).or(x8);
      IntVector t =
          x0.and(x1).or(x0.or(x1).and(x2))
              .or(x3.and(x4).or(x3.or(x4).and(x5)))
              .or(x6.and(x7).or(x6.or(x7).and(x8)));
      IntVector rows = r0.and(r1).or(r0.or(r1).and(r2));
      IntVector three =
          x0.and(x1).and(x2)
              .or(x3.and(x4).and(x5))
              .or(x6.and(x7).and(x8))
              .or(r0.and(r1).and(r2))
              .or(t.and(rows));
      IntVector c0 = x0.or(x3).or(x6);
      IntVector c1 = x1.or(x4).or(x7);
      IntVector c2 = x2.or(x5).or(x8);
      IntVector columns = c0.and(c1).or(c0.or(c1).and(c2));
      rows.and(columns).not().intoArray(s, NARROW + at);
      many.and(three.not()).intoArray(s, TWO_PLACES + at);
    }
    IntVector narrow0 = IntVector.fromArray(LANES, s, NARROW);
    IntVector narrow1 = IntVector.fromArray(LANES, s, NARROW + L);
    IntVector narrow2 = IntVector.fromArray(LANES, s, NARROW + 2 * L);
    IntVector two0 = IntVector.fromArray(LANES, s, TWO_PLACES);
    IntVector two1 = IntVector.fromArray(LANES, s, TWO_PLACES + L);
    IntVector two2 = IntVector.fromArray(LANES, s, TWO_PLACES + 2 * L);
    IntVector once0 = IntVector.zero(LANES);
    IntVector once1 = IntVector.zero(LANES);
    IntVector once2 = IntVector.zero(LANES);
    IntVector twice0 = IntVector.zero(LANES);
    IntVector twice1 = IntVector.zero(LANES);
    IntVector twice2 = IntVector.zero(LANES);
    IntVector placed0 = IntVector.zero(LANES);
    IntVector placed1 = IntVector.zero(LANES);
    IntVector placed2 = IntVector.zero(LANES);
    IntVector doubles = IntVector.zero(LANES);
    IntVector anyWide = IntVector.zero(LANES);
    for (int p = 0; p < POSITIONS; p++) {
      int at = p * P;
      IntVector x0 = IntVector.fromArray(LANES, b, at);
      IntVector x1 = IntVector.fromArray(LANES, b, at + L);
      IntVector x2 = IntVector.fromArray(LANES, b, at + 2 * L);
      IntVector any = x0.or(x1).or(x2);
      IntVector maj = x0.and(x1).or(x0.or(x1).and(x2));
      IntVector all = x0.and(x1).and(x2);
      IntVector any1 = any.lanewise(LSHR, 1);
      IntVector any2 = any.lanewise(LSHR, 2);
      IntVector same = maj.or(maj.lanewise(LSHR, 1)).or(maj.lanewise(LSHR, 2));
      IntVector groups = any.and(any1).or(any.or(any1).and(any2));
      IntVector three =
          all.or(all.lanewise(LSHR, 1)).or(all.lanewise(LSHR, 2)).or(any.and(any1).and(any2));
      IntVector pair =
          same.lanewise(jdk.incubator.vector.VectorOperators.XOR, groups).and(three.not()).and(LOW);
      IntVector open = same.or(groups).and(LOW);
      open = open.lanewise(LSHL, 3).sub(open);
      IntVector single0 = x0.and(open.not());
      IntVector single1 = x1.and(open.not());
      IntVector single2 = x2.and(open.not());
      doubles = doubles.or(placed0.and(single0)).or(placed1.and(single1)).or(placed2.and(single2));
      placed0 = placed0.or(single0);
      placed1 = placed1.or(single1);
      placed2 = placed2.or(single2);
      IntVector cell = pair.lanewise(LSHL, 3).sub(pair);
      x0 = x0.and(cell);
      x1 = x1.and(cell);
      x2 = x2.and(cell);
      IntVector n = x0.and(narrow0).or(x1.and(narrow1)).or(x2.and(narrow2));
      IntVector wide = pair.and(n.or(n.lanewise(LSHR, 1)).or(n.lanewise(LSHR, 2)).not());
      IntVector t = x0.and(two0).or(x1.and(two1)).or(x2.and(two2));
      IntVector two = pair.and(t.or(t.lanewise(LSHR, 1)).or(t.lanewise(LSHR, 2)));
      twice0 = twice0.or(once0.and(x0));
      twice1 = twice1.or(once1.and(x1));
      twice2 = twice2.or(once2.and(x2));
      once0 = once0.or(x0);
      once1 = once1.or(x1);
      once2 = once2.or(x2);
      anyWide = anyWide.or(wide);
      pair.intoArray(s, PAIRS + p * L);
      wide.intoArray(s, WIDE + p * L);
      two.intoArray(s, TWO + p * L);
    }
    IntVector notWide = IntVector.zero(LANES).blend(-1, anyWide.compare(NE, 0).not());
    IntVector anyTwo = IntVector.zero(LANES);
    for (int p = 0; p < POSITIONS; p++) {
      int at = p * P;
      IntVector pair = IntVector.fromArray(LANES, s, PAIRS + p * L);
      IntVector wide = IntVector.fromArray(LANES, s, WIDE + p * L);
      IntVector cell = pair.lanewise(LSHL, 3).sub(pair);
      IntVector t =
          IntVector.fromArray(LANES, b, at).and(twice0)
              .or(IntVector.fromArray(LANES, b, at + L).and(twice1))
              .or(IntVector.fromArray(LANES, b, at + 2 * L).and(twice2))
              .and(cell);
      IntVector shared = t.or(t.lanewise(LSHR, 1)).or(t.lanewise(LSHR, 2));
      pair = pair.and(wide.or(notWide));
      anyTwo = anyTwo.or(pair.and(IntVector.fromArray(LANES, s, TWO + p * L)));
      pair.intoArray(s, PAIRS + p * L);
      shared.intoArray(s, SHARED + p * L);
    }
    IntVector notTwo = IntVector.zero(LANES).blend(-1, anyTwo.compare(NE, 0).not());
    IntVector anyShared = IntVector.zero(LANES);
    for (int p = 0; p < POSITIONS; p++) {
      IntVector pair =
          IntVector.fromArray(LANES, s, PAIRS + p * L)
              .and(IntVector.fromArray(LANES, s, TWO + p * L).or(notTwo));
      anyShared = anyShared.or(pair.and(IntVector.fromArray(LANES, s, SHARED + p * L)));
      pair.intoArray(s, PAIRS + p * L);
    }
    IntVector notShared = IntVector.zero(LANES).blend(-1, anyShared.compare(NE, 0).not());
    IntVector chosen = IntVector.zero(LANES);
    IntVector position = IntVector.broadcast(LANES, -1);
    for (int p = POSITIONS - 1; p >= 0; p--) {
      IntVector pair =
          IntVector.fromArray(LANES, s, PAIRS + p * L)
              .and(IntVector.fromArray(LANES, s, SHARED + p * L).or(notShared));
      VectorMask<Integer> isAny = pair.compare(NE, 0);
      chosen = chosen.blend(pair, isAny);
      position = position.blend(p, isAny);
    }
    chosen.intoArray(cells, 0);
    position.intoArray(positions, 0);
    return doubles.compare(NE, 0).toLong();
  }

  /** The narrowest cell's digit that is alone in its mini-row and column of the box. */
  static int withoutPairs(int[] b, int lane, int[] x) {
    for (int i = 0; i < WORDS; i++) {
      x[i] = b[i * L + lane];
    }
    int best = -1;
    int bestCount = Integer.MAX_VALUE;
    for (int g = 0; g < GROUPS; g++) {
      for (int p = 0; p < POSITIONS; p++) {
        int row = p / 3 * 9 + g;
        int column = p % 3 * 3 + g;
        int wanted =
            ~(maj(x[row], x[row + 3], x[row + 6]) | maj(x[column], x[column + 9], x[column + 18]));
        for (int left = x[3 * p + g] & wanted; left != 0; left &= left - 1) {
          int bit = Integer.numberOfTrailingZeros(left);
          int count = width(x, p, bit / 3 * 3);
          if (count > 1 && count < bestCount) {
            best = (3 * p + g) << 5 | bit;
            bestCount = count;
          }
        }
      }
    }
    return best != -1 ? best : narrowest(x);
  }

  private static int narrowest(int[] x) {
    int best = -1;
    int bestCount = Integer.MAX_VALUE;
    for (int p = 0; p < POSITIONS; p++) {
      for (int field = 0; field < 27; field += 3) {
        int count = width(x, p, field);
        if (count > 1 && count < bestCount) {
          int g = 0;
          while ((x[3 * p + g] >>> field & 7) == 0) {
            g++;
          }
          best = (3 * p + g) << 5 | field + Integer.numberOfTrailingZeros(x[3 * p + g] >>> field);
          bestCount = count;
        }
      }
    }
    return best;
  }

  private static int maj(int x, int y, int z) {
    return x & y | (x | y) & z;
  }

  private static int width(int[] x, int p, int field) {
    return Integer.bitCount(x[3 * p] >>> field & 7)
        + Integer.bitCount(x[3 * p + 1] >>> field & 7)
        + Integer.bitCount(x[3 * p + 2] >>> field & 7);
  }
}
