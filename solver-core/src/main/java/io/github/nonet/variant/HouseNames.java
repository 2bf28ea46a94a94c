package io.github.nonet.variant;

import static io.github.nonet.internal.Texts.fill;

import io.github.nonet.internal.Language;

/** What one language calls houses, groups and cages, as they follow the word "in". */
final class HouseNames {
  private static final String OF_GRID = " of grid ";

  private final Language language;
  private final Layout layout;

  HouseNames(Language language, Layout layout) {
    this.language = language;
    this.layout = layout;
  }

  /** Returns the English name of a house in the language. */
  String house(String name) {
    int suffix = name.lastIndexOf(OF_GRID);
    if (suffix >= 0) {
      String grid = name.substring(suffix + OF_GRID.length());
      String house = house(name.substring(0, suffix));
      return fill(language.get("of_grid"), word -> word.equals("grid") ? grid : house);
    }
    int last = name.lastIndexOf(' ');
    String whole = "named." + name.replace(' ', '_');
    String head = "house." + (last < 0 ? "" : name.substring(0, last).replace(' ', '_'));
    if (language.has(whole)) {
      return language.get(whole);
    }
    return language.has(head)
        ? fill(language.get(head), word -> name.substring(last + 1))
        : fill(language.get("own"), word -> name);
  }

  String cage(Cage cage) {
    return fill(
        language.get(cage.sum() == 0 ? "cage" : "cage.sum"),
        word -> word.equals("sum") ? String.valueOf(cage.sum()) : cell(cage.cells().get(0)));
  }

  /** Returns a cell as {@code "r1c3"}. */
  String cell(int cell) {
    return "r" + (layout.row(cell) + 1) + "c" + (layout.column(cell) + 1);
  }
}
