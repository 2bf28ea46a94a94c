package io.github.nonet.internal.sets;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Functions for lists that API level 26 of Android lacks, and conversions between lists and arrays.
 */
public final class Lists {
  private Lists() {}

  /** Returns a collector for {@code Stream.toList()}: the list is unmodifiable. */
  public static <T> Collector<T, ?, List<T>> toList() {
    return Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList);
  }

  /** Returns an unmodifiable list. */
  public static List<Integer> of(int... numbers) {
    return Arrays.stream(numbers).boxed().collect(toList());
  }

  public static int[] toArray(Collection<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  public static int[] joined(int[] numbers, int... others) {
    int[] joined = Arrays.copyOf(numbers, numbers.length + others.length);
    System.arraycopy(others, 0, joined, numbers.length, others.length);
    return joined;
  }

  /** Returns the different numbers of some lists, in the order in which they first come. */
  public static int[] distinct(int[]... lists) {
    // Not by flatMapToInt: after it, distinct() lets some numbers pass twice in TeaVM's streams.
    IntList all = new IntList();
    for (int[] list : lists) {
      for (int number : list) {
        all.add(number);
      }
    }
    return Arrays.stream(all.toArray()).distinct().toArray();
  }
}
