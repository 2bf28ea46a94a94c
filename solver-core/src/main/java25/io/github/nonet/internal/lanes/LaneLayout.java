package io.github.nonet.internal.lanes;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/** Where the candidates of a puzzle are: one puzzle in each lane of 27 words. */
final class LaneLayout {
  static final VectorSpecies<Integer> LANES = IntVector.SPECIES_PREFERRED;

  /** Puzzles in a block. */
  static final int LANE_COUNT = LANES.length();

  static final int POSITIONS = 9;
  static final int GROUPS = 3;

  /** Words of candidates. */
  static final int WORDS = POSITIONS * GROUPS;

  static final int MANY = WORDS;
  static final int PLACED = MANY + GROUPS;
  static final int OPEN = PLACED + GROUPS;
  static final int BLOCK_WORDS = OPEN + POSITIONS;

  static final int BLOCK = BLOCK_WORDS * LANE_COUNT;

  static final int STACK = 9;
  static final int BAND = 3;

  static final int ALL = (1 << 27) - 1;

  /** The lowest bit of each cell. */
  static final int LOW = 0b001_001_001_001_001_001_001_001_001;

  /** The highest bit of each cell. */
  static final int HIGH = LOW << 2;

  /** The two bits below. */
  static final int BELOW_HIGH = LOW | LOW << 1;

  static final int BAND_0 = 0b000_000_111_000_000_111_000_000_111;
  static final int BANDS_0_AND_1 = BAND_0 | BAND_0 << BAND;

  private LaneLayout() {}

  static int word(int position, int group) {
    return GROUPS * position + group;
  }
}
