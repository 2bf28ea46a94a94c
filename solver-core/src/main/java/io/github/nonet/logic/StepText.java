package io.github.nonet.logic;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;

/**
 * Steps as sentences of one language, from the bundle {@code StepText.properties}.
 *
 * <p>The reason of a step is the bundle's sentence for its technique, {@code NAKED_PAIR.full}, or
 * for its kind of pattern, {@code Subset.full}. Names in braces are replaced by {@link Words}. What
 * follows from the reason is told after it, the same way for all.
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
    boolean isAskedFor = found.getLocale().getLanguage().equals(locale.getLanguage());
    return new StepText(isAskedFor ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT));
  }

  /** Returns the text of a key as it stands. */
  String get(String key) {
    return bundle.getString(key);
  }

  /** Returns the name of the technique. */
  String name(Technique technique) {
    return get(technique.name());
  }

  /** Returns the step as text. */
  String describe(Step step, Detail detail) {
    Words words = new Words(this, step);
    String result = step.placements().isEmpty() ? "eliminates" : "places";
    return switch (detail) {
      case TECHNIQUE -> words.get("technique");
      case WHERE -> fill(sentence(step, "where"), words);
      case FULL ->
          String.join(" ", fill(get("step"), words), reason(step, words), fill(get(result), words));
    };
  }

  /** Returns the reason; of several patterns read as one step, that of each. */
  private String reason(Step step, Words words) {
    if (!(step.pattern() instanceof Pattern.Several several)) {
      return fill(sentence(step, "full"), words);
    }
    return several.patterns().stream()
        .map(part -> Step.eliminating(step.technique(), step.eliminations(), part))
        .map(part -> reason(part, new Words(this, part)))
        .collect(Collectors.joining(' ' + get("also") + ' '));
  }

  /** Returns the mistake as text. */
  String describe(Mistake mistake) {
    return fill(get(mistake.kind().name()), new Words(this, mistake));
  }

  /** Returns the template for the technique, or else for the pattern, or else for all. */
  private String sentence(Step step, String kind) {
    String technique = step.technique().name() + '.' + kind;
    String pattern = step.pattern().getClass().getSimpleName() + '.' + kind;
    boolean isCustom = step.pattern() instanceof Pattern.Custom;
    if (bundle.containsKey(technique) && !isCustom) {
      return get(technique);
    }
    return get(bundle.containsKey(pattern) ? pattern : kind);
  }

  /** Returns the text with each name in braces replaced by its words. */
  private static String fill(String template, Words words) {
    StringBuilder text = new StringBuilder();
    int done = 0;
    for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', done)) {
      int close = template.indexOf('}', open);
      text.append(template, done, open).append(words.get(template.substring(open + 1, close)));
      done = close + 1;
    }
    return text.append(template, done, template.length()).toString();
  }

  /** Returns the words as a list: {@code "a, b and c"}. */
  String list(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + ' ' + get("and") + ' ' + words.get(last);
  }
}
