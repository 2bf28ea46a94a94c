package io.github.nonet.variant;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.sets.Lists;
import java.util.List;
import java.util.Objects;

/**
 * A cage of a killer: cells that hold different values and add up to a sum. Cages may overlap.
 *
 * <p>An impossible sum, such as 3 in three cells, is allowed: the puzzle then has no solution.
 *
 * <p>This class is immutable and thread-safe. The order in which the cells are given does not
 * matter.
 *
 * @param sum the sum of the values, or 0 for any sum
 * @param cells one cell or more, ascending, none twice; numbered as in the rules that the cage is
 *     for
 * @since 1.0.0
 */
public record Cage(int sum, List<Integer> cells) {
  /**
   * Makes a cage; puts its cells in ascending order.
   *
   * @throws IllegalArgumentException if the sum is negative, or if there are no cells, or if they
   *     are not distinct or not 0 to 15,624
   */
  public Cage {
    int[] given =
        List.copyOf(Objects.requireNonNull(cells, "cells")).stream()
            .mapToInt(Integer::intValue)
            .toArray();
    cells = Lists.of(Cages.of(sum, given).cells());
  }

  /**
   * {@return the cage of these cells}
   *
   * @param sum the sum of the values, or 0 for any sum
   * @param cells one cell or more, none twice
   * @throws IllegalArgumentException if the sum is negative, or if there are no cells, or if they
   *     are not distinct or not 0 to 15,624
   */
  public static Cage of(int sum, int... cells) {
    return new Cage(sum, Lists.of(Objects.requireNonNull(cells, "cells")));
  }

  /** Returns the cages in their public form. */
  static List<Cage> of(List<Structure.Cage> cages) {
    return cages.stream().map(cage -> of(cage.sum(), cage.cells())).collect(Lists.toList());
  }

  /** Returns the cage in the form that rules keep. */
  Structure.Cage plain() {
    return new Structure.Cage(sum, Lists.toArray(cells));
  }
}
