package io.github.nonet.internal.proof;

import io.github.nonet.Inference.Unit;

/** The names of the parts of a grid in a proof. */
public interface ProofNames {
  /** Returns a cell: {@code "r1c3"}. */
  String cell(int cell);

  /** Returns the character of a value. */
  String symbol(int value);

  /** Returns a house, a group, a cage, a constraint or a chess move, as it follows "by". */
  String unit(Unit unit);
}
