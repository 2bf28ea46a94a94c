package io.github.nonet.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The steps that a placement needs, of all that came before it.
 *
 * @param <S> steps
 * @param <C> the candidates that they change
 */
public final class LeadUp<S, C> {
  private final C start;
  private final BiFunction<S, C, C> applyTo;
  private final BiFunction<S, C, Optional<S>> same;

  /**
   * The steps that follow a state.
   *
   * @param applyTo returns the candidates after a step
   * @param same returns the step of some candidates that does the same as a step by the same
   *     technique, and is empty if they have none
   */
  public LeadUp(C start, BiFunction<S, C, C> applyTo, BiFunction<S, C, Optional<S>> same) {
    this.start = start;
    this.applyTo = applyTo;
    this.same = same;
  }

  /**
   * Returns the steps without those that the last one does not need: each in turn is left out, the
   * latest first, and stays out if the others are still found. The others then belong to new
   * states, and their reasons may differ.
   */
  public List<S> of(List<S> steps) {
    List<S> needed = new ArrayList<>(steps);
    for (int i = steps.size() - 2; i >= 0; i--) {
      List<S> later = needed.subList(i + 1, needed.size());
      List<S> found = takenAnew(later, after(needed.subList(0, i)));
      if (found.size() == later.size()) {
        needed.subList(i, needed.size()).clear();
        needed.addAll(found);
      }
    }
    return needed;
  }

  /** Returns the steps of a state that do the same as these, up to the first without one. */
  private List<S> takenAnew(List<S> steps, C from) {
    C state = from;
    List<S> found = new ArrayList<>();
    for (S step : steps) {
      Optional<S> again = same.apply(step, state);
      if (!again.isPresent()) {
        return found;
      }
      found.add(again.get());
      state = applyTo.apply(step, state);
    }
    return found;
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
