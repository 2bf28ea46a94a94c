package io.github.nonet.internal.logic;

import io.github.nonet.logic.Step;

/** Receives the steps that a {@link Finder} finds. */
@FunctionalInterface
public interface StepSink {
  /** Takes a step; returns whether the finder should continue. */
  boolean accept(Step step);
}
