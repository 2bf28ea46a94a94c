package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.BuilderCall.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads killers with one number for each cell: 256 times the sum of its cage, plus the number of
 * the cage.
 *
 * <pre>
 *   3x3::k:769:769:3842:3842:...     a cage of sum 3 in two cells, a cage of sum 15
 *   3x3:d:k:...                      the same with diagonals
 * </pre>
 *
 * <p>Source: the format of the programs SumoCue and JSudoku.
 */
final class LongKiller {
  private static final Pattern HEAD = Pattern.compile("\\s*(\\d+)x(\\d+):([^:]*):([^:]*):");

  private static final int SUM = 256;

  /** More digits than any valid number has; a longer one may be too large for an {@code int}. */
  private static final int TOO_LONG = 8;

  private LongKiller() {}

  /** Returns whether a text starts like {@code 3x3:}. */
  static boolean isOne(String text) {
    return HEAD.matcher(text).lookingAt();
  }

  static ReadPuzzle read(String text) {
    Matcher head = HEAD.matcher(text);
    head.lookingAt();
    int side = side(head);
    boolean hasDiagonals = requireHead(head);
    int symbols = side * side;
    LayoutPlan plan = new LayoutPlan(symbols).grid(0, 0, side, side);
    GridLayout layout = (hasDiagonals ? plan.extra(Method.DIAGONALS) : plan).layout();
    List<Structure.Cage> cages = cages(numbers(text, head.end(), layout.cells()), text.length());
    return ReadPuzzle.killer(layout, cages, text.length());
  }

  private static int side(Matcher head) {
    String rows = head.group(1);
    if (!rows.matches("[2-5]") || !rows.equals(head.group(2))) {
      throw Refusal.text(
          "boxes of " + rows + "x" + head.group(2), "2x2, 3x3, 4x4 or 5x5", head.start(1));
    }
    return rows.charAt(0) - '0';
  }

  /** Returns whether the diagonals are houses. */
  private static boolean requireHead(Matcher head) {
    boolean hasDiagonals = head.group(3).equals("d");
    if (!hasDiagonals && !head.group(3).isEmpty()) {
      throw Refusal.character(head.start(3), " is not a known option", "d, or nothing");
    }
    if (!head.group(4).equals("k")) {
      throw Refusal.character(head.start(4), " does not begin a killer", "k");
    }
    return hasDiagonals;
  }

  private static int[] numbers(String text, int start, int cells) {
    String[] fields = text.substring(start).split(":", -1);
    int last = fields.length - 1;
    int count = fields[last].trim().isEmpty() ? last : fields.length;
    if (count != cells) {
      throw Refusal.text("found " + count + " numbers of cages", cells, text.length());
    }
    int[] numbers = new int[cells];
    int index = start;
    for (int cell = 0; cell < cells; cell++) {
      numbers[cell] = number(fields[cell].trim(), cell, index);
      index += fields[cell].length() + 1;
    }
    return numbers;
  }

  private static int number(String field, int cell, int index) {
    boolean isNumber =
        !field.isEmpty()
            && field.length() < TOO_LONG
            && field.chars().allMatch(c -> c >= '0' && c <= '9');
    if (!isNumber) {
      throw Refusal.text(
          "the number of cell " + cell + ", from character " + (index + 1) + " on, is not one",
          "256 times the sum and the number of its cage",
          index);
    }
    return Integer.parseInt(field);
  }

  private static List<Structure.Cage> cages(int[] numbers, int end) {
    Map<Integer, List<Integer>> cells = new TreeMap<>();
    for (int cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell] >= SUM) {
        cells.computeIfAbsent(numbers[cell] % SUM, any -> new ArrayList<>()).add(cell);
      }
    }
    List<Structure.Cage> cages = new ArrayList<>();
    for (List<Integer> members : cells.values()) {
      int sum = numbers[members.get(0)] / SUM;
      for (int cell : members) {
        if (numbers[cell] / SUM != sum) {
          throw Refusal.text(
              "cell " + cell + " has a cage of sum " + numbers[cell] / SUM,
              "sum " + sum + ", as cell " + members.get(0) + " has in the same cage",
              end);
        }
      }
      cages.add(Cages.of(sum, members));
    }
    return cages;
  }
}
