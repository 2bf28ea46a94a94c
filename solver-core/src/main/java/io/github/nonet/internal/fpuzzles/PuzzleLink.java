package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.language.Texts;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The contents of a link to a puzzle.
 *
 * @param isDrawn whether it is a puzzle of SudokuPad, which states how it looks, not what it means
 * @param data the puzzle as JSON
 */
public record PuzzleLink(boolean isDrawn, Map<?, ?> data) {
  /** The text before the compressed puzzle: a parameter, or the start of a name. */
  private static final List<Pattern> HEADS =
      List.of(
          Pattern.compile("(?:^|[?&#])load="),
          Pattern.compile("(?:^|[/=])(?:fpuzzles|fpuz|scl|ctc)"));

  /** Characters of an address that a compressed puzzle does not have. */
  private static final Pattern OF_ADDRESSES = Pattern.compile("[?&#:.]");

  /** A prefix that some editors put before a text. */
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** A shorter text without a head is a word, not the start of a puzzle. */
  private static final int SHORTEST = 16;

  private static final String CELLS_OF_FPUZZLES = "grid";

  /**
   * Reads a text: JSON, or the compressed text of a link, or the link.
   *
   * @throws IllegalArgumentException if it is none of them
   */
  public static PuzzleLink read(String text) {
    String stripped = Texts.strip(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    String json = stripped.startsWith("{") ? stripped : LzString.decompress(compressed(stripped));
    if (JsonReader.read(json) instanceof Map<?, ?> data) {
      return new PuzzleLink(!data.containsKey(CELLS_OF_FPUZZLES), data);
    }
    throw new IllegalArgumentException("the JSON is not an object; expected that of a puzzle");
  }

  /** Returns the compressed text of a link: without address, head and further parameters. */
  private static String compressed(String link) {
    String plain = withoutEscapes(link);
    int start = start(plain);
    int end = start;
    while (end < plain.length() && "&#?".indexOf(plain.charAt(end)) < 0) {
      end++;
    }
    // Some programs turn a plus into a space.
    return plain.substring(start, end).replace(' ', '+').replaceAll("\\s", "");
  }

  /**
   * Returns the index at which the compressed text starts, which may have the letters of a head in
   * it. An address without a head may name a puzzle that a server keeps.
   */
  private static int start(String link) {
    boolean isAddress = OF_ADDRESSES.matcher(link).find();
    for (Pattern head : HEADS) {
      Matcher matcher = head.matcher(link);
      if (isAddress ? matcher.find() : matcher.lookingAt()) {
        return matcher.end();
      }
    }
    if (link.contains("://")) {
      throw LzString.fault("the address has no puzzle in it, or only a name");
    }
    if (!link.isEmpty() && link.chars().allMatch(c -> c <= '9')) {
      throw LzString.fault(
          "found "
              + Arguments.count(link.length(), "character", "characters")
              + " of a plain puzzle, which Grid.parse reads");
    }
    if (link.length() < SHORTEST) {
      throw LzString.fault("found " + Quoted.text(link));
    }
    return 0;
  }

  /** Returns a text with characters in place of {@code %2B} and the like. */
  private static String withoutEscapes(String link) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < link.length(); i++) {
      int code = link.charAt(i) == '%' && i + 2 < link.length() ? hex(link, i + 1) : -1;
      plain.append(code < 0 ? link.charAt(i) : (char) code);
      i += code < 0 ? 0 : 2;
    }
    return plain.toString();
  }

  private static int hex(String link, int index) {
    int high = Character.digit(link.charAt(index), 16);
    int low = Character.digit(link.charAt(index + 1), 16);
    return high < 0 || low < 0 ? -1 : 16 * high + low;
  }
}
