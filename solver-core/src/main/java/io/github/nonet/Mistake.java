package io.github.nonet;

import java.util.List;
import java.util.Locale;

/**
 * Explains why no steps can lead from a state to a solution: the player has made a mistake.
 *
 * <pre>{@code
 * game.mistake().ifPresent(mistake -> System.out.println(mistake.describe()));
 * }</pre>
 *
 * <p>{@link io.github.nonet.logic.LogicalSolver#findMistake} finds mistakes on boards, and {@link
 * io.github.nonet.variant.GridLogicalSolver#findMistake} on grids of other rules. Only this library
 * implements the interface, to which later versions may add methods.
 *
 * <p>Mistakes are immutable and thread-safe. They are equal when their kinds, their candidates and
 * the rules of their puzzles are equal.
 *
 * @since 1.0.0
 */
public interface Mistake {
  /**
   * The kinds of mistakes. No constant will be added.
   *
   * @since 1.0.0
   */
  enum Kind {
    /** Placed digits contradict the solution. */
    WRONG_VALUE,
    /** Candidates that the solution needs were eliminated. */
    MISSING_CANDIDATE,
    /** The clues have no solution, whatever is placed or eliminated. */
    NO_SOLUTION
  }

  /** {@return the kind of mistake} */
  Kind kind();

  /**
   * {@return the placed digits that are wrong, or the candidates of the solution that are missing,
   * by digit, then by cell; none if the clues have no solution} On a grid whose clues have several
   * solutions, it has only the first cell that no solution agrees with. The list is unmodifiable.
   */
  List<Candidate> candidates();

  /** {@return the mistake in English} */
  default String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the mistake in the given language, or in English if the library does not have it}
   *
   * @param locale a language
   */
  String describe(Locale locale);
}
