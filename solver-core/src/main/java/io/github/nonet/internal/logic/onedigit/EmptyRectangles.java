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
 * <b>Empty rectangle</b>: each candidate of a digit in a box lies in one row or one column; the
 * other four cells are the rectangle that is empty. So the digit is in the row or in the column of
 * the box. A strong link outside, one end of which lies in that row, carries it to the other end:
 * the digit goes from the cell that sees that end and the column of the box.
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
 * <p>The same holds with rows and columns exchanged. With only two places in the box, it also is a
 * {@linkplain TurbotFish turbot fish}. A <b>dual empty rectangle</b> is two of one box and digit
 * with different eliminations, read as one step.
 *
 * <p>The name is due to Rod Hagglund (2006).
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

  /** Returns whether all places in the box lie in the lines, and some outside of each of them. */
  private static boolean isEmptyBeside(int places, int inRow, int inColumn) {
    int outsideRow = places & ~inRow;
    int outsideColumn = places & ~inColumn;
    return outsideRow != 0 && outsideColumn != 0 && (outsideRow & outsideColumn) == 0;
  }

  /** Looks for strong links that cross the line; what they say is about the other line. */
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
