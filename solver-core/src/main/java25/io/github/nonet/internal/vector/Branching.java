package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.ALL_STACKS;
import static io.github.nonet.internal.vector.Layout.LANES;
import static io.github.nonet.internal.vector.Layout.NEXT_PLACE;
import static io.github.nonet.internal.vector.Layout.QUARTERS;
import static io.github.nonet.internal.vector.Layout.WORDS;

import io.github.nonet.internal.Geometry;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;

/** The guesses of the vector engine: a board is split in two. */
final class Branching {
  /*
   * The peers of a cell, seen from one of the nine vectors, are the lane of the box, and
   *
   *   in the row of the box that the cell is in      the whole quarter of its band
   *   in the column of the box that the cell is in   the lane of its stack in all quarters
   *   at the place of the cell                       both
   *
   * A pattern has 1 in these lanes. A product with a digit's bit is what the peers lose.
   */
  private static final int BOXES = 9;
  private static final int PATTERNS_OF_PLACE = 4;
  private static final long[] PATTERNS = patterns();

  /** The start of the pattern for each cell and each vector. */
  private static final short[] PATTERN_OF = patternOf();

  private Branching() {}

  private static long[] patterns() {
    long[] words = new long[PATTERNS_OF_PLACE * BOXES * NEXT_PLACE];
    for (int i = 0; i < words.length; i++) {
      int kind = i / NEXT_PLACE / BOXES;
      int box = i / NEXT_PLACE % BOXES;
      boolean isBand = Layout.bandOfQuarter(i % NEXT_PLACE) == box / Geometry.BOX_SIZE;
      long lanes = Layout.lanes(Layout.cell(0, 0, box % Geometry.BOX_SIZE));
      long row = isBand && (kind & 1) != 0 ? ALL_STACKS : 0;
      long column = isBand || (kind & 2) != 0 ? lanes : 0;
      words[i] = row | column;
    }
    return words;
  }

  private static short[] patternOf() {
    short[] patterns = new short[Geometry.CELLS * Geometry.SIZE];
    for (int i = 0; i < patterns.length; i++) {
      int cell = i / Geometry.SIZE;
      int place = Layout.place(cell);
      int other = i % Geometry.SIZE;
      int row = place / Geometry.BOX_SIZE == other / Geometry.BOX_SIZE ? 1 : 0;
      int column = place % Geometry.BOX_SIZE == other % Geometry.BOX_SIZE ? 2 : 0;
      patterns[i] = (short) (NEXT_PLACE * (BOXES * (row | column) + Geometry.box(cell)));
    }
    return patterns;
  }

  /**
   * Puts two boards in the place of one: in the upper one, which follows on {@code at}, a cell has
   * got a digit; in the lower one, at {@code at}, that cell has lost it. If that leaves a cell one
   * digit, its peers lose the digit: that costs less than to let a round find out.
   *
   * @param bit the digit, as a bit of a lane
   */
  static void split(long[] boards, int at, int cell, int bit) {
    int rest = Layout.bits(boards, at, cell) & ~bit;
    boolean isSingle = (rest & rest - 1) == 0;
    ShortVector upperDigit = ShortVector.broadcast(LANES, bit);
    ShortVector lowerDigit = ShortVector.broadcast(LANES, isSingle ? rest : 0);
    for (int place = 0; place < Geometry.SIZE; place++) {
      int word = at + NEXT_PLACE * place;
      int pattern = PATTERN_OF[Geometry.SIZE * cell + place];
      ShortVector x = LongVector.fromArray(QUARTERS, boards, word).reinterpretAsShorts();
      ShortVector peers = LongVector.fromArray(QUARTERS, PATTERNS, pattern).reinterpretAsShorts();
      ShortVector upper = x.and(peers.mul(upperDigit).not());
      ShortVector lower = x.and(peers.mul(lowerDigit).not());
      upper.reinterpretAsLongs().intoArray(boards, word + WORDS);
      lower.reinterpretAsLongs().intoArray(boards, word);
    }
    Layout.setBits(boards, at + WORDS, cell, bit);
    Layout.setBits(boards, at, cell, rest);
  }
}
