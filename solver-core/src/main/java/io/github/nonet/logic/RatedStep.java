package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * One step of the path by which a rating was found: what the original program calls it, what it
 * counts, and the step itself, for a text or a picture.
 *
 * <pre>{@code
 * ExplainerRating.path(puzzle)
 *     .max(Comparator.comparingDouble(RatedStep::rating))
 *     .ifPresent(it -> System.out.println(it.technique() + ": " + it.step()));
 * }</pre>
 *
 * <p>This class is immutable and thread-safe.
 *
 * @param technique the name that the original program gives to the technique: {@code "Direct Hidden
 *     Pair"}; always English
 * @param rating what it counts: on the scale of Sudoku Explainer 1.0 to about 12, with one decimal;
 *     on that of HoDoKu a whole number, 4 to 10,000
 * @param state the candidates before the step
 * @param step what it places or eliminates, and why. A technique that this library does not have is
 *     {@link Technique#USER_DEFINED}, with its name and reason in a {@link Reason.Custom}
 * @since 1.0.0
 */
public record RatedStep(String technique, double rating, Candidates state, Step step) {
  /**
   * Makes a step of a path.
   *
   * @throws IllegalArgumentException if the rating is negative, infinite or not a number
   */
  public RatedStep {
    Objects.requireNonNull(technique, "technique");
    if (!(rating >= 0 && rating < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("rating is " + rating + "; expected 0 or more");
    }
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(step, "step");
  }

  /** {@return the digits to place, by digit, then by cell; unmodifiable} */
  public List<Candidate> placements() {
    return step.placements();
  }

  /** {@return the candidates to eliminate, by digit, then by cell; unmodifiable} */
  public List<Candidate> eliminations() {
    return step.eliminations();
  }

  /** {@return the candidates after the step} */
  public Candidates next() {
    return step.applyTo(state);
  }

  /** Returns rating, name and result: {@code "3.2 X-Wing: r1c6<>5"}. */
  @Override
  public String toString() {
    boolean isScore =
        technique.equals(HodokuNames.of(step.technique()))
            && rating == step.technique().hodokuScore();
    String number =
        isScore ? String.valueOf((int) rating) : String.format(Locale.ROOT, "%.1f", rating);
    return number + " " + technique + ": " + CellNotation.result(step);
  }
}
