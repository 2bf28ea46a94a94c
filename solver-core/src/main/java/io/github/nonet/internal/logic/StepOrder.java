package io.github.nonet.internal.logic;

import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which HoDoKu takes the steps of chains: those that eliminate most first, then the
 * shortest, then by a sum over the cells of their eliminations. So paths and ratings agree.
 */
public final class StepOrder {
  /** What the weight of an elimination grows by from one to the next. */
  private static final int WEIGHT = 80;

  private static final Comparator<Step> ORDER =
      Comparator.comparingInt((Step step) -> -step.eliminations().size())
          .thenComparingInt(StepOrder::length)
          .thenComparingInt(StepOrder::sum);

  private StepOrder() {}

  private static int length(Step step) {
    return step.pattern() instanceof Chain chain ? chain.length() : 0;
  }

  private static int sum(Step step) {
    int sum = 0;
    int weight = 1;
    for (Candidate gone : step.eliminations()) {
      sum += gone.cell() * weight + gone.digit();
      weight += WEIGHT;
    }
    return sum;
  }

  /**
   * Sorts the steps and reports them; equal ones stay in their order.
   *
   * @return false if the sink wants no more
   */
  public static boolean report(List<Step> steps, StepSink sink) {
    steps.sort(ORDER);
    for (Step step : steps) {
      if (!sink.accept(step)) {
        return false;
      }
    }
    return true;
  }
}
