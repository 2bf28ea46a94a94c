package io.github.nonet.internal.words;

import io.github.nonet.internal.Language;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.verdict.Names;
import java.util.Locale;

/** What one language calls the parts of a grid. */
public final class GridNames implements Names {
  private final RulesTables rules;
  private final HouseNames names;

  public GridNames(Locale locale, RulesTables rules) {
    this.rules = rules;
    names = new HouseNames(Language.ofGrids(locale), rules.layout);
  }

  @Override
  public String cell(int cell) {
    return names.cell(cell);
  }

  @Override
  public String symbol(int value) {
    return Symbols.text(value);
  }

  @Override
  public String house(int group) {
    return names.house(rules.layout.groups.get(group).label());
  }

  @Override
  public String cage(int number) {
    return names.cage(rules.cages.get(number));
  }

  @Override
  public String constraint(int form) {
    return names.constraint(rules.forms.sources().get(form));
  }
}
