package io.github.nonet.internal.verdict;

import io.github.nonet.internal.language.Language;
import java.util.Map;

/** Contradictions as sentences of one language, without a full stop. */
public final class ClashText {
  private final Language language;
  private final Names names;

  /**
   * @param language the language of verdicts
   */
  public ClashText(Language language, Names names) {
    this.language = language;
    this.names = names;
  }

  /**
   * Returns the sentence that a value is twice in a house, a group or a cage: {@code "row 1 holds 5
   * twice, at r1c2 and r1c7"}.
   */
  public String twice(Clash clash) {
    int count = clash.cells().size();
    return language.fill(
        count == 2 ? "clash.twice" : "clash.times",
        Map.of(
            "value", names.symbol(clash.value()),
            "house", house(clash),
            "times", language.times(count),
            "list", language.list(clash.cells().stream().map(names::cell))));
  }

  /** Returns the sentence that the values of a cage add up to too much, or too little. */
  public String sum(Clash clash, boolean isTooLittle) {
    String key =
        isTooLittle
            ? "clash.less"
            : clash.open() == 0
                ? "clash.more"
                : clash.open() == 1 ? "clash.more.open" : "clash.more.opens";
    return language.fill(
        key,
        Map.of(
            "house", house(clash),
            "sum", String.valueOf(clash.sum()),
            "open", String.valueOf(clash.open())));
  }

  private String house(Clash clash) {
    return clash.isCage() ? names.cage(clash.index()) : names.house(clash.index());
  }
}
