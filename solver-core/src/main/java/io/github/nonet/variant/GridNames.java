package io.github.nonet.variant;

import io.github.nonet.internal.Language;
import io.github.nonet.internal.verdict.Names;
import java.util.Locale;

/** What one language calls the parts of a grid. */
final class GridNames implements Names {
  private final Rules rules;
  private final HouseNames names;

  GridNames(Locale locale, Rules rules) {
    this.rules = rules;
    names = new HouseNames(Language.ofGrids(locale), rules.layout);
  }

  @Override
  public int row(int cell) {
    return rules.row(cell);
  }

  @Override
  public int column(int cell) {
    return rules.column(cell);
  }

  @Override
  public String symbol(int value) {
    return String.valueOf(Symbols.of(value));
  }

  @Override
  public String house(int group) {
    return names.house(rules.layout.groups.get(group).label());
  }

  @Override
  public String cage(int number) {
    return names.cage(rules.cages.get(number));
  }
}
