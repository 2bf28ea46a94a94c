package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Mistake;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.internal.words.GridNames;
import java.util.List;
import java.util.Locale;

/** A mistake on a grid of rules. */
record GridMistake(Rules rules, Kind kind, List<Candidate> candidates) implements Mistake {
  GridMistake {
    candidates = candidates.stream().sorted().collect(Lists.toList());
  }

  @Override
  public String describe(Locale locale) {
    Language language = Language.ofGrids(locale);
    GridNames names = new GridNames(locale, rules.tables);
    String cells =
        language.list(
            candidates.stream().map(Candidate::cell).sorted().distinct().map(names::cell));
    return language.fill(kind.name(), word -> cells);
  }

  @Override
  public String toString() {
    return describe();
  }
}
