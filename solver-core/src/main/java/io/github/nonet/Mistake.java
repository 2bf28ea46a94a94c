package io.github.nonet;

import java.util.List;
import java.util.Locale;

/**
 * Why no step can lead from a state of a puzzle to a solution: the player has left them all.
 *
 * <pre>{@code
 * game.mistake().ifPresent(mistake -> System.out.println(mistake.describe()));
 * }</pre>
 *
 * <p>{@link io.github.nonet.logic.LogicalSolver#findMistake} finds the mistakes of boards, {@link
 * io.github.nonet.variant.GridLogicalSolver#findMistake} those of grids of other rules. Only this
 * library implements the interface, which may get more methods.
 *
 * <p>Mistakes are immutable and thread-safe. They are equal if their kinds and candidates are, and
 * the rules of their puzzles.
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
    /** Digits were placed that the solution contradicts. */
    WRONG_VALUE,
    /** Candidates were eliminated that the solution needs. */
    MISSING_CANDIDATE,
    /** The clues have no solution, whatever is placed or eliminated. */
    NO_SOLUTION
  }

  /** {@return what is wrong} */
  Kind kind();

  /**
   * {@return the placed digits that are wrong, or the candidates of the solution that are missing,
   * by digit, then by cell; none if the clues have no solution} On a grid whose clues have several
   * solutions, it is only the first cell that no solution agrees with. The list is unmodifiable.
   */
  List<Candidate> candidates();

  /** {@return the mistake in English} */
  default String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the mistake in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  String describe(Locale locale);
}
