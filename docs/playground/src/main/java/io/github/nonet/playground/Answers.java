package io.github.nonet.playground;

import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.logic.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Answers as JSON. */
final class Answers {
  private Answers() {}

  static Locale locale(String language) {
    return new Locale(language);
  }

  /**
   * Returns what the work gives; if it cannot, its message as {@code error}, and whether the time
   * of a search was {@code over}.
   */
  static String answer(Supplier<Map<String, Object>> work) {
    try {
      return JsonText.write(work.get());
    } catch (SearchLimitExceededException e) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("error", String.valueOf(e.getMessage()));
      data.put("over", true);
      return JsonText.write(data);
    } catch (IllegalArgumentException e) {
      return JsonText.write(Map.of("error", String.valueOf(e.getMessage())));
    }
  }

  static IllegalArgumentException noSolution() {
    return new IllegalArgumentException("The puzzle has no solution.");
  }

  /** Returns a new map with a member that may be null. */
  static <T> Map<String, Object> orNull(
      String name, Optional<T> value, Function<T, Object> asData) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(name, value.map(asData).orElse(null));
    return data;
  }

  /**
   * Returns a verdict.
   *
   * @param suspects what {@link #suspect} returns for each
   */
  static Map<String, Object> verdict(
      Verdict.Kind kind, String text, List<Integer> cells, List<Map<String, Object>> suspects) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", kind.name());
    data.put("text", text);
    data.put("cells", cells);
    data.put("suspects", suspects);
    return data;
  }

  /**
   * Returns a part of a puzzle that may be wrong.
   *
   * @param corrected the puzzle with what would do, as a text
   */
  static Map<String, Object> suspect(
      Enum<?> kind, String text, List<Integer> cells, Optional<String> corrected) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", kind.name());
    data.put("text", text);
    data.put("cells", cells);
    data.put("corrected", corrected.orElse(null));
    return data;
  }

  /**
   * Returns a mistake, or where there is none, a step as well. A puzzle that is too large to search
   * for mistakes has steps nevertheless.
   */
  static Map<String, Object> hint(
      Supplier<Map<String, Object>> mistake, Supplier<Map<String, Object>> step) {
    Map<String, Object> data = new LinkedHashMap<>();
    try {
      data.putAll(mistake.get());
    } catch (SearchLimitExceededException e) {
      data.put("mistake", null);
    }
    if (data.get("mistake") == null) {
      data.putAll(step.get());
    }
    return data;
  }
}
