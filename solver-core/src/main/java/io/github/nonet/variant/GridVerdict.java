package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Answer;
import io.github.nonet.internal.verdict.VerdictText;
import io.github.nonet.internal.words.GridNames;
import io.github.nonet.logic.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Decides whether a grid of any rules has exactly one solution, and if not, why. It corresponds to
 * {@link Verdict} for boards and has the same methods.
 *
 * <pre>{@code
 * GridVerdict verdict = GridVerdict.of(puzzle, SearchLimit.time(Duration.ofSeconds(1)));
 * if (verdict.kind() != Verdict.Kind.ONE_SOLUTION) {
 *   System.out.println(verdict.describe());
 * }
 * }</pre>
 *
 * <ul>
 *   <li>If there is no solution, it gives the {@linkplain #conflicts() conflicts}; if there are
 *       none, a cell, a house, a cage or a constraint for which nothing is left; failing that, the
 *       shortest contradiction that singles lead to, or a few parts that exclude each other. It
 *       also gives the {@linkplain #suspects() parts} that may be mistyped.
 *   <li>If there are several solutions, it gives two {@linkplain #solutions() of them}, the
 *       {@linkplain #cells() cells} in which they differ, and the {@linkplain #suspects() parts} in
 *       which a small change leaves one solution.
 * </ul>
 *
 * <p>A verdict takes a search for two solutions, and if there is not exactly one, a few short
 * searches for each part of the puzzle. Large grids can take hours, so set a limit. This class is
 * immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class GridVerdict {
  private final Grid grid;
  private final Answer<Grid> answer;

  private GridVerdict(GridCandidates puzzle, SearchLimit limit) {
    grid = puzzle.grid();
    boolean hasClues = puzzle.equals(GridCandidates.of(grid));
    answer = new Answer<>(new GridQuestion(puzzle, grid, hasClues, limit));
  }

  /**
   * {@return the verdict on a puzzle}
   *
   * @param puzzle any grid or candidates
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted; its status
   *     stays set
   */
  public static GridVerdict of(GridPuzzle puzzle) {
    return of(puzzle, SearchLimit.NONE);
  }

  /**
   * {@return the verdict on a puzzle}
   *
   * @param puzzle any grid or candidates
   * @param limit the limit on the search for solutions; the search for a reason also stops there,
   *     and may then find less
   * @throws io.github.nonet.SearchLimitExceededException if the number of solutions is not known
   *     within the limit
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted; its status
   *     stays set
   */
  public static GridVerdict of(GridPuzzle puzzle, SearchLimit limit) {
    return new GridVerdict(GridCandidates.of(puzzle), Objects.requireNonNull(limit, "limit"));
  }

  /** {@return the number of solutions: one, none or several} */
  public Verdict.Kind kind() {
    return answer.choose(
        Verdict.Kind.NO_SOLUTION, Verdict.Kind.ONE_SOLUTION, Verdict.Kind.SEVERAL_SOLUTIONS);
  }

  /** {@return the solution, or two of several, or none; unmodifiable} */
  public List<Grid> solutions() {
    return answer.solutions();
  }

  /**
   * {@return the contradictions to the rules, as {@link Grid#conflicts()} returns them;
   * unmodifiable}
   */
  public List<GridConflict> conflicts() {
    return grid.conflicts();
  }

  /**
   * {@return the cells that show the problem, ascending; unmodifiable}
   *
   * <ul>
   *   <li>Several solutions: the cells in which the two differ.
   *   <li>No solution: the cells of the conflicts; otherwise the cell, or all cells of the house,
   *       the cage or the part of a constraint, for which nothing is left. If one of several values
   *       must be true and none can be, the cells of these values; otherwise the cells of parts
   *       that exclude each other. If there is no short reason, the list is empty.
   *   <li>One solution: the list is empty.
   * </ul>
   */
  public List<Integer> cells() {
    return answer.cells();
  }

  /**
   * {@return the clues, cages, constraints and other parts of the rules that may be wrong, the
   * likeliest first; unmodifiable}
   *
   * <ul>
   *   <li>No solution: leaving out any one of them yields a solution. Parts with a similar one in
   *       their place that yields exactly one solution come first: a sum that is one more, a V for
   *       an X, the next cell. A sign that is left out stays an exception of its {@linkplain
   *       Constraint#everywhereElse negative constraint}.
   *   <li>Several solutions: changing any one of them yields exactly one solution. There are none
   *       if more than eight changes would do, unless all clues except one have half-turn symmetry,
   *       so that the partner of that clue may be missing.
   *   <li>One solution, or a player's own pencil marks: the list is empty.
   * </ul>
   *
   * <p>Up to 5,000 guesses decide on each part, as long as the limit allows; undecided parts are
   * not in the list.
   */
  public List<GridSuspect> suspects() {
    return GridSuspect.of(grid, answer.suspects());
  }

  /**
   * {@return whether the list of suspects is complete, because the check of each could be finished}
   */
  public boolean isComplete() {
    return answer.isComplete();
  }

  /**
   * {@return the puzzle with the values that singles fill until nothing is left for the {@link
   * #cells()}; empty if singles do not lead to such a dead end} None of these values can be left
   * out. If nothing is left from the start, it is the puzzle itself.
   */
  public Optional<Grid> deadEnd() {
    return answer.deadEnd().map(values -> Grid.copyOf(grid.rules, values));
  }

  /** {@return the verdict in English} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the verdict in the given language, or in English if the library does not have it}
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    VerdictText text =
        new VerdictText(Language.ofVerdicts(locale), new GridNames(locale, grid.rules.tables));
    return answer.describe(text, () -> clashes(locale));
  }

  /** Returns the contradictions in words, the ones with the most cells first. */
  private List<String> clashes(Locale locale) {
    return conflicts().stream()
        .sorted(Comparator.comparing(conflict -> -conflict.cells().size()))
        .map(conflict -> conflict.describe(locale))
        .collect(Lists.toList());
  }

  /** Returns the verdict in English. */
  @Override
  public String toString() {
    return describe();
  }
}
