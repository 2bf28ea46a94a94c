package io.github.nonet.internal.logic.wing;

import io.github.nonet.Candidate;
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
import java.util.List;

/**
 * <b>W-wing</b>: two cells have the same two candidates, w and x. A strong link of w has an end
 * that sees one cell and an end that sees the other. Not both cells are therefore w: at least one
 * of them is x, so x is eliminated from the cells that see both.
 *
 * <pre>
 *   wx . . | . . . | - - -        - loses x
 *   .  . . | . . . | . . .
 *   -  - - | . . . | . . wx
 *   -------+-------+-------
 *   w  / / | / / / | / / w        the strong link of w in row 4
 * </pre>
 *
 * <p>It is also called semi-remote naked pair (1yuh, 2006); George Woods named it W-wing.
 */
public final class WWings implements Finder {
  private State state;
  private StepSink sink;

  @Override
  public boolean find(State searched, StepSink receiver) {
    state = searched;
    sink = receiver;
    int[] pairs = state.cellsWith(2).toArray();
    for (int i = 0; i < pairs.length; i++) {
      for (int j = i + 1; j < pairs.length; j++) {
        if (state.digits(pairs[i]) == state.digits(pairs[j]) && !look(pairs[i], pairs[j])) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean look(int one, int other) {
    int digits = state.digits(one);
    int low = ValueSet.lowest(digits);
    int high = ValueSet.lowest(ValueSet.withoutLowest(digits));
    return look(one, other, low, high) && look(one, other, high, low);
  }

  /** Searches for strong links of w if x can be eliminated anywhere. */
  private boolean look(int one, int other, int x, int w) {
    if (!state.isSeenByBoth(x, one, other)) {
      return true;
    }
    CellSet gone = state.cells(x).and(Houses.PEERS[one]).and(Houses.PEERS[other]);
    for (int house = 0; house < Houses.COUNT; house++) {
      if (Integer.bitCount(state.places(house, w)) == 2 && !look(one, other, x, w, house, gone)) {
        return false;
      }
    }
    return true;
  }

  private boolean look(int one, int other, int x, int w, int house, CellSet gone) {
    int places = state.places(house, w);
    int first = Houses.CELLS[house][ValueSet.lowest(places)];
    int second = Houses.CELLS[house][ValueSet.lowest(ValueSet.withoutLowest(places))];
    boolean straight = Houses.see(first, one) && Houses.see(second, other);
    boolean across = Houses.see(second, one) && Houses.see(first, other);
    boolean apart = first != one && first != other && second != one && second != other;
    if (!apart || !straight && !across || isKnown(house, w)) {
      return true;
    }
    Chain chain =
        straight ? chain(one, first, second, other, x, w) : chain(one, second, first, other, x, w);
    Step step = new Eliminations(state).add(x, gone).step(Technique.W_WING, chain);
    return sink.accept(step);
  }

  /** Returns whether the link of a box is also the link of a line. */
  private boolean isKnown(int house, int w) {
    if (house < Houses.FIRST_BOX) {
      return false;
    }
    CellSet link = state.cells(house, w);
    int[] houses = Houses.OF_CELL[link.first()];
    return state.cells(houses[0], w).equals(link) || state.cells(houses[1], w).equals(link);
  }

  private static Chain chain(int one, int near, int far, int other, int x, int w) {
    return new Chain(
        List.of(
            node(one, x),
            node(one, w),
            node(near, w),
            node(far, w),
            node(other, w),
            node(other, x)),
        List.of(true, false, true, false, true));
  }

  private static Chain.Node node(int cell, int digit) {
    return Chain.Node.of(new Candidate(cell, digit));
  }
}
