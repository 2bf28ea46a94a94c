package io.github.nonet.playground;

import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Verdict;
import io.github.nonet.logic.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** Answers as JSON. */
final class Answers {
  private Answers() {}

  static Locale locale(String language) {
    return new Locale(language);
  }

  static Map<String, Object> verdict(Verdict.Kind kind, String text, List<Integer> cells) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", kind.name());
    data.put("text", text);
    data.put("cells", cells);
    return data;
  }

  /** Returns what the work gives; if it cannot, its message as {@code error}. */
  static String answer(Supplier<Map<String, Object>> work) {
    try {
      return Json.write(work.get());
    } catch (IllegalArgumentException | SearchLimitExceededException e) {
      return Json.write(Map.of("error", String.valueOf(e.getMessage())));
    }
  }
}
