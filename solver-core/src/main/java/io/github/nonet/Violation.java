package io.github.nonet;

import java.util.List;
import java.util.Locale;

/**
 * A rule that the values of a {@link Position} break: what a {@link Conflict} of boards and a
 * conflict of other rules have in common.
 *
 * <p>Only this library implements the interface, to which later versions may add methods.
 * Violations are immutable and thread-safe.
 *
 * @since 1.0.0
 */
public interface Violation {
  /** {@return the cells to highlight, which may be none; unmodifiable} */
  List<Integer> cells();

  /** {@return a sentence for a player in English, counting from one} */
  default String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the sentence in the given language, or in English if the library does not have it}
   *
   * @param locale a language
   */
  String describe(Locale locale);
}
