package io.github.nonet.internal.logic.unique;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>Avoidable rectangles</b>: two digits crosswise in four cells of two rows, two columns and two
 * boxes could be exchanged if none of the cells is given; see {@link UniqueRectangles}. The two
 * cells in one box are placed, as a and b. In the other box the rectangle must be avoided.
 *
 * <pre>
 *   type 1                       type 2
 *
 *   a . . | b  . .               a . . | bx . .        none of these cells is a given
 *   b . . | ax . .               b . . | ax . .
 *
 *   the last is not a            one of the two is x: cells that see both are not x
 * </pre>
 *
 * <p>As in HoDoKu, the open corners have two candidates. Both types need givens that have one
 * solution on their own; see {@link ProperGivens}. The idea is due to Mike Barker (2006).
 */
public final class AvoidableRectangles implements Finder {
  private final Technique technique;
  private final ProperGivens givens = new ProperGivens();
  private State state;
  private StepSink sink;

  /** Finds one of the two types. */
  public AvoidableRectangles(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    for (int cell = 0; cell < Houses.CELL_COUNT; cell++) {
      if (isPlaced(cell) && !findFrom(cell)) {
        return false;
      }
    }
    return true;
  }

  private boolean isPlaced(int cell) {
    return !state.isOpen(cell) && !state.givens().contains(cell);
  }

  /** Examines the rectangles whose placed side starts with the cell. */
  private boolean findFrom(int start) {
    int[] houses = Houses.OF_CELL[start];
    for (int second : Houses.CELLS[houses[2]]) {
      boolean inRow = Houses.ROW[second] == Houses.ROW[start];
      boolean inColumn = Houses.COLUMN[second] == Houses.COLUMN[start];
      if (second > start && inRow != inColumn && isPlaced(second)) {
        int crossing = inRow ? 1 : 0;
        int[] line = Houses.CELLS[houses[crossing]];
        int[] otherLine = Houses.CELLS[Houses.OF_CELL[second][crossing]];
        for (int place = 0; place < Houses.SIZE; place++) {
          if (Houses.BOX[line[place]] != Houses.BOX[start]
              && !look(start, second, line[place], otherLine[place])) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /**
   * @param start the placed corner with a
   * @param second the placed corner with b, in the same box
   * @param third the corner in a line with {@code start}, which would be b
   * @param fourth the corner in a line with {@code second}, which would be a
   */
  private boolean look(int start, int second, int third, int fourth) {
    int a = state.value(start);
    int b = state.value(second);
    if (technique == Technique.AVOIDABLE_RECTANGLE_2) {
      return !isOpenPair(third, b) || !isOpenPair(fourth, a) || type2(start, second, third, fourth);
    }
    if (isPlaced(third) && state.value(third) == b && isOpenPair(fourth, a)) {
      return type1(fourth, a, a, b, start, second, third);
    }
    return !isPlaced(fourth)
        || state.value(fourth) != a
        || !isOpenPair(third, b)
        || type1(third, b, a, b, start, second, fourth);
  }

  /** Returns whether the open cell has the digit and one more candidate. */
  private boolean isOpenPair(int cell, int digit) {
    return state.allows(cell, digit) && Integer.bitCount(state.digits(cell)) == 2;
  }

  private boolean type1(int open, int digit, int a, int b, int... placed) {
    Eliminations gone = new Eliminations(state).add(digit, CellSet.of(open));
    int extra = ValueSet.without(state.digits(open), digit);
    return report(gone, a, b, CellSet.of(placed), CellSet.of(open), extra);
  }

  private boolean type2(int start, int second, int third, int fourth) {
    int a = state.value(start);
    int b = state.value(second);
    int extra = ValueSet.without(state.digits(third), b);
    if (extra != ValueSet.without(state.digits(fourth), a)) {
      return true;
    }
    CellSet seen = Houses.PEERS[third].and(Houses.PEERS[fourth]);
    Eliminations gone = new Eliminations(state).add(ValueSet.lowest(extra), seen);
    return report(gone, a, b, CellSet.of(start, second), CellSet.of(third, fourth), extra);
  }

  private boolean report(Eliminations gone, int a, int b, CellSet placed, CellSet open, int extra) {
    if (gone.isEmpty() || !givens.areIn(state)) {
      return true;
    }
    Reason reason =
        new Reason.Rectangle(
            List.of(Math.min(a, b), Math.max(a, b)),
            placed.toList(),
            open.toList(),
            open.candidates(ValueSet.lowest(extra)),
            List.of(),
            List.of());
    return sink.accept(gone.step(technique, reason));
  }
}
