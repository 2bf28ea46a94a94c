package io.github.nonet.internal.sets;

import java.util.Arrays;

/** A list of numbers that grows. */
public final class IntList {
  private int[] numbers = new int[16];
  private int size;

  public void add(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  public int get(int index) {
    return numbers[index];
  }

  public void set(int index, int number) {
    numbers[index] = number;
  }

  public int size() {
    return size;
  }

  public void clear() {
    size = 0;
  }

  /** Sorts the numbers at this index and after it. */
  public void sort(int from) {
    Arrays.sort(numbers, from, size);
  }

  public int[] toArray() {
    return Arrays.copyOf(numbers, size);
  }
}
