package io.github.nonet.internal.groups.forms;

import io.github.nonet.internal.sets.IntList;
import io.github.nonet.internal.sets.ValueSet;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The sets of different values by their size and sum. Each list is made when it is first requested;
 * thread-safe.
 */
public final class Combinations {
  private final int symbols;
  private final int sums;
  private final AtomicReferenceArray<int[]> lists;

  public Combinations(int symbols) {
    this.symbols = symbols;
    sums = symbols * (symbols + 1) / 2 + 1;
    lists = new AtomicReferenceArray<>((symbols + 1) * sums);
  }

  /**
   * Returns the sets of that many values with that sum; none for a sum that cannot be. The array is
   * shared and must not be changed.
   */
  public int[] of(int size, int sum) {
    if (sum < 0 || sum >= sums) {
      return new int[0];
    }
    int index = size * sums + sum;
    int[] list = lists.get(index);
    if (list == null) {
      list = new Collector(size, sum).collect();
      lists.set(index, list);
    }
    return list;
  }

  /** Collects the sets of one size and sum, the greatest value first. */
  private final class Collector {
    private final int size;
    private final int sum;
    private final IntList sets = new IntList();

    Collector(int size, int sum) {
      this.size = size;
      this.sum = sum;
    }

    int[] collect() {
      add(0, symbols, size, sum);
      return sets.toArray();
    }

    private void add(int set, int greatest, int left, int leftSum) {
      if (left == 0) {
        if (leftSum == 0) {
          sets.add(set);
        }
        return;
      }
      for (int value = Math.min(greatest, leftSum); value >= left; value--) {
        if (greatestSum(value, left) < leftSum) {
          return;
        }
        add(set | ValueSet.bit(value), value - 1, left - 1, leftSum - value);
      }
    }
  }

  /** Returns the sum of this number of values from {@code greatest} down. */
  private static int greatestSum(int greatest, int count) {
    return count * (2 * greatest - count + 1) / 2;
  }
}
