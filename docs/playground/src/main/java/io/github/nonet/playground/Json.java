package io.github.nonet.playground;

import io.github.nonet.Candidate;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.Mistake;
import io.github.nonet.logic.Link;
import io.github.nonet.logic.Part;
import io.github.nonet.logic.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Steps and mistakes as data for {@link JsonText}.
 *
 * <p>A cell is a number, 0 to 80; a candidate is {@code {"cell": 0, "digit": 5}}; a house is {@code
 * {"type": "ROW", "index": 0}}. Constants are written by their names, which do not change with the
 * language.
 *
 * <pre>
 * step     {"technique": "X_WING", "name": "X-wing", "level": "HARD",
 *           "hints": [the sentences of each {@link Detail}, the shortest first],
 *           "placements": [candidates], "eliminations": [candidates],
 *           "pattern": "Fish", "parts": [parts], "links": [links]}
 * part     {"role": "BASE", "houses": [houses], "cells": [cells], "candidates": [candidates]}
 * link     {"from": [candidates], "to": [candidates], "strong": true}
 * mistake  {"kind": "WRONG_VALUE", "text": "a sentence", "candidates": [candidates]}
 * </pre>
 */
final class Json {
  private Json() {}

  static Map<String, Object> of(Step step, Locale locale) {
    Map<String, Object> data = Facade.words(step, locale);
    data.put("placements", candidates(step.placements()));
    data.put("eliminations", candidates(step.eliminations()));
    data.put("pattern", step.reason().getClass().getSimpleName());
    data.put("parts", list(step.reason().parts(), Json::part));
    data.put("links", list(step.reason().links(), Json::link));
    return data;
  }

  static Map<String, Object> of(Mistake mistake, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", mistake.kind().name());
    data.put("text", mistake.describe(locale));
    data.put("candidates", candidates(mistake.candidates()));
    return data;
  }

  private static Map<String, Object> part(Part part) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("role", part.role().name());
    data.put("houses", list(part.houses(), Json::house));
    data.put("cells", List.copyOf(part.cells()));
    data.put("candidates", candidates(part.candidates()));
    return data;
  }

  private static Map<String, Object> house(House house) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("type", house.type().name());
    data.put("index", house.index());
    return data;
  }

  private static Map<String, Object> link(Link link) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("from", candidates(link.from()));
    data.put("to", candidates(link.to()));
    data.put("strong", link.strong());
    return data;
  }

  static List<Object> candidates(List<Candidate> candidates) {
    return list(candidates, Json::candidate);
  }

  private static Map<String, Object> candidate(Candidate candidate) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cell", candidate.cell());
    data.put("digit", candidate.digit());
    return data;
  }

  private static <T> List<Object> list(List<T> values, Function<T, Object> data) {
    return values.stream().map(data).collect(Collectors.toList());
  }
}
