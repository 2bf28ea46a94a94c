package io.github.nonet.internal;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts of one language, from a bundle: one has those of boards, one those of other grids, one
 * those of verdicts on either.
 */
public final class Language {
  /*
   * Compiled for a browser, a bundle does not know its locale, is looked for as a class before it is
   * looked for as a file, and is read as Latin-1. So a bundle says its language itself, has a name
   * that no class has, and writes all but ASCII as Unicode escapes.
   */
  private static final String BOARDS = "io.github.nonet.logic.Sentences";

  private static final String GRIDS = "io.github.nonet.variant.GridSentences";

  private static final String VERDICTS = "io.github.nonet.VerdictSentences";

  private final ResourceBundle bundle;

  private Language(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** Returns the texts of boards: English if the language has none, whatever the machine's is. */
  public static Language ofBoards(Locale locale) {
    return of(BOARDS, locale);
  }

  /** Returns the texts of other grids: English if the language has none. */
  public static Language ofGrids(Locale locale) {
    return of(GRIDS, locale);
  }

  /** Returns the texts of verdicts: English if the language has none. */
  public static Language ofVerdicts(Locale locale) {
    return of(VERDICTS, locale);
  }

  private static Language of(String bundle, Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(bundle, locale);
    boolean isAskedFor = found.getString("language").equals(locale.getLanguage());
    return new Language(isAskedFor ? found : ResourceBundle.getBundle(bundle, Locale.ROOT));
  }

  /** Returns whether there is a text of this key. */
  public boolean has(String key) {
    return bundle.containsKey(key);
  }

  /** Returns the text of a key as it stands. */
  public String get(String key) {
    return bundle.getString(key);
  }

  /** Returns the words as a list: {@code "a, b and c"}. */
  public String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + ' ' + get("and") + ' ' + words.get(last);
  }
}
