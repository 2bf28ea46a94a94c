package io.github.nonet.internal.deduction;

import io.github.nonet.internal.Watch;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The pairs of a house and another unit, the cover, that have two cells or more in common.
 *
 * <p>Immutable, thread-safe. The arrays are shared and must not be changed.
 */
final class Crossings {
  /*
   * A thousand houses cross in hundreds of thousands of pairs, so a crossing is four numbers rather
   * than an object. The common cells are an int: bit i means the i-th cell of the house, or of the
   * cover.
   */
  private static final int ROOM = 64;

  private int count;

  int[] base = new int[ROOM];
  int[] cover = new int[ROOM];

  /** The places of the common cells in the house, and in the cover. */
  int[] inBase = new int[ROOM];

  int[] inCover = new int[ROOM];

  private Crossings() {}

  static Crossings of(Units units, Watch watch) {
    Crossings found = new Crossings();
    int[] inBase = new int[units.count()];
    int[] inCover = new int[units.count()];
    for (int house = 0; house < units.groups; house++) {
      if (units.isHouse[house]) {
        watch.look();
        Arrays.fill(inBase, 0);
        Arrays.fill(inCover, 0);
        cross(units, house, inBase, inCover);
        found.addAll(units, house, inBase, inCover);
      }
    }
    return found;
  }

  /** Marks the cells that each unit has in common with a house. */
  private static void cross(Units units, int house, int[] inBase, int[] inCover) {
    int[] cells = units.cellsOf[house];
    for (int i = 0; i < cells.length; i++) {
      int[] covers = units.unitsOf[cells[i]];
      int[] places = units.placesOf[cells[i]];
      for (int k = 0; k < covers.length; k++) {
        inBase[covers[k]] |= ValueSet.bit(i);
        inCover[covers[k]] |= ValueSet.bit(places[k]);
      }
    }
  }

  private void addAll(Units units, int house, int[] inHouse, int[] inUnit) {
    for (int unit = 0; unit < inUnit.length; unit++) {
      int common = Integer.bitCount(inUnit[unit]);
      if (common > 1 && common < units.cellsOf[unit].length && unit != house) {
        if (count == base.length) {
          grow();
        }
        base[count] = house;
        cover[count] = unit;
        inBase[count] = inHouse[unit];
        inCover[count++] = inUnit[unit];
      }
    }
  }

  private void grow() {
    base = Arrays.copyOf(base, 2 * count);
    cover = Arrays.copyOf(cover, 2 * count);
    inBase = Arrays.copyOf(inBase, 2 * count);
    inCover = Arrays.copyOf(inCover, 2 * count);
  }

  int count() {
    return count;
  }
}
