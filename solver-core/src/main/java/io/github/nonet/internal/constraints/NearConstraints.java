package io.github.nonet.internal.constraints;

import io.github.nonet.internal.constraints.Misprint.Slip;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Finds what may be right where a constraint is printed. */
public final class NearConstraints {
  private static final int[][] STEPS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  private static final int WHITE = 1;
  private static final int BLACK = 2;

  private final ConstraintData printed;
  private final int symbols;
  private final int cellsOfRules;
  private final Misprints misprints;
  private final List<NearConstraint> found = new ArrayList<>();

  private NearConstraints(
      ConstraintData printed, int symbols, int cellsOfRules, Misprints misprints) {
    this.printed = printed;
    this.symbols = symbols;
    this.cellsOfRules = cellsOfRules;
    this.misprints = misprints;
  }

  /**
   * Returns the constraints near one, the likeliest first; none of a rule for many pairs of cells.
   */
  public static List<NearConstraint> of(
      ConstraintData printed, int symbols, int cellsOfRules, Misprints misprints) {
    NearConstraints near = new NearConstraints(printed, symbols, cellsOfRules, misprints);
    if (!printed.kind().isOfPairs()) {
      near.addNumbers();
      near.addSigns();
      near.addTurned();
      near.addCells();
      near.addShifted();
    }
    near.found.sort(Comparator.comparingInt(it -> it.misprint().weight()));
    return near.found;
  }

  /** The numbers of lines are the same in all puzzles: no one prints a wrong one. */
  private void addNumbers() {
    ConstraintKind kind = printed.kind();
    int count =
        switch (kind) {
          case OWN_SUM -> 1;
          case WHISPERS, LOCKOUT, MODULAR, INDEXER -> 0;
          default -> printed.numbers().length;
        };
    for (int i = 0; i < count; i++) {
      int place = i;
      int number = printed.numbers()[i];
      if (kind == ConstraintKind.QUADRUPLE) {
        for (int other = 1; other <= symbols; other++) {
          addNumber(place, Misprint.ofNumber(number, other), other);
        }
      } else {
        Misprints.numbers(number, (misprint, other) -> addNumber(place, misprint, other));
      }
    }
  }

  private void addNumber(int place, Misprint misprint, int number) {
    if (misprint.was() != number) {
      int[] numbers = printed.numbers().clone();
      numbers[place] = number;
      add(misprint, it -> it.with(numbers, it.parts()));
    }
  }

  private void addSigns() {
    ConstraintKind kind = printed.kind();
    int number = printed.numbers().length == 0 ? 0 : printed.numbers()[0];
    switch (kind) {
      case X -> addSign(ConstraintKind.V);
      case V -> addSign(ConstraintKind.X);
      case ODD -> addSign(ConstraintKind.EVEN);
      case EVEN -> addSign(ConstraintKind.ODD);
      case MINIMUM -> addSign(ConstraintKind.MAXIMUM);
      case MAXIMUM -> addSign(ConstraintKind.MINIMUM);
      default -> {
        if (kind == ConstraintKind.DIFFERENCE && number == WHITE) {
          addSign(ConstraintKind.RATIO, BLACK);
        } else if (kind == ConstraintKind.RATIO && number == BLACK) {
          addSign(ConstraintKind.DIFFERENCE, WHITE);
        }
      }
    }
  }

  private void addSign(ConstraintKind other, int... numbers) {
    add(
        new Misprint(Slip.OTHER_SIGN, 0, 0, false),
        it -> ConstraintData.of(other, numbers, it.parts()));
  }

  private void addTurned() {
    boolean hasDirection =
        switch (printed.kind()) {
          case THERMOMETER,
              SLOW_THERMOMETER,
              ARROW,
              GREATER,
              SKYSCRAPER,
              X_SUM,
              NUMBERED_ROOM,
              PAIRS,
              MACHINE ->
              true;
          default -> false;
        };
    if (hasDirection) {
      int[] line = printed.parts()[0];
      int[] turned = new int[line.length];
      for (int i = 0; i < line.length; i++) {
        turned[i] = line[line.length - 1 - i];
      }
      add(new Misprint(Slip.TURNED, line[0], turned[0], false), it -> withPart(it, 0, turned));
    }
  }

  /** An outside clue is for a whole line: none of its cells is at another place by itself. */
  private void addCells() {
    for (int i = 0; i < (printed.kind().isOutside() ? 0 : printed.parts().length); i++) {
      int part = i;
      misprints.cells(
          printed.parts()[i],
          printed.kind().isLine(),
          (misprint, cells) -> {
            if (cells.length == printed.parts()[part].length || !hasSets()) {
              add(misprint, it -> withPart(it, part, cells));
            }
          });
    }
  }

  /** Returns whether there is a table of sets, which are as large as the number of its cells. */
  private boolean hasSets() {
    return printed.kind() == ConstraintKind.SETS;
  }

  /** A line has a shape that fits its place; other constraints may be anywhere. */
  private void addShifted() {
    boolean isPiece =
        (printed.kind().isOutside() || !printed.kind().isLine())
            && printed.kind() != ConstraintKind.INDEXER;
    for (int[] step : STEPS) {
      int[][] parts = printed.parts().clone();
      for (int i = 0; i < parts.length; i++) {
        parts[i] = misprints.shifted(parts[i], step[0], step[1]);
      }
      int is = parts[0].length == 0 ? 0 : parts[0][0];
      if (isPiece && printed.cells().length > 1) {
        add(
            new Misprint(Slip.SHIFTED, printed.parts()[0][0], is, false),
            it -> it.with(it.numbers(), parts));
      }
    }
  }

  private static ConstraintData withPart(ConstraintData data, int part, int[] cells) {
    int[][] parts = data.parts().clone();
    parts[part] = cells;
    return data.with(data.numbers(), parts);
  }

  private void add(Misprint misprint, UnaryOperator<ConstraintData> change) {
    ConstraintData changed = changed(change);
    if (changed != null && !changed.equals(printed)) {
      found.add(new NearConstraint(misprint, changed));
    }
  }

  /** Returns the constraint after a change, or null if rules cannot have it. */
  private @Nullable ConstraintData changed(UnaryOperator<ConstraintData> change) {
    try {
      ConstraintData changed = change.apply(printed);
      changed.requireFits(symbols, cellsOfRules);
      return changed;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
