package io.github.nonet.internal.explainer;

/** A chain that a statement of another chain rests on. */
final class NestedChain {
  /** How many statements it has, those nested in it included. */
  final int complexity;

  /** What it consists of: equal chains count once. */
  final int[] content;

  NestedChain(int complexity, int[] content) {
    this.complexity = complexity;
    this.content = content;
  }
}
