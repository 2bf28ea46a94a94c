package io.github.nonet.internal.words;

import static io.github.nonet.internal.Texts.fill;

import io.github.nonet.internal.Language;
import io.github.nonet.internal.constraints.Condition;
import io.github.nonet.internal.constraints.Kind;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Label;
import io.github.nonet.internal.rules.Layout;
import java.util.Map;

/** What one language calls houses, groups and cages, as they follow the word "in". */
public final class HouseNames {
  private final Language language;
  private final Layout layout;

  public HouseNames(Language language, Layout layout) {
    this.language = language;
    this.layout = layout;
  }

  String house(Label label) {
    String house = fill(language.get("house." + label.what()), word -> label.mark());
    return label.grid() == 0
        ? house
        : fill(
            language.get("of_grid"),
            word -> word.equals("grid") ? String.valueOf(label.grid()) : house);
  }

  String cage(Structure.Cage cage) {
    return fill(
        language.get(cage.sum() == 0 ? "cage" : "cage.sum"),
        word -> word.equals("sum") ? String.valueOf(cage.sum()) : cell(cage.cells()[0]));
  }

  /** Returns a constraint by its kind, its number and its first cell. */
  String constraint(Condition condition) {
    Kind kind = condition.kind();
    if (kind.isOfBuilder() && !language.has("constraint." + kind.method())) {
      return "";
    }
    int[] cells = condition.cells();
    Map<String, String> words =
        Map.of(
            "name", condition.ownName(),
            "number", condition.numbers().length == 0 ? "" : "" + condition.numbers()[0],
            "cell", cell(cells[0]),
            "last", cell(cells[cells.length - 1]));
    return fill(language.get("constraint." + (kind.isOwn() ? "own" : kind.method())), words::get);
  }

  /** Returns a cell as {@code "r1c3"}. */
  public String cell(int cell) {
    return "r" + (layout.row(cell) + 1) + "c" + (layout.column(cell) + 1);
  }
}
