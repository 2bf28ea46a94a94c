package io.github.nonet.variant;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Lists;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Cells of a killer that hold different values, with their sum. Cages may overlap.
 *
 * <p>A sum that no values have, as 3 in three cells, is allowed: such a puzzle has no solution.
 *
 * <p>This class is immutable and thread-safe. The order in which the cells are given does not
 * matter.
 *
 * @param sum the sum of the values, 0 for any sum
 * @param cells one cell or more, ascending, none twice; numbered as in the rules that the cage is
 *     for
 * @since 1.0.0
 */
public record Cage(int sum, List<Integer> cells) {
  /**
   * Makes a cage; puts its cells in ascending order.
   *
   * @throws IllegalArgumentException if the sum or a cell is negative, there is no cell, or one is
   *     there twice
   */
  public Cage {
    cells =
        List.copyOf(Objects.requireNonNull(cells, "cells")).stream()
            .sorted()
            .collect(Lists.toList());
    Arguments.requireNotNegative("sum", sum);
    if (cells.isEmpty()) {
      throw new IllegalArgumentException("the cage of sum " + sum + " has no cell; expected one");
    }
    Set<Integer> seen = new HashSet<>();
    for (int cell : cells) {
      Arguments.requireNotNegative("cell", cell);
      if (!seen.add(cell)) {
        throw new IllegalArgumentException(
            "the cage of sum " + sum + " has cell " + cell + " twice; expected each cell once");
      }
    }
  }

  /**
   * {@return the cage of these cells}
   *
   * @param sum the sum of the values, 0 for any sum
   * @param cells one cell or more, none twice
   * @throws IllegalArgumentException if the sum or a cell is negative, there is no cell, or one is
   *     there twice
   */
  public static Cage of(int sum, int... cells) {
    return new Cage(
        sum, Arrays.stream(Objects.requireNonNull(cells, "cells")).boxed().collect(Lists.toList()));
  }

  /** Returns the cells as an array, ascending. */
  int[] toArray() {
    int[] array = new int[cells.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = cells.get(i);
    }
    return array;
  }
}
