package io.github.nonet;

import io.github.nonet.internal.language.Language;
import java.util.Locale;

/**
 * The five levels of difficulty of HoDoKu, which depend on the techniques that a puzzle needs.
 *
 * <p>{@link io.github.nonet.logic.ExplainerLevel} uses some of the same words with other meanings,
 * because it follows another scale: a puzzle of {@code ExplainerLevel.HARD} is usually {@link
 * #MEDIUM} here, and a puzzle of {@link #HARD} is {@code ExplainerLevel.VERY_HARD} or harder. A
 * program should show only one of the two scales.
 *
 * <p>The level of a grid is different: it depends on the {@link
 * io.github.nonet.logic.GridTechnique}s that are needed, even if the grid has the rules of a board.
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
   * {@return the name in the given language, or in English if the library does not have it}
   *
   * @param locale a language
   */
  public String displayName(Locale locale) {
    return Language.ofBoards(locale).get("level." + name());
  }
}
