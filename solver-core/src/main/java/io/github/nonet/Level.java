package io.github.nonet;

import io.github.nonet.internal.Language;
import java.util.Locale;

/**
 * The five levels of difficulty of HoDoKu: which techniques a puzzle needs.
 *
 * <p>{@link io.github.nonet.logic.ExplainerLevel} has some of the same words for other things, for
 * it follows another scale: a puzzle of {@code ExplainerLevel.HARD} is {@link #MEDIUM} here as a
 * rule, and one of {@link #HARD} is {@code ExplainerLevel.VERY_HARD} or harder. A program shows one
 * of the two scales.
 *
 * <p>The level of a grid is another matter: it says which {@link
 * io.github.nonet.variant.GridTechnique} is needed, also where the grid has the rules of a board.
 *
 * <p>No constant will be added.
 *
 * @since 1.0.0
 */
public enum Level {
  /** Singles are enough. */
  EASY,
  /** Locked candidates and small subsets are needed. */
  MEDIUM,
  /** Fish, X-wings with fins, wings, uniqueness and colours are needed. */
  HARD,
  /** Chains, almost locked sets and larger fish with fins are needed. */
  UNFAIR,
  /** Forcing chains and nets, or trial and error, are needed. */
  EXTREME;

  /** {@return the name in English: {@code "Hard"}} */
  public String displayName() {
    return displayName(Locale.ENGLISH);
  }

  /**
   * {@return the name in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  public String displayName(Locale locale) {
    return Language.ofBoards(locale).get("level." + name());
  }
}
