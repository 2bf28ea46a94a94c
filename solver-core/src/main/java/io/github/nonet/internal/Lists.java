package io.github.nonet.internal;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** What API level 26 of Android lacks about lists, and lists and arrays made from one another. */
public final class Lists {
  private static final int LISTS_A_PULSE = 256;

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

  /**
   * Returns for each number below a size which of some lists have it, ascending.
   *
   * @param pulse called now and then; it may throw
   */
  public static int[][] having(int size, Runnable pulse, int[]... lists) {
    int[] counts = new int[size];
    for (int[] list : lists) {
      for (int number : list) {
        counts[number]++;
      }
    }
    int[][] having = new int[size][];
    Arrays.setAll(having, number -> new int[counts[number]]);
    for (int i = lists.length - 1; i >= 0; i--) {
      if (i % LISTS_A_PULSE == 0) {
        pulse.run();
      }
      for (int number : lists[i]) {
        having[number][--counts[number]] = i;
      }
    }
    return having;
  }
}
