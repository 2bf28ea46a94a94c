package io.github.nonet.internal.logic;

import io.github.nonet.Candidate;
import io.github.nonet.logic.Step;
import java.util.List;
import java.util.function.Function;

/**
 * The order in which HoDoKu 2.2.0 takes the steps of chains: first by the number of eliminations,
 * the most first, then by a weighted sum of the eliminated cells. This makes paths and ratings
 * agree with HoDoKu's.
 */
public final class StepOrder {
  /** The weight added from one elimination to the next. */
  private static final int WEIGHT = 80;

  /** The beat of looks, in comparisons. */
  private static final int BEAT = 0xFF;

  private StepOrder() {}

  /** Compares eliminations, which must be sorted by digit, then by cell. */
  public static int compare(List<Candidate> first, List<Candidate> second) {
    int more = second.size() - first.size();
    return more != 0 ? more : Integer.compare(sum(first), sum(second));
  }

  private static int sum(List<Candidate> eliminations) {
    int sum = 0;
    int weight = 1;
    for (Candidate gone : eliminations) {
      sum += gone.cell() * weight + gone.digit();
      weight += WEIGHT;
    }
    return sum;
  }

  /** Sorts finds in the state by their eliminations; the sort is stable. */
  public static <T> void sort(
      List<T> found, Function<T, List<Candidate>> eliminations, State state) {
    int[] work = {0};
    found.sort(
        (a, b) -> {
          if ((++work[0] & BEAT) == 0) {
            state.look();
          }
          return compare(eliminations.apply(a), eliminations.apply(b));
        });
  }

  /**
   * Sorts the steps and reports them; the sort is stable.
   *
   * @return false if the sink wants no more
   */
  public static boolean report(List<Step> steps, State state, StepSink sink) {
    sort(steps, Step::eliminations, state);
    for (Step step : steps) {
      if (!sink.accept(step)) {
        return false;
      }
    }
    return true;
  }
}
