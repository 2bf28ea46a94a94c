package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.Lists;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Why no step can lead from a state to the solution: the state has left it.
 *
 * @param kind what is wrong
 * @param candidates the placed digits that are wrong, or the candidates of the solution that are
 *     missing, by digit, then by cell; none if the puzzle itself has no solution
 * @since 1.0.0
 */
public record Mistake(Kind kind, List<Candidate> candidates) {
  /**
   * What is wrong with a state.
   *
   * @since 1.0.0
   */
  public enum Kind {
    /** Digits were placed that the solution contradicts. */
    WRONG_DIGIT,
    /** Candidates were eliminated that the solution needs. */
    MISSING_CANDIDATE,
    /** The puzzle has no solution, whatever is placed or eliminated. */
    NO_SOLUTION
  }

  /** Makes a mistake; the list is copied. */
  public Mistake {
    Objects.requireNonNull(kind, "kind");
    candidates = candidates.stream().sorted().collect(Lists.toList());
  }

  /** {@return the mistake in English} */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the mistake in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    return StepText.of(locale).describe(kind.name(), candidates);
  }

  /** Returns the mistake in English. */
  @Override
  public String toString() {
    return describe();
  }
}
