package io.github.nonet.internal.words;

import io.github.nonet.Detail;
import io.github.nonet.internal.deduction.GridDeduction;
import io.github.nonet.internal.deduction.GridFact;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.RulesTables;
import java.util.List;
import java.util.Locale;

/**
 * Steps as sentences of one {@link Language}. The reason is the bundle's sentence for the
 * technique, {@code NAKED_PAIR.full}; names in braces are replaced by {@link GridWords}.
 */
public final class GridStepText {
  private final Language language;
  private final GridDeduction step;
  private final GridWords words;

  public GridStepText(Locale locale, RulesTables rules, GridDeduction step) {
    language = Language.ofGrids(locale);
    this.step = step;
    words = new GridWords(language, locale, rules, step);
  }

  public String describe(Detail detail) {
    String where = name() + ".where";
    return switch (detail) {
      case TECHNIQUE -> words.get("technique");
      case WHERE -> say(language.has(where) ? where : "where");
      case FULL -> full(name());
    };
  }

  private String full(String technique) {
    String result = step.isPlacement() ? "places" : "eliminates";
    if (language.has(technique + '.' + result)) {
      return say(technique + '.' + result);
    }
    String different = technique + (step.causes().length == 1 ? ".different" : ".same");
    boolean isOwn = step.isDifferent() && !step.isRequired() && language.has(different);
    String reason = isOwn ? different : technique + (step.isRequired() ? ".required" : ".full");
    String own = technique + ".own";
    String ofOne = technique + ".one";
    boolean isNamed = language.has(own) && words.isOwn();
    String full = say("step") + ' ' + say(isNamed ? own : isOfOne(ofOne) ? ofOne : reason);
    String differ = step.cover().length > 0 ? "different.in" : "different";
    return String.join(" ", step.isDifferent() ? full + ' ' + say(differ) : full, say(result));
  }

  /** Returns the name of the technique, or that of its kind: all chains have the same sentence. */
  private String name() {
    List<GridFact> facts = step.facts();
    if (step.inferences().isEmpty() || facts.get(0).kind() == GridFact.FactKind.ASSUMED) {
      return step.technique().name();
    }
    GridFact last = facts.get(facts.size() - 1);
    boolean isEither =
        facts.get(0).kind() == GridFact.FactKind.IS_NOT
            && last.kind() == GridFact.FactKind.IS
            && !step.isPlacement();
    if (!isEither) {
      return "LOOP";
    }
    return isSameCandidate(facts.get(0), last) ? "CIRCLE" : "CHAIN";
  }

  private static boolean isSameCandidate(GridFact one, GridFact other) {
    return one.set() == other.set() && one.cells()[0] == other.cells()[0];
  }

  private boolean isOfOne(String key) {
    return !step.isRequired() && step.causes().length == 1 && language.has(key);
  }

  /** Returns the text of a key with each name in braces replaced by its words. */
  private String say(String key) {
    return language.fill(key, words::get);
  }
}
