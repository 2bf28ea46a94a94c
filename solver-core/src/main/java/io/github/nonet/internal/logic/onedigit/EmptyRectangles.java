package io.github.nonet.internal.logic.onedigit;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * <b>Empty rectangle</b>: all candidates of a digit in a box lie in one row and one column; the
 * other four cells are the empty rectangle. In the box, the digit is therefore in this row or in
 * this column. If it is in the row, a strong link outside the box with one end in that row has the
 * digit at its other end. Hence it is eliminated from the cell that sees the other end and the
 * column of the box.
 *
 * <pre>
 *   / * / | . . . | . . .     * places in box 1: in row 2 or in column 2
 *   * . * | . . . | A . .     / the empty rectangle
 *   / * / | . . . | / . .
 *   ------+-------+------     A = B the strong link
 *   . . . | . . . | / . .
 *   . - . | . . . | B . .     - the digit is eliminated
 * </pre>
 *
 * <p>The same holds with rows and columns exchanged. With only two places in the box, it is also a
 * {@linkplain TurbotFish turbot fish}. A <b>dual empty rectangle</b> is two empty rectangles of one
 * box and digit with different eliminations, reported as one step.
 *
 * <p>Rod Hagglund coined the name (2006).
 */
public final class EmptyRectangles implements Finder {
  private final boolean dual;
  private static final int BOX_LINES = 3;

  private State state;
  private int digit;
  private int box;
  private CellSet inBox;
  private final List<Step> ofBox = new ArrayList<>();

  /** Finds empty rectangles, or pairs of them as one step. */
  public EmptyRectangles(Technique technique) {
    dual = technique == Technique.DUAL_EMPTY_RECTANGLE;
  }

  @Override
  public boolean find(State searched, StepSink sink) {
    state = searched;
    for (int rest = state.unsettled(); rest != 0; rest = ValueSet.withoutLowest(rest)) {
      digit = ValueSet.lowest(rest);
      for (box = 0; box < Houses.SIZE; box++) {
        inBox = state.cells(Houses.FIRST_BOX + box, digit);
        ofBox.clear();
        if (!findInBox(dual ? ofBox::add : sink)
            || !DigitChain.join(Technique.DUAL_EMPTY_RECTANGLE, ofBox, step -> true, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Tries the rows and columns of the box, the last ones first. */
  private boolean findInBox(StepSink sink) {
    int places = state.places(Houses.FIRST_BOX + box, digit);
    for (int i = BOX_LINES - 1; i >= 0; i--) {
      for (int j = BOX_LINES - 1; j >= 0; j--) {
        if (isEmptyBeside(places, Houses.placesInRow(BOX_LINES * i), Houses.placesInColumn(j))) {
          int row = box / BOX_LINES * BOX_LINES + i;
          int column = Houses.FIRST_COLUMN + box % BOX_LINES * BOX_LINES + j;
          if (!findLinks(row, column, sink) || !findLinks(column, row, sink)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /**
   * Returns whether all places in the box lie in the two lines, and some lie outside each of them.
   */
  private static boolean isEmptyBeside(int places, int inRow, int inColumn) {
    int outsideRow = places & ~inRow;
    int outsideColumn = places & ~inColumn;
    return outsideRow != 0 && outsideColumn != 0 && (outsideRow & outsideColumn) == 0;
  }

  /** Searches for strong links that cross the line; their eliminations are in the other line. */
  private boolean findLinks(int line, int other, StepSink sink) {
    CellSet starts = state.cells(line, digit).andNot(inBox);
    for (int near = starts.first(); near >= 0; near = starts.next(near)) {
      int crossing = Houses.OF_CELL[near][line < Houses.FIRST_COLUMN ? 1 : 0];
      CellSet link = state.cells(crossing, digit);
      if (link.size() == 2) {
        int far = link.without(near).first();
        int farLine = Houses.OF_CELL[far][line < Houses.FIRST_COLUMN ? 0 : 1];
        CellSet gone = state.cells(farLine, digit).and(Houses.SETS[other]).andNot(inBox);
        if (!gone.isEmpty() && !report(near, far, other, gone, sink)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean report(int near, int far, int other, CellSet gone, StepSink sink) {
    return sink.accept(
        new Eliminations(state)
            .add(digit, gone)
            .step(
                Technique.EMPTY_RECTANGLE,
                new Chain(
                    List.of(
                        node(CellSet.of(far)),
                        node(CellSet.of(near)),
                        node(inBox.andNot(Houses.SETS[other])),
                        node(inBox.and(Houses.SETS[other]))),
                    List.of(true, false, true))));
  }

  private Chain.Node node(CellSet cells) {
    return Chain.Node.group(cells.candidates(digit));
  }
}
