package io.github.nonet.playground;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads what a source file of the page, or of the library, lists. */
final class PageSource {
  private PageSource() {}

  /** Returns the first group of each place where a pattern matches; a dot stands for a line end. */
  static List<String> found(String pattern, String text) {
    return Pattern.compile(pattern, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map((MatchResult it) -> it.group(1))
        .toList();
  }
}
