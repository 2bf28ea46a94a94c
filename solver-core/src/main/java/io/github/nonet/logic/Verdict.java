package io.github.nonet.logic;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Conflict;
import io.github.nonet.Puzzle;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.verdict.Answer;
import io.github.nonet.internal.verdict.VerdictText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Decides whether a puzzle has exactly one solution, and if not, why: the first question after
 * typing a puzzle from a newspaper.
 *
 * <pre>{@code
 * Verdict verdict = Verdict.of(puzzle);
 * if (verdict.kind() != Verdict.Kind.ONE_SOLUTION) {
 *   System.out.println(verdict.describe());
 * }
 * }</pre>
 *
 * <ul>
 *   <li>If there is no solution, it gives the {@linkplain #conflicts() conflicts}; if there are
 *       none, a cell or a house for which nothing is left; failing that, the shortest contradiction
 *       that singles lead to, or a few clues that exclude each other. It also gives the {@linkplain
 *       #suspects() clues} that may be mistyped.
 *   <li>If there are several solutions, it gives two {@linkplain #solutions() of them}, the
 *       {@linkplain #cells() cells} in which they differ, and the {@linkplain #suspects() clues}
 *       that leave one solution if one of them is changed.
 * </ul>
 *
 * <p>{@link io.github.nonet.variant.GridVerdict} does the same for grids of any rules.
 *
 * <p>A verdict takes a few microseconds for a proper puzzle and a few milliseconds for a puzzle
 * with none or several. This class is immutable and thread-safe.
 *
 * @since 1.0.0
 */
public final class Verdict {
  /**
   * The number of solutions: one, none or several. No constant will be added.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** Exactly one solution: the puzzle is proper. */
    ONE_SOLUTION,
    /** No solution. */
    NO_SOLUTION,
    /** Two or more solutions. */
    SEVERAL_SOLUTIONS
  }

  /** The fewest clues of a puzzle with one solution, as a search of all cases showed in 2012. */
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
   * @param limit the limit on the search for solutions; the search for a reason also stops there,
   *     and may then find less
   * @throws SearchLimitExceededException if the number of solutions is not known within the limit
   * @throws SearchInterruptedException if the thread is interrupted; its status stays set
   */
  public static Verdict of(Puzzle puzzle, SearchLimit limit) {
    return new Verdict(Candidates.of(puzzle), Objects.requireNonNull(limit, "limit"));
  }

  /** {@return the number of solutions: one, none or several} */
  public Kind kind() {
    return answer.choose(Kind.NO_SOLUTION, Kind.ONE_SOLUTION, Kind.SEVERAL_SOLUTIONS);
  }

  /** {@return the solution, or two of several, or none; unmodifiable} */
  public List<Board> solutions() {
    return answer.solutions();
  }

  /**
   * {@return the contradictions to the rules, as {@link Board#conflicts()} returns them;
   * unmodifiable}
   */
  public List<Conflict> conflicts() {
    return board.conflicts();
  }

  /**
   * {@return the cells that show the problem, ascending; unmodifiable}
   *
   * <ul>
   *   <li>Several solutions: the cells in which the two differ.
   *   <li>No solution: the cells of the conflicts; otherwise the cell, or all cells of the house,
   *       for which nothing is left. If one of several digits must be true and none can be, the
   *       cells of these digits. If there is no short reason, the list is empty.
   *   <li>One solution: the list is empty.
   * </ul>
   */
  public List<Integer> cells() {
    return answer.cells();
  }

  /**
   * {@return the clues that may be wrong, the likeliest first; unmodifiable}
   *
   * <ul>
   *   <li>No solution: removing any one of them yields a solution. Clues with another digit that
   *       yields exactly one solution come first. If two digits are mistyped, there are usually no
   *       suspects.
   *   <li>Several solutions: changing any one of them yields exactly one solution. There are none
   *       if more than eight changes would do, unless all clues except one have half-turn symmetry,
   *       so that the partner of that clue may be missing.
   *   <li>One solution, or a player's own pencil marks: the list is empty.
   * </ul>
   */
  public List<Suspect> suspects() {
    return Suspect.of(board, answer.suspects());
  }

  /**
   * {@return whether the list of suspects is complete, because the check of each could be finished}
   */
  public boolean isComplete() {
    return answer.isComplete();
  }

  /**
   * {@return the puzzle with the digits that singles fill until nothing is left for the {@link
   * #cells()}; empty if singles do not lead to such a dead end} None of these digits can be left
   * out. If nothing is left from the start, it is the puzzle itself.
   */
  public Optional<Board> deadEnd() {
    return answer.deadEnd().map(Board::copyOf);
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
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    VerdictText text = new VerdictText(language, new BoardNames(language));
    String verdict = answer.describe(text, () -> clashes(locale));
    int clues = board.clueCount();
    boolean isFew = kind() == Kind.SEVERAL_SOLUTIONS && hasClues && clues < FEWEST_CLUES;
    return isFew ? verdict + ' ' + text.tooFew(clues, FEWEST_CLUES) : verdict;
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
