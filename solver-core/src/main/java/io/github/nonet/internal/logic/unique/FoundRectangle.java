package io.github.nonet.internal.logic.unique;

import io.github.nonet.Candidate;
import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Reason;
import java.util.List;

/**
 * Four open cells in two rows, two columns and two boxes, and two digits that could fill them in
 * two ways.
 *
 * <pre>
 *   one box | the other box
 *     ab    |    ab...         floor: the corners with no other candidates than a and b
 *     ab    |    ab...         roof:  the corners with more, the extras
 * </pre>
 *
 * @param corners the four cells, in the order in which they were found, two in each box
 * @param pair the two digits
 * @param floor the corners with no other candidates
 * @param roof the corners with extras
 * @param extras the digits of the roof other than the pair
 */
record FoundRectangle(int[] corners, int pair, CellSet floor, CellSet roof, int extras) {
  static FoundRectangle of(State state, int pair, int... corners) {
    CellSet floor = CellSet.EMPTY;
    CellSet roof = CellSet.EMPTY;
    int extras = 0;
    for (int corner : corners) {
      int more = state.digits(corner) & ~pair;
      extras |= more;
      floor = more == 0 ? floor.with(corner) : floor;
      roof = more == 0 ? roof : roof.with(corner);
    }
    return new FoundRectangle(corners, pair, floor, roof, extras);
  }

  /** Returns the smaller digit. */
  int low() {
    return ValueSet.lowest(pair);
  }

  /** Returns the larger digit. */
  int high() {
    return ValueSet.lowest(ValueSet.withoutLowest(pair));
  }

  /** Returns whether each corner has both digits. */
  boolean isComplete(State state) {
    int common = pair;
    for (int corner : corners) {
      common &= state.digits(corner);
    }
    return common == pair;
  }

  /** Returns the first or only corner of the roof. */
  int roofCell() {
    return roof.first();
  }

  /** Returns the second corner of the roof. */
  int otherRoofCell() {
    return roof.next(roof.first());
  }

  /** Returns whether the roof is two opposite corners. */
  boolean isDiagonal() {
    int one = roofCell();
    int other = otherRoofCell();
    return Houses.ROW[one] != Houses.ROW[other] && Houses.COLUMN[one] != Houses.COLUMN[other];
  }

  /** Returns all four corners. */
  CellSet all() {
    return floor.or(roof);
  }

  /** Returns the corner opposite this one. */
  int across(int corner) {
    for (int other : corners) {
      if (Houses.ROW[other] != Houses.ROW[corner]
          && Houses.COLUMN[other] != Houses.COLUMN[corner]) {
        return other;
      }
    }
    throw new IllegalArgumentException("no corner: " + corner);
  }

  /** Returns the rectangle as the value that users see. */
  Reason reason(State state, List<Candidate> others, int... houses) {
    List<Candidate> more = state.candidatesByCell(roof);
    more.removeIf(it -> ValueSet.contains(pair, it.digit()));
    return new Reason.Rectangle(
        List.of(low(), high()), floor.toList(), roof.toList(), more, others, Houses.values(houses));
  }
}
