package io.github.nonet.playground;

import io.github.nonet.Level;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.logic.Languages;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Everything that a page lets its user choose. */
final class Vocabulary {
  private Vocabulary() {}

  static Map<String, Object> of(Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("languages", list(Languages.all(), Locale::getLanguage));
    data.put("formats", list(Texts.FORMATS, format -> format));
    data.put("symmetries", list(Arrays.asList(Symmetry.values()), Symmetry::name));
    data.put("levels", list(Arrays.asList(Level.values()), it -> item(it, it.displayName(locale))));
    data.put("techniques", techniques(locale));
    return data;
  }

  /** Returns the techniques that a puzzle can be made for: the solver knows them by itself. */
  private static List<Object> techniques(Locale locale) {
    List<Object> techniques = new ArrayList<>();
    for (Technique technique : Technique.values()) {
      if (LogicalSolver.standard().techniques().contains(technique)
          && technique != Technique.BRUTE_FORCE) {
        Map<String, Object> data = item(technique, technique.displayName(locale));
        data.put("level", technique.level().name());
        techniques.add(data);
      }
    }
    return techniques;
  }

  private static Map<String, Object> item(Enum<?> constant, String text) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", constant.name());
    data.put("text", text);
    return data;
  }

  private static <T> List<Object> list(List<T> values, Function<T, Object> data) {
    return values.stream().map(data).collect(Collectors.toList());
  }
}
