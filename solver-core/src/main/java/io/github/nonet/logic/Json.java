package io.github.nonet.logic;

import io.github.nonet.Candidate;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.House;
import io.github.nonet.internal.JsonText;
import io.github.nonet.internal.Lists;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * States, steps and mistakes as data for JSON: maps, lists, strings, numbers and truth values,
 * which every library for JSON writes as they are. {@link #write} writes them without one.
 *
 * <pre>{@code
 * String json = Json.write(Json.of(step, Locale.ENGLISH));
 * }</pre>
 *
 * <p>A cell is a number, 0 to 80; a candidate is {@code {"cell": 0, "digit": 5}}; a house is {@code
 * {"type": "ROW", "index": 0}}. Constants are written by their names, which do not change with the
 * language. Later versions may add members.
 *
 * <pre>
 * state    {"cells": [81 of {"digit": 0 to 9, "given": true, "candidates": [1, 2]}],
 *           "board": "81 characters", "solved": false}
 * step     {"technique": "X_WING", "name": "X-wing", "level": "HARD",
 *           "hints": [the sentences of each {@link Detail}, the shortest first],
 *           "placements": [candidates], "eliminations": [candidates],
 *           "pattern": "Fish", "parts": [parts], "links": [links]}
 * part     {"role": "BASE", "houses": [houses], "cells": [cells], "candidates": [candidates]}
 * link     {"from": [candidates], "to": [candidates], "strong": true}
 * mistake  {"kind": "WRONG_DIGIT", "text": "a sentence", "candidates": [candidates]}
 * </pre>
 *
 * <p>The maps and lists are new at each call, in the order above. All methods are thread-safe and
 * take microseconds.
 *
 * @since 1.0.0
 */
public final class Json {
  private static final List<Integer> CELL_NUMBERS =
      IntStream.range(0, 81).boxed().collect(Lists.toList());

  private Json() {}

  /**
   * {@return a state as data}
   *
   * @param state the state
   */
  public static Map<String, Object> of(Candidates state) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cells", list(CELL_NUMBERS, cell -> cell(state, cell)));
    data.put("board", state.board().toString());
    data.put("solved", state.board().isSolved());
    return data;
  }

  private static Map<String, Object> cell(Candidates state, int cell) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("digit", state.digit(cell));
    data.put("given", state.isGiven(cell));
    data.put("candidates", List.copyOf(state.digits(cell)));
    return data;
  }

  /**
   * {@return a step as data}
   *
   * @param step the step
   * @param locale the language of its name and sentences
   */
  public static Map<String, Object> of(Step step, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("technique", step.technique().name());
    data.put("name", step.describe(Detail.TECHNIQUE, locale));
    data.put("level", step.technique().level().name());
    data.put("hints", list(List.of(Detail.values()), detail -> step.describe(detail, locale)));
    data.put("placements", candidates(step.placements()));
    data.put("eliminations", candidates(step.eliminations()));
    data.put("pattern", step.pattern().getClass().getSimpleName());
    data.put("parts", list(step.pattern().parts(), Json::part));
    data.put("links", list(step.pattern().links(), Json::link));
    return data;
  }

  /**
   * {@return a mistake as data}
   *
   * @param mistake the mistake
   * @param locale the language of its sentence
   */
  public static Map<String, Object> of(Mistake mistake, Locale locale) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", mistake.kind().name());
    data.put("text", mistake.describe(locale));
    data.put("candidates", candidates(mistake.candidates()));
    return data;
  }

  /**
   * {@return data as JSON, without blanks or line ends} What is not ASCII is written as it is.
   *
   * @param data a map whose keys are strings, a list, a string, a number, or a truth value; what
   *     maps and lists hold may also be null
   * @throws IllegalArgumentException if there is anything else in it, or a number that is infinite
   *     or none
   */
  public static String write(Object data) {
    return JsonText.write(Objects.requireNonNull(data, "data"));
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

  private static List<Object> candidates(List<Candidate> candidates) {
    return list(candidates, Json::candidate);
  }

  private static Map<String, Object> candidate(Candidate candidate) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cell", candidate.cell());
    data.put("digit", candidate.digit());
    return data;
  }

  private static <T> List<Object> list(List<T> values, Function<T, Object> data) {
    return values.stream().map(data).collect(Lists.toList());
  }
}
