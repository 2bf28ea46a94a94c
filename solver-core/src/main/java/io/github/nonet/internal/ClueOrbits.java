package io.github.nonet.internal;

import java.util.BitSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a symmetry allows: a pattern of clues holds all cells of an orbit or none. The orbits
 * partition the cells, of a board or of a grid.
 */
public final class ClueOrbits {
  private ClueOrbits() {}

  /** Returns whether some union of orbits has {@code min} to {@code max} cells. */
  public static boolean canHave(int[][] orbits, int min, int max) {
    BitSet sizes = new BitSet();
    sizes.set(0);
    int largest = 0;
    for (int[] orbit : orbits) {
      for (int size = largest; size >= 0; size--) {
        if (sizes.get(size)) {
          sizes.set(size + orbit.length);
        }
      }
      largest += orbit.length;
    }
    int size = sizes.nextSetBit(min);
    return size >= 0 && size <= max;
  }

  /** Returns two cells of an orbit of which the pattern has one only; null if there are none. */
  public static int @Nullable [] torn(int[][] orbits, Set<Integer> pattern) {
    for (int[] orbit : orbits) {
      for (int cell : orbit) {
        if (pattern.contains(cell) != pattern.contains(orbit[0])) {
          return new int[] {orbit[0], cell};
        }
      }
    }
    return null;
  }
}
