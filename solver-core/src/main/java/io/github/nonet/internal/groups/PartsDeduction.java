package io.github.nonet.internal.groups;

import io.github.nonet.internal.sets.CellBits;
import java.util.Arrays;

/** Deduces from a sum of multiples. */
final class PartsDeduction {
  /*
   * The sum is a line of cages: parts of cells that see each other and have one factor. The sum of
   * a part is counted from the least, or from the most if that is nearer: then "left" is what the
   * parts add together, and each adds 0 to its "width".
   *
   * The sets of what the first parts can add together are bits of two words, found from the left; from
   * the right those from which the total can be reached. A sum of a part stays if it leads from one of
   * the former to one of the latter. If the total does not fit in two words, bounds must suffice.
   *
   * Most often they do in any case: where the gaps in the sums of each part are no wider than what the
   * parts without gaps add, all totals between two bounds can be reached.
   */
  private static final int MOST_EXACT = 2 * Long.SIZE - 1;

  private final int total;
  private final SumPart[] parts;
  private final boolean areUnits;

  /** The sums that each part has left, and the least and greatest of them. */
  private final long[] sums;

  private final int[] least;
  private final int[] greatest;

  /** The sum that the parts must reach, and their greatest sum. */
  private int left;

  private int width;

  /** Whether a part adds what it has less than its greatest. */
  private boolean isMirrored;

  /** The sets of what the first parts add together, in two words. */
  private final long[] low;

  private final long[] high;

  PartsDeduction(int total, SumPart... parts) {
    this.total = total;
    this.parts = parts;
    sums = new long[parts.length];
    least = new int[parts.length];
    greatest = new int[parts.length];
    areUnits = Arrays.stream(parts).allMatch(part -> Math.abs(part.factor) == 1);
    low = new long[parts.length + 1];
    high = new long[parts.length + 1];
  }

  /** Takes candidates that are in no solution; returns false if there is no solution. */
  boolean deduce() {
    if (!load()) {
      return false;
    }
    boolean isPossible;
    boolean areBoundsExact = areUnits && isDense();
    do {
      measure();
      isPossible = left >= 0 && left <= width && bound();
    } while (isPossible && isBoundAgain());
    return isPossible && (left > MOST_EXACT || areBoundsExact || findWays()) && narrow();
  }

  private boolean load() {
    for (int i = 0; i < parts.length; i++) {
      sums[i] = parts[i].sums();
      if (sums[i] == 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether all parts but one, whichever that is, can add all totals between two bounds.
   */
  private boolean isDense() {
    int widest = 0;
    int all = 0;
    int gap = 0;
    for (int i = 0; i < parts.length; i++) {
      long from = sums[i] >>> CellBits.lowest(sums[i]);
      int wide = CellBits.greatest(from);
      if ((from & from + 1) == 0) {
        widest = Math.max(widest, wide);
        all += wide;
      } else {
        gap = Math.max(gap, gap(from));
      }
    }
    return gap <= all - widest;
  }

  /** Returns how many sums in a row are missing between others. */
  private static int gap(long sums) {
    int gap = 0;
    for (long filled = sums; (filled & filled + 1) != 0; filled |= filled << 1) {
      gap++;
    }
    return gap;
  }

  /** Finds the rest of the total after the least that the parts add. */
  private void measure() {
    left = total;
    width = 0;
    for (int i = 0; i < parts.length; i++) {
      least[i] = CellBits.lowest(sums[i]);
      greatest[i] = CellBits.greatest(sums[i]);
      int factor = parts[i].factor;
      left -= factor * (factor > 0 ? least[i] : greatest[i]);
      width += Math.abs(factor) * (greatest[i] - least[i]);
    }
    isMirrored = width - left < left;
    left = isMirrored ? width - left : left;
  }

  private boolean bound() {
    for (int i = 0; i < parts.length; i++) {
      int factor = Math.abs(parts[i].factor);
      int rest = left - (width - factor * (greatest[i] - least[i]));
      int most = factor == 1 ? left : left / factor;
      int fewest = rest <= 0 ? 0 : factor == 1 ? rest : (rest + factor - 1) / factor;
      if (most < greatest[i] - least[i] || fewest > 0) {
        sums[i] &=
            isUp(i)
                ? within(least[i] + fewest, least[i] + most)
                : within(greatest[i] - most, greatest[i] - fewest);
        if (sums[i] == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether a part adds the more, the greater its sum is. */
  private boolean isUp(int i) {
    return parts[i].factor > 0 != isMirrored;
  }

  private static long within(int from, int to) {
    if (to < from) {
      return 0;
    }
    long upTo = to >= Long.SIZE - 1 ? -1 : (1L << to + 1) - 1;
    return from <= 0 ? upTo : from >= Long.SIZE ? 0 : upTo & -1L << from;
  }

  /** Returns whether bounds must be found again: they have changed, and nothing else will do. */
  private boolean isBoundAgain() {
    boolean isChanged = false;
    for (int i = 0; i < parts.length; i++) {
      isChanged |=
          CellBits.lowest(sums[i]) != least[i] || CellBits.greatest(sums[i]) != greatest[i];
    }
    return isChanged && left > MOST_EXACT;
  }

  private boolean findWays() {
    low[0] = 1;
    high[0] = 0;
    for (int i = 0; i < parts.length; i++) {
      goForward(i);
    }
    low[parts.length] = left < Long.SIZE ? 1L << left & low[parts.length] : 0;
    high[parts.length] = left < Long.SIZE ? 0 : 1L << left & high[parts.length];
    for (int i = parts.length - 1; i >= 0; i--) {
      goBack(i);
    }
    return (low[0] & 1) != 0;
  }

  private void goForward(int i) {
    long nextLow = 0;
    long nextHigh = 0;
    for (long rest = sums[i]; rest != 0; rest = CellBits.withoutLowest(rest)) {
      int step = step(i, CellBits.lowest(rest));
      if (step < Long.SIZE) {
        nextLow |= low[i] << step;
        nextHigh |= high[i] << step | low[i] >>> 1 >>> Long.SIZE - 1 - step;
      } else if (step <= MOST_EXACT) {
        nextHigh |= low[i] << step;
      }
    }
    low[i + 1] = nextLow;
    high[i + 1] = nextHigh;
  }

  /** Leaves to a part the sums that lead to the total, and to those before it what leads there. */
  private void goBack(int i) {
    long goodLow = 0;
    long goodHigh = 0;
    for (long rest = sums[i]; rest != 0; rest = CellBits.withoutLowest(rest)) {
      int step = step(i, CellBits.lowest(rest));
      long fromLow = 0;
      long fromHigh = 0;
      if (step < Long.SIZE) {
        fromLow = (low[i + 1] >>> step | high[i + 1] << 1 << Long.SIZE - 1 - step) & low[i];
        fromHigh = high[i + 1] >>> step & high[i];
      } else if (step <= MOST_EXACT) {
        fromLow = high[i + 1] >>> step & low[i];
      }
      if ((fromLow | fromHigh) == 0) {
        sums[i] ^= CellBits.lowestBit(rest);
      }
      goodLow |= fromLow;
      goodHigh |= fromHigh;
    }
    low[i] = goodLow;
    high[i] = goodHigh;
  }

  private int step(int i, int sum) {
    return Math.abs(parts[i].factor) * (isUp(i) ? sum - least[i] : greatest[i] - sum);
  }

  private boolean narrow() {
    for (int i = 0; i < parts.length; i++) {
      if (!parts[i].retain(sums[i])) {
        return false;
      }
    }
    return true;
  }
}
