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
import java.util.stream.IntStream;

/** What a layout is to be made of, part by part. Each part is checked when it is added. */
public final class LayoutPlan {
  public static final int FEWEST_SYMBOLS = 4;

  /** A set of values is an {@code int}, and text has this number of letters. */
  public static final int MOST_SYMBOLS = 25;

  /** Rows and columns are fewer: enough for five of the largest squares side by side. */
  public static final int SIDE = 5 * MOST_SYMBOLS;

  private final int symbols;
  private final List<BuilderCall> calls = new ArrayList<>();

  public LayoutPlan(int symbols) {
    this.symbols = requireSymbols(symbols);
  }

  public static int requireSymbols(int symbols) {
    if (symbols < FEWEST_SYMBOLS || symbols > MOST_SYMBOLS) {
      throw new IllegalArgumentException("found " + symbols + " values; expected 4 to 25");
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

  /** Returns how many cells a box has; throws if no box has this many rows and columns. */
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
   * @param start where they begin
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
    int expected = symbols * symbols;
    if (marks.length() != expected) {
      throw new TextFormatException(
          "found " + marks.length() + " characters of regions; expected " + expected,
          start + text.length());
    }
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

  /** Adds a part that a stream or a text holds. Its numbers belong to the plan from now on. */
  public LayoutPlan repeat(BuilderCall call) {
    int[] numbers = call.numbers();
    return switch (call.part()) {
      case GRID -> grid(numbers[0], numbers[1], numbers[2], numbers[3]);
      case ROWS_AND_COLUMNS -> rowsAndColumns(numbers[0], numbers[1]);
      case REGIONS -> regions(call.text());
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
    if (all.stream().noneMatch(BuilderCall::isSquare)) {
      Bounds.requireParts(all.size() + 1);
      all.add(0, square());
    }
    return new LayoutMaker(symbols, all).make();
  }

  /** Returns the square of a plan that has none: for the regions, or with the usual boxes. */
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
