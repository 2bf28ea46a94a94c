package io.github.nonet.internal.logic;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.Step;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Two searches for one technique, the second for patterns that are harder to see. It reports only
 * steps whose digits no simpler step eliminates.
 */
public final class Simplest {
  private Simplest() {}

  /** Reports the steps of both searches; returns false if the sink wanted no more. */
  public static boolean first(
      StepSink sink, Predicate<StepSink> simple, Predicate<StepSink> harder) {
    Set<Integer> settled = new HashSet<>();
    return simple.test(
            step -> {
              settled.add(digits(step));
              return sink.accept(step);
            })
        && harder.test(step -> settled.contains(digits(step)) || sink.accept(step));
  }

  private static int digits(Step step) {
    int digits = 0;
    for (Candidate gone : step.eliminations()) {
      digits |= ValueSet.bit(gone.digit());
    }
    return digits;
  }
}
