package io.github.nonet.internal.language;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Functions for texts that API level 26 of Android lacks, and templates. */
public final class Texts {
  private Texts() {}

  public static String repeat(String text, int times) {
    return String.join("", Collections.nCopies(times, text));
  }

  /** Returns the text without white space at its ends. */
  public static String strip(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  /** Returns the name that a word is by a slip of a letter or two, or null if there is none. */
  public static @Nullable String nearest(String word, Collection<String> names) {
    String nearest = null;
    int least = Math.min(2, word.length() / 3) + 1;
    for (String name : names) {
      int slips = slips(word, name);
      if (slips < least) {
        nearest = name;
        least = slips;
      }
    }
    return nearest;
  }

  /** Returns how many letters must be added, left out or changed to make one text the other. */
  private static int slips(String one, String other) {
    int[] row = new int[other.length() + 1];
    Arrays.setAll(row, j -> j);
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }

  private static String decapitalized(String name) {
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  /** Returns a text with a capital, unless it starts with the name of a cell. */
  private static String capitalized(String text) {
    boolean isCell = text.length() > 1 && Character.isDigit(text.charAt(1));
    return text.isEmpty() || isCell
        ? text
        : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /**
   * Returns the template with each name in braces replaced by its words. {@code {fins:fin/fins}}
   * becomes "fin" if the words of that name are one, and "fins" if they are a list; {@code {Fins}}
   * the words of {@code fins} with a capital.
   *
   * @param seams the contractions of two words where a template meets the words of a name: {@code
   *     "in dem"} becomes {@code "im"}
   */
  public static String fill(
      String template, Map<String, String> seams, UnaryOperator<String> words) {
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', done)) {
      int close = template.indexOf('}', open);
      String[] name = template.substring(open + 1, close).split("[:/]");
      String said = words.apply(decapitalized(name[0]));
      text.append(template, done, open);
      if (Character.isUpperCase(name[0].charAt(0))) {
        said = capitalized(said);
      }
      join(text, name.length == 1 ? said : name[isList(said) ? 2 : 1], seams);
      done = close + 1;
    }
    return text.append(template, done, template.length()).toString();
  }

  /** Returns whether words are a list, as "4 and 5" is, and not a name, as "doubler 3" is. */
  private static boolean isList(String said) {
    return said.indexOf(' ') != said.lastIndexOf(' ');
  }

  private static void join(StringBuilder text, String said, Map<String, String> seams) {
    String rest = said;
    for (Map.Entry<String, String> seam : seams.entrySet()) {
      int blank = seam.getKey().indexOf(' ') + 1;
      int start = text.length() - blank;
      if (rest.startsWith(seam.getKey().substring(blank) + ' ')
          && start >= 0
          && decapitalized(text.substring(start)).equals(seam.getKey().substring(0, blank))
          && (start == 0 || !Character.isLetter(text.charAt(start - 1)))) {
        boolean isCapital = Character.isUpperCase(text.charAt(start));
        text.setLength(start);
        text.append(isCapital ? capitalized(seam.getValue()) : seam.getValue());
        rest = rest.substring(seam.getKey().length() - blank);
      }
    }
    text.append(rest);
  }
}
