package io.github.nonet.internal.words;

import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.constraints.ConstraintKind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Language;
import io.github.nonet.internal.rules.Label;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.rules.Symbols;
import io.github.nonet.internal.verdict.Names;
import java.util.Locale;
import java.util.Map;

/** What one language calls the parts of a grid. */
public final class GridNames implements Names {
  private final Language language;
  private final RulesTables rules;

  public GridNames(Locale locale, RulesTables rules) {
    language = Language.ofGrids(locale);
    this.rules = rules;
  }

  @Override
  public String cell(int cell) {
    return "r" + (rules.layout.row(cell) + 1) + "c" + (rules.layout.column(cell) + 1);
  }

  @Override
  public String symbol(int value) {
    return Symbols.text(value);
  }

  @Override
  public String house(int group) {
    Label label = rules.layout.groups.get(group).label();
    String house = language.fill("house." + label.what(), word -> label.mark());
    return label.grid() == 0
        ? house
        : language.fill("of_grid", Map.of("grid", String.valueOf(label.grid()), "house", house));
  }

  @Override
  public String cage(int number) {
    Structure.Cage cage = rules.cages.get(number);
    return language.fill(
        cage.sum() == 0 ? "cage" : "cage.sum",
        Map.of("sum", String.valueOf(cage.sum()), "cell", cell(cage.cells()[0])));
  }

  @Override
  public String constraint(int form) {
    return constraint(rules.forms.sources().get(form));
  }

  /** Returns a constraint by its kind, its number and its first cell. */
  String constraint(ConstraintData data) {
    ConstraintKind kind = data.kind();
    if (kind.isOfBuilder() && !language.has("constraint." + kind.method())) {
      return "";
    }
    int[] cells = data.listed();
    Map<String, String> words =
        Map.of(
            "name", data.ownName(),
            "number", data.numbers().length == 0 ? "" : "" + data.numbers()[0],
            "cell", cell(cells[0]),
            "last", cell(cells[cells.length - 1]));
    return language.fill("constraint." + (kind.isOwn() ? "own" : kind.method()), words);
  }
}
