package io.github.nonet.internal.sets;

/** Sets of any numbers from 0 on as bits of words. */
public final class CellBits {
  private CellBits() {}

  /** Returns how many words hold the numbers below {@code size}. */
  public static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
  }

  public static void add(long[] set, int number) {
    set[number / Long.SIZE] |= 1L << number;
  }

  public static void remove(long[] set, int number) {
    set[number / Long.SIZE] &= ~(1L << number);
  }

  public static boolean contains(long[] set, int number) {
    return (set[number / Long.SIZE] >>> number & 1) != 0;
  }

  /** Returns a set of these numbers. */
  public static long[] of(int[] numbers, int words) {
    long[] set = new long[words];
    for (int number : numbers) {
      add(set, number);
    }
    return set;
  }

  public static void addAll(long[] set, long[] others) {
    for (int word = 0; word < set.length; word++) {
      set[word] |= others[word];
    }
  }

  public static void removeAll(long[] set, long[] others) {
    for (int word = 0; word < set.length; word++) {
      set[word] &= ~others[word];
    }
  }

  public static void retainAll(long[] set, long[] others) {
    for (int word = 0; word < set.length; word++) {
      set[word] &= others[word];
    }
  }

  /** Returns how many numbers two sets have in common. */
  public static int common(long[] set, long[] other) {
    int common = 0;
    for (int word = 0; word < set.length; word++) {
      common += Long.bitCount(set[word] & other[word]);
    }
    return common;
  }

  public static int size(long[] set) {
    return common(set, set);
  }

  /** Returns whether two sets have a number in common. */
  public static boolean intersects(long[] set, long[] other) {
    return common(set, other) != 0;
  }

  public static boolean containsAll(long[] set, long[] others) {
    return common(set, others) == size(others);
  }

  /** Returns the numbers of a set, the lowest first. */
  public static int[] toArray(long[] set) {
    int[] numbers = new int[size(set)];
    int count = 0;
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        numbers[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return numbers;
  }

  /** Makes each of these cells see the others. */
  public static void joinAll(long[][] seen, int[] cells) {
    long[] all = of(cells, seen[0].length);
    for (int cell : cells) {
      addAll(seen[cell], all);
      remove(seen[cell], cell);
    }
  }

  /** Returns whether each of the cells is in the sets of all the others. */
  public static boolean areJoined(long[][] seen, int... cells) {
    long[] all = of(cells, seen[0].length);
    for (int cell : cells) {
      if (common(seen[cell], all) < cells.length - 1) {
        return false;
      }
    }
    return true;
  }
}
