package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.language.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A value of a puzzle's JSON, and where it is. A value that does not fit is refused by a message
 * with its place, the value found there and the value expected.
 */
final class JsonValue {
  static final int GREATEST_NUMBER = 999_999;

  private final String where;
  private final Object data;

  private JsonValue(String where, Object data) {
    this.where = where;
    this.data = data;
  }

  static JsonValue of(Map<?, ?> puzzle) {
    return new JsonValue("", puzzle);
  }

  /** Returns the puzzle of a text that is an object. */
  static JsonValue read(String json) {
    return new JsonValue("", JsonReader.read(json));
  }

  /** Returns the value itself. */
  Object data() {
    return data;
  }

  /** Returns where it is, in the words of messages. */
  String where() {
    return where;
  }

  /** Returns a fault; the words say what was found. */
  IllegalArgumentException refusal(String found, String expected) {
    String place = where.isEmpty() ? "the puzzle" : where;
    return new IllegalArgumentException(place + ": found " + found + "; expected " + expected);
  }

  /** Returns a fault of a value that is not of the expected kind. */
  IllegalArgumentException fault(String expected) {
    return refusal(shown(), expected);
  }

  /** Returns a fault with the place of this value, if it does not have it yet. */
  IllegalArgumentException named(IllegalArgumentException fault) {
    return fault.getMessage().startsWith(where)
        ? fault
        : new IllegalArgumentException(where + ": " + fault.getMessage(), fault);
  }

  private String shown() {
    if (data instanceof Map) {
      return "an object";
    }
    if (data instanceof List) {
      return "a list";
    }
    if (data instanceof String text) {
      return text.isEmpty() ? "nothing" : Quoted.text(text);
    }
    return text();
  }

  /** Returns whether it is null, an empty text, or missing. */
  boolean isNothing() {
    return "".equals(data);
  }

  /** Returns whether it turns nothing on: it is missing, false, or an empty list. */
  boolean isOff() {
    return isNothing()
        || Boolean.FALSE.equals(data)
        || data instanceof List<?> list && list.isEmpty();
  }

  /** Returns whether it is true; a missing value is not. */
  boolean isTrue() {
    if (data instanceof Boolean || isNothing()) {
      return Boolean.TRUE.equals(data);
    }
    throw fault("true or false");
  }

  String text() {
    boolean isWhole = data instanceof Double number && number == number.longValue();
    return isWhole
        ? String.valueOf(((Double) data).longValue())
        : Texts.strip(String.valueOf(data));
  }

  /** Returns it as a whole number within some bounds; it may be a text. */
  int whole(int least, int most) {
    Object number = text().matches("\\d{1,6}") ? Double.valueOf(text()) : data;
    if (number instanceof Double found
        && found >= least
        && found <= most
        && found == Math.rint(found)) {
      return found.intValue();
    }
    throw fault("a whole number from " + least + " to " + most);
  }

  /** Returns it as a number that is not negative, or another if it is blank. */
  int number(int usual) {
    return text().isEmpty() ? usual : whole(0, GREATEST_NUMBER);
  }

  /** Returns the parts of an object. */
  Map<?, ?> map() {
    if (data instanceof Map<?, ?> map) {
      return map;
    }
    throw fault("an object");
  }

  /** Returns a part of an object, or nothing. */
  JsonValue get(String name) {
    Object found = map().get(name);
    String part = "\"" + name + "\"";
    return new JsonValue(where.isEmpty() ? part : where + ", " + part, found == null ? "" : found);
  }

  /** Returns an object with other names; throws if two of them are then equal. */
  JsonValue renamed(Map<String, String> names) {
    Map<String, Object> named = new LinkedHashMap<>();
    map()
        .forEach(
            (key, value) -> {
              String name = names.getOrDefault(String.valueOf(key), String.valueOf(key));
              if (named.put(name, value) != null) {
                throw refusal("\"" + name + "\" twice", "each name once");
              }
            });
    return with(named);
  }

  /** Returns another value in the place of this one. */
  JsonValue with(Object other) {
    return new JsonValue(where, other);
  }

  List<JsonValue> list() {
    return list("entry");
  }

  /** Returns the entries of a list; messages call one by the noun and its number from 1. */
  List<JsonValue> list(String noun) {
    if (!(data instanceof List<?> list)) {
      throw fault("a list");
    }
    List<JsonValue> entries = new ArrayList<>();
    for (Object entry : list) {
      entries.add(new JsonValue(where + ", " + noun + " " + (entries.size() + 1), entry));
    }
    return entries;
  }
}
