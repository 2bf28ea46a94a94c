package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Texts;
import io.github.nonet.internal.rules.BuilderCall.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads game IDs of Solo, the Sudoku of Simon Tatham's puzzles, and its saved games.
 *
 * <pre>
 * 3x3:5a7b8..     boxes of 3 rows and 3 columns; a to z are 1 to 26 empty cells, _ separates numbers
 * 9j:..,cba_a..   a jigsaw: the cells, then the regions
 * 3x3xk:..,..,..  x has diagonals, k cages: the cells, then (regions and) cages and their sums
 * </pre>
 */
public final class SoloReader {
  /*
   * Regions and cages are given by the lines between neighbours: first between left and right, row
   * by row, then between above and below, column by column. A letter is a number of pairs of
   * neighbours without a line, followed by a pair with a line; _ is a line without any before it,
   * and y is 25 pairs without a line after them.
   */
  private static final Pattern HEAD =
      Pattern.compile("(\\d{1,2})(?:x(\\d{1,2}))?([jxk]*+)[a-z0-9]{0,6}:");

  private static final Pattern SAVED =
      Pattern.compile("(?s)SAVEFILE:41:.{1,200}?\\nGAME *:4:Solo\\s.{0,2000}");

  private static final int WITHOUT_LINE = 25;

  private final String text;
  private final int symbols;
  private final int boxRows;
  private final boolean isJigsaw;
  private final boolean hasDiagonals;
  private final boolean hasCages;
  private int next;

  private SoloReader(String text, Matcher head) {
    this.text = text;
    boolean hasRows = head.group(2) != null;
    boxRows = Integer.parseInt(head.group(1));
    String letters = head.group(3);
    isJigsaw = letters.indexOf('j') >= 0;
    hasDiagonals = letters.indexOf('x') >= 0;
    hasCages = letters.indexOf('k') >= 0;
    symbols = boxRows * (hasRows ? Integer.parseInt(head.group(2)) : 1);
    next = head.end();
  }

  /** Reads an ID, or the ID of a saved game. */
  public static ReadPuzzle read(String text) {
    String id = Texts.strip(text);
    if (SAVED.matcher(id.substring(0, Math.min(id.length(), 2000))).lookingAt()) {
      id = field(id, "PARAMS") + ":" + field(id, "DESC");
    }
    Matcher head = HEAD.matcher(id);
    if (!head.lookingAt()) {
      throw new TextFormatException("found no game ID of Solo; expected one, as in 3x3:5a7b8", 0);
    }
    try {
      return new SoloReader(id, head).read();
    } catch (TextFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new TextFormatException(e.getMessage(), text.length());
    }
  }

  /** Returns the value in a line such as {@code "PARAMS :4:3x3k"}. */
  private static String field(String saved, String name) {
    Matcher line = Pattern.compile("\\n" + name + " *:\\d{1,6}:([^\\r\\n]*)").matcher(saved);
    if (!line.find()) {
      throw new TextFormatException("the saved game has no " + name, saved.length());
    }
    return line.group(1);
  }

  private ReadPuzzle read() {
    LayoutPlan plan = new LayoutPlan(symbols);
    int[] values = numbers(symbols);
    if (isJigsaw) {
      StringBuilder regions = new StringBuilder();
      for (int part : parts()) {
        regions.append((char) ('A' + part));
      }
      plan.rowsAndColumns(0, 0).regions(regions);
    } else {
      plan.grid(0, 0, boxRows, symbols / boxRows);
    }
    GridLayout layout = (hasDiagonals ? plan.extra(Method.DIAGONALS) : plan).layout();
    List<Structure.Cage> cages = hasCages ? cages() : List.of();
    if (next < text.length()) {
      throw fault("the end");
    }
    return new ReadPuzzle(layout, Cages.checked(layout, cages), List.of(), values);
  }

  private List<Structure.Cage> cages() {
    Map<Integer, List<Integer>> cells = new TreeMap<>();
    int[] parts = parts();
    for (int cell = 0; cell < parts.length; cell++) {
      cells.computeIfAbsent(parts[cell], any -> new ArrayList<>()).add(cell);
    }
    requireComma();
    int[] sums = numbers(Cages.greatestSum(symbols));
    List<Structure.Cage> cages = new ArrayList<>();
    for (List<Integer> cage : cells.values()) {
      int sum = cage.stream().mapToInt(cell -> sums[cell]).sum();
      cages.add(Cages.of(sum, cage));
    }
    return cages;
  }

  /** Reads a number for each cell, 0 for none. */
  private int[] numbers(int most) {
    int[] numbers = new int[symbols * symbols];
    int cell = 0;
    while (next < text.length() && text.charAt(next) != ',') {
      char c = text.charAt(next);
      boolean isNumber = c >= '1' && c <= '9';
      int end = next;
      while (isNumber && end < Math.min(next + 4, text.length()) && isDigit(text.charAt(end))) {
        end++;
      }
      int number = isNumber ? Integer.parseInt(text.substring(next, end)) : 0;
      int empty = c >= 'a' && c <= 'z' ? c - 'a' + 1 : 0;
      if (number > most || cell + empty + (isNumber ? 1 : 0) > numbers.length) {
        throw fault("numbers up to " + most + ", and " + numbers.length + " cells");
      }
      if (!isNumber && empty == 0 && c != '_') {
        throw fault("a number, a letter or '_'");
      }
      if (isNumber) {
        numbers[cell++] = number;
      }
      cell += empty;
      next = isNumber ? end : next + 1;
    }
    if (cell < numbers.length) {
      throw fault(numbers.length + " cells, not " + cell);
    }
    return numbers;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Reads the lines between cells, and returns the number of each cell's part. */
  private int[] parts() {
    requireComma();
    int edges = 2 * symbols * (symbols - 1);
    int[] parts = new int[symbols * symbols];
    Arrays.setAll(parts, cell -> cell);
    int edge = 0;
    while (next < text.length() && text.charAt(next) != ',') {
      char c = text.charAt(next);
      int joined = c == '_' ? 0 : c - 'a' + 1;
      if (joined < 0 || joined > 26 || edge + joined > edges) {
        throw fault("letters or '_' for " + edges + " neighbours");
      }
      for (int i = 0; i < joined; i++) {
        join(parts, edge++);
      }
      edge += joined == WITHOUT_LINE ? 0 : 1;
      next++;
    }
    if (edge < edges || edge > edges + 1) {
      throw fault("lines between " + edges + " neighbours, not " + edge);
    }
    int[] first = Arrays.stream(parts).distinct().toArray();
    Map<Integer, Integer> numbers = new TreeMap<>();
    for (int part : first) {
      numbers.put(part, numbers.size());
    }
    return Arrays.stream(parts).map(numbers::get).toArray();
  }

  /** Joins the parts on both sides of an edge. */
  private void join(int[] parts, int edge) {
    int across = symbols * (symbols - 1);
    int line = edge % across / (symbols - 1);
    int place = edge % (symbols - 1);
    boolean isRow = edge < across;
    int cell = isRow ? line * symbols + place : place * symbols + line;
    int from = parts[cell + (isRow ? 1 : symbols)];
    int to = parts[cell];
    for (int i = 0; i < parts.length && from != to; i++) {
      parts[i] = parts[i] == from ? to : parts[i];
    }
  }

  private void requireComma() {
    if (next == text.length() || text.charAt(next) != ',') {
      throw fault("a comma and what follows the cells");
    }
    next++;
  }

  private TextFormatException fault(String expected) {
    String found = next < text.length() ? "found '" + text.charAt(next) + "'" : "the game ID ends";
    return Refusal.text("character " + (next + 1) + " of the game ID: " + found, expected, 0);
  }
}
