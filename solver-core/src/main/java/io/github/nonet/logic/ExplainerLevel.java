package io.github.nonet.logic;

import io.github.nonet.Level;
import io.github.nonet.internal.language.Language;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Seven difficulties for players, by the ER of {@link ExplainerRating}. The generator makes puzzles
 * of each difficulty, and {@link ExplainerRating#level} returns the difficulty of a puzzle.
 *
 * <p>No scale defines "easy", and newspapers differ. These are names for ranges of the ER, each of
 * which demands something new of the player. A program that needs other ranges can use the ER
 * itself.
 *
 * <p>{@link Level}, HoDoKu's scale, uses some of the same words with other meanings: {@link #HARD}
 * is about {@code Level.MEDIUM}, and {@code Level.HARD} about {@link #VERY_HARD}. A program should
 * show only one of the two scales.
 *
 * <p>A later version may add constants at any place: keep names, not ordinals, and give a {@code
 * switch} a {@code default}.
 *
 * @since 1.0.0
 */
public enum ExplainerLevel {
  /** The only cell for a digit in a box: 1.0 to 1.2. */
  GENTLE(1.0, 1.2),
  /** The only cell for a digit in a row or a column: 1.5. */
  EASY(1.5, 1.5),
  /**
   * Locked digits and pairs that lead to a placement at once; the only digit of a cell: 1.7 to 2.5.
   */
  MEDIUM(1.7, 2.5),
  /** Pencil marks: locked candidates, pairs, triples, X-wing, swordfish: 2.6 to 4.0. */
  HARD(2.6, 4.0),
  /** Wings, unique rectangles, aligned pairs and similar techniques: 4.2 to 6.2. */
  VERY_HARD(4.2, 6.2),
  /** One chain of implications: 6.5 to 7.4. */
  EXPERT(6.5, 7.4),
  /** Several chains, which may join: 7.5 to 9.4. */
  EXTREME(7.5, 9.4);

  /** Less than a step of the scale: a rating has one decimal but is stored as a binary fraction. */
  private static final double TOLERANCE = 0.05;

  private final double min;
  private final double max;

  ExplainerLevel(double min, double max) {
    this.min = min;
    this.max = max;
  }

  /** {@return the name in English: {@code "Very hard"}} */
  public String displayName() {
    return displayName(Locale.ENGLISH);
  }

  /**
   * {@return the name in the given language, or in English if the library does not have it}
   *
   * @param locale a language
   */
  public String displayName(Locale locale) {
    return Language.ofBoards(locale).get("explainer." + name());
  }

  /** {@return the lowest ER} */
  public double min() {
    return min;
  }

  /** {@return the highest ER} */
  public double max() {
    return max;
  }

  /**
   * {@return the difficulty of puzzles with this ER; empty above {@link #EXTREME}, and for a
   * complete board} No puzzle has an ER between two of the ranges; a number between them counts as
   * the lower one.
   *
   * @param er the ER
   * @throws IllegalArgumentException if it is negative or not a number
   */
  public static Optional<ExplainerLevel> of(double er) {
    if (!(er >= 0)) {
      throw new IllegalArgumentException("er is " + er + "; expected 0 or more");
    }
    if (er > EXTREME.max + TOLERANCE) {
      return Optional.empty();
    }
    return Arrays.stream(values())
        .filter(it -> it.min <= er + TOLERANCE)
        .reduce((lower, higher) -> higher);
  }
}
