package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.Verdict;
import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.verdict.Answer;
import io.github.nonet.internal.verdict.VerdictText;
import io.github.nonet.internal.words.GridNames;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Whether a grid of any rules has exactly one solution, and if not, why. It is what {@link Verdict}
 * is for boards, and says the same in the same methods.
 *
 * <pre>{@code
 * GridVerdict verdict = GridVerdict.of(puzzle, SearchLimit.time(Duration.ofSeconds(1)));
 * if (verdict.kind() != Verdict.Kind.ONE_SOLUTION) {
 *   System.out.println(verdict.describe());
 * }
 * }</pre>
 *
 * <ul>
 *   <li>Of a grid without a solution it gives the {@linkplain #conflicts() conflicts}; where there
 *       are none, a cell, a house, a cage or a constraint for which nothing is left; where there is
 *       none either, the shortest contradiction it finds that singles show. It also gives the
 *       {@linkplain #suspects() clues} and the {@linkplain #suspectCages() sums} that may be
 *       mistyped.
 *   <li>Of a grid with several it gives two {@linkplain #solutions() solutions} and the {@linkplain
 *       #cells() cells} in which they differ.
 * </ul>
 *
 * <p>The time is that of a search for two solutions, and where there is none, of some short ones.
 * Large grids can take hours: set a limit. This class is immutable and thread-safe.
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
   * @param limit what the search for solutions may cost; the search for a reason ends there too,
   *     and says less then
   * @throws io.github.nonet.SearchLimitExceededException if more is needed to know how many
   *     solutions there are
   * @throws io.github.nonet.SearchInterruptedException if the thread is interrupted; its status
   *     stays set
   */
  public static GridVerdict of(GridPuzzle puzzle, SearchLimit limit) {
    return new GridVerdict(GridCandidates.of(puzzle), Objects.requireNonNull(limit, "limit"));
  }

  /** {@return how many solutions the puzzle has: one, none or several} */
  public Verdict.Kind kind() {
    return answer.kindOf(
        Verdict.Kind.NO_SOLUTION, Verdict.Kind.ONE_SOLUTION, Verdict.Kind.SEVERAL_SOLUTIONS);
  }

  /** {@return the solution, or two of several, or none; unmodifiable} */
  public List<Grid> solutions() {
    return answer.solutions();
  }

  /** {@return what contradicts the rules, as {@link Grid#conflicts()} says it; unmodifiable} */
  public List<GridConflict> conflicts() {
    return grid.conflicts();
  }

  /**
   * {@return the cells to look at, ascending; unmodifiable}
   *
   * <ul>
   *   <li>Of several solutions: the cells in which the two differ.
   *   <li>Of none: the cells of the conflicts; else the cell, or all cells of the house, the cage
   *       or the part of a constraint, for which nothing is left. Where one of several values must
   *       be true and none can be, their cells. Where no short reason shows that there is no
   *       solution, none.
   *   <li>Of one solution: none.
   * </ul>
   */
  public List<Integer> cells() {
    return answer.cells();
  }

  /**
   * {@return where there is no solution, the cells of the clues without any one of which there is
   * one: a mistyped value is among them} First come those without which there is exactly one
   * solution. It is empty if two values are mistyped, and for a player's marks. A clue is left out
   * if 2,000 guesses do not decide. The list is unmodifiable.
   */
  public List<Integer> suspects() {
    return answer.suspects();
  }

  /**
   * {@return where there is no solution, the cages any one of which alone may have a wrong sum:
   * with any sum in its place there is a solution} The order and the exceptions are those of {@link
   * #suspects()}. The list is unmodifiable.
   */
  public List<Cage> suspectCages() {
    return answer.suspectCages().stream().map(grid.rules.cages()::get).collect(Lists.toList());
  }

  /**
   * {@return the puzzle with the values that singles fill until nothing is left for the {@link
   * #cells()}; empty if no such line of singles leads there} None of these values can be left out.
   * Where nothing is left from the start, it is the puzzle.
   */
  public Optional<Grid> deadEnd() {
    return answer.deadEnd().map(values -> Grid.copyOf(grid.rules, values));
  }

  /** {@return the verdict in English} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the verdict in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    VerdictText text =
        new VerdictText(Language.ofVerdicts(locale), new GridNames(locale, grid.rules.tables));
    return answer.describe(text, () -> clashes(locale));
  }

  private String clashes(Locale locale) {
    return conflicts().stream()
        .map(conflict -> conflict.describe(locale))
        .collect(Collectors.joining("; "));
  }

  /** Returns the verdict in English. */
  @Override
  public String toString() {
    return describe();
  }
}
