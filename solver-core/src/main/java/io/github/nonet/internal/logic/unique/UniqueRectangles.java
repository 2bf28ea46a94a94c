package io.github.nonet.internal.logic.unique;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Eliminations;
import io.github.nonet.internal.logic.Finder;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.logic.StepSink;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Technique;
import java.util.List;

/**
 * <b>Unique rectangles</b> (uniqueness tests 1 to 6, hidden rectangle): if four cells in two rows,
 * two columns and two boxes held two digits crosswise, the digits could be exchanged, and the
 * puzzle would have a second solution. Hence the solution of a proper puzzle has no such rectangle.
 *
 * <pre>
 *   a . . | b . .         b . . | a . .
 *   b . . | a . .         a . . | b . .     one solution, and another
 * </pre>
 *
 * <p>The corners with no other candidates than a and b are the floor, the others the roof.
 *
 * <ul>
 *   <li><b>Type 1</b>: the roof is one corner, which is neither a nor b.
 *   <li><b>Type 2</b>: the roof is two corners in a line, both with only one extra, the same: one
 *       of the corners is the extra. <b>Type 5</b>: the same with a roof of three corners, or two
 *       opposite ones.
 *   <li><b>Type 3</b>: one of two corners in a house is one of their extras. Both together
 *       therefore act as one cell with these extras, which makes a naked subset with other cells of
 *       the house.
 *   <li><b>Type 4</b>: the two corners in a line are the only places of a in a house, so one of
 *       them is a. If the other were b, the rectangle would be complete.
 *   <li><b>Type 6</b>: the roof is two opposite corners, and a has no other place in their rows and
 *       columns. If one of them were a, both would be a, and both floor corners b.
 *   <li><b>Hidden rectangle</b>: the two lines through the corner opposite a floor corner have no
 *       place of a outside the rectangle. If that corner were b, both corners next to it would be
 *       a, and the floor corner b.
 * </ul>
 *
 * <p>At least one corner has exactly the two candidates. The others need not have both: a candidate
 * that was eliminated does not prevent the second solution. This needs givens that have one
 * solution on their own, so it is not used in pencil-mark puzzles; see {@link ProperGivens}.
 *
 * <p>The first uniqueness tests are due to players of 2005; the numbers come from Sudopedia and
 * HoDoKu, which took types 5 and 6 from MadOverlord and others.
 */
public final class UniqueRectangles implements Finder {
  private final Technique technique;
  private final ProperGivens givens = new ProperGivens();
  private final RectangleSubsets subsets = new RectangleSubsets();

  private State state;
  private StepSink sink;

  public UniqueRectangles(Technique technique) {
    this.technique = technique;
  }

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    for (FoundRectangle rectangle : Rectangles.of(state)) {
      if (!look(rectangle)) {
        return false;
      }
    }
    return true;
  }

  private boolean look(FoundRectangle rectangle) {
    int roof = rectangle.roof().size();
    return switch (technique) {
      case UNIQUENESS_1 -> roof != 1 || type1(rectangle);
      case UNIQUENESS_2 -> roof != 2 || rectangle.isDiagonal() || sameExtra(rectangle);
      case UNIQUENESS_3 -> roof != 2 || type3(rectangle);
      case UNIQUENESS_4 -> roof != 2 || rectangle.isDiagonal() || type4(rectangle);
      case UNIQUENESS_5 ->
          roof != 3 && !(roof == 2 && rectangle.isDiagonal()) || sameExtra(rectangle);
      case UNIQUENESS_6 -> roof != 2 || !rectangle.isDiagonal() || type6(rectangle);
      case HIDDEN_RECTANGLE -> hidden(rectangle, roof);
      default -> throw new AssertionError(technique);
    };
  }

  private boolean type1(FoundRectangle rectangle) {
    Eliminations gone = new Eliminations(state).add(rectangle.roofCell(), rectangle.pair());
    return report(rectangle, gone);
  }

  /** Types 2 and 5: a corner of the roof is the only extra. */
  private boolean sameExtra(FoundRectangle rectangle) {
    if (Integer.bitCount(rectangle.extras()) != 1) {
      return true;
    }
    int extra = ValueSet.lowest(rectangle.extras());
    Eliminations gone = new Eliminations(state).add(extra, Houses.commonPeers(rectangle.roof()));
    return report(rectangle, gone);
  }

  private boolean type3(FoundRectangle rectangle) {
    return isUnsafe(rectangle) || subsets.find(state, rectangle, sink);
  }

  /** Type 4: one digit has no place outside the roof in the houses that both corners share. */
  private boolean type4(FoundRectangle rectangle) {
    CellSet shared = Houses.commonPeers(rectangle.roof());
    return lacking(rectangle, shared, rectangle.high(), rectangle.low());
  }

  /** Type 6: one digit has no place outside the rectangle in its four lines. */
  private boolean type6(FoundRectangle rectangle) {
    CellSet lines = CellSet.EMPTY;
    for (int corner : rectangle.corners()) {
      lines = lines.or(Houses.SETS[Houses.OF_CELL[corner][0]]);
      lines = lines.or(Houses.SETS[Houses.OF_CELL[corner][1]]);
    }
    CellSet outside = lines.andNot(rectangle.all());
    return lacking(rectangle, outside, rectangle.low(), rectangle.high());
  }

  /**
   * Eliminates {@code ifLow} from the roof if no cell has the lower digit, or else {@code ifHigh}
   * if none has the higher one.
   */
  private boolean lacking(FoundRectangle rectangle, CellSet cells, int ifLow, int ifHigh) {
    if (!state.cells(rectangle.low()).intersects(cells)) {
      return reportRoof(rectangle, ifLow);
    }
    return state.cells(rectangle.high()).intersects(cells) || reportRoof(rectangle, ifHigh);
  }

  private boolean reportRoof(FoundRectangle rectangle, int digit) {
    return report(rectangle, new Eliminations(state).add(digit, rectangle.roof()));
  }

  private boolean hidden(FoundRectangle rectangle, int roof) {
    if (roof != 3 && !(roof == 2 && rectangle.isDiagonal())) {
      return true;
    }
    CellSet floor = rectangle.floor();
    for (int corner = floor.first(); corner >= 0; corner = floor.next(corner)) {
      int across = rectangle.across(corner);
      if (!hidden(rectangle, across, rectangle.low(), rectangle.high())
          || !hidden(rectangle, across, rectangle.high(), rectangle.low())) {
        return false;
      }
    }
    return true;
  }

  private boolean hidden(FoundRectangle rectangle, int across, int bound, int digit) {
    int[] houses = Houses.OF_CELL[across];
    CellSet lines = Houses.SETS[houses[0]].or(Houses.SETS[houses[1]]).andNot(rectangle.all());
    return state.cells(bound).intersects(lines)
        || report(
            rectangle,
            new Eliminations(state).add(digit, CellSet.of(across)),
            houses[0],
            houses[1]);
  }

  private boolean report(FoundRectangle rectangle, Eliminations gone, int... houses) {
    return gone.isEmpty()
        || isUnsafe(rectangle)
        || sink.accept(gone.step(technique, rectangle.reason(state, List.of(), houses)));
  }

  /** Returns whether a corner lacks one of the digits, although the givens do not allow that. */
  private boolean isUnsafe(FoundRectangle rectangle) {
    return !rectangle.isComplete(state) && !givens.areIn(state);
  }
}
