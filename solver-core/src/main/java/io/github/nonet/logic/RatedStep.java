package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * One step of the path that determined a rating: its name and rating in the original program, and
 * the step itself, for a text or a picture.
 *
 * <pre>{@code
 * ExplainerRating.path(puzzle)
 *     .max(Comparator.comparingDouble(RatedStep::rating))
 *     .ifPresent(it -> System.out.println(it.technique() + ": " + it.step()));
 * }</pre>
 *
 * <p>This class is immutable and thread-safe. Steps are equal when their scale and all values that
 * they return are equal.
 *
 * @since 1.0.0
 */
public final class RatedStep {
  private final boolean isScore;
  private final String technique;
  private final double rating;
  private final Candidates state;
  private final Step step;

  private RatedStep(boolean isScore, String technique, double rating, Candidates state, Step step) {
    this.isScore = isScore;
    this.technique = technique;
    this.rating = rating;
    this.state = state;
    this.step = step;
  }

  static RatedStep ofHodoku(Candidates state, Step step) {
    Technique technique = step.technique();
    return new RatedStep(true, HodokuNames.of(technique), technique.score(), state, step);
  }

  static RatedStep ofExplainer(String technique, int tenths, Candidates state, Step step) {
    return new RatedStep(false, technique, tenths / 10.0, state, step);
  }

  /**
   * {@return the name that the original program gives to the technique: {@code "Direct Hidden
   * Pair"}} It is always English.
   */
  public String technique() {
    return technique;
  }

  /**
   * {@return the rating of the step: on the scale of Sudoku Explainer 1.0 to about 12, with one
   * decimal; on HoDoKu's scale a whole number, 4 to 10,000}
   */
  public double rating() {
    return rating;
  }

  /** {@return the candidates before the step} */
  public Candidates state() {
    return state;
  }

  /**
   * {@return the step itself, with its reason} A technique that this library does not have appears
   * as {@link Technique#USER_DEFINED}, with its name and reason in a {@link Reason.Custom}.
   */
  public Step step() {
    return step;
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

  @Override
  public boolean equals(Object o) {
    return o instanceof RatedStep other
        && isScore == other.isScore
        && rating == other.rating
        && technique.equals(other.technique)
        && state.equals(other.state)
        && step.equals(other.step);
  }

  @Override
  public int hashCode() {
    return Objects.hash(technique, rating, state, step);
  }

  /** Returns rating, name and result: {@code "3.2 X-Wing: r1c6<>5"}. */
  @Override
  public String toString() {
    String number = String.format(Locale.ROOT, isScore ? "%.0f" : "%.1f", rating);
    return number + " " + technique + ": " + CellNotation.result(step);
  }
}
