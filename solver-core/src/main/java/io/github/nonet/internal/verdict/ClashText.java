package io.github.nonet.internal.verdict;

import io.github.nonet.internal.Language;
import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Texts;
import io.github.nonet.internal.groups.Structure;
import java.util.Map;
import java.util.function.IntFunction;

/** Contradictions as sentences of one language, without a full stop. */
public final class ClashText {
  private final Language language;
  private final Names names;

  /**
   * Makes the text.
   *
   * @param language that of verdicts
   */
  public ClashText(Language language, Names names) {
    this.language = language;
    this.names = names;
  }

  /**
   * Returns that a value is twice in a house, a group or a cage: {@code "row 1 holds 5 twice, in
   * columns 2 and 7"}.
   */
  public String twice(Clash clash) {
    int count = clash.cells().size();
    return say(
        count == 2 ? "clash.twice" : "clash.times",
        Map.of(
            "value", names.symbol(clash.value()),
            "house", house(clash),
            "count", String.valueOf(count),
            "places", places(clash)));
  }

  /** Returns that the values of a cage make too much, or too little. */
  public String sum(Clash clash, boolean isTooLittle) {
    String key =
        isTooLittle
            ? "clash.less"
            : clash.open() == 0
                ? "clash.more"
                : clash.open() == 1 ? "clash.more.open" : "clash.more.opens";
    return say(
        key,
        Map.of(
            "house", house(clash),
            "sum", String.valueOf(clash.sum()),
            "open", String.valueOf(clash.open())));
  }

  private String house(Clash clash) {
    return clash.isCage() ? names.cage(clash.index()) : names.house(clash.index());
  }

  private String places(Clash clash) {
    if (clash.kind() == Structure.Kind.ROW) {
      return places(clash, "clash.columns", cell -> String.valueOf(names.column(cell) + 1));
    }
    return clash.kind() == Structure.Kind.COLUMN
        ? places(clash, "clash.rows", cell -> String.valueOf(names.row(cell) + 1))
        : places(clash, "clash.cells", this::cell);
  }

  private String places(Clash clash, String key, IntFunction<String> name) {
    String list = language.list(clash.cells().stream().map(name::apply).collect(Lists.toList()));
    return say(key, Map.of("list", list));
  }

  private String cell(int cell) {
    return say(
        "cell",
        Map.of(
            "row", String.valueOf(names.row(cell) + 1),
            "column", String.valueOf(names.column(cell) + 1)));
  }

  private String say(String key, Map<String, String> words) {
    return Texts.fill(language.get(key), words::get);
  }
}
