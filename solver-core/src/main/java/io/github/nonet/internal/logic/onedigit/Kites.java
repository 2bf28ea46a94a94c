package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Two-string kite</b>: a row and a column have two places of a digit each. An end of the row and
 * an end of the column lie in one box, so not both are true. So one of the far ends is true: the
 * digit goes from the cell that sees both.
 *
 * <pre>
 *   / B / | / / * | / / /     B one end of each string, both in box 1
 *   B . . | . . . | . . .     * the far ends
 *   / . . | . . . | . . .     / the string has the digit nowhere else
 *   ------+-------+------     - the digit is eliminated
 *   * . . | . . - | . . .
 * </pre>
 *
 * <p>A <b>dual two-string kite</b> is two kites with the same two cells in the box and different
 * eliminations, read as one step. As in HoDoKu, their digits may differ.
 *
 * <p>The name is due to Havard (2007). Each kite is a {@linkplain TurbotFish turbot fish}.
 */
public final class Kites implements Finder {
  private final boolean dual;
  private final StrongLinks rows = new StrongLinks();
  private final StrongLinks columns = new StrongLinks();
  private final List<Kite> found = new ArrayList<>();

  private static final class Kite {
    final int boxOfRow;
    final int boxOfColumn;
    final Step step;

    Kite(int boxOfRow, int boxOfColumn, Step step) {
      this.boxOfRow = boxOfRow;
      this.boxOfColumn = boxOfColumn;
      this.step = step;
    }

    boolean sharesBoxCells(Kite other) {
      return boxOfRow == other.boxOfRow && boxOfColumn == other.boxOfColumn
          || boxOfRow == other.boxOfColumn && boxOfColumn == other.boxOfRow;
    }
  }

  /** Finds kites, or pairs of them as one step. */
  public Kites(boolean dual) {
    this.dual = dual;
  }

  @Override
  public boolean find(State state, StepSink sink) {
    found.clear();
    for (int rest = state.unsettled(); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      rows.collect(state, digit, 0, Houses.FIRST_COLUMN);
      columns.collect(state, digit, Houses.FIRST_COLUMN, Houses.FIRST_BOX);
      if (!findKites(state, digit, dual ? step -> true : sink)) {
        return false;
      }
    }
    return !dual || findDuals(sink);
  }

  private boolean findKites(State state, int digit, StepSink sink) {
    for (int row = 0; row < rows.count(); row++) {
      for (int column = 0; column < columns.count(); column++) {
        int ends = endsInOneBox(row, column);
        Kite kite = ends < 0 ? null : kite(state, digit, row, ends >> 1, column, ends & 1);
        if (kite != null) {
          found.add(kite);
          if (!sink.accept(kite.step)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Returns two bits, the end of the row and that of the column; -1 if no box has both. */
  private int endsInOneBox(int row, int column) {
    for (int ends = 0; ends < 4; ends++) {
      if (Houses.BOX[rows.end(row, ends >> 1)] == Houses.BOX[columns.end(column, ends & 1)]) {
        return ends;
      }
    }
    return -1;
  }

  /** Returns the kite whose strings meet at these ends; null if there is none. */
  private Kite kite(State state, int digit, int row, int rowEnd, int column, int columnEnd) {
    int inRow = rows.end(row, rowEnd);
    int inColumn = columns.end(column, columnEnd);
    int farInRow = rows.end(row, 1 - rowEnd);
    int farInColumn = columns.end(column, 1 - columnEnd);
    if (inRow == inColumn
        || inRow == farInColumn
        || farInRow == inColumn
        || farInRow == farInColumn) {
      return null;
    }
    int crossing = Houses.CELLS[Houses.ROW[farInColumn]][Houses.COLUMN[farInRow]];
    CellSet gone = CellSet.of(crossing).and(state.cells(digit));
    return gone.isEmpty()
        ? null
        : new Kite(
            inRow,
            inColumn,
            DigitChain.step(
                state,
                Technique.TWO_STRING_KITE,
                digit,
                gone,
                farInRow,
                inRow,
                inColumn,
                farInColumn));
  }

  private boolean findDuals(StepSink sink) {
    for (int i = 0; i < found.size(); i++) {
      for (int j = i + 1; j < found.size(); j++) {
        Step first = found.get(i).step;
        Step second = found.get(j).step;
        if (found.get(i).sharesBoxCells(found.get(j))
            && !first.eliminations().equals(second.eliminations())
            && !sink.accept(DigitChain.join(Technique.DUAL_TWO_STRING_KITE, first, second))) {
          return false;
        }
      }
    }
    return true;
  }
}
