package io.github.nonet.internal.logic.basic;

import io.github.nonet.internal.logic.Houses;
import io.github.nonet.internal.logic.State;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Finds, for each house of a state, the sizes of the naked and hidden subsets that eliminate
 * anything there.
 *
 * <p>A set of n cells of a house with n digits is a Hall set (Philip Hall, 1935): the naked subset
 * of these cells, and the hidden subset of the other digits in the other cells. One pass over all
 * sets of cells of a house therefore finds both.
 *
 * <pre>
 *   m open cells, m digits     n cells with n digits           naked subset of size n
 *                              the others with the others      hidden subset of size m - n
 * </pre>
 *
 * <p>Eight techniques ask, usually in vain. They need not search for a size that is missing here. A
 * size that is reported may still be searched for in vain: in a house that cannot be filled, every
 * size is reported.
 *
 * <p>A step changes few houses, so the answer for each house is kept with its digits, and a house
 * is examined again only if they have changed.
 */
public final class HallSets implements Function<State, HallSets.Sizes> {
  private static final int ALL_SIZES = -1;

  /** The digits of each cell of each house when it was last examined; index house * 9 + place. */
  private final int[] known = new int[Houses.COUNT * Houses.SIZE];

  /** The sizes in each house, bit n for size n. */
  private final int[] naked = new int[Houses.COUNT];

  private final int[] hidden = new int[Houses.COUNT];

  /** The digits of the open cells of a house. */
  private final int[] digits = new int[Houses.SIZE];

  /** For each set of these cells, its digits. */
  private final int[] union = new int[1 << Houses.SIZE];

  /** The sizes in the houses of a state. */
  public record Sizes(int[] naked, int[] hidden) {
    boolean mayBeNaked(int house, int size) {
      return ValueSet.contains(naked[house], size);
    }

    boolean mayBeHidden(int house, int size) {
      return ValueSet.contains(hidden[house], size);
    }
  }

  /** Starts without knowing any house. */
  public HallSets() {
    Arrays.fill(known, -1);
  }

  Sizes sizes(State state) {
    return state.derived(this);
  }

  /**
   * Finds the sizes. This class is not a lambda, because the first lambda of a program takes a
   * while.
   */
  @Override
  public Sizes apply(State state) {
    for (int house = 0; house < Houses.COUNT; house++) {
      if (isOther(state, house)) {
        look(house);
      }
    }
    return new Sizes(naked.clone(), hidden.clone());
  }

  /**
   * Stores the digits of the house; returns whether any have changed since it was last examined.
   */
  private boolean isOther(State state, int house) {
    boolean isOther = false;
    for (int place = 0; place < Houses.SIZE; place++) {
      int set = state.digits(Houses.CELLS[house][place]);
      isOther |= set != known[house * Houses.SIZE + place];
      known[house * Houses.SIZE + place] = set;
    }
    return isOther;
  }

  private void look(int house) {
    int count = 0;
    for (int place = 0; place < Houses.SIZE; place++) {
      int set = known[house * Houses.SIZE + place];
      digits[count] = set;
      count += set != 0 ? 1 : 0;
    }
    naked[house] = 0;
    hidden[house] = 0;
    look(house, count, (1 << count) - 1);
  }

  /** Examines all sets of the open cells. */
  private void look(int house, int cells, int all) {
    for (int cell = 0; cell < cells; cell++) {
      int last = 1 << cell;
      for (int before = 0; before < last; before++) {
        union[last | before] = union[before] | digits[cell];
      }
    }
    boolean isBroken = Integer.bitCount(union[all]) != cells;
    for (int set = 1; set < all; set++) {
      int size = Integer.bitCount(set);
      int excess = Integer.bitCount(union[set]) - size;
      isBroken |= excess < 0;
      if (excess == 0 && (union[set] & union[all & ~set]) != 0) {
        naked[house] |= ValueSet.bit(size);
        hidden[house] |= ValueSet.bit(cells - size);
      }
    }
    if (isBroken) {
      naked[house] = ALL_SIZES;
      hidden[house] = ALL_SIZES;
    }
  }
}
