package io.github.nonet.variant;

import io.github.nonet.Candidate;
import io.github.nonet.Mistake;
import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Texts;
import io.github.nonet.internal.words.HouseNames;
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
    HouseNames names = new HouseNames(language, rules.tables.layout);
    List<String> cells =
        candidates.stream()
            .map(Candidate::cell)
            .sorted()
            .distinct()
            .map(names::cell)
            .collect(Lists.toList());
    return Texts.fill(language.get(kind.name()), word -> language.list(cells));
  }

  @Override
  public String toString() {
    return describe();
  }
}
