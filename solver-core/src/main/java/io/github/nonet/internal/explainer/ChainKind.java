package io.github.nonet.internal.explainer;

/**
 * The kinds of chains, in the order in which the original prefers them among chains of the same
 * rating and length.
 */
public enum ChainKind {
  /** Both states of a candidate lead to the same. */
  REDUCTION,
  /** Links of one digit, within houses. */
  X,
  /** Links within cells. */
  Y,
  /** Links of both kinds. */
  XY,
  /** All digits of a cell lead to the same. */
  CELL,
  /** All places of a digit in a house lead to the same. */
  HOUSE,
  /** A candidate leads to a statement and to its opposite. */
  CONTRADICTION
}
