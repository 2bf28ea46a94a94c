package io.github.nonet.internal;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code Stream.toList()} for old levels of Android, which lack it. */
public final class Lists {
  private Lists() {}

  /** Returns the elements in their order; unmodifiable. */
  public static <T> List<T> of(Stream<T> elements) {
    return Collections.unmodifiableList(elements.collect(Collectors.toList()));
  }
}
