package io.github.nonet;

import io.github.nonet.internal.Language;
import io.github.nonet.internal.verdict.Answer;
import io.github.nonet.internal.verdict.VerdictText;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Whether a puzzle has exactly one solution, and if not, why: what everyone asks who has typed a
 * puzzle from a newspaper.
 *
 * <pre>{@code
 * Verdict verdict = Verdict.of(puzzle);
 * if (verdict.kind() != Verdict.Kind.ONE_SOLUTION) {
 *   System.out.println(verdict.describe());
 * }
 * }</pre>
 *
 * <ul>
 *   <li>Of a puzzle without a solution it gives the {@linkplain #conflicts() conflicts}; where
 *       there are none, a cell or a house for which nothing is left; where there is none either,
 *       the shortest contradiction it finds that singles show. It also gives the {@linkplain
 *       #suspects() clues} that may be mistyped.
 *   <li>Of a puzzle with several it gives two {@linkplain #solutions() solutions} and the
 *       {@linkplain #cells() cells} in which they differ.
 * </ul>
 *
 * <p>{@link io.github.nonet.variant.GridVerdict} is the same for grids of any rules.
 *
 * <p>A verdict on a proper puzzle costs some microseconds, one on a puzzle without a solution some
 * milliseconds. This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class Verdict {
  /**
   * How many solutions a puzzle has. No constant will be added.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** One and no other: the puzzle is proper. */
    ONE_SOLUTION,
    /** None. */
    NO_SOLUTION,
    /** Two or more. */
    SEVERAL_SOLUTIONS
  }

  /** No puzzle with fewer clues has one solution: a search of all cases showed it in 2012. */
  private static final int FEWEST_CLUES = 17;

  private final Board board;
  private final boolean hasClues;
  private final Answer<Board> answer;

  private Verdict(Candidates puzzle, SearchLimit limit) {
    board = puzzle.board();
    hasClues = puzzle.equals(Candidates.of(board));
    answer = new Answer<>(new BoardQuestion(puzzle, board, hasClues, limit));
  }

  /**
   * {@return the verdict on a puzzle}
   *
   * @param puzzle any board or candidates
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  public static Verdict of(Puzzle puzzle) {
    return of(puzzle, SearchLimit.NONE);
  }

  /**
   * {@return the verdict on a puzzle}
   *
   * @param puzzle any board or candidates
   * @param limit what the search for solutions may cost; the search for a reason ends there too,
   *     and says less then
   * @throws SearchLimitExceededException if more is needed to know how many solutions there are
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  public static Verdict of(Puzzle puzzle, SearchLimit limit) {
    return new Verdict(Candidates.of(puzzle), Objects.requireNonNull(limit, "limit"));
  }

  /** {@return how many solutions the puzzle has: one, none or several} */
  public Kind kind() {
    return answer.kindOf(Kind.NO_SOLUTION, Kind.ONE_SOLUTION, Kind.SEVERAL_SOLUTIONS);
  }

  /** {@return the solution, or two of several, or none; unmodifiable} */
  public List<Board> solutions() {
    return answer.solutions();
  }

  /** {@return what contradicts the rules, as {@link Board#conflicts()} says it; unmodifiable} */
  public List<Conflict> conflicts() {
    return board.conflicts();
  }

  /**
   * {@return the cells to look at, ascending; unmodifiable}
   *
   * <ul>
   *   <li>Of several solutions: the cells in which the two differ.
   *   <li>Of none: the cells of the conflicts; else the cell, or all cells of the house, for which
   *       nothing is left. Where one of several digits must be true and none can be, their cells.
   *       Where no short reason shows that there is no solution, none.
   *   <li>Of one solution: none.
   * </ul>
   */
  public List<Integer> cells() {
    return answer.cells();
  }

  /**
   * {@return where there is no solution, the cells of the clues without any one of which there is
   * one: a mistyped digit is among them} First come those without which there is exactly one
   * solution. There are none where two digits are mistyped, and none for marks of a player's own.
   * The list is unmodifiable.
   */
  public List<Integer> suspects() {
    return answer.suspects();
  }

  /**
   * {@return the puzzle with the digits that singles fill until nothing is left for the {@link
   * #cells()}; empty if no such line of singles leads there} None of these digits can be left out.
   * Where nothing is left from the start, it is the puzzle.
   */
  public Optional<Board> deadEnd() {
    return answer.deadEnd().map(Board::copyOf);
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
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    VerdictText text = new VerdictText(language, new BoardNames(language));
    String verdict = answer.describe(text, () -> clashes(locale));
    int clues = board.clueCount();
    boolean isFew = kind() == Kind.SEVERAL_SOLUTIONS && hasClues && clues < FEWEST_CLUES;
    return isFew ? verdict + ' ' + text.tooFew(clues, FEWEST_CLUES) : verdict;
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
