package io.github.nonet.internal;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** What API level 26 of Android lacks about lists. */
public final class Lists {
  private Lists() {}

  /** Returns a collector for {@code Stream.toList()}: the list is unmodifiable. */
  public static <T> Collector<T, ?, List<T>> toList() {
    return Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList);
  }
}
