package io.github.nonet.internal.rules;

import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.language.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads killers with one character for each cell: the sum of a cage, or a pointer to a neighbour in
 * the same cage.
 *
 * <pre>
 *   3&lt;F&lt;     a cage of sum 3 in two cells, a cage of sum 15 in two cells or more
 * </pre>
 *
 * <p>Source: the thread "Understandable Snarfable Killer Cages" of the Sudoku Players' Forum.
 */
final class ShortKiller {
  private static final String SUMS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

  /** The pointers left, right, up and down. */
  private static final String POINTERS = "<>^v";

  private final String marks;
  private final GridLayout layout;

  private ShortKiller(String marks, GridLayout layout) {
    this.marks = marks;
    this.layout = layout;
  }

  /** Returns whether a text has a pointer and otherwise only sums and pointers. */
  static boolean isOne(String text) {
    boolean hasPointer = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isPointer = POINTERS.indexOf(c) >= 0;
      hasPointer |= isPointer;
      if (!isPointer && SUMS.indexOf(c) < 0 && !Character.isWhitespace(c)) {
        return false;
      }
    }
    return hasPointer;
  }

  static ReadPuzzle read(String text) {
    StringBuilder marks = new StringBuilder();
    text.chars().filter(c -> !Character.isWhitespace(c)).forEach(c -> marks.append((char) c));
    int symbols = LayoutPlan.sideOf(marks.length());
    if (symbols == 0 || Square.boxRows(symbols) == 1) {
      throw Refusal.text(
          "found " + marks.length() + " characters of a killer",
          "the square of a number of values that has boxes",
          text.length());
    }
    int boxRows = Square.boxRows(symbols);
    return new ShortKiller(marks.toString(), Layouts.ofBoxes(boxRows, symbols / boxRows)).read();
  }

  private ReadPuzzle read() {
    Map<Integer, List<Integer>> cells = new TreeMap<>();
    for (int cell = 0; cell < marks.length(); cell++) {
      cells.computeIfAbsent(target(cell), any -> new ArrayList<>()).add(cell);
    }
    List<Structure.Cage> cages = new ArrayList<>();
    cells.forEach((target, members) -> addCage(target, members, cages));
    return ReadPuzzle.killer(layout, cages, marks.length());
  }

  /** Adds a cage, unless it is a single cell that may have any sum. */
  private void addCage(int target, List<Integer> members, List<Structure.Cage> cages) {
    int sum = SUMS.indexOf(marks.charAt(target));
    if (sum > 0 || members.size() > 1) {
      cages.add(Cages.of(sum, members));
    }
  }

  /** Follows the pointers to the cell with the sum. */
  private int target(int cell) {
    int target = cell;
    for (int steps = 0; SUMS.indexOf(marks.charAt(target)) < 0; steps++) {
      if (steps > marks.length()) {
        throw Refusal.text(placeOf(cell) + " leads in a circle", "a path to a sum", cell);
      }
      target = next(target);
    }
    return target;
  }

  private int next(int cell) {
    int row = layout.row(cell);
    int column = layout.column(cell);
    switch (marks.charAt(cell)) {
      case '<' -> column--;
      case '>' -> column++;
      case '^' -> row--;
      default -> row++;
    }
    int next = layout.cell(row, column);
    if (next == GridLayout.NO_CELL) {
      throw Refusal.text(placeOf(cell) + " points out of the grid", "a pointer to a cell", cell);
    }
    return next;
  }

  private String placeOf(int cell) {
    return layout.cellName(cell) + ", " + Quoted.show(marks.charAt(cell)) + ",";
  }
}
