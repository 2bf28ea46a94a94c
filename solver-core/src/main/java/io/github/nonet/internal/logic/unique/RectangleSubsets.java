package io.github.nonet.internal.logic.unique;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Technique;

/**
 * Uniqueness test 3: the two corners of the roof act as one cell that has all their extras, and
 * make a naked subset with other cells of a house.
 *
 * <pre>
 *   .  .  . | abx . aby | .  xy .      x, y: a naked pair of the roof and one cell
 *   .  .  . | .   . .   | .  .  .
 *   .  .  . | .   . .   | .  .  .      the rest of row 1 loses x and y
 *   --------+-----------+--------
 *   .  .  . | ab  . ab  | .  .  .
 * </pre>
 *
 * <p>As in HoDoKu, the other cells have neither a nor b. A subset in a line that also lies in one
 * box also clears the box.
 */
final class RectangleSubsets {
  private final int[] cells = new int[Houses.SIZE];
  private int count;
  private State state;
  private FoundRectangle rectangle;
  private StepSink sink;

  /** Reports the steps; returns false if the sink wants no more. */
  boolean find(State searched, FoundRectangle wanted, StepSink receiver) {
    state = searched;
    rectangle = wanted;
    sink = receiver;
    for (int house : Houses.OF_CELL[rectangle.roofCell()]) {
      if (Houses.SETS[house].contains(rectangle.otherRoofCell()) && !findIn(house)) {
        return false;
      }
    }
    return true;
  }

  private boolean findIn(int house) {
    count = 0;
    for (int cell : Houses.CELLS[house]) {
      int digits = state.digits(cell);
      if (digits != 0 && (digits & rectangle.pair()) == 0 && !rectangle.all().contains(cell)) {
        cells[count++] = cell;
      }
    }
    return extend(house, 0, CellSet.EMPTY, rectangle.extras());
  }

  private boolean extend(int house, int from, CellSet chosen, int digits) {
    for (int i = from; i < count; i++) {
      CellSet more = chosen.with(cells[i]);
      int union = digits | state.digits(cells[i]);
      boolean isSubset = Integer.bitCount(union) == more.size() + 1;
      if (isSubset && !look(house, more, union) || !extend(house, i + 1, more, union)) {
        return false;
      }
    }
    return true;
  }

  private boolean look(int house, CellSet chosen, int digits) {
    CellSet subset = chosen.or(rectangle.roof());
    if (house >= Houses.FIRST_BOX && isInLine(subset)) {
      return true;
    }
    CellSet cleared = Houses.SETS[house];
    CellSet box = Houses.SETS[Houses.OF_CELL[subset.first()][2]];
    Eliminations gone = new Eliminations(state);
    gone.addAll(digits, cleared.andNot(subset));
    if (!gone.isEmpty() && box.containsAll(subset)) {
      gone.addAll(digits, box.andNot(subset));
    }
    return gone.isEmpty()
        || sink.accept(
            gone.step(
                Technique.UNIQUENESS_3,
                rectangle.reason(state, state.candidatesByCell(chosen), house)));
  }

  private static boolean isInLine(CellSet subset) {
    int[] houses = Houses.OF_CELL[subset.first()];
    return Houses.SETS[houses[0]].containsAll(subset) || Houses.SETS[houses[1]].containsAll(subset);
  }
}
