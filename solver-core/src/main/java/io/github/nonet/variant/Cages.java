package io.github.nonet.variant;

import io.github.nonet.internal.Lists;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Checks and compares the cages of rules. */
final class Cages {
  /** Engines list the combinations of a cage where there are more values than this. */
  private static final int FEW_SYMBOLS = 16;

  private static final long MOST_COMBINATIONS = 2_000;

  private static final Comparator<Cage> ORDER =
      Comparator.comparing((Cage cage) -> cage.cells().toString()).thenComparing(Cage::sum);

  private Cages() {}

  /** Returns a copy of the cages, each of which fits the layout. */
  static List<Cage> checked(Layout layout, Collection<Cage> cages) {
    List<Cage> copy = List.copyOf(Objects.requireNonNull(cages, "cages"));
    Bounds.requireCages(copy.size());
    long[][] counts = combinations(layout.symbols > FEW_SYMBOLS ? layout.symbols : 0);
    for (int number = 0; number < copy.size(); number++) {
      require(layout, copy.get(number), number, counts);
    }
    return copy;
  }

  /** Returns cages of a stream, each of which fits the layout. */
  static List<Cage> restored(Layout layout, int[] sums, int[][] cells) {
    // One array may be in a stream many times, so its length tells little of that of the stream.
    requireSizes(sums.length, cells, layout.symbols);
    List<Cage> cages = new ArrayList<>();
    for (int i = 0; i < sums.length; i++) {
      cages.add(Cage.of(sums[i], cells[i].clone()));
    }
    return checked(layout, cages);
  }

  /** Refuses what is too much to look at more closely. */
  private static void requireSizes(int count, int[][] cells, int symbols) {
    Bounds.requireCages(count);
    for (int number = 0; number < count; number++) {
      int size = cells[number].length;
      if (size > symbols) {
        throw new IllegalArgumentException(
            "cages[" + number + "] has " + size + " cells; expected at most " + symbols);
      }
    }
  }

  private static void require(Layout layout, Cage cage, int number, long[][] counts) {
    int size = cage.cells().size();
    int last = cage.cells().get(size - 1);
    String name = "cages[" + number + "], of sum " + cage.sum() + ",";
    if (last >= layout.cells()) {
      throw new IllegalArgumentException(
          name + " has cell " + last + "; expected cells 0 to " + (layout.cells() - 1));
    }
    if (size > layout.symbols) {
      throw new IllegalArgumentException(
          name + " has " + size + " cells; expected at most " + layout.symbols);
    }
    if (layout.symbols > FEW_SYMBOLS) {
      requireFewCombinations(combinations(counts, cage), name);
    }
  }

  private static void requireFewCombinations(long combinations, String name) {
    if (combinations > MOST_COMBINATIONS) {
      throw new IllegalArgumentException(
          name
              + " has "
              + combinations
              + " combinations of values; expected at most "
              + MOST_COMBINATIONS);
    }
  }

  /** Returns whether rules may have every cage of a size. */
  static boolean canHave(int symbols, int size) {
    int[] cells = new int[size];
    Arrays.setAll(cells, i -> i);
    // The sum in the middle has the most combinations.
    return symbols <= FEW_SYMBOLS
        || combinations(symbols, Cage.of(size * (symbols + 1) / 2, cells)) <= MOST_COMBINATIONS;
  }

  /** Returns how many sets of different values have the size and the sum of the cage. */
  static long combinations(int symbols, Cage cage) {
    return combinations(combinations(symbols), cage);
  }

  /** Returns how many sets of values there are of each size and sum. */
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

  private static long combinations(long[][] counts, Cage cage) {
    long[] ofSize = counts[cage.cells().size()];
    return cage.sum() < ofSize.length ? ofSize[cage.sum()] : 0;
  }

  /** Returns the sum of all values, which no cage exceeds. */
  static int greatestSum(int symbols) {
    return symbols * (symbols + 1) / 2;
  }

  /** Returns the cages in an order that does not depend on the one they were given in. */
  static List<Cage> ordered(List<Cage> cages) {
    return cages.stream().sorted(ORDER).collect(Lists.toList());
  }
}
