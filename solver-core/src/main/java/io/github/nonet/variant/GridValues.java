package io.github.nonet.variant;

import io.github.nonet.internal.Geometry;

/** The state of a {@link Grid}: its rules and a value for each cell. */
abstract class GridValues {
  /*
   * A class of its own for the sake of forged streams, as RulesState is. The object that such a
   * stream leaves half made is an ordinary Sudoku without a clue.
   */

  final Rules rules;

  /** Never changed and never handed out, so sharing a grid is safe. */
  final byte[] values;

  GridValues() {
    this(Rules.of(Geometry.BOX_SIZE, Geometry.BOX_SIZE), new byte[Geometry.CELLS]);
  }

  GridValues(Rules rules, byte[] values) {
    this.rules = rules;
    this.values = values;
  }
}
