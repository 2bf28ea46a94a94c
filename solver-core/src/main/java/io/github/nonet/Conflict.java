package io.github.nonet;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.verdict.Clash;
import io.github.nonet.internal.verdict.ClashText;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A digit that a house holds twice or more.
 *
 * @param house where
 * @param digit which digit, 1 to 9
 * @param cells the cells of the house that hold the digit, ascending, two or more; unmodifiable
 * @since 1.0.0
 */
public record Conflict(House house, int digit, List<Integer> cells) {
  /**
   * Makes a conflict.
   *
   * @throws IllegalArgumentException if the digit is not 1 to 9, or the cells are not two or more
   *     ascending cells of the house
   */
  public Conflict {
    Objects.requireNonNull(house, "house");
    cells = List.copyOf(Objects.requireNonNull(cells, "cells"));
    if (digit < 1 || digit > Geometry.SIZE) {
      throw new IllegalArgumentException("digit is " + digit + "; expected 1 to 9");
    }
    if (cells.size() < 2
        || !house.cells().stream().filter(cells::contains).collect(Lists.toList()).equals(cells)) {
      throw new IllegalArgumentException(
          "cells are " + cells + "; expected two or more ascending cells of " + house);
    }
  }

  /**
   * {@return a sentence for a player, which counts from one: {@code "row 1 holds 5 twice, in
   * columns 2 and 7"}}
   */
  public String describe() {
    return describe(Locale.ENGLISH);
  }

  /**
   * {@return the sentence in a language; in English, if the library does not speak it}
   *
   * @param locale a language
   */
  public String describe(Locale locale) {
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    int group = House.all().indexOf(house);
    Clash clash = new Clash(false, group, house.type().kind, digit, cells, 0, 0);
    return new ClashText(language, new BoardNames(language)).twice(clash);
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return describe();
  }
}
