package io.github.nonet.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * The steps that a placement needs, of all that came before it.
 *
 * @param <S> steps
 * @param <C> the candidates that they change
 */
public final class LeadUp<S, C> {
  private final C start;
  private final BiFunction<S, C, C> applyTo;
  private final BiPredicate<S, C> isFound;

  /**
   * The steps from a state on.
   *
   * @param applyTo returns the candidates after a step
   * @param isFound returns whether a step is one of those of some candidates
   */
  public LeadUp(C start, BiFunction<S, C, C> applyTo, BiPredicate<S, C> isFound) {
    this.start = start;
    this.applyTo = applyTo;
    this.isFound = isFound;
  }

  /**
   * Returns the steps without those that the last one does not need: each in turn is left out, the
   * latest first, and stays out if the others are still found.
   */
  public List<S> of(List<S> steps) {
    List<S> needed = new ArrayList<>(steps);
    for (int i = steps.size() - 2; i >= 0; i--) {
      S left = needed.remove(i);
      if (!areFoundFrom(needed, i)) {
        needed.add(i, left);
      }
    }
    return needed;
  }

  private boolean areFoundFrom(List<S> steps, int first) {
    C state = after(steps.subList(0, first));
    for (S step : steps.subList(first, steps.size())) {
      if (!isFound.test(step, state)) {
        return false;
      }
      state = applyTo.apply(step, state);
    }
    return true;
  }

  /** Returns the candidates after some steps. */
  public C after(List<S> steps) {
    C state = start;
    for (S step : steps) {
      state = applyTo.apply(step, state);
    }
    return state;
  }
}
