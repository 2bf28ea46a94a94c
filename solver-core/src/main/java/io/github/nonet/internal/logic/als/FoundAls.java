package io.github.nonet.internal.logic.als;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * An almost locked set: n cells of one house with n + 1 digits. If it loses one digit, it is
 * locked: each of the others is in one of its cells.
 *
 * <p>Almost locked sets were described by "Bennys" in the Sudoku Players' Forum in 2005.
 */
public final class FoundAls {
  private static final Function<State, List<FoundAls>> ALL = s -> new AlsSearch(s).all();

  private final CellSet cells;
  private final int digits;
  private final CellSet[] places = new CellSet[Houses.SIZE + 1];
  private final CellSet[] peers = new CellSet[Houses.SIZE + 1];
  private final CellSet[] seen = new CellSet[Houses.SIZE + 1];
  private final CellSet reach;

  private FoundAls(State state, CellSet cells, int digits) {
    this.cells = cells;
    this.digits = digits;
    CellSet all = CellSet.EMPTY;
    for (int rest = digits; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int digit = ValueSet.lowest(rest);
      places[digit] = state.cells(digit).and(cells);
      peers[digit] = Houses.commonPeers(places[digit]);
      seen[digit] = peers[digit].and(state.cells(digit)).andNot(cells);
      all = all.or(seen[digit]);
    }
    reach = all;
  }

  public CellSet cells() {
    return cells;
  }

  /** Returns the digits, bit {@code d} for the digit {@code d}. */
  public int digits() {
    return digits;
  }

  /** Returns the cells of the set that have the digit, which must be one of its digits. */
  public CellSet places(int digit) {
    return places[digit];
  }

  /** Returns the cells that see all these places, whether they have the digit or not. */
  public CellSet peers(int digit) {
    return peers[digit];
  }

  /** Returns the cells outside that have the digit and see all its places in the set. */
  public CellSet seen(int digit) {
    return seen[digit];
  }

  /** Returns the cells outside the set that see all places of at least one of its digits. */
  public CellSet reach() {
    return reach;
  }

  /**
   * Returns all almost locked sets by house, then by their cells in lexicographic order. A set in
   * two houses is listed once, in the first.
   */
  public static List<FoundAls> all(State state) {
    return state.derived(ALL);
  }

  private static final class AlsSearch {
    private final State state;
    private final List<FoundAls> found = new ArrayList<>();

    AlsSearch(State state) {
      this.state = state;
    }

    List<FoundAls> all() {
      for (int house = 0; house < Houses.COUNT; house++) {
        state.look();
        extend(house, 0, 0, 0, 0);
      }
      return List.copyOf(found);
    }

    /**
     * Returns whether an earlier house also has the set: the row of a single cell, or a line that
     * meets a box.
     */
    private static boolean isKnown(int house, int places) {
      if (house < Houses.FIRST_BOX) {
        return house >= Houses.FIRST_COLUMN && ValueSet.hasAtMostOne(places);
      }
      int first = ValueSet.lowest(places);
      return (places & ~Houses.placesInRow(first)) == 0
          || (places & ~Houses.placesInColumn(first)) == 0;
    }

    private void extend(int house, int from, int places, int count, int digits) {
      for (int place = from; place < Houses.SIZE; place++) {
        int own = state.digits(Houses.CELLS[house][place]);
        if (own != 0) {
          int union = digits | own;
          int now = places | ValueSet.bit(place);
          if (Integer.bitCount(union) == count + 2 && !isKnown(house, now)) {
            found.add(new FoundAls(state, Houses.cells(house, now), union));
          }
          if (count + 2 < Houses.SIZE) {
            extend(house, place + 1, now, count + 1, union);
          }
        }
      }
    }
  }
}
