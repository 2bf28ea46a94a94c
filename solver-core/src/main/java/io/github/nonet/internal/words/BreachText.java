package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.Breach;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What contradicts a constraint, as a sentence of one language without a full stop. */
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
            "list", language.list(breach.cells().stream().map(names::cell)));
    return language.fill(key(breach), words);
  }

  private static String key(Breach breach) {
    if (breach.constraint().kind().isOfBuilder()) {
      return "clash." + breach.constraint().kind().method();
    }
    if (breach.isPair()) {
      return "clash.before";
    }
    return breach.values().isEmpty() ? "clash.impossible" : "clash.forbidden";
  }
}
