package io.github.nonet.internal.logic;

import io.github.nonet.logic.Step;
import org.jspecify.annotations.Nullable;

/**
 * Takes one step and wants no more. It is not a lambda, because the first lambda of a program takes
 * a while.
 */
public final class FirstStep implements StepSink {
  private @Nullable Step step;

  private FirstStep() {}

  /** Returns the first step that the finder finds, or null if there is none. */
  public static @Nullable Step of(Finder finder, State state) {
    FirstStep first = new FirstStep();
    finder.find(state, first);
    return first.step;
  }

  @Override
  public boolean accept(Step found) {
    step = found;
    return false;
  }
}
