package io.github.nonet.playground;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes maps, lists, strings, numbers and truth values as JSON (RFC 8259). */
final class JsonText {
  private static final char FIRST_VISIBLE = ' ';

  private final StringBuilder json = new StringBuilder();

  private JsonText() {}

  /**
   * Returns the data as JSON.
   *
   * @throws IllegalArgumentException if there is anything else in it
   */
  static String write(@Nullable Object data) {
    JsonText text = new JsonText();
    text.add(data);
    return text.json.toString();
  }

  private void add(@Nullable Object data) {
    if (data instanceof Map<?, ?> map) {
      addMap(map);
    } else if (data instanceof List<?> list) {
      addList(list);
    } else if (data instanceof CharSequence text) {
      addText(text);
    } else if (data == null || data instanceof Boolean || isFinite(data)) {
      json.append(data);
    } else {
      throw new IllegalArgumentException(
          data + " is of " + data.getClass().getName() + "; expected what JSON has");
    }
  }

  private static boolean isFinite(Object data) {
    return data instanceof Integer
        || data instanceof Long
        || data instanceof Double number && !number.isNaN() && !number.isInfinite();
  }

  private void addMap(Map<?, ?> map) {
    json.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (!(entry.getKey() instanceof String key)) {
        throw new IllegalArgumentException("key " + entry.getKey() + "; expected a string");
      }
      json.append(separator);
      addText(key);
      json.append(':');
      add(entry.getValue());
      separator = ",";
    }
    json.append('}');
  }

  private void addList(List<?> list) {
    json.append('[');
    String separator = "";
    for (Object value : list) {
      json.append(separator);
      add(value);
      separator = ",";
    }
    json.append(']');
  }

  private void addText(CharSequence text) {
    json.append('"');
    for (int i = 0; i < text.length(); i++) {
      addCharacter(text.charAt(i));
    }
    json.append('"');
  }

  /** Writes a character; a line separator of Unicode would end a line of old JavaScript. */
  private void addCharacter(char c) {
    switch (c) {
      case '"', '\\' -> json.append('\\').append(c);
      case '\n' -> json.append("\\n");
      case '\u2028', '\u2029' -> addEscape(c);
      default -> {
        if (c < FIRST_VISIBLE || Character.isSurrogate(c)) {
          addEscape(c);
        } else {
          json.append(c);
        }
      }
    }
  }

  private void addEscape(char c) {
    json.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
  }
}
