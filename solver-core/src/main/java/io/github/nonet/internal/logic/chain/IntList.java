package io.github.nonet.internal.logic.chain;

import java.util.Arrays;

/** A list of numbers that grows. */
final class IntList {
  private int[] numbers = new int[16];
  private int size;

  void add(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  int get(int index) {
    return numbers[index];
  }

  int size() {
    return size;
  }

  /** Sorts what was added from this index on. */
  void sort(int from) {
    Arrays.sort(numbers, from, size);
  }
}
