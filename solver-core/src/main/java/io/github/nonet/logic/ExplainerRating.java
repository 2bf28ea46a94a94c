package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Puzzle;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.LimitedWatch;
import io.github.nonet.internal.explainer.Explainer;
import io.github.nonet.internal.explainer.PathStep;
import io.github.nonet.internal.language.Language;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rates how hard a puzzle is on the scale of Sudoku Explainer 1.2.1, which players' forums use.
 *
 * <p>The puzzle is solved by techniques of rising difficulty, in the fixed order of that program;
 * each step uses the first technique that finds anything. Ratings range from 1.0 (the last open
 * cell of a house) to about 12. In newspapers, "easy" usually means 1.2 to 1.5 and "hard" up to 3
 * or 4. At 6.5 and above a step is a chain of implications, whose length counts.
 *
 * <pre>{@code
 * ExplainerRating rating = ExplainerRating.of(Board.parse(text));
 * rating.er();   // 7.1: the hardest step
 * }</pre>
 *
 * <p><b>Ties.</b> The choice among several steps may change the steps that follow, so the order is
 * the same as in the original: within a basic technique the first one found, boxes before columns
 * before rows, by place and digit; among unique loops the lowest rated, then the lowest type, then
 * the first found; among chains the lowest rated, then the shortest, then by kind, then the first
 * found, cell by cell and digit by digit.
 *
 * <p><b>Symmetry.</b> If no rating is above 4.4, all three numbers are the same for every
 * permutation of rows, columns and digits and for the transposed puzzle, because each technique up
 * to there stays possible, or becomes easier, whatever is done before. Uniqueness techniques and
 * chains do not have this property, and the original starts the multiple chains of a house only at
 * its first cell. Therefore the rating of a harder puzzle may differ by a few tenths between two
 * forms of it, as in the original. Above about 9.5 the original depends on the order of a hash
 * table, which differs from run to run; here the order of cells and digits takes its place.
 *
 * <p>A rating takes tens of microseconds without chains, about a millisecond with simple chains (up
 * to 7.4) and about ten with dynamic ones (up to 9.0). At 10 and above it may take minutes, so use
 * a limit. All methods are thread-safe. The order, numbers and meaning of the techniques come from
 * Sudoku Explainer 1.2.1 by Nicolas Juillerat (2006-2007); EP and ED were added by Glenn Fowler
 * (2009).
 *
 * <p>This class is immutable and thread-safe. Ratings are equal when their three numbers are equal.
 *
 * @since 1.0.0
 */
public final class ExplainerRating {
  /** The start of each named range of ER, in tenths; see docs/use/ratings.md. */
  private static final int[] FIRST_TENTHS = {10, 15, 17, 26, 42, 65, 75, 85, 95, 200};

  /** An engine that waits for its next puzzle; a second thread makes a new one. */
  private static final AtomicReference<Explainer> SPARE = new AtomicReference<>();

  private final double er;
  private final double ep;
  private final double ed;

  ExplainerRating(double er, double ep, double ed) {
    this.er = er;
    this.ep = ep;
    this.ed = ed;
  }

  /** {@return the rating of the hardest step} */
  public double er() {
    return er;
  }

  /** {@return the rating of the hardest step up to and including the first that fills a cell} */
  public double ep() {
    return ep;
  }

  /** {@return the rating of the first step} */
  public double ed() {
    return ed;
  }

  /**
   * {@return the rating of a puzzle} A complete board has the rating 0.0 in all three; a puzzle
   * that none of the techniques solves has an ER of 20.0, as in the original. If the pencil marks
   * are fewer than the rules allow, the uniqueness techniques are left out, because they are not
   * valid there.
   *
   * @param puzzle a board, or candidates, with exactly one solution
   * @throws IllegalArgumentException if it has none or several; the message gives their number
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  public static ExplainerRating of(Puzzle puzzle) {
    return of(puzzle, SearchLimit.NONE);
  }

  /**
   * {@return the rating of a puzzle, found within a limit} An assumption from which chains are
   * followed counts as a guess; puzzles up to 7.4 need none.
   *
   * @param puzzle a board, or candidates, with exactly one solution
   * @param limit the limit on the time or the number of assumptions
   * @throws IllegalArgumentException if it has none or several; the message gives their number
   * @throws SearchLimitExceededException if the rating needs more than the limit allows
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  public static ExplainerRating of(Puzzle puzzle, SearchLimit limit) {
    Candidates candidates = Candidates.of(puzzle);
    Objects.requireNonNull(limit, "limit");
    Explainer spare = SPARE.getAndSet(null);
    Explainer explainer = spare == null ? new Explainer() : spare;
    load(explainer, candidates, limit);
    explainer.rate();
    ExplainerRating rating =
        new ExplainerRating(explainer.er() / 10.0, explainer.ep() / 10.0, explainer.ed() / 10.0);
    /* Only now: as soon as it waits there, another thread may load it. */
    SPARE.set(explainer);
    return rating;
  }

  /**
   * {@return the steps by which a puzzle is rated, in their order} The ER is the highest rating of
   * all, the EP the highest up to and including the first step that places a digit, the ED the
   * rating of the first step. If the ER is 20.0, the path ends before the solution.
   *
   * <p>The stream is lazy: each step is searched for when it is requested. A puzzle that is not
   * proper is detected at the same step as by the rating, at the latest at the end of the path.
   * Reading a path takes somewhat longer than {@link #of(Puzzle)}.
   *
   * @param puzzle a board, or candidates, with exactly one solution; the stream throws {@link
   *     IllegalArgumentException} if it has none or several
   */
  public static Stream<RatedStep> path(Puzzle puzzle) {
    return path(puzzle, SearchLimit.NONE);
  }

  /**
   * {@return the steps by which a puzzle {@linkplain #path(Puzzle) is rated}, within a limit} The
   * limit bounds the whole stream, starting with the first requested step.
   *
   * @param puzzle a board, or candidates, with exactly one solution
   * @param limit the limit on the time or the number of assumptions; the stream throws {@link
   *     SearchLimitExceededException} if it needs more
   */
  public static Stream<RatedStep> path(Puzzle puzzle, SearchLimit limit) {
    Candidates candidates = Candidates.of(puzzle);
    Objects.requireNonNull(limit, "limit");
    return new RatedPath(candidates, () -> walk(candidates, limit)).stream();
  }

  private static Function<Candidates, @Nullable RatedStep> walk(
      Candidates puzzle, SearchLimit limit) {
    Explainer explainer = new Explainer();
    load(explainer, puzzle, limit);
    explainer.trace();
    return state -> {
      PathStep found = explainer.next();
      return found == null ? null : ExplainerSteps.of(state, found);
    };
  }

  /** Loads a puzzle, whose solutions are searched for at most once, when the engine asks. */
  private static void load(Explainer explainer, Candidates puzzle, SearchLimit limit) {
    Board board = puzzle.board();
    ProperPuzzle.requireConsistent(board);
    LimitedWatch watch = new LimitedWatch(limit);
    explainer.load(
        digits(board),
        watch,
        () -> ProperPuzzle.requireOneSolution(board, Solver.getDefault().search(puzzle), watch));
    int[] sets = puzzle.toDigitSets();
    if (!Arrays.equals(sets, Candidates.of(board).toDigitSets())) {
      explainer.restrict(sets);
    }
  }

  private static byte[] digits(Board puzzle) {
    byte[] digits = new byte[Geometry.CELLS];
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      digits[cell] = (byte) puzzle.digit(cell);
    }
    return digits;
  }

  /**
   * {@return the difficulty of this ER in words: {@code "very hard: XY-wings, XYZ-wings, unique
   * rectangles, BUG, aligned pairs"}}
   *
   * @param locale a language; English is used if the library does not have it
   */
  public String describe(Locale locale) {
    long tenths = Math.round(er * 10);
    int range = 0;
    while (range < FIRST_TENTHS.length && tenths >= FIRST_TENTHS[range]) {
      range++;
    }
    return Language.ofBoards(locale).get("explainer." + range);
  }

  /**
   * {@return the difficulty that players would give a puzzle of this ER; empty if the puzzle is
   * complete, or harder than every named difficulty}
   */
  public Optional<ExplainerLevel> level() {
    return ExplainerLevel.of(er);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ExplainerRating other && er == other.er && ep == other.ep && ed == other.ed;
  }

  @Override
  public int hashCode() {
    return Objects.hash(er, ep, ed);
  }

  /** Returns the three numbers as the original writes them: {@code "7.1/1.2/1.2"}. */
  @Override
  public String toString() {
    return er + "/" + ep + "/" + ed;
  }
}
