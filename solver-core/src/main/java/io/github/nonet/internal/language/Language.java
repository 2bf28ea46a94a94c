package io.github.nonet.internal.language;

import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The texts of one language, from properties: one file each for boards, other grids, verdicts and
 * proofs. A file with {@code _de} in its name is German; texts that it lacks are in English.
 */
public final class Language {
  /** The characters of the longest text about a step; a player gives up on a longer one. */
  public static final int LONGEST = 600;

  /*
   * A resource bundle would do the same, and search for classes, for other locales and for the
   * machine's own: a tenth of the time of a first hint. Compiled for a browser, the files are read
   * as Latin-1, so they contain only ASCII and Unicode escapes. They are searched for as classes
   * first, so they have names that no class has.
   */
  private static final String BOARDS = "io.github.nonet.logic.Sentences";

  private static final String GRIDS = "io.github.nonet.variant.GridSentences";

  private static final String VERDICTS = "io.github.nonet.VerdictSentences";

  private static final String PROOFS = "io.github.nonet.ProofSentences";

  /** The languages that have files in addition to the English ones. */
  private static final List<String> TRANSLATIONS = List.of("de");

  /** The texts that were read, by the name of the file. */
  private static final Map<String, Language> KNOWN = new ConcurrentHashMap<>();

  private final Properties texts;

  /** The contraction of two words where a text meets the words of a name. */
  private final Map<String, String> seams;

  private Language(Properties texts) {
    this.texts = texts;
    seams = seams(texts.getProperty("seams", ""));
  }

  /** Reads {@code "in dem=im, bei dem=beim"}. */
  private static Map<String, String> seams(String list) {
    Map<String, String> seams = new TreeMap<>();
    for (String seam : list.isEmpty() ? new String[0] : list.split(", ")) {
      int sign = seam.indexOf('=');
      seams.put(seam.substring(0, sign), seam.substring(sign + 1));
    }
    return seams;
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

  /** Returns the texts of proofs: English if the language has none. */
  public static Language ofProofs(Locale locale) {
    return of(PROOFS, locale);
  }

  private static Language of(String file, Locale locale) {
    Objects.requireNonNull(locale, "locale");
    Language english = read(file, new Properties());
    return TRANSLATIONS.contains(locale.getLanguage())
        ? read(file + '_' + locale.getLanguage(), english.texts)
        : english;
  }

  /** Reads a file once; two threads may both read it at first, and find the same. */
  private static Language read(String file, Properties others) {
    Language known = KNOWN.get(file);
    if (known == null) {
      known = new Language(LanguageFile.read(file, others));
      KNOWN.put(file, known);
    }
    return known;
  }

  public boolean has(String key) {
    return texts.getProperty(key) != null;
  }

  /**
   * Returns the text of a key unchanged.
   *
   * @throws IllegalArgumentException if there is none
   */
  public String get(String key) {
    String text = texts.getProperty(key);
    if (text == null) {
      throw new IllegalArgumentException("no text for " + key);
    }
    return text;
  }

  /** Returns the text of a key with each name in braces {@linkplain Texts#fill replaced}. */
  public String fill(String key, UnaryOperator<String> words) {
    return Texts.fill(get(key), seams, words);
  }

  public String fill(String key, Map<String, String> words) {
    return fill(key, words::get);
  }

  /** Returns how often: {@code "three times"}, {@code "12 times"}. */
  public String times(int count) {
    String key = "times." + count;
    return fill(has(key) ? key : "times", word -> String.valueOf(count));
  }

  /** Returns the words as a list: {@code "a, b and c"}. */
  public String list(List<String> words) {
    return list(words, "and");
  }

  public String list(Stream<String> words) {
    return list(words.collect(Lists.toList()));
  }

  /**
   * Returns the words as a list, with the text of a key before the last one: {@code "a, b or c"}.
   */
  public String list(List<String> words, String key) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + ' ' + get(key) + ' ' + words.get(last);
  }
}
