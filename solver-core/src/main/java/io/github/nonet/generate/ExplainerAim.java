package io.github.nonet.generate;

import io.github.nonet.Board;
import io.github.nonet.Level;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.Refusal;
import io.github.nonet.logic.ExplainerRating;
import java.util.Locale;

/**
 * A rating of Sudoku Explainer in a range.
 *
 * @param minTenths the least rating, in tenths
 * @param maxTenths the greatest rating, in tenths
 */
record ExplainerAim(int minTenths, int maxTenths) implements Aim {
  /** The hardest rating that needs no assumption: a limit of none finds what is harder. */
  private static final int HARDEST_WITHOUT_ASSUMPTION = 74;

  /** The hardest rating that needs no chains within chains. */
  private static final int HARDEST_WITHOUT_NESTING = 94;

  /** Far more assumptions than a puzzle below 9.5 needs; harder ones take seconds. */
  private static final long ASSUMPTIONS = 100_000;

  /** Means the rating of a puzzle that is too hard to be rated. */
  private static final int TOO_HARD = 200;

  /** The ratings that there are: 1.0 and more; no one knows a puzzle of 12. */
  private static final double LEAST = 1.0;

  private static final double GREATEST = 12.0;

  static ExplainerAim of(double min, double max) {
    if (min > max) {
      throw Refusal.argument("ratings are " + min + " to " + max, "the lower one first");
    }
    if (!(min >= LEAST && max <= GREATEST)) {
      throw Refusal.argument("ratings are " + min + " to " + max, "a range within 1.0 to 12.0");
    }
    int minTenths = (int) Math.ceil(10 * min - 1e-9);
    int maxTenths = (int) Math.floor(10 * max + 1e-9);
    if (minTenths > maxTenths) {
      throw Refusal.argument("ratings are " + min + " to " + max, "a range that includes a tenth");
    }
    return new ExplainerAim(minTenths, maxTenths);
  }

  @Override
  public int miss(Board puzzle) {
    int er = tenths(puzzle);
    return er < minTenths ? er - minTenths : Math.max(0, er - maxTenths);
  }

  private int tenths(Board puzzle) {
    try {
      ExplainerRating rating = ExplainerRating.of(puzzle, LimitedWatch.silent(maxAssumptions()));
      return (int) Math.round(10 * rating.er());
    } catch (SearchLimitExceededException e) {
      return TOO_HARD;
    }
  }

  /** The limit is one of work, not of time: the puzzles of a seed do not depend on the machine. */
  private long maxAssumptions() {
    if (maxTenths <= HARDEST_WITHOUT_ASSUMPTION) {
      return 0;
    }
    return maxTenths <= HARDEST_WITHOUT_NESTING ? ASSUMPTIONS : Long.MAX_VALUE;
  }

  /** Singles rate up to 2.3, and the techniques of the level MEDIUM up to 4.0. */
  @Override
  public Level least() {
    return minTenths <= 23 ? Level.EASY : minTenths <= 40 ? Level.MEDIUM : Level.HARD;
  }

  /** The easiest other ones are the pointing that gives a single, of 1.7, and the X-wing of 3.2. */
  @Override
  public Level most() {
    return maxTenths < 17 ? Level.EASY : maxTenths < 32 ? Level.MEDIUM : Level.HARD;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "rated %.1f to %.1f", minTenths / 10.0, maxTenths / 10.0);
  }
}
