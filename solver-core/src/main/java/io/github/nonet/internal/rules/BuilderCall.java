package io.github.nonet.internal.rules;

import java.util.Arrays;
import java.util.Locale;

/**
 * A call of {@code Rules.Builder}, in the form that {@linkplain RulesText text} stores.
 *
 * @param text the regions, or the name of a group or of hidden cells; otherwise empty
 * @param numbers the numbers that the method was given
 */
public record BuilderCall(Method part, String text, int[] numbers) {
  public enum Method {
    GRID("grid", 4),
    ROWS_AND_COLUMNS("rowsAndColumns", 2),
    REGIONS("regions", 0),
    DIAGONALS("diagonals", 0),
    WINDOWS("windows", 0),
    DISJOINT_GROUPS("disjointGroups", 0),
    ASTERISK("asterisk", 0),
    PERCENT("percent", 0),
    GROUP("group", 0),
    ANTI_KNIGHT("antiKnight", 0),
    ANTI_KING("antiKing", 0),
    NON_CONSECUTIVE("nonConsecutive", 0),
    CELLS("cells", 4),
    /** Rows and columns of a rectangle. */
    RECTANGLE("rowsAndColumns", 4),
    /** Regions of a rectangle. */
    REGIONS_OF("regions", 4),
    HIDDEN("hidden", 1);

    final String method;

    /** The number of numbers in a call; a group may have any number. */
    final int numbers;

    Method(String method, int numbers) {
      this.method = method;
      this.numbers = numbers;
    }

    /** Returns the name of the call; two parts may have the same. */
    public String method() {
      return method;
    }

    /** Returns the number of numbers in a call. */
    public int numbers() {
      return numbers;
    }

    /** Returns the part in words. */
    String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  public static BuilderCall of(Method part, int... numbers) {
    return new BuilderCall(part, "", numbers);
  }

  /** Returns whether it adds a rectangle of cells. */
  public boolean isArea() {
    return part == Method.GRID
        || part == Method.ROWS_AND_COLUMNS
        || part == Method.CELLS
        || part == Method.RECTANGLE;
  }

  @Override
  public String toString() {
    return part + " " + text + Arrays.toString(numbers);
  }
}
