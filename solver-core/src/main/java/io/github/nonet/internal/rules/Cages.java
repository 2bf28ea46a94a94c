package io.github.nonet.internal.rules;

import io.github.nonet.internal.Arguments;
import io.github.nonet.internal.Refusal;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.sets.Lists;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Checks and compares the cages of rules. */
public final class Cages {
  /** With more values than this, engines list the combinations of a cage. */
  private static final int FEW_SYMBOLS = 16;

  private static final long MOST_COMBINATIONS = 2_000;

  private static final Comparator<Structure.Cage> ORDER =
      Comparator.comparing(Structure.Cage::cells, GridLayout::compare)
          .thenComparing(Structure.Cage::sum);

  private Cages() {}

  /**
   * Returns the cage of these cells, in ascending order.
   *
   * @throws IllegalArgumentException if the sum is negative, if there is no cell, or if a cell
   *     occurs twice or cannot exist
   */
  public static Structure.Cage of(int sum, int... cells) {
    Arguments.requireNotNegative("sum", sum);
    if (cells.length == 0) {
      throw new IllegalArgumentException("the cage of sum " + sum + " has no cell; expected one");
    }
    int[] ascending = GridLayout.ascending(cells);
    Arguments.requireCell("cell", ascending[0]);
    Arguments.requireCell("cell", ascending[ascending.length - 1]);
    for (int i = 1; i < ascending.length; i++) {
      if (ascending[i] == ascending[i - 1]) {
        throw Refusal.argument(
            "the cage of sum " + sum + " has cell " + ascending[i] + " twice", "each cell once");
      }
    }
    return new Structure.Cage(sum, ascending);
  }

  public static Structure.Cage of(int sum, List<Integer> cells) {
    return of(sum, Lists.toArray(cells));
  }

  /** Returns a copy of the cages, each of which fits the layout. */
  public static List<Structure.Cage> checked(GridLayout layout, Collection<Structure.Cage> cages) {
    List<Structure.Cage> copy = List.copyOf(cages);
    Bounds.requireCages(copy.size());
    long[][] counts = combinations(layout.symbols > FEW_SYMBOLS ? layout.symbols : 0);
    for (int number = 0; number < copy.size(); number++) {
      require(layout, copy.get(number), number, counts);
    }
    return copy;
  }

  private static void require(GridLayout layout, Structure.Cage cage, int number, long[][] counts) {
    int size = cage.cells().length;
    int last = cage.cells()[size - 1];
    String name = "cages[" + number + "], of sum " + cage.sum() + ",";
    if (last >= layout.shown) {
      throw Refusal.argument(name + " has cell " + last, "cells 0 to " + (layout.shown - 1));
    }
    if (size > layout.symbols) {
      throw Refusal.argument(name + " has " + size + " cells", "at most " + layout.symbols);
    }
    if (layout.symbols > FEW_SYMBOLS) {
      requireFewCombinations(combinations(counts, cage), name);
    }
  }

  private static void requireFewCombinations(long combinations, String name) {
    if (combinations > MOST_COMBINATIONS) {
      throw Refusal.argument(
          name + " has " + combinations + " combinations of values",
          "at most " + MOST_COMBINATIONS);
    }
  }

  /** Returns whether rules may have every cage of a size. */
  public static boolean canHave(int symbols, int size) {
    int[] cells = new int[size];
    Arrays.setAll(cells, i -> i);
    // The sum in the middle has the most combinations.
    return symbols <= FEW_SYMBOLS
        || combinations(symbols, of(size * (symbols + 1) / 2, cells)) <= MOST_COMBINATIONS;
  }

  /** Returns the number of sets of different values with the size and the sum of the cage. */
  static long combinations(int symbols, Structure.Cage cage) {
    return combinations(combinations(symbols), cage);
  }

  /** Returns the number of sets of values of each size and sum. */
  private static long[][] combinations(int symbols) {
    int most = greatestSum(symbols);
    long[][] counts = new long[symbols + 1][most + 1];
    counts[0][0] = 1;
    for (int value = 1; value <= symbols; value++) {
      for (int count = value; count >= 1; count--) {
        for (int sum = most; sum >= value; sum--) {
          counts[count][sum] += counts[count - 1][sum - value];
        }
      }
    }
    return counts;
  }

  private static long combinations(long[][] counts, Structure.Cage cage) {
    long[] ofSize = counts[cage.cells().length];
    return cage.sum() < ofSize.length ? ofSize[cage.sum()] : 0;
  }

  /** Returns the sum of all values, which no cage exceeds. */
  public static int greatestSum(int symbols) {
    return symbols * (symbols + 1) / 2;
  }

  /** Returns whether both lists have the same cages, in any order. */
  static boolean areSame(List<Structure.Cage> cages, List<Structure.Cage> others) {
    return cages.size() == others.size()
        && (areEqual(cages, others) || areEqual(ordered(cages), ordered(others)));
  }

  private static boolean areEqual(List<Structure.Cage> cages, List<Structure.Cage> others) {
    return IntStream.range(0, cages.size())
        .allMatch(i -> ORDER.compare(cages.get(i), others.get(i)) == 0);
  }

  private static List<Structure.Cage> ordered(List<Structure.Cage> cages) {
    return cages.stream().sorted(ORDER).collect(Lists.toList());
  }

  /** Returns a number that does not depend on the order of the cages. */
  static int hash(List<Structure.Cage> cages) {
    return cages.stream().mapToInt(cage -> 31 * cage.sum() + Arrays.hashCode(cage.cells())).sum();
  }
}
