package io.github.nonet.playground;

import io.github.nonet.Position;
import io.github.nonet.logic.Game;
import io.github.nonet.variant.GridConflict;
import io.github.nonet.variant.PuzzleText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The contents of a pasted text, in any form that the library reads. */
final class PastedText {
  private PastedText() {}

  /**
   * Returns the {@code games} of a text, the {@code modules} that they are for, the {@code text}
   * that says what was read, {@code title}, {@code author} and {@code rules}, and what a player
   * must know besides: {@code faults}, {@code notRead} and the rules that its own solution {@code
   * breaks}.
   */
  static Map<String, Object> read(String text, Locale locale) {
    PuzzleText found = PuzzleText.read(text);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("games", list(found.positions(), Position::toLinkString));
    data.put("modules", list(found.positions(), it -> it instanceof Game ? "nonet" : "grids"));
    data.put("text", found.describe(locale));
    data.put("title", found.title());
    data.put("author", found.author());
    data.put("rules", found.rules());
    data.put("faults", list(found.faults(), Exception::getMessage));
    data.put("notRead", list(found.notRead(), PastedText::part));
    data.put("breaks", breaks(found.solutionConflicts(), locale));
    return data;
  }

  private static Map<String, Object> part(PuzzleText.NotRead part) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("field", part.field());
    data.put("count", part.count());
    data.put("cells", part.cells());
    return data;
  }

  private static List<Object> breaks(List<GridConflict> conflicts, Locale locale) {
    return list(conflicts, it -> it.describe(locale));
  }

  private static <T> List<Object> list(List<T> values, Function<? super T, ?> data) {
    return values.stream().map(data).collect(Collectors.toList());
  }
}
