package io.github.nonet.internal.groups.learning;

/**
 * Literals: a variable, or its negation. The literals of variable {@code v} are {@code 2 * v} for
 * "v is true" and {@code 2 * v + 1} for "v is false".
 */
public final class Literals {
  /** Stands for a literal that is known, or that no variable represents. */
  public static final int NONE = -1;

  private Literals() {}

  /** Returns "the variable is true". */
  public static int of(int variable) {
    return variable << 1;
  }

  public static int not(int literal) {
    return literal ^ 1;
  }

  public static int variable(int literal) {
    return literal >> 1;
  }
}
