package io.github.nonet.internal.explainer;

import java.nio.IntBuffer;
import java.util.Comparator;

/**
 * A chain found within an assumption.
 *
 * @param rating its rating, without which the order is not known
 * @param complexity the number of its statements, including the ones nested in it
 * @param kind decides among chains of the same rating and complexity
 * @param index its place in the order in which chains were found
 * @param removed the candidates that it eliminates, ascending; equal ones are one deduction
 * @param parents the candidates whose absence it rests on, each false under the assumption
 * @param content its content; chains of equal content count once
 */
record NestedChain(
    double rating,
    int complexity,
    ChainKind kind,
    int index,
    IntBuffer removed,
    int[] parents,
    IntBuffer content) {
  /** The order in which the original takes them. */
  static final Comparator<NestedChain> ORDER =
      Comparator.comparingDouble(NestedChain::rating)
          .thenComparingInt(NestedChain::complexity)
          .thenComparing(NestedChain::kind)
          .thenComparingInt(NestedChain::index);
}
