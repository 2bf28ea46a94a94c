package org.teavm.classlib.java.util.stream.intimpl;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A stream of numbers without repetitions, which remembers what it has seen as streams of objects
 * do.
 */
public class TDistinctIntStreamImpl extends TWrappingIntStreamImpl {
  private final Set<Integer> seen = new HashSet<>();

  /** Takes the source, as {@code TSimpleIntStreamImpl.distinct} passes it. */
  public TDistinctIntStreamImpl(TSimpleIntStreamImpl source) {
    super(source);
  }

  @Override
  protected IntPredicate wrap(IntPredicate consumer) {
    return number -> !seen.add(number) || consumer.test(number);
  }
}
