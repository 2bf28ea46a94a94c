package io.github.nonet.internal;

import java.util.BitSet;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The clues requested from a generator, of a board or of a grid.
 *
 * @param min the least number of them
 * @param max the greatest number of them
 * @param minimal whether none may be redundant
 * @param pattern the cells that hold them, or null for any
 */
public record ClueRequest(int min, int max, boolean minimal, @Nullable Set<Integer> pattern) {
  /** Returns how many clues are too many or too few. */
  public int miss(int clues) {
    return Math.max(0, Math.max(min - clues, clues - max));
  }

  /**
   * Returns how many clues the next puzzle must keep.
   *
   * @param fewest no puzzle can be requested with fewer
   */
  public int floor(LongSupplier random, int fewest) {
    return minimal || min <= fewest ? 0 : min + (int) RandomDraws.below(random, max - min + 1);
  }

  /**
   * Returns why no pattern can be as requested, or null if one can. A pattern holds all cells of an
   * orbit or none.
   *
   * @param orbits of the symmetry, which partition the cells
   * @param fewest the least number of clues of a puzzle
   * @param cellName returns the name of a cell for people
   */
  public @Nullable String fault(int[][] orbits, int fewest, IntFunction<String> cellName) {
    if (!canHave(orbits, Math.max(min, fewest))) {
      return "no pattern with this symmetry has that many cells";
    }
    if (pattern == null) {
      return null;
    }
    if (miss(pattern.size()) > 0) {
      return "the pattern has " + Arguments.count(pattern.size(), "cell", "cells");
    }
    for (int[] orbit : orbits) {
      for (int cell : orbit) {
        if (pattern.contains(cell) != pattern.contains(orbit[0])) {
          String names = cellName.apply(orbit[0]) + " and " + cellName.apply(cell);
          return "the pattern has one of " + names + " but not the other";
        }
      }
    }
    return null;
  }

  /** Returns whether some union of orbits has {@code least} to {@code max} cells. */
  private boolean canHave(int[][] orbits, int least) {
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
    int size = sizes.nextSetBit(least);
    return size >= 0 && size <= max;
  }

  /** Returns {@code "a minimal puzzle with 24 to 28 clues"}, without the pattern. */
  @Override
  public String toString() {
    String range = min == max ? "" : " to " + max;
    return (minimal ? "a minimal puzzle with " : "a puzzle with ") + min + range + " clues";
  }
}
