package io.github.nonet;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.language.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * A digit that a house holds twice or more.
 *
 * <p>This class is immutable and thread-safe. Conflicts are equal when their house, digit and cells
 * are equal.
 *
 * @since 1.0.0
 */
public final class Conflict implements Violation {
  private final House house;
  private final int digit;
  private final List<Integer> cells;

  Conflict(House house, int digit, List<Integer> cells) {
    this.house = house;
    this.digit = digit;
    this.cells = List.copyOf(cells);
  }

  /** {@return the house} */
  public House house() {
    return house;
  }

  /** {@return the digit, 1 to 9} */
  public int digit() {
    return digit;
  }

  /** {@return the cells of the house that hold the digit, ascending, two or more; unmodifiable} */
  @Override
  public List<Integer> cells() {
    return cells;
  }

  /**
   * {@return a sentence for a player, counting from one, such as {@code "row 1 holds 5 twice, at
   * r1c2 and r1c7"}} It is in the given language, or in English if the library does not have it.
   *
   * @param locale a language
   */
  @Override
  public String describe(Locale locale) {
    Language language = Language.ofVerdicts(Objects.requireNonNull(locale, "locale"));
    String where =
        language.fill("house." + house.type(), number -> String.valueOf(house.index() + 1));
    return language.fill(
        cells.size() == 2 ? "clash.twice" : "clash.times",
        Map.of(
            "house", where,
            "value", String.valueOf(digit),
            "times", language.times(cells.size()),
            "list", language.list(cells.stream().map(Geometry::notation))));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Conflict other
        && house.equals(other.house)
        && digit == other.digit
        && cells.equals(other.cells);
  }

  @Override
  public int hashCode() {
    return Objects.hash(house, digit, cells);
  }

  /** Returns the sentence in English. */
  @Override
  public String toString() {
    return describe();
  }
}
