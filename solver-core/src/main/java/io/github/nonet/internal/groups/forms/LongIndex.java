package io.github.nonet.internal.groups.forms;

/** Numbers different longs in the order in which they come. */
public final class LongIndex {
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private long[] keys = new long[64];

  /** The number of a key, and one. */
  private int[] numbers = new int[64];

  private int size;

  /** Returns the number of a key, a new one if it has none. */
  public int indexOf(long key) {
    int place = place(key);
    if (numbers[place] == 0) {
      if (2 * size >= keys.length) {
        grow();
        place = place(key);
      }
      keys[place] = key;
      numbers[place] = ++size;
    }
    return numbers[place] - 1;
  }

  private int place(long key) {
    int mask = keys.length - 1;
    int place = (int) (key * FACTOR >>> Integer.SIZE) & mask;
    while (numbers[place] != 0 && keys[place] != key) {
      place = place + 1 & mask;
    }
    return place;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldNumbers = numbers;
    keys = new long[2 * oldKeys.length];
    numbers = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldNumbers[i] != 0) {
        int place = place(oldKeys[i]);
        keys[place] = oldKeys[i];
        numbers[place] = oldNumbers[i];
      }
    }
  }
}
