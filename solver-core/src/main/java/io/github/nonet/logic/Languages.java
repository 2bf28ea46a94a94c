package io.github.nonet.logic;

import java.util.List;
import java.util.Locale;

/**
 * The languages in which the library names techniques, explains steps and describes ratings.
 *
 * <p>A language is a file next to this class. A method that takes a {@link Locale} uses only its
 * language, and English if the library does not have it.
 *
 * @since 1.0.0
 */
public final class Languages {
  private static final List<Locale> ALL = List.of(Locale.ENGLISH, Locale.GERMAN);

  private Languages() {}

  /** {@return the languages, English first, each without a country; unmodifiable} */
  public static List<Locale> all() {
    return ALL;
  }
}
