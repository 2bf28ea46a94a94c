package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Reads JSON (RFC 8259) as maps, lists, strings, doubles and truth values; null becomes an empty
 * string. It also reads the short form of SudokuPad: words without quotes, single quotes, {@code t}
 * and {@code f}, and nothing in place of an empty map.
 */
final class JsonReader {
  private static final int MOST_DEPTH = 50;

  /** The characters that end a word. */
  private static final String MARKS = ",:{}[]\"'";

  private static final Pattern NUMBER = Pattern.compile("-?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

  private static final int HEX = 16;
  private static final int HEX_DIGITS = 4;

  private final String text;
  private int index;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Returns the data of a text.
   *
   * @throws IllegalArgumentException if it is not JSON; the message gives the place
   */
  static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object data = reader.value();
    if (reader.next() != 0) {
      throw reader.fault("the end");
    }
    return data;
  }

  private IllegalArgumentException fault(String expected) {
    return fault(
        index < text.length() ? Quoted.show(text.codePointAt(index)) : "the end", expected);
  }

  private IllegalArgumentException fault(String found, String expected) {
    return Refusal.argument("character " + (index + 1) + " of the JSON: found " + found, expected);
  }

  /** Returns the next character that is not blank, or 0 at the end. */
  private char next() {
    while (index < text.length() && Character.isWhitespace(text.charAt(index))) {
      index++;
    }
    return index < text.length() ? text.charAt(index) : 0;
  }

  private boolean skip(char c) {
    boolean isNext = next() == c;
    index += isNext ? 1 : 0;
    return isNext;
  }

  private Object value() {
    return switch (next()) {
      case '{' -> map();
      case '[' -> list();
      case '"', '\'' -> string();
      case ',', ']', '}' -> new LinkedHashMap<String, Object>();
      default -> word();
    };
  }

  private void enter() {
    if (++depth > MOST_DEPTH) {
      throw fault("at most " + MOST_DEPTH + " nested brackets");
    }
    index++;
  }

  private Map<String, Object> map() {
    enter();
    Map<String, Object> map = new LinkedHashMap<>();
    while (!skip('}')) {
      char first = next();
      String key = first == '"' || first == '\'' ? string() : bare();
      if (map.containsKey(key)) {
        throw fault("the name " + Quoted.text(key) + " again", "each name once");
      }
      if (!skip(':')) {
        throw fault("a : after the name");
      }
      map.put(key, value());
      if (next() != '}' && !skip(',')) {
        throw fault("a , or }");
      }
    }
    depth--;
    return map;
  }

  private List<Object> list() {
    enter();
    List<Object> list = new ArrayList<>();
    boolean isOpen = next() != ']';
    while (isOpen) {
      list.add(value());
      isOpen = skip(',');
    }
    if (!skip(']')) {
      throw fault("a , or ]");
    }
    depth--;
    return list;
  }

  private String bare() {
    int start = index;
    while (index < text.length() && MARKS.indexOf(text.charAt(index)) < 0) {
      index++;
    }
    if (index == start) {
      throw fault("a name or a value");
    }
    return text.substring(start, index).trim();
  }

  private Object word() {
    String word = bare();
    return switch (word) {
      case "true", "t" -> true;
      case "false", "f" -> false;
      case "null" -> "";
      default -> number(word);
    };
  }

  private static Object number(String word) {
    // Other words are colours in the short form, or numbers that only Java has, such as NaN and 1d.
    return NUMBER.matcher(word).matches() ? (Object) Double.valueOf(word) : word;
  }

  private String string() {
    char quote = text.charAt(index++);
    StringBuilder string = new StringBuilder();
    while (index < text.length() && text.charAt(index) != quote) {
      char c = text.charAt(index++);
      string.append(c == '\\' ? escaped() : c);
    }
    if (index == text.length()) {
      throw fault("the quote that ends the string");
    }
    index++;
    return string.toString();
  }

  private char escaped() {
    if (index == text.length()) {
      throw fault("a character after the backslash");
    }
    char c = text.charAt(index++);
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> unicode();
      default -> c;
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < HEX_DIGITS; i++) {
      int digit = index < text.length() ? Character.digit(text.charAt(index), HEX) : -1;
      if (digit < 0) {
        throw fault("four hexadecimal digits after \\u");
      }
      code = HEX * code + digit;
      index++;
    }
    return (char) code;
  }
}
