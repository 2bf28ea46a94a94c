package io.github.nonet.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds constraints that may be right in place of a printed one. */
public final class NearConstraints {
  private static final int BASE = 10;

  /** The number of steps to the eight cells around a cell and to itself. */
  private static final int AROUND = 9;

  private static final int WHITE = 1;
  private static final int BLACK = 2;

  /** The signs that are mistaken for each other. */
  private static final Map<ConstraintKind, ConstraintKind> OTHER_SIGNS = otherSigns();

  /** The kinds whose first cell has a different role from the last. */
  private static final Set<ConstraintKind> DIRECTED =
      EnumSet.of(
          ConstraintKind.THERMOMETER,
          ConstraintKind.SLOW_THERMOMETER,
          ConstraintKind.ARROW,
          ConstraintKind.GREATER,
          ConstraintKind.SKYSCRAPER,
          ConstraintKind.X_SUM,
          ConstraintKind.NUMBERED_ROOM,
          ConstraintKind.PAIRS,
          ConstraintKind.MACHINE);

  /** The kinds whose number is the same in all puzzles, so that no one misprints it. */
  private static final Set<ConstraintKind> FIXED =
      EnumSet.of(
          ConstraintKind.WHISPERS,
          ConstraintKind.LOCKOUT,
          ConstraintKind.MODULAR,
          ConstraintKind.INDEXER);

  private final ConstraintData printed;
  private final int symbols;
  private final int cellsOfRules;
  private final CellMap map;
  private final List<Misprint<ConstraintData>> found = new ArrayList<>();

  private NearConstraints(ConstraintData printed, int symbols, int cellsOfRules, CellMap map) {
    this.printed = printed;
    this.symbols = symbols;
    this.cellsOfRules = cellsOfRules;
    this.map = map;
  }

  private static Map<ConstraintKind, ConstraintKind> otherSigns() {
    Map<ConstraintKind, ConstraintKind> signs = new EnumMap<>(ConstraintKind.class);
    ConstraintKind[] pairs = {
      ConstraintKind.X, ConstraintKind.V,
      ConstraintKind.ODD, ConstraintKind.EVEN,
      ConstraintKind.MINIMUM, ConstraintKind.MAXIMUM,
      ConstraintKind.DIFFERENCE, ConstraintKind.RATIO
    };
    for (int i = 0; i < pairs.length; i++) {
      signs.put(pairs[i], pairs[i ^ 1]);
    }
    return signs;
  }

  /**
   * Returns the constraints near a printed one, the likeliest first; none for a rule for many pairs
   * of cells.
   *
   * @param map the places of the cells
   */
  public static List<Misprint<ConstraintData>> of(
      ConstraintData printed, int symbols, int cellsOfRules, CellMap map) {
    NearConstraints near = new NearConstraints(printed, symbols, cellsOfRules, map);
    if (!printed.kind().isOfPairs() && printed.ways().isEmpty()) {
      near.addNumbers();
      near.addSign();
      near.addTurned();
      near.addCells();
      near.addShifted();
    }
    near.found.sort(Misprint.ORDER);
    return near.found;
  }

  private void addNumbers() {
    int[] numbers = printed.numbers();
    boolean isSum = printed.kind() == ConstraintKind.OWN_SUM;
    for (int i = 0; i < (FIXED.contains(printed.kind()) ? 0 : isSum ? 1 : numbers.length); i++) {
      int number = numbers[i];
      int swapped = number > BASE ? number % BASE * BASE + number / BASE : 0;
      boolean isAny = printed.kind() == ConstraintKind.QUADRUPLE;
      for (int other = isAny ? 1 : number - 2; other <= (isAny ? symbols : number + 2); other++) {
        addNumber(i, other);
      }
      if (!isAny && swapped >= BASE && swapped < BASE * BASE && Math.abs(swapped - number) > 2) {
        addNumber(i, swapped);
      }
    }
  }

  private void addNumber(int place, int number) {
    int[] numbers = printed.numbers().clone();
    numbers[place] = number;
    ConstraintData right = changed(printed.kind(), numbers, printed.parts());
    if (right != null) {
      found.add(Misprint.ofNumber(right, printed.numbers()[place], number));
    }
  }

  private void addSign() {
    ConstraintKind other = OTHER_SIGNS.get(printed.kind());
    int[] usual = {printed.kind() == ConstraintKind.DIFFERENCE ? WHITE : BLACK};
    boolean isUsual = Arrays.equals(printed.numbers(), usual);
    if (other != null && (isUsual || other.numbers() == 0)) {
      int[] numbers = Arrays.stream(printed.numbers()).map(it -> WHITE + BLACK - it).toArray();
      add("sign", Misprint.OTHER_SIGN, 0, 0, changed(other, numbers, printed.parts()));
    }
  }

  private void addTurned() {
    if (DIRECTED.contains(printed.kind())) {
      int[] line = printed.parts()[0];
      int[] turned = new int[line.length];
      Arrays.setAll(turned, i -> line[line.length - 1 - i]);
      add("turned", Misprint.TURNED, 0, 0, changed(printed.kind(), printed.numbers(), turned));
    }
  }

  /** An outside clue is for a whole line, so none of its cells can be misplaced on its own. */
  private void addCells() {
    for (int i = 0; i < (printed.kind().isOutside() ? 0 : printed.parts().length); i++) {
      int[] cells = printed.parts()[i];
      for (int place = 0; place < cells.length; place++) {
        for (int step = 0; step < AROUND; step++) {
          int next = map.from(cells[place], step / 3 - 1, step % 3 - 1);
          if (next >= 0 && Arrays.stream(cells).noneMatch(cell -> cell == next)) {
            int[] moved = cells.clone();
            moved[place] = next;
            addPart("cell", Misprint.NEXT_CELL, i, cells[place], next, moved);
          }
        }
        // The sets of a table are as large as the number of its cells.
        if (printed.kind() != ConstraintKind.SETS) {
          int[] fewer = new int[cells.length - 1];
          System.arraycopy(cells, 0, fewer, 0, place);
          System.arraycopy(cells, place + 1, fewer, place, fewer.length - place);
          addPart("extra", Misprint.EXTRA_CELL, i, cells[place], cells[place], fewer);
        }
      }
    }
  }

  private void addPart(String slip, int weight, int part, int was, int is, int... cells) {
    int[][] parts = printed.parts().clone();
    boolean isTorn = isTorn(cells) && !isTorn(parts[part]);
    parts[part] = cells;
    ConstraintData right = changed(printed.kind(), printed.numbers(), parts);
    add(slip, isTorn ? weight * Misprint.TORN : weight, was, is, right);
  }

  /**
   * Returns whether a cell does not touch the one before it or, if they are not a line, any other.
   */
  private boolean isTorn(int[] cells) {
    boolean isLine = printed.kind().isLine();
    boolean isTorn = false;
    for (int i = isLine ? 1 : 0; i < cells.length && cells.length > 1; i++) {
      int cell = cells[i];
      isTorn |=
          isLine
              ? !map.areTouching(cells[i - 1], cell)
              : Arrays.stream(cells).noneMatch(other -> map.areTouching(other, cell));
    }
    return isTorn;
  }

  /** Adds shifted constraints, but no shifted lines, whose shape fits only their place. */
  private void addShifted() {
    boolean isPiece = printed.kind().isOutside() || !printed.kind().isLine();
    if (isPiece && printed.kind() != ConstraintKind.INDEXER && printed.cells().length > 1) {
      for (int step = 1; step < AROUND; step += 2) {
        int down = step / 3 - 1;
        int right = step % 3 - 1;
        int[][] parts = printed.parts().clone();
        for (int i = 0; i < parts.length; i++) {
          parts[i] = Arrays.stream(parts[i]).map(cell -> map.from(cell, down, right)).toArray();
        }
        add(
            "shifted",
            Misprint.NEXT_CELL,
            printed.parts()[0][0],
            parts[0][0],
            changed(printed.kind(), printed.numbers(), parts));
      }
    }
  }

  private void add(String slip, int weight, int was, int is, @Nullable ConstraintData right) {
    if (right != null) {
      found.add(new Misprint<>(right, slip, weight, was, is));
    }
  }

  /** Returns a changed constraint; null if rules cannot have it, or if it is the same. */
  private @Nullable ConstraintData changed(ConstraintKind kind, int[] numbers, int[]... parts) {
    try {
      ConstraintData changed =
          kind == printed.kind()
              ? printed.with(numbers, parts)
              : ConstraintData.of(kind, numbers, parts);
      changed.requireFits(symbols, cellsOfRules);
      return changed.equals(printed) ? null : changed;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
