package io.github.nonet.internal.explainer;

/** Receives deductions in the order in which a technique finds them. */
interface Sink {
  /** Takes one deduction, whose content is valid during the call; returns whether it is enough. */
  boolean accept(Deduction deduction);
}
