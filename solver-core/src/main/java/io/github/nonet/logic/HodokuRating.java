package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.Solver;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.logic.hodoku.HodokuPath;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rates how hard a puzzle is on the scale of HoDoKu 2.2.0 (Bernhard Hobiger, 2012) with its default
 * settings.
 *
 * <pre>{@code
 * HodokuRating rating = HodokuRating.of(Board.parse(text));
 * System.out.println(rating.level() + " " + rating.score());      // HARD 1180
 * }</pre>
 *
 * <p>Until the puzzle is solved, the first step of the first technique is taken, in the order of
 * {@link Technique}. The score is the sum of the {@linkplain #scoreOf scores} of the steps. The
 * level is the level of the hardest step, raised while the score is above the limit of the level:
 * 800 for easy, 1000 for medium, 1600 for hard, 1800 for unfair.
 *
 * <p>The score depends on the order of the steps, so a rotated or relabelled puzzle may have a
 * different score; the level rarely changes.
 *
 * <p>This class is immutable and thread-safe. Ratings are equal when their level and score are
 * equal.
 *
 * @since 1.0.0
 */
public final class HodokuRating {
  private final Level level;
  private final int score;

  HodokuRating(Level level, int score) {
    this.level = level;
    this.score = score;
  }

  /** {@return the level} */
  public Level level() {
    return level;
  }

  /** {@return the score: 4 for each of the easiest steps, 10,000 for each guess} */
  public int score() {
    return score;
  }

  /**
   * {@return the rating of a puzzle} An easy puzzle takes about 50 microseconds, a hard one up to a
   * few milliseconds.
   *
   * @param puzzle a puzzle with exactly one solution
   * @throws IllegalArgumentException if it has no solution or several
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted
   */
  public static HodokuRating of(Board puzzle) {
    return of(puzzle, SearchLimit.NONE);
  }

  /**
   * {@return the rating of a puzzle, found within a limit} A step of {@link Technique#BRUTE_FORCE}
   * is a guess; the other techniques make none.
   *
   * @param puzzle a puzzle with exactly one solution
   * @param limit the limit on the rating
   * @throws IllegalArgumentException if the puzzle has no solution or several
   * @throws io.github.nonet.SearchLimitExceededException if the rating needs more
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted
   */
  public static HodokuRating of(Board puzzle, SearchLimit limit) {
    Objects.requireNonNull(puzzle, "puzzle");
    Objects.requireNonNull(limit, "limit");
    LimitedWatch watch = new LimitedWatch(limit);
    requireProper(puzzle, watch);
    HodokuPath path = new HodokuPath(puzzle, Technique::score, watch).walk();
    return new HodokuRating(path.level(), path.score());
  }

  private static void requireProper(Board puzzle, LimitedWatch watch) {
    ProperPuzzle.requireOneSolution(puzzle, Solver.getDefault().search(puzzle), watch);
  }

  /**
   * {@return the steps by which a puzzle is rated, in their order} The sum of their ratings is the
   * score. The hardest of their {@linkplain Technique#level() levels} is the level, unless the
   * score raises it.
   *
   * <p>The stream is lazy: each step is searched for when it is requested. Reading a path with
   * forcing chains or nets takes longer than {@link #of(Board)}, because it reports the chains.
   *
   * @param puzzle a puzzle with exactly one solution; the stream throws {@link
   *     IllegalArgumentException} if it has none or several
   */
  public static Stream<RatedStep> path(Board puzzle) {
    return path(puzzle, SearchLimit.NONE);
  }

  /**
   * {@return the steps by which a puzzle {@linkplain #path(Board) is rated}, within a limit} The
   * limit bounds the whole stream, starting with the first requested step.
   *
   * @param puzzle a puzzle with exactly one solution
   * @param limit the limit on the whole stream, which throws {@link
   *     io.github.nonet.SearchLimitExceededException} if it needs more
   */
  public static Stream<RatedStep> path(Board puzzle, SearchLimit limit) {
    Objects.requireNonNull(puzzle, "puzzle");
    Objects.requireNonNull(limit, "limit");
    return new RatedPath(Candidates.of(puzzle), () -> walk(puzzle, limit)).stream();
  }

  private static Function<Candidates, @Nullable RatedStep> walk(Board puzzle, SearchLimit limit) {
    LimitedWatch watch = new LimitedWatch(limit);
    requireProper(puzzle, watch);
    HodokuPath path = new HodokuPath(puzzle, Technique::score, watch);
    return state -> {
      Step step = path.next(state);
      return step == null ? null : RatedStep.ofHodoku(state, step.foundIn(state));
    };
  }

  /**
   * {@return the number of points that a step of a technique adds to the score; empty for {@link
   * Technique#USER_DEFINED}, which HoDoKu does not have}
   *
   * @param technique the technique
   */
  public static OptionalInt scoreOf(Technique technique) {
    return technique == Technique.USER_DEFINED
        ? OptionalInt.empty()
        : OptionalInt.of(technique.score());
  }

  /**
   * {@return the rating in words: {@code "Hard, 1180 points"}}
   *
   * @param locale a language; English is used if the library does not have it
   */
  public String describe(Locale locale) {
    return Language.ofBoards(locale)
        .get("hodoku")
        .replace("{level}", level.displayName(locale))
        .replace("{score}", String.valueOf(score));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof HodokuRating other && level == other.level && score == other.score;
  }

  @Override
  public int hashCode() {
    return 31 * score + level.ordinal();
  }

  /** Returns the rating in English words. */
  @Override
  public String toString() {
    return describe(Locale.ENGLISH);
  }
}
