package io.github.nonet.internal.explainer;

import io.github.nonet.internal.LimitedWatch;

/** Finds the consequences within an assumption by more than single links. */
interface Patterns {
  /**
   * Finds all deductions of the first technique that has any.
   *
   * @param source the position before the assumption
   * @param left the rest of that position under the assumption
   */
  void find(Marks source, Marks left, Discoveries discoveries, LimitedWatch watch);
}
