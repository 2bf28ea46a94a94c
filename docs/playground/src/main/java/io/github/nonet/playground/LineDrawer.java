package io.github.nonet.playground;

import io.github.nonet.variant.Constraint;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Draws lines at random that a solution obeys. No two of them have a cell in common. */
final class LineDrawer {
  /** Beginnings that are tried; most lead to no line. */
  private static final int TRIES = 600;

  private static final int WHISPER = 5;

  private final Grid solution;
  private final Rules rules;
  private final boolean[] isUsed;
  private long state;

  LineDrawer(Grid solution, long seed) {
    this.solution = solution;
    rules = solution.rules();
    state = seed;
    isUsed = new boolean[rules.cellCount()];
  }

  List<Constraint> thermometers() {
    return lines(7, 4, 7, LineDrawer::isRising, line -> true, Constraint::thermometer);
  }

  List<Constraint> whispers() {
    return lines(
        6, 4, 9, LineDrawer::isWhispering, line -> true, it -> Constraint.whispers(WHISPER, it));
  }

  List<Constraint> renbans() {
    return lines(
        8,
        4,
        6,
        line -> areClose(line, 6),
        line -> areClose(line, line.size()),
        Constraint::renban);
  }

  List<Constraint> arrows() {
    return lines(9, 3, 5, LineDrawer::isWithinCircle, line -> rest(line) == 0, LineDrawer::arrow);
  }

  private static Constraint arrow(int... cells) {
    return Constraint.arrow(cells[0], Arrays.copyOfRange(cells, 1, cells.length));
  }

  private static boolean isRising(List<Integer> values) {
    int last = values.size() - 1;
    return last == 0 || values.get(last) > values.get(last - 1);
  }

  private static boolean isWhispering(List<Integer> values) {
    int last = values.size() - 1;
    return last == 0 || Math.abs(values.get(last) - values.get(last - 1)) >= WHISPER;
  }

  /** Returns whether values are different, and this many consecutive ones can hold them all. */
  private static boolean areClose(List<Integer> values, int most) {
    return values.stream().distinct().count() == values.size()
        && Collections.max(values) - Collections.min(values) < most;
  }

  private static boolean isWithinCircle(List<Integer> values) {
    return values.size() == 1 || rest(values) >= 0;
  }

  /** Returns what the first value is more than the others together. */
  private static int rest(List<Integer> values) {
    return 2 * values.get(0) - values.stream().mapToInt(value -> value).sum();
  }

  /**
   * Draws lines.
   *
   * @param most how many
   * @param shortest how many cells a line has at least
   * @param longest how many it has at most
   * @param fits whether the values of a beginning are allowed
   * @param isWhole whether a line may end after these values
   */
  private List<Constraint> lines(
      int most,
      int shortest,
      int longest,
      Predicate<List<Integer>> fits,
      Predicate<List<Integer>> isWhole,
      Function<int[], Constraint> kind) {
    List<Constraint> lines = new ArrayList<>();
    for (int i = 0; i < TRIES && lines.size() < most; i++) {
      List<Integer> line = walk(longest, fits);
      while (line.size() >= shortest && !isWhole.test(values(line))) {
        line.remove(line.size() - 1);
      }
      if (line.size() >= shortest) {
        line.forEach(cell -> isUsed[cell] = true);
        lines.add(kind.apply(line.stream().mapToInt(cell -> cell).toArray()));
      }
    }
    return lines;
  }

  private List<Integer> values(List<Integer> line) {
    return line.stream().map(solution::value).collect(Collectors.toList());
  }

  /** Goes from a free cell from neighbour to neighbour, as long as the values fit. */
  private List<Integer> walk(int longest, Predicate<List<Integer>> fits) {
    List<Integer> line = new ArrayList<>();
    int next = below(rules.cellCount());
    while (next >= 0 && !isUsed[next] && line.size() < longest) {
      line.add(next);
      next = next(line, fits);
    }
    return line;
  }

  /** Returns one of the neighbours to which the line may continue, or -1. */
  private int next(List<Integer> line, Predicate<List<Integer>> fits) {
    int last = line.get(line.size() - 1);
    List<Integer> choice = new ArrayList<>();
    for (int way = 0; way < 9; way++) {
      int down = way / 3 - 1;
      int right = way % 3 - 1;
      int cell = at(last, down, right);
      boolean isFree = cell >= 0 && !isUsed[cell] && !line.contains(cell);
      if (isFree && !isCrossing(line, at(last, down, 0), at(last, 0, right))) {
        List<Integer> longer = new ArrayList<>(line);
        longer.add(cell);
        if (fits.test(values(longer))) {
          choice.add(cell);
        }
      }
    }
    return choice.isEmpty() ? -1 : choice.get(below(choice.size()));
  }

  /** Draws a number by Knuth's linear congruential generator, the same in every browser. */
  private int below(int bound) {
    state = state * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
    return (int) ((state >>> 33) % bound);
  }

  private int at(int cell, int down, int right) {
    int row = rules.row(cell) + down;
    int column = rules.column(cell) + right;
    boolean isInside =
        row >= 0 && row < rules.rowCount() && column >= 0 && column < rules.columnCount();
    return isInside ? rules.cell(row, column) : -1;
  }

  /** Returns whether a slanting step between two cells may cross a line that has them both. */
  private boolean isCrossing(List<Integer> line, int a, int b) {
    return (isUsed[a] || line.contains(a)) && (isUsed[b] || line.contains(b)) && a != b;
  }
}
