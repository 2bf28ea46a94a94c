package io.github.nonet.internal.verdict;

import io.github.nonet.internal.constraints.ConstraintData;

/** The names of the parts of a grid in sentences. */
public interface Names {
  /** Returns a cell: {@code "r1c3"}. */
  String cell(int cell);

  /** Returns the character of a value. */
  String symbol(int value);

  /** Returns a house or a group, as it follows the word "in". */
  String house(int group);

  /** Returns a cage, as it follows the word "in". */
  String cage(int number);

  /** Returns a constraint, by the number of one of its forms, as it follows the word "in". */
  String constraint(int form);

  /** Returns a constraint, as it follows the word "in". */
  default String constraint(ConstraintData constraint) {
    throw new IllegalStateException("there is no " + constraint.title());
  }
}
