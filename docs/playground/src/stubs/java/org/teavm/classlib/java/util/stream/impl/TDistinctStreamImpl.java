package org.teavm.classlib.java.util.stream.impl;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A stream without repetitions. TeaVM's own forgets what it has seen whenever its source pauses, as
 * streams do that were joined or flattened.
 */
public class TDistinctStreamImpl<T> extends TWrappingStreamImpl<T, T> {
  private final Set<T> seen = new HashSet<>();

  /** Takes the source, as {@code TSimpleStreamImpl.distinct} passes it. */
  public TDistinctStreamImpl(TSimpleStreamImpl<T> source) {
    super(source);
  }

  @Override
  protected Predicate<T> wrap(Predicate<? super T> consumer) {
    return element -> !seen.add(element) || consumer.test(element);
  }
}
