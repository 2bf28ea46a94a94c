package io.github.nonet.internal.logic.fish;

import io.github.nonet.internal.logic.CellSet;
import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds all fish of a shape that eliminate a candidate, the prey.
 *
 * <p>Searching all base sets with all cover sets would take 17,550 * 14,950 tries for four sets of
 * 27 houses. The prey limits them. Suppose that the prey holds the digit, and remove it and all
 * places that it sees. In a fish that eliminates the prey,
 *
 * <ul>
 *   <li>no fin is left, because the prey sees all fins;
 *   <li>no two base sets share a place that is left, because that would be an endo fin;
 *   <li>the cover sets with the prey are used up, and the others cover everything that is left of
 *       the base sets: n base sets, or n - 1 if one has the prey, but n - 1 cover sets, or n - 2.
 * </ul>
 *
 * <pre>
 *   choose base sets one by one, each with no place left in common with those before;
 *   choose cover sets of the prey; then, while a place is left uncovered, try its (at most) three
 *   houses in turn: a place has few houses, so this tree is narrow.
 * </pre>
 *
 * <p>At most 60 places are left in addition to the prey's 20 peers, so they fit one word of bits.
 */
final class FishHunt {
  private static final int MOST_FINS = 5;
  private static final int MOST_ENDO_FINS = 2;
  private static final int BEAT = 0x3F;

  private FishShape shape;
  private CellSet cells;
  private List<FoundFish> found;
  private State state;
  private int work;
  private int prey;

  /** The places that are left, by number, and for each house, the ones that it has. */
  private final int[] left = new int[Houses.CELL_COUNT];

  private final long[] leftIn = new long[Houses.COUNT];

  /** For each house, all its places. */
  private final CellSet[] all = new CellSet[Houses.COUNT];

  /**
   * The houses with places, as sets: those that may be base sets, and those that may be cover sets.
   */
  private int bases;

  private int covers;

  /** The houses of the prey. */
  private int housesOfPrey;

  /**
   * Returns the fish of the shape that eliminate some of the candidates, in no particular order.
   */
  List<FoundFish> search(State searched, int digit, FishShape wanted, CellSet candidates) {
    shape = wanted;
    state = searched;
    cells = state.cells(digit);
    found = new ArrayList<>();
    bases = 0;
    covers = 0;
    for (int house = 0; house < Houses.COUNT; house++) {
      all[house] = state.cells(house, digit);
      int bit = all[house].isEmpty() ? 0 : ValueSet.bit(house);
      bases |= shape.base() & bit;
      covers |= shape.cover() & bit;
    }
    for (prey = candidates.first(); prey >= 0; prey = candidates.next(prey)) {
      takeAway();
      chooseBase(0, 0, 0, 0, CellSet.EMPTY, CellSet.EMPTY);
    }
    return found;
  }

  /** Lists the places that are left without the prey and its peers. */
  private void takeAway() {
    Arrays.fill(leftIn, 0);
    housesOfPrey = 0;
    for (int house : Houses.OF_CELL[prey]) {
      housesOfPrey |= ValueSet.bit(house);
    }
    CellSet rest = cells.andNot(Houses.PEERS[prey]).without(prey);
    int number = 0;
    for (int cell = rest.first(); cell >= 0; cell = rest.next(cell)) {
      for (int house : Houses.OF_CELL[cell]) {
        leftIn[house] |= CellBits.bit(number);
      }
      left[number++] = cell;
    }
  }

  private void chooseBase(
      int chosen, int base, int from, long toCover, CellSet inBase, CellSet endoFins) {
    tick();
    if (chosen == shape.size()) {
      chooseCoverOfPrey(base, toCover);
      return;
    }
    for (int rest = bases & -1 << from; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int house = ValueSet.lowest(rest);
      int wider = base | ValueSet.bit(house);
      if ((leftIn[house] & toCover) == 0 && Integer.bitCount(wider & housesOfPrey) < 2) {
        CellSet endo = endoFins.or(inBase.and(all[house]));
        if (endo.size() <= MOST_ENDO_FINS) {
          chooseBase(
              chosen + 1, wider, house + 1, toCover | leftIn[house], inBase.or(all[house]), endo);
        }
      }
    }
  }

  /** Chooses cover sets with the prey: one or more, or two or more if a base set has the prey. */
  private void chooseCoverOfPrey(int base, long toCover) {
    tick();
    int possible = covers & housesOfPrey & ~base;
    int fewest = (base & housesOfPrey) == 0 ? 1 : 2;
    int others = covers & ~base & ~housesOfPrey;
    for (int some = possible; some != 0; some = some - 1 & possible) {
      int number = Integer.bitCount(some);
      if (number >= fewest && number <= shape.size()) {
        chooseCover(base, some, toCover, others, shape.size() - number);
      }
    }
  }

  /** Covers the rest with {@code missing} more cover sets among the allowed ones. */
  private void chooseCover(int base, int cover, long toCover, int allowed, int missing) {
    tick();
    if (missing == 0) {
      if (toCover == 0) {
        add(base, cover);
      }
      return;
    }
    int possible = toCover == 0 ? allowed : allowed & housesOf(left[CellBits.lowest(toCover)]);
    int stillAllowed = allowed;
    for (int rest = possible; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      int house = ValueSet.lowest(rest);
      stillAllowed &= ~ValueSet.bit(house);
      chooseCover(
          base, cover | ValueSet.bit(house), toCover & ~leftIn[house], stillAllowed, missing - 1);
    }
  }

  private void tick() {
    if ((++work & BEAT) == 0) {
      state.look();
    }
  }

  private static int housesOf(int cell) {
    int[] houses = Houses.OF_CELL[cell];
    return ValueSet.bit(houses[0]) | ValueSet.bit(houses[1]) | ValueSet.bit(houses[2]);
  }

  /** Adds the fish, if it is of the shape, and if the prey is the first that it eliminates. */
  private void add(int base, int cover) {
    CellSet inBase = CellSet.EMPTY;
    CellSet endoFins = CellSet.EMPTY;
    for (int rest = base; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      CellSet set = all[ValueSet.lowest(rest)];
      endoFins = endoFins.or(inBase.and(set));
      inBase = inBase.or(set);
    }
    CellSet inCover = CellSet.EMPTY;
    CellSet inTwo = CellSet.EMPTY;
    for (int rest = cover; rest != 0; rest = ValueSet.withoutLowest(rest)) {
      CellSet set = all[ValueSet.lowest(rest)];
      if (!set.intersects(inBase)) {
        return;
      }
      inTwo = inTwo.or(inCover.and(set));
      inCover = inCover.or(set);
    }
    CellSet outside = inBase.andNot(inCover);
    CellSet fins = outside.or(endoFins);
    CellSet gone = inCover.andNot(inBase).or(inTwo).and(Houses.commonPeers(fins));
    if (shape.finned() != fins.isEmpty()
        && fins.size() <= MOST_FINS
        && gone.first() == prey
        && shape.fits(base, cover)) {
      found.add(
          new FoundFish(
              base, cover, inBase.andNot(fins), outside.andNot(endoFins), endoFins, gone));
    }
  }
}
