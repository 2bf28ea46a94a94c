package io.github.nonet.variant;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.ValueSet;
import java.util.Arrays;

/** The state of {@link GridCandidates}: the rules, and what is known of each cell. */
abstract class GridSets {
  /*
   * A class of its own for the sake of forged streams, as RulesState is: the object that such a
   * stream leaves half made is an ordinary Sudoku with every candidate in every cell.
   */

  final Rules rules;

  /** Never changed and never handed out. */
  final int[] cells;

  GridSets() {
    this(Rules.of(Geometry.BOX_SIZE, Geometry.BOX_SIZE), new int[Geometry.CELLS]);
    Arrays.fill(cells, ValueSet.ALL_DIGITS);
  }

  GridSets(Rules rules, int[] cells) {
    this.rules = rules;
    this.cells = cells;
  }
}
