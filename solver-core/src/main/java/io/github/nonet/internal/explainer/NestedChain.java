package io.github.nonet.internal.explainer;

import java.nio.IntBuffer;
import java.util.Comparator;

/** A chain found within an assumption. */
final class NestedChain {
  /** Its rating, without which the order is not known. */
  final double rating;

  /** How many statements it has, those nested in it included. */
  final int complexity;

  /** Its rank among chains of the same rating and complexity. */
  final int key;

  /** Its place in the order in which chains were found. */
  final int index;

  /** The candidates that it takes away, ascending; equal ones are one deduction. */
  final IntBuffer removed;

  /** The candidates whose absence it rests on, each false under the assumption. */
  final int[] parents;

  /** What it consists of; chains of equal content count once. */
  final IntBuffer content;

  NestedChain(
      double rating,
      int complexity,
      int key,
      int index,
      IntBuffer removed,
      int[] parents,
      IntBuffer content) {
    this.rating = rating;
    this.complexity = complexity;
    this.key = key;
    this.index = index;
    this.removed = removed;
    this.parents = parents;
    this.content = content;
  }

  /** The order in which the original takes them. */
  static final Comparator<NestedChain> ORDER =
      Comparator.comparingDouble((NestedChain chain) -> chain.rating)
          .thenComparingInt(chain -> chain.complexity)
          .thenComparingInt(chain -> chain.key)
          .thenComparingInt(chain -> chain.index);
}
