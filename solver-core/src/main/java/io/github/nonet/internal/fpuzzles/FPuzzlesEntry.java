package io.github.nonet.internal.fpuzzles;

import io.github.nonet.internal.Lists;
import io.github.nonet.internal.Quoted;
import io.github.nonet.internal.Texts;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Cages;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * One entry of a puzzle of f-puzzles or SudokuPad: a line, a cage, a clue. Whatever is not as it
 * should be is refused by the name of its field, with what was found and what was expected.
 *
 * @param list what messages call the list that has the entry
 * @param number which entry of the list it is, from 1
 * @param size how many rows and columns the grid has
 */
record FPuzzlesEntry(String list, int number, int size, Map<?, ?> data) {
  private static final int GREATEST_NUMBER = 999_999;

  /** Returns the entries of a list; the name is the one for messages. */
  static List<FPuzzlesEntry> of(String name, int size, Object data) {
    List<FPuzzlesEntry> entries = new ArrayList<>();
    for (Object entry : list(name, data)) {
      int number = entries.size() + 1;
      if (!(entry instanceof Map<?, ?> map)) {
        throw fault(where(name, number), entry, "an object");
      }
      entries.add(new FPuzzlesEntry(name, number, size, map));
    }
    return entries;
  }

  /** Returns the name of a field as messages have it. */
  static String quoted(String field) {
    return "\"" + field + "\"";
  }

  static List<?> list(String where, Object data) {
    if (data instanceof List<?> list) {
      return list;
    }
    throw fault(where, data, "a list");
  }

  /**
   * Returns a whole number, which may be a text.
   *
   * @throws IllegalArgumentException if it is none, or is not within the bounds
   */
  static int whole(String where, Object data, int least, int most) {
    String digits = data instanceof String text ? Texts.strip(text) : "";
    Object value = digits.matches("\\d{1,6}") ? Double.valueOf(digits) : data;
    if (value instanceof Double number
        && number >= least
        && number <= most
        && number == Math.rint(number)) {
      return number.intValue();
    }
    throw fault(where, data, "a whole number from " + least + " to " + most);
  }

  /** Returns whether something is so; what is not said is not. */
  static boolean isTrue(String where, Object data) {
    if (data instanceof Boolean isTrue) {
      return isTrue;
    }
    if (isNothing(data)) {
      return false;
    }
    throw fault(where, data, "true or false");
  }

  /** Returns whether data is a null, or an empty text. */
  static boolean isNothing(Object data) {
    return "".equals(data);
  }

  /** Returns a fault of data that is something else than expected. */
  static IllegalArgumentException fault(String where, Object data, String expected) {
    return refusal(where, show(data), expected);
  }

  /** Returns a fault; the words say what was found. */
  static IllegalArgumentException refusal(String where, String found, String expected) {
    return new IllegalArgumentException(where + ": found " + found + "; expected " + expected);
  }

  private static String show(Object data) {
    if (data instanceof Map) {
      return "an object";
    }
    if (data instanceof List) {
      return "a list";
    }
    if (data instanceof Double number && number == number.longValue()) {
      return String.valueOf(number.longValue());
    }
    if (data instanceof String text) {
      return text.isEmpty() ? "nothing" : Quoted.text(text);
    }
    return String.valueOf(data);
  }

  private static String where(String list, int number) {
    return list + ", entry " + number;
  }

  /** Returns where it is, for messages. */
  String where() {
    return where(list, number);
  }

  /** Returns where a part of it is, for messages. */
  String where(String part) {
    return where() + ", " + quoted(part);
  }

  /** Returns a fault of the whole of it; the words say what was found. */
  IllegalArgumentException refusal(String found, String expected) {
    return refusal(where(), found, expected);
  }

  /** Returns a fault that names this entry. */
  IllegalArgumentException named(IllegalArgumentException fault) {
    return fault.getMessage().startsWith(where())
        ? fault
        : new IllegalArgumentException(where() + ": " + fault.getMessage(), fault);
  }

  /** Returns the data of a name, an empty text if there is none. */
  Object get(String name) {
    Object found = data.get(name);
    return found == null ? "" : found;
  }

  /** Returns its lines, each as cells. */
  List<int[]> lines() {
    String where = where("lines");
    return list(where, get("lines")).stream()
        .map(line -> cells(where, line))
        .collect(Lists.toList());
  }

  /** Returns the cells of a name, one or more. */
  int[] cells(String name) {
    return cells(where(name), get(name));
  }

  /** Returns the cells that it has, each once. */
  int[] differentCells() {
    int[] cells = cells("cells");
    BitSet seen = new BitSet();
    for (int cell : cells) {
      if (seen.get(cell)) {
        throw refusal(name(cell) + " twice", "each cell once");
      }
      seen.set(cell);
    }
    return cells;
  }

  private int[] cells(String where, Object names) {
    List<?> list = list(where, names);
    if (list.isEmpty()) {
      throw refusal(where, "no cells", "one or more");
    }
    return list.stream().mapToInt(name -> cell(where, name)).toArray();
  }

  /** Returns the cell of an entry that has one. */
  int cell() {
    return cell(where("cell"), get("cell"));
  }

  private int cell(String where, Object name) {
    int[] place = place(where, name, 0);
    return place[0] * size + place[1];
  }

  /** Returns the row and column of a clue, which is outside if one of them is -1 or the size. */
  int[] place() {
    return place(where("cell"), get("cell"), 1);
  }

  /** Returns a row and a column, which may be a margin outside the grid. */
  private int[] place(String where, Object name, int margin) {
    String text = String.valueOf(name);
    int column = text.indexOf('C');
    if (text.matches("R\\d{1,2}C\\d{1,2}")) {
      int[] place = {
        Integer.parseInt(text.substring(1, column)) - 1,
        Integer.parseInt(text.substring(column + 1)) - 1
      };
      if (Math.min(place[0], place[1]) >= -margin && Math.max(place[0], place[1]) < size + margin) {
        return place;
      }
    }
    String least = "R" + (1 - margin) + "C" + (1 - margin);
    int most = size + margin;
    throw fault(where, name, "a cell from " + least + " to R" + most + "C" + most);
  }

  /** Returns a cell as it is written in the puzzle. */
  String name(int cell) {
    return "R" + (cell / size + 1) + "C" + (cell % size + 1);
  }

  /** Returns whether it has a value. */
  boolean hasValue() {
    return !text().isEmpty();
  }

  /** Returns its value as a text. */
  String text() {
    return get("value") instanceof String text ? Texts.strip(text) : show(get("value"));
  }

  /** Returns its value, or another number if it has none. */
  int number(int usual) {
    return number("value", usual);
  }

  /** Returns the number of a name, or another if it has none. */
  int number(String name, int usual) {
    Object found = get(name);
    boolean isBlank = found instanceof String text && Texts.strip(text).isEmpty();
    return isBlank ? usual : whole(where(name), found, 0, GREATEST_NUMBER);
  }

  /** Returns the cage of some cells. */
  Structure.Cage cage(int sum, int... cells) {
    if (cells.length > size) {
      throw refusal(cells.length + " cells", "at most " + size);
    }
    try {
      return Cages.of(sum, cells);
    } catch (IllegalArgumentException e) {
      throw named(e);
    }
  }

  /** Returns the values of a name; there may be none. */
  int[] values(String name) {
    return list(where(name), get(name)).stream()
        .mapToInt(value -> whole(where(name), value, 1, size))
        .toArray();
  }
}
