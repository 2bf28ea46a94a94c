package io.github.nonet.internal.rules;

import java.util.List;

/**
 * The name of a house or a group as data, which each language puts into its own words.
 *
 * @param what the kind
 * @param mark the number that people count, the character of a region, or a user's own name; empty
 *     if it is the only one of its kind
 * @param grid the number of its grid, from 1; 0 if there is only one grid, or if the name is the
 *     user's own
 */
public record Label(What what, String mark, int grid) {
  /** The kinds of houses and groups. */
  public enum What {
    ROW("row"),
    COLUMN("column"),
    BOX("box"),
    REGION("region"),
    FALLING_DIAGONAL("falling diagonal"),
    RISING_DIAGONAL("rising diagonal"),
    WINDOW("window"),
    UPPER_WINDOW("upper window"),
    LOWER_WINDOW("lower window"),
    DISJOINT_GROUP("disjoint group"),
    ASTERISK("asterisk"),
    /** A user's own group, named only by its mark. */
    OWN("");

    private final String english;

    What(String english) {
      this.english = english;
    }

    /** Returns whether it is drawn as a window, as cells of another colour. */
    public boolean isShaded() {
      return this == WINDOW || this == UPPER_WINDOW || this == LOWER_WINDOW || this == ASTERISK;
    }
  }

  /**
   * Returns the label of a user's name; the readers of other programs' texts name diagonals as we
   * do.
   */
  static Label own(String name) {
    for (What what : List.of(What.FALLING_DIAGONAL, What.RISING_DIAGONAL)) {
      if (what.english.equals(name)) {
        return new Label(what, "", 0);
      }
    }
    return new Label(What.OWN, name, 0);
  }

  /** Returns it in English: {@code "row 3"}, {@code "falling diagonal of grid 2"}. */
  @Override
  public String toString() {
    String blank = what == What.OWN || mark.isEmpty() ? "" : " ";
    return what.english + blank + mark + (grid == 0 ? "" : " of grid " + grid);
  }
}
