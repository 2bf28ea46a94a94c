package io.github.nonet.internal.sets;

/**
 * Sets of non-negative numbers as bits of words.
 *
 * <p>This is the loop over the numbers of a set:
 *
 * <pre>{@code
 * for (int cell = CellBits.next(set, 0); cell >= 0; cell = CellBits.next(set, cell + 1)) ...
 * }</pre>
 *
 * <p>A set of numbers below 64 may be a single word.
 */
public final class CellBits {
  private static final int NONE = -1;

  /** A number shifted by this is the place of its word. */
  private static final int WORD = 6;

  private CellBits() {}

  /** Returns the bit of a number in its word. */
  public static long bit(int number) {
    return 1L << number;
  }

  public static boolean contains(long word, int number) {
    return (word >>> number & 1) != 0;
  }

  public static boolean hasAtMostOne(long word) {
    return withoutLowest(word) == 0;
  }

  /** Returns the lowest number in a word that is not empty. */
  public static int lowest(long word) {
    return Long.numberOfTrailingZeros(word);
  }

  /** Returns the word of only the lowest number; the empty word stays empty. */
  public static long lowestBit(long word) {
    return word & -word;
  }

  /** Returns the word of all numbers except the lowest; the empty word stays empty. */
  public static long withoutLowest(long word) {
    return word & word - 1;
  }

  /** Returns the greatest number in a word, or -1 if it is empty. */
  public static int greatest(long word) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(word);
  }

  /** Returns how many words hold the numbers below {@code size}. */
  public static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
  }

  public static void add(long[] set, int number) {
    set[number >>> WORD] |= bit(number);
  }

  public static void remove(long[] set, int number) {
    set[number >>> WORD] &= ~bit(number);
  }

  public static boolean contains(long[] set, int number) {
    return contains(set[number >>> WORD], number);
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

  /** Returns the first number of a set that is not less than a number, or -1 if there is none. */
  public static int next(long[] set, int from) {
    long mask = -1L << from;
    for (int word = from >>> WORD; word < set.length; word++, mask = -1L) {
      long rest = set[word] & mask;
      if (rest != 0) {
        return word * Long.SIZE + lowest(rest);
      }
    }
    return NONE;
  }

  /** Returns the numbers of a set, the lowest first. */
  public static int[] toArray(long[] set) {
    int[] numbers = new int[size(set)];
    int count = 0;
    for (int number = next(set, 0); number >= 0; number = next(set, number + 1)) {
      numbers[count++] = number;
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
