package io.github.nonet.variant;

import io.github.nonet.logic.Detail;
import java.util.Locale;

/**
 * Steps as sentences of one {@link GridLanguage}. The reason is the bundle's sentence for the
 * technique, {@code NAKED_PAIR.full}; names in braces are replaced by {@link GridWords}.
 */
final class GridStepText {
  private final GridLanguage language;
  private final GridStep step;
  private final GridWords words;

  GridStepText(GridLanguage language, Locale locale, GridStep step) {
    this.language = language;
    this.step = step;
    words = new GridWords(language, locale, step);
  }

  String describe(Detail detail) {
    String technique = step.technique().name();
    String result = step.placements().isEmpty() ? "eliminates" : "places";
    String where = technique + ".where";
    String reason = technique + (step.deduction.isRequired() ? ".required" : ".full");
    return switch (detail) {
      case TECHNIQUE -> words.get("technique");
      case WHERE -> say(language.has(where) ? where : "where");
      case FULL -> String.join(" ", say("step"), say(reason), say(result));
    };
  }

  /** Returns the text of a key with each name in braces replaced by its words. */
  private String say(String key) {
    return GridWords.fill(language.get(key), words::get);
  }
}
