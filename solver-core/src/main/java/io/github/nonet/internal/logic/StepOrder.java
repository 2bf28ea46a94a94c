package io.github.nonet.internal.logic;

import io.github.nonet.logic.Candidate;
import io.github.nonet.logic.Chain;
import io.github.nonet.logic.Step;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which HoDoKu takes the steps of a technique: those that eliminate most first, then
 * the shortest chain, then by a sum over the cells of their eliminations. So paths and ratings
 * agree.
 */
public final class StepOrder {
  /** The most eliminations first; of as many, those whose weighted sum of cells is smaller. */
  static final Comparator<NiceLoops.Found> BY_EFFECT =
      (a, b) -> compare(a.eliminations, b.eliminations);

  /** What the weight of an elimination grows by from one to the next. */
  private static final int WEIGHT = 80;

  private static final Comparator<Step> ORDER =
      Comparator.comparingInt((Step step) -> -step.eliminations().size())
          .thenComparingInt(StepOrder::length)
          .thenComparingInt(step -> sum(step.eliminations()));

  private StepOrder() {}

  /** Compares eliminations, which must be sorted by digit, then by cell. */
  static int compare(List<Candidate> first, List<Candidate> second) {
    int more = second.size() - first.size();
    return more != 0 ? more : Integer.compare(sum(first), sum(second));
  }

  private static int length(Step step) {
    return step.pattern() instanceof Chain chain ? chain.length() : 0;
  }

  /** HoDoKu's measure of where eliminations are. */
  private static int sum(List<Candidate> eliminations) {
    int sum = 0;
    int weight = 1;
    for (Candidate gone : eliminations) {
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
