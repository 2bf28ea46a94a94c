package io.github.nonet.logic;

import io.github.nonet.House;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/**
 * Steps as sentences of one language, from the bundle {@code StepText.properties}.
 *
 * <p>The reason of a step is the bundle's sentence for its technique, {@code NAKED_PAIR.full}, or
 * for its kind of pattern, {@code Subset.full}. Words in braces are replaced; see {@link Words}.
 * What follows from the reason is told after it, the same way for all.
 */
final class StepText {
  private static final String BUNDLE = "io.github.nonet.logic.StepText";

  private final ResourceBundle bundle;

  private StepText(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** Returns the texts of a language: English if there are none, whatever the machine's own is. */
  static StepText of(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    boolean asked = found.getLocale().getLanguage().equals(locale.getLanguage());
    return new StepText(asked ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT));
  }

  /** Returns the name of the technique. */
  String name(Technique technique) {
    return bundle.getString(technique.name());
  }

  /** Returns the step as text. */
  String describe(Step step, Detail detail) {
    Map<String, String> words = words(step);
    return switch (detail) {
      case TECHNIQUE -> words.get("technique");
      case WHERE -> fill(sentence(step, "where"), words);
      case FULL ->
          fill(bundle.getString("step"), words)
              + fill(sentence(step, "full"), words)
              + ' '
              + fill(result(step), words);
    };
  }

  private String result(Step step) {
    return bundle.getString(step.placements().isEmpty() ? "eliminates" : "places");
  }

  /** Returns the template for the technique, or else for the pattern, or else for all. */
  private String sentence(Step step, String kind) {
    String technique = step.technique().name() + '.' + kind;
    if (bundle.containsKey(technique)) {
      return bundle.getString(technique);
    }
    String pattern = step.pattern().getClass().getSimpleName() + '.' + kind;
    return bundle.getString(bundle.containsKey(pattern) ? pattern : kind);
  }

  private Map<String, String> words(Step step) {
    Map<String, String> words = new LinkedHashMap<>();
    new Words(this, words).tell(step);
    return words;
  }

  /** Returns the text with each word in braces replaced. */
  private static String fill(String template, Map<String, String> words) {
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', done)) {
      int close = template.indexOf('}', open);
      String word = template.substring(open + 1, close);
      if (!words.containsKey(word)) {
        throw new MissingResourceException("no word {" + word + "}", BUNDLE, template);
      }
      text.append(template, done, open).append(words.get(word));
      done = close + 1;
    }
    return text.append(template, done, template.length()).toString();
  }

  /** Returns the house in words: {@code "row 1"}. */
  String house(House house) {
    return bundle.getString(house.type().name()) + ' ' + (house.index() + 1);
  }

  /** Returns the words as a list: {@code "a, b and c"}. */
  String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last))
            + ' '
            + bundle.getString("and")
            + ' '
            + words.get(last);
  }

  /** Returns a text of the bundle as it stands. */
  String get(String key) {
    return bundle.getString(key);
  }
}
