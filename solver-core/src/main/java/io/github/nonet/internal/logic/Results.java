package io.github.nonet.internal.logic;

import io.github.nonet.Candidate;
import io.github.nonet.logic.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Collects the finds of a technique and reports the steps with the most eliminations first. If
 * there are several reasons for the same eliminations, it keeps the shortest.
 *
 * <p>The reason of a step is made only when the step is reported.
 */
public final class Results {
  private final State state;
  private final List<SizedStep> all = new ArrayList<>();
  private final Map<List<Candidate>, Integer> places = new HashMap<>();

  /** Makes an empty collection for finds in the state. */
  public Results(State state) {
    this.state = state;
  }

  private record SizedStep(List<Candidate> eliminations, int size, Supplier<Step> step) {}

  /**
   * @param eliminations by digit, then by cell
   * @param size the length of its reason
   * @param step makes the step
   */
  public void add(List<Candidate> eliminations, int size, Supplier<Step> step) {
    SizedStep next = new SizedStep(eliminations, size, step);
    Integer place = places.putIfAbsent(eliminations, all.size());
    if (place == null) {
      all.add(next);
    } else if (all.get(place).size > size) {
      all.set(place, next);
    }
  }

  /** Reports the steps; returns false if the sink wanted no more. */
  public boolean report(StepSink sink) {
    StepOrder.sort(all, result -> result.eliminations, state);
    for (SizedStep result : all) {
      if (!sink.accept(result.step.get())) {
        return false;
      }
    }
    return true;
  }
}
