package io.github.nonet.logic;

import io.github.nonet.Candidates;
import io.github.nonet.internal.sets.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** The steps that a placement needs, of all that came before it. */
final class LeadUp {
  private final Candidates start;

  /** Finds all steps of a technique in a state. */
  private final BiFunction<Technique, Candidates, Stream<Step>> finder;

  LeadUp(Candidates start, BiFunction<Technique, Candidates, Stream<Step>> finder) {
    this.start = start;
    this.finder = finder;
  }

  /**
   * Returns the steps without those that the last one does not need: each in turn is left out, the
   * latest first, and stays out if the others are still found.
   */
  SolutionPath of(List<Step> steps) {
    List<Step> needed = new ArrayList<>(steps);
    for (int i = steps.size() - 2; i >= 0; i--) {
      Step left = needed.remove(i);
      if (!areFoundFrom(needed, i)) {
        needed.add(i, left);
      }
    }
    return new SolutionPath(needed, after(needed, needed.size()));
  }

  private boolean areFoundFrom(List<Step> steps, int first) {
    Candidates state = after(steps, first);
    for (Step step : steps.subList(first, steps.size())) {
      if (!isFound(step, state)) {
        return false;
      }
      state = step.applyTo(state);
    }
    return true;
  }

  private boolean isFound(Step step, Candidates state) {
    try (Stream<Step> found = finder.apply(step.technique(), state)) {
      return found.anyMatch(step::equals);
    }
  }

  private Candidates after(List<Step> steps, int count) {
    Candidates state = start;
    for (Step step : steps.stream().limit(count).collect(Lists.toList())) {
      state = step.applyTo(state);
    }
    return state;
  }
}
