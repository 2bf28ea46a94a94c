package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One entry of a puzzle of f-puzzles: a line, a cage, a clue.
 *
 * @param kind the name of its kind, for messages
 * @param size how many rows and columns the grid has
 */
record FPuzzlesEntry(String kind, int size, Map<?, ?> data) {
  /** Returns the entries of a kind; a puzzle may have none of it. */
  static List<FPuzzlesEntry> of(String kind, int size, Object data) {
    List<FPuzzlesEntry> entries = new ArrayList<>();
    for (Object entry : list(kind, data)) {
      if (!(entry instanceof Map<?, ?> map)) {
        throw fault(kind, "has an entry that is no object; expected cells and values");
      }
      entries.add(new FPuzzlesEntry(kind, size, map));
    }
    return entries;
  }

  private static List<?> list(String kind, Object data) {
    if (data instanceof List<?> list) {
      return list;
    }
    if (data.equals("")) {
      // A null.
      return List.of();
    }
    throw fault(kind, "is no list; expected one");
  }

  private static IllegalArgumentException fault(String kind, String what) {
    return new IllegalArgumentException("\"" + kind + "\" " + what);
  }

  IllegalArgumentException fault(String what) {
    return fault(kind, what);
  }

  /** Returns its lines, each as cells. */
  List<int[]> lines() {
    Object lines = data.containsKey("lines") ? data.get("lines") : List.of();
    return list(kind, lines).stream().map(this::cells).collect(Lists.toList());
  }

  /** Returns the cells of a field. */
  int[] cells(String field) {
    return cells(data.containsKey(field) ? data.get(field) : List.of());
  }

  private int[] cells(Object names) {
    return list(kind, names).stream().mapToInt(this::cell).toArray();
  }

  /** Returns the cell of the field with one. */
  int cell() {
    return cell(data.containsKey("cell") ? data.get("cell") : "nothing");
  }

  private int cell(Object name) {
    int[] place = place(name);
    if (Math.min(place[0], place[1]) < 0 || Math.max(place[0], place[1]) >= size) {
      throw fault("has the cell " + name + "; expected R1C1 to R" + size + "C" + size);
    }
    return place[0] * size + place[1];
  }

  /** Returns the row and column of a clue outside, from -1 to the size. */
  int[] place() {
    return place(data.containsKey("cell") ? data.get("cell") : "nothing");
  }

  private int[] place(Object name) {
    String text = String.valueOf(name);
    if (!text.matches("R\\d{1,2}C\\d{1,2}")) {
      throw fault("has what is no cell; expected a name as R1C1");
    }
    int column = text.indexOf('C');
    int[] place = {
      Integer.parseInt(text.substring(1, column)) - 1,
      Integer.parseInt(text.substring(column + 1)) - 1
    };
    if (Math.max(place[0], place[1]) > size) {
      throw fault("has the cell " + name + "; expected R0C0 to R" + (size + 1) + "C" + (size + 1));
    }
    return place;
  }

  /** Returns whether it has a value. */
  boolean hasValue() {
    return data.containsKey("value") && !text().isEmpty();
  }

  /** Returns its value as a text. */
  String text() {
    Object value = data.containsKey("value") ? data.get("value") : "";
    return value instanceof Double number && number == Math.rint(number)
        ? String.valueOf(number.longValue())
        : Texts.strip(String.valueOf(value));
  }

  /** Returns its value, or another number if it has none. */
  int number(int usual) {
    if (!hasValue()) {
      return usual;
    }
    if (!text().matches("\\d{1,6}")) {
      throw fault("has a value that is no number; expected one");
    }
    return Integer.parseInt(text());
  }

  /** Returns the numbers of a field. */
  int[] numbers(String field) {
    return list(kind, data.containsKey(field) ? data.get(field) : List.of()).stream()
        .mapToInt(
            value ->
                value instanceof Double number
                    ? number.intValue()
                    : new FPuzzlesEntry(kind, size, Map.of("value", value)).number(0))
        .toArray();
  }
}
