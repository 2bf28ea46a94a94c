package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.rules.ReadPuzzle;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The contents of a link to a puzzle.
 *
 * @param own the value that the player entered in each cell, or 0
 * @param marks the marks of each cell
 * @param unread the fields that only draw or describe something
 * @param words the title, the author and the rules in the setter's words, by name
 * @param solution the value of each cell, 0 where it is not said; empty if there is none
 */
public record LinkedPuzzle(
    ReadPuzzle puzzle,
    int[] own,
    int[] marks,
    List<Unread.Field> unread,
    Map<String, String> words,
    int[] solution) {
  public static final String TITLE = "title";
  public static final String AUTHOR = "author";
  public static final String RULES = "rules";

  private static final String SOLUTION = "solution";

  /**
   * Returns the words of an object with their names.
   *
   * @param rules the name of the field that has the rules
   */
  static Map<String, String> words(Map<?, ?> data, String rules) {
    Map<String, String> words = new LinkedHashMap<>();
    for (String name : new String[] {TITLE, AUTHOR, RULES}) {
      Object text = data.get(name.equals(RULES) ? rules : name);
      if (text instanceof String) {
        words.put(name, text.toString());
      }
    }
    return words;
  }

  /** Returns the solution that an object has, if it is one for this number of values. */
  static int[] solution(Map<?, ?> data, int size) {
    int[] solution = new int[size * size];
    Object said = data.get(SOLUTION);
    if (said instanceof String text && text.length() == solution.length) {
      Arrays.setAll(solution, cell -> value(text.substring(cell, cell + 1), size));
    } else if (said instanceof List<?> list && list.size() == solution.length) {
      Arrays.setAll(solution, cell -> value(list.get(cell), size));
    }
    return Arrays.stream(solution).anyMatch(value -> value != 0) ? solution : new int[0];
  }

  private static int value(Object data, int size) {
    String text = data instanceof Double number ? String.valueOf(number.intValue()) : "" + data;
    int value = text.matches("\\d{1,2}") ? Integer.parseInt(text) : 0;
    return value <= size ? value : 0;
  }
}
