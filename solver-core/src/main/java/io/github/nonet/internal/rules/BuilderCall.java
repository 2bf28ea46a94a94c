package io.github.nonet.internal.rules;

import java.util.Arrays;
import java.util.Locale;

/**
 * A call of {@code Rules.Builder}, as {@linkplain RulesText text} keeps it.
 *
 * @param text the regions, or the name of a group; otherwise empty
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
    NON_CONSECUTIVE("nonConsecutive", 0);

    final String method;

    /** How many numbers a call has; a group has any number of them. */
    final int numbers;

    Method(String method, int numbers) {
      this.method = method;
      this.numbers = numbers;
    }

    /** Returns the part in words. */
    String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  public static BuilderCall of(Method part, int... numbers) {
    return new BuilderCall(part, "", numbers);
  }

  /** Returns whether a square of rows and columns begins here. */
  public boolean isSquare() {
    return part == Method.GRID || part == Method.ROWS_AND_COLUMNS;
  }

  @Override
  public String toString() {
    return part + " " + text + Arrays.toString(numbers);
  }
}
