package io.github.nonet.internal.groups;

/**
 * Literals: a variable, or its negation. The literals of variable {@code v} are {@code 2 * v} for
 * "v is true" and {@code 2 * v + 1} for "v is false".
 */
final class Literals {
  /** The place of a literal that is known, or that no variable stands for. */
  static final int NONE = -1;

  private Literals() {}

  /** Returns "the variable is true". */
  static int of(int variable) {
    return variable << 1;
  }

  /** Returns the opposite. */
  static int not(int literal) {
    return literal ^ 1;
  }

  /** Returns the variable of a literal. */
  static int variable(int literal) {
    return literal >> 1;
  }

  /** Returns whether the literal says that its variable is true. */
  static boolean isPositive(int literal) {
    return (literal & 1) == 0;
  }
}
