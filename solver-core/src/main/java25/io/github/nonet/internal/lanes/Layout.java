package io.github.nonet.internal.lanes;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The places of the puzzles' candidates: one puzzle in each lane of 27 vectors, whatever their
 * width.
 *
 * <p>A word is what one lane of one vector holds: 27 bits of an {@code int}. Word {@code 3 *
 * position + group} is about the cells at one position of their boxes and about three digits:
 *
 * <pre>
 *   positions of a box      groups of digits        word 13 = 3 * 4 + 1: the digits 4, 5 and 6
 *     +---+---+---+         0:  1  2  3             in the middle cells of the nine boxes
 *     | 0 | 1 | 2 |         1:  4  5  6
 *     +---+---+---+         2:  7  8  9               stack    2           1           0
 *     | 3 | 4 | 5 |                                   band   2   1   0   2   1   0   2   1   0
 *     +---+---+---+         bit = 9 * stack                +---+---+---+---+---+---+---+---+---+
 *     | 6 | 7 | 8 |               + 3 * band               |654|654|654|654|654|654|654|654|654|
 *     +---+---+---+               + place in the group     +---+---+---+---+---+---+---+---+---+
 *                                                       bit 26          17           8         0
 * </pre>
 *
 * <p>So the nine cells of a box are the same bits of nine words: what they have in common is found
 * by operations on whole words. The cells of a row in the three stacks are 9 bits apart, the cells
 * of a column in the three bands 3 bits; the three digits of a cell are side by side.
 *
 * <p>A block holds a word of all lanes, then the next word of all lanes: {@code block[LANE_COUNT *
 * word + lane]}. After the candidates it holds what the rounds remember of the puzzles.
 */
final class Layout {
  /** The width is what the machine prefers, but at most 512 bits: 16 lanes fit the outcome. */
  static final VectorSpecies<Integer> LANES =
      IntVector.SPECIES_PREFERRED.vectorBitSize() > IntVector.SPECIES_512.vectorBitSize()
          ? IntVector.SPECIES_512
          : IntVector.SPECIES_PREFERRED;

  /** Puzzles in a block. */
  static final int LANE_COUNT = LANES.length();

  /** Cells of a box. */
  static final int POSITIONS = 9;

  /** Groups of three digits. */
  static final int GROUPS = 3;

  /** Words that hold the candidates of a puzzle. */
  static final int WORDS = POSITIONS * GROUPS;

  /** One word for each group: the digits that a box has in only one place, or nowhere. */
  static final int FEW = WORDS;

  /** One word for each group: the digits of each box that are settled. */
  static final int PLACED = FEW + GROUPS;

  /** One word for each position: the cells that are settled, with all three bits. */
  static final int CLOSED = PLACED + GROUPS;

  /** Length of a block. */
  static final int BLOCK = (CLOSED + POSITIONS) * LANE_COUNT;

  /** From a word to the same group at the next position, in a block. */
  static final int NEXT_POSITION = GROUPS * LANE_COUNT;

  /** Bits from a cell to the one in the next stack. */
  static final int STACK = 9;

  /** Bits from a cell to the one in the next band. */
  static final int BAND = 3;

  static final int BITS = 27;

  /** All bits of a word. */
  static final int ALL = (1 << BITS) - 1;

  /** The lowest bit of each cell. */
  static final int LOW = 0b001_001_001__001_001_001__001_001_001;

  /** The highest bit of each cell. */
  static final int HIGH = LOW << 2;

  /** The two lower bits of each cell. */
  static final int BELOW_HIGH = LOW | LOW << 1;

  static final int BAND_0 = 0b000_000_111__000_000_111__000_000_111;
  static final int BANDS_0_AND_1 = BAND_0 | BAND_0 << BAND;

  private Layout() {}

  /** Returns the number of a word. */
  static int word(int position, int group) {
    return GROUPS * position + group;
  }
}
