package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.Breach;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The breach of a constraint, as a sentence of one language without a full stop. */
public final class BreachText {
  private final Language language;
  private final GridNames names;

  public BreachText(Locale locale, RulesTables rules) {
    language = Language.ofVerdicts(locale);
    names = new GridNames(locale, rules);
  }

  /** Returns the sentence: {@code "the thermometer from r1c1 has 5 before 3"}. */
  public String of(Breach breach) {
    List<String> values = breach.values().stream().map(Symbols::text).collect(Lists.toList());
    int last = values.size() - 1;
    Map<String, String> words =
        Map.of(
            "house", names.constraint(breach.constraint()),
            "value", last < 0 ? "" : values.get(0),
            "other", last < 0 ? "" : values.get(last),
            "values", language.list(values),
            "first", last < 0 ? "" : held(breach, 0),
            "last", last < 0 ? "" : held(breach, last),
            "list", language.list(breach.cells().stream().map(names::cell)));
    return language.fill(key(breach), words);
  }

  /** Returns one cell and its value: {@code "r1c1 = 5"}. */
  private String held(Breach breach, int i) {
    return names.cell(breach.cells().get(i)) + " = " + Symbols.text(breach.values().get(i));
  }

  private String key(Breach breach) {
    ConstraintKind kind = breach.constraint().kind();
    String ofKind = "clash." + kind.method();
    if (kind.isOfBuilder() || !kind.isOwn() && language.has(ofKind)) {
      return ofKind;
    }
    if (breach.isPair()) {
      boolean hasOrder =
          kind == ConstraintKind.THERMOMETER || kind == ConstraintKind.SLOW_THERMOMETER;
      return hasOrder ? "clash.before" : "clash.pair";
    }
    return breach.values().isEmpty() ? "clash.impossible" : "clash.forbidden";
  }
}
