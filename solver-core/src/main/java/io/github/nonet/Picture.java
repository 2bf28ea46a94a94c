package io.github.nonet;

import java.util.Locale;

/**
 * A picture of a puzzle or of a step as SVG. Each option returns another picture.
 *
 * <p>Only this library implements the interface, to which later versions may add methods. Pictures
 * are immutable and thread-safe.
 *
 * @since 1.0.0
 */
public interface Picture {
  /**
   * {@return the picture with another width, from which the height follows}
   *
   * @param pixels the width, 90 to 10,000
   * @throws IllegalArgumentException if {@code pixels} is out of range
   */
  Picture size(int pixels);

  /**
   * {@return the picture with or without attributes by which a program finds its cells and
   * candidates} By default it has none. The classes of the library list them.
   *
   * @param interactive whether the picture has these attributes
   */
  Picture interactive(boolean interactive);

  /** {@return the picture as a complete SVG document, titled in English} */
  default String toSvg() {
    return toSvg(Locale.ENGLISH);
  }

  /**
   * {@return the picture as a complete SVG document, which a page may also contain inline} Where
   * the title is a sentence, it is in the given language, or in English if the library does not
   * have it.
   *
   * @param locale a language
   */
  String toSvg(Locale locale);
}
