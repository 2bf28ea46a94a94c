package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.language.Quoted;
import io.github.nonet.internal.rules.BuilderCall.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The parts from which a layout will be made. Each part is checked when it is added. */
public final class LayoutPlan {
  /** The fewest rows of a square in a text. */
  public static final int FEWEST_SYMBOLS = 4;

  /** The fewest values; rules without boxes can have fewer than squares. */
  public static final int FEWEST_VALUES = 2;

  /**
   * The most values, because a set of values is an {@code int} and text has only so many characters
   * for values.
   */
  public static final int MOST_SYMBOLS = 25;

  /** The most rows and columns: enough for five of the largest squares side by side. */
  public static final int SIDE = 5 * MOST_SYMBOLS;

  /**
   * Only letters, so that the name can be distinguished from the number after it, and from r1c1.
   */
  private static final Pattern HIDDEN_NAME = Pattern.compile("\\p{L}+");

  private final int symbols;
  private final List<BuilderCall> calls = new ArrayList<>();

  public LayoutPlan(int symbols) {
    this.symbols = requireSymbols(symbols);
  }

  public static int requireSymbols(int symbols) {
    return requireSymbols(symbols, FEWEST_VALUES);
  }

  /** Returns the number of values; throws if no square can have it. */
  public static int requireSquare(int symbols) {
    return requireSymbols(symbols, FEWEST_SYMBOLS);
  }

  private static int requireSymbols(int symbols, int fewest) {
    if (symbols < fewest || symbols > MOST_SYMBOLS) {
      throw Refusal.argument("found " + symbols + " values", fewest + " to " + MOST_SYMBOLS);
    }
    return symbols;
  }

  /** Returns the root if the cells fill a square of 4 to 25 rows, otherwise 0. */
  static int sideOf(int cells) {
    int side = (int) Math.sqrt(cells);
    boolean isSize = side >= FEWEST_SYMBOLS && side <= MOST_SYMBOLS;
    return isSize && side * side == cells ? side : 0;
  }

  public LayoutPlan grid(int row, int column, int boxRows, int boxColumns) {
    requirePlace(row, column);
    int cells = requireBox(boxRows, boxColumns);
    if (cells != symbols) {
      throw Refusal.argument(
          box(boxRows, boxColumns) + ", " + cells + " cells",
          "one for each of " + symbols + " values");
    }
    return add(BuilderCall.of(Method.GRID, row, column, boxRows, boxColumns));
  }

  /** Returns the number of cells in a box; throws if no box has this many rows and columns. */
  static int requireBox(int boxRows, int boxColumns) {
    String found = box(boxRows, boxColumns);
    if (boxRows < 2 || boxColumns < 2) {
      throw new IllegalArgumentException(found + "; expected 2 or more of each");
    }
    if ((long) boxRows * boxColumns > MOST_SYMBOLS) {
      throw new IllegalArgumentException(
          found + ", " + (long) boxRows * boxColumns + " cells; expected 4 to 25 cells");
    }
    return boxRows * boxColumns;
  }

  private static String box(int boxRows, int boxColumns) {
    return "a box has "
        + Arguments.count(boxRows, "row", "rows")
        + " and "
        + Arguments.count(boxColumns, "column", "columns");
  }

  public LayoutPlan rowsAndColumns(int row, int column) {
    requirePlace(row, column);
    return add(BuilderCall.of(Method.ROWS_AND_COLUMNS, row, column));
  }

  /** Adds a rectangle with its rows and columns, each with at most one cell for each value. */
  public LayoutPlan rowsAndColumns(int row, int column, int rows, int columns) {
    requireRange("rows", rows, 1, symbols);
    requireRange("columns", columns, 1, symbols);
    requirePlaces(row, column, rows, columns);
    return add(BuilderCall.of(Method.RECTANGLE, row, column, rows, columns));
  }

  /** Adds a rectangle of cells without houses. */
  public LayoutPlan cells(int row, int column, int rows, int columns) {
    requireRange("rows", rows, 1, SIDE);
    requireRange("columns", columns, 1, SIDE);
    requirePlaces(row, column, rows, columns);
    return add(BuilderCall.of(Method.CELLS, row, column, rows, columns));
  }

  /** Adds cells without a place, named by {@code name} and a number, starting with 1. */
  public LayoutPlan hidden(String name, int count) {
    Quoted.requireName("hidden cells", name);
    if (HIDDEN_NAME.matcher(name).matches()) {
      long all = count;
      for (BuilderCall call : calls) {
        all += call.part() == Method.HIDDEN ? call.numbers()[0] : 0;
        if (call.part() == Method.HIDDEN && call.text().equals(name)) {
          throw Refusal.argument("the name " + name + " occurs twice", "another name");
        }
      }
      Bounds.requireHidden(all);
      requireRange("count", count, 1, Integer.MAX_VALUE);
      return add(new BuilderCall(Method.HIDDEN, name, new int[] {count}));
    }
    throw Refusal.argument("the name of hidden cells is " + Quoted.text(name), "a word of letters");
  }

  private static void requireRange(String name, int number, int min, int max) {
    if (number < min || number > max) {
      throw Refusal.argument(name + " is " + number, min + " to " + max);
    }
  }

  private static void requirePlaces(int row, int column, int rows, int columns) {
    requireRange("row", row, 0, SIDE - rows);
    requireRange("column", column, 0, SIDE - columns);
  }

  /**
   * Adds regions of a rectangle of the whole grid, which have at most one cell for each value.
   *
   * @param text a character for each place; {@code .} and {@code _} for none
   */
  public LayoutPlan regions(int row, int column, int rows, int columns, CharSequence text) {
    requireRange("rows", rows, 1, SIDE);
    requireRange("columns", columns, 1, SIDE);
    requirePlaces(row, column, rows, columns);
    Map<Character, Integer> sizes = new HashMap<>();
    StringBuilder marks = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char mark = text.charAt(i);
      if (!Character.isWhitespace(mark)) {
        marks.append(mark);
        sizes.put(mark, sizes.getOrDefault(mark, 0) + 1);
      }
    }
    requireMarks(marks.length(), rows * columns, text.length());
    sizes.forEach(
        (mark, size) -> {
          if (size > symbols && RegionMarks.NONE.indexOf(mark) < 0) {
            throw Refusal.argument(
                "the region of " + Quoted.show(mark) + " has " + size + " cells",
                "at most " + symbols);
          }
        });
    int[] numbers = {row, column, rows, columns};
    return add(new BuilderCall(Method.REGIONS_OF, marks.toString(), numbers));
  }

  private static void requireMarks(int found, int expected, int end) {
    if (found != expected) {
      throw new TextFormatException(
          "found " + found + " characters of regions; expected " + expected, end);
    }
  }

  private void requirePlace(int row, int column) {
    requirePlace("row", row);
    requirePlace("column", column);
  }

  private void requirePlace(String name, int index) {
    if (index < 0 || index > SIDE - symbols) {
      throw Refusal.argument(name + " is " + index, "0 to " + (SIDE - symbols));
    }
  }

  /** Adds regions; cells may be in none. */
  public LayoutPlan regions(CharSequence text) {
    return regions(text, 0, true);
  }

  /**
   * Adds regions that are a part of a longer text.
   *
   * @param start the index at which they start
   * @param mayLack whether cells may be in no region
   */
  LayoutPlan regions(CharSequence text, int start, boolean mayLack) {
    Map<Character, Integer> sizes = new HashMap<>();
    StringBuilder marks = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char mark = text.charAt(i);
      if (!Character.isWhitespace(mark)) {
        marks.append(mark);
        sizes.put(mark, sizes.getOrDefault(mark, 0) + 1);
      }
    }
    if (mayLack) {
      RegionMarks.NONE
          .chars()
          .forEach(mark -> sizes.computeIfPresent((char) mark, (key, size) -> symbols));
    }
    requireRegions(text, start, marks, sizes);
    return add(new BuilderCall(Method.REGIONS, marks.toString(), new int[0]));
  }

  private void requireRegions(
      CharSequence text, int start, CharSequence marks, Map<Character, Integer> sizes) {
    requireMarks(marks.length(), symbols * symbols, start + text.length());
    for (int i = 0; i < text.length(); i++) {
      char mark = text.charAt(i);
      if (!Character.isWhitespace(mark) && sizes.get(mark) != symbols) {
        throw Refusal.text(
            "the region of character "
                + (start + i + 1)
                + ", "
                + Quoted.show(mark)
                + ", has "
                + Arguments.count(sizes.get(mark), "cell", "cells"),
            symbols,
            start + i);
      }
    }
  }

  public LayoutPlan extra(Method part) {
    boolean isForNine = part == Method.ASTERISK || part == Method.PERCENT;
    if (isForNine && symbols != 9) {
      throw Refusal.argument(part.words() + " is for 9 values; found " + symbols, "9");
    }
    int boxRows = Square.boxRows(symbols);
    if (part == Method.WINDOWS && boxRows * boxRows != symbols) {
      throw Refusal.argument(symbols + " values have no windows", "4, 9, 16 or 25 values");
    }
    if (part == Method.DISJOINT_GROUPS && boxRows == 1) {
      throw noBoxes(symbols);
    }
    return add(BuilderCall.of(part));
  }

  public static IllegalArgumentException noBoxes(int symbols) {
    return Refusal.argument(symbols + " values have no boxes", "a product of two numbers above 1");
  }

  public LayoutPlan group(String name, int[][] places) {
    Quoted.requireName("a group", name);
    int[] numbers = new int[2 * places.length];
    for (int i = 0; i < places.length; i++) {
      int[] place = Objects.requireNonNull(places[i], "rowsAndColumns[" + i + "]");
      if (place.length != 2) {
        throw Refusal.argument(
            "rowsAndColumns[" + i + "] has length " + place.length, "a row and a column");
      }
      numbers[2 * i] = place[0];
      numbers[2 * i + 1] = place[1];
    }
    if (places.length < 2 || places.length > symbols) {
      throw new IllegalArgumentException(
          "group " + name + " has " + places.length + " cells; expected 2 to " + symbols);
    }
    return add(new BuilderCall(Method.GROUP, name, numbers));
  }

  private LayoutPlan add(BuilderCall call) {
    Bounds.requireParts(calls.size() + 1);
    calls.add(call);
    return this;
  }

  /** Adds a part from a stream or a text. The plan takes over the array of its numbers. */
  public LayoutPlan repeat(BuilderCall call) {
    int[] numbers = call.numbers();
    return switch (call.part()) {
      case GRID -> grid(numbers[0], numbers[1], numbers[2], numbers[3]);
      case ROWS_AND_COLUMNS -> rowsAndColumns(numbers[0], numbers[1]);
      case REGIONS -> regions(call.text());
      case CELLS -> cells(numbers[0], numbers[1], numbers[2], numbers[3]);
      case RECTANGLE -> rowsAndColumns(numbers[0], numbers[1], numbers[2], numbers[3]);
      case REGIONS_OF -> regions(numbers[0], numbers[1], numbers[2], numbers[3], call.text());
      case HIDDEN -> hidden(call.text(), numbers[0]);
      case GROUP -> group(call.text(), pairs(numbers));
      case DIAGONALS,
          WINDOWS,
          DISJOINT_GROUPS,
          ASTERISK,
          PERCENT,
          ANTI_KNIGHT,
          ANTI_KING,
          NON_CONSECUTIVE ->
          extra(call.part());
    };
  }

  private static int[][] pairs(int[] numbers) {
    return IntStream.range(0, (numbers.length + 1) / 2)
        .mapToObj(i -> new int[] {numbers[2 * i], numbers[2 * i + 1]})
        .toArray(int[][]::new);
  }

  /** Returns the layout of all parts so far. */
  public GridLayout layout() {
    List<BuilderCall> all = new ArrayList<>(calls);
    if (all.stream().noneMatch(BuilderCall::isArea)) {
      Bounds.requireParts(all.size() + 1);
      all.add(0, square());
    }
    return new LayoutMaker(symbols, all).make();
  }

  /** Returns the square of a plan that has none yet: for the regions, or with the usual boxes. */
  private BuilderCall square() {
    if (calls.stream().anyMatch(call -> call.part() == Method.REGIONS)) {
      return BuilderCall.of(Method.ROWS_AND_COLUMNS, 0, 0);
    }
    int boxRows = Square.boxRows(symbols);
    if (boxRows == 1) {
      throw new IllegalArgumentException(
          symbols + " values have no boxes; expected rowsAndColumns or regions as well");
    }
    return BuilderCall.of(Method.GRID, 0, 0, boxRows, symbols / boxRows);
  }
}
