package io.github.nonet;

import io.github.nonet.internal.CandidateBits;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.ValueSet;
import java.util.Arrays;

/** The state of {@link Candidates}: what is known of each of the 81 cells. */
abstract class CandidateSets {
  /*
   * A class of its own for the sake of forged streams, as BoardDigits is: the object that such a
   * stream leaves half made has every candidate in every cell, which is a valid value.
   */

  /** A short of {@link CandidateBits} for each cell; never changed and never handed out. */
  final short[] cells;

  CandidateSets() {
    this(new short[Geometry.CELLS]);
    Arrays.fill(cells, (short) ValueSet.ALL_DIGITS);
  }

  CandidateSets(short[] cells) {
    this.cells = cells;
  }
}
