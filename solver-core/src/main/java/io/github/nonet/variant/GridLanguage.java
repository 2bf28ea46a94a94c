package io.github.nonet.variant;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of one language, from the bundle {@code GridSentences.properties}. */
final class GridLanguage {
  /*
   * Compiled for a browser, a bundle does not know its locale, is looked for as a class before it is
   * looked for as a file, and is read as Latin-1. So a bundle says its language itself, has a name
   * that no class has, and writes all but ASCII as Unicode escapes.
   */
  private static final String BUNDLE = "io.github.nonet.variant.GridSentences";

  private final ResourceBundle bundle;

  private GridLanguage(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** Returns the texts of a language: English if there are none, whatever the machine's own is. */
  static GridLanguage of(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    boolean isAskedFor = found.getString("language").equals(locale.getLanguage());
    return new GridLanguage(isAskedFor ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT));
  }

  /** Returns whether there is a text of this key. */
  boolean has(String key) {
    return bundle.containsKey(key);
  }

  /** Returns the text of a key as it stands. */
  String get(String key) {
    return bundle.getString(key);
  }

  /** Returns the words as a list: {@code "a, b and c"}. */
  String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + ' ' + get("and") + ' ' + words.get(last);
  }
}
