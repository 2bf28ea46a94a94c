package io.github.nonet;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Lists;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

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
   * Returns a sentence for a player, which counts from one: {@code "row 1 holds 5 twice, in columns
   * 2 and 7"}.
   */
  @Override
  public String toString() {
    return house + " holds " + digit + " " + times() + ", " + places();
  }

  private String times() {
    return cells.size() == 2 ? "twice" : cells.size() + " times";
  }

  private String places() {
    return switch (house.type()) {
      case ROW -> "in columns " + join(cell -> "" + (Geometry.column(cell) + 1));
      case COLUMN -> "in rows " + join(cell -> "" + (Geometry.row(cell) + 1));
      case BOX ->
          "at "
              + join(
                  cell ->
                      ("row " + (Geometry.row(cell) + 1))
                          + (" column " + (Geometry.column(cell) + 1)));
    };
  }

  /** Joins the names of the cells as in "a, b and c". */
  private String join(IntFunction<String> name) {
    List<String> names = cells.stream().map(cell -> name.apply(cell)).collect(Lists.toList());
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }
}
