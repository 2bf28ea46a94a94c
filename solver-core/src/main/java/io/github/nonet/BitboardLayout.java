package io.github.nonet;

/**
 * How the bitboard engine packs the candidates of the whole board into 18 words, and the way in and
 * out.
 *
 * <p>Three numbers below three name everything: a cell's row is {@code 3 band + r}, its column is
 * {@code 3 stack + j}, and its digit is {@code 1 + 3 group + d}. The cell's place in its box,
 * {@code 3 r + j}, selects two words, and so each word holds that place of all nine boxes:
 *
 * <pre>
 *   place of a cell in its box      word 0-8:  digits 1-6 of the cells at place 0-8
 *         0 | 1 | 2                 word 9-17: digits 7-9 of the cells at place 0-8
 *         3 | 4 | 5
 *         6 | 7 | 8
 *
 *   a word:    53                36 35                18 17                 0
 *             |      stack 2       |      stack 1       |      stack 0       |
 *
 *   a stack:   17 16 15  14 13 12  11 10  9 | 8  7  6   5  4  3   2  1  0
 *              band 2    band 1    band 0   | band 2    band 1    band 0
 *              4 5 6 in word 0-8            | 1 2 3 in word 0-8
 *              unused in word 9-17          | 7 8 9 in word 9-17   (the lowest bit is the lowest digit)
 * </pre>
 *
 * <p>So the bit of a candidate is {@code 18 stack + 9 half + 3 band + d}. A bit that is set is a
 * digit that the cell may still have.
 */
final class BitboardLayout {
  /** Words of a board. */
  static final int WORDS = 18;

  /** Where the words of digits 7-9 begin. */
  static final int UPPER_WORDS = 9;

  /** Distance of a stack to the next, of the upper half to the lower, of a band to the next. */
  static final int STACK = 18;

  static final int HALF = 9;
  static final int BAND = 3;

  /** Times this, the bits of stack 0 are in all three stacks, and so on. */
  static final long ALL_STACKS = 1L | 1L << STACK | 1L << 2 * STACK;

  static final long BOTH_HALVES = 1L | 1L << HALF;
  static final long ALL_BANDS = 1L | 1L << BAND | 1L << 2 * BAND;

  /** The three digits of a group. */
  static final long GROUP = 0b111;

  /** The digits 1-6 of the cell in stack 0 and band 0, in words 0-8. */
  static final long SIX = GROUP * BOTH_HALVES;

  /** All candidates in words 9-17; in the others, digits 1-3. */
  static final long LOWER = GROUP * ALL_BANDS * ALL_STACKS;

  /** All candidates in words 0-8. */
  static final long ALL = LOWER * BOTH_HALVES;

  /** The lowest bit of every group of three, which stands for a cell where cells are marked. */
  static final long CELLS = ALL_BANDS * BOTH_HALVES * ALL_STACKS;

  /** The cells of the lower halves. */
  static final long LOWER_CELLS = CELLS & LOWER;

  static final long BAND_0 = GROUP * BOTH_HALVES * ALL_STACKS;
  static final long BAND_1 = BAND_0 << BAND;
  static final long BAND_2 = BAND_1 << BAND;

  /** Bits of the three cells of a stack that words 0-8, or the other words, use. */
  private static final int STACK_BITS = (1 << STACK) - 1;

  /*
   * A table entry is the candidates of a cell as they are in stack 0 and band 0: those of words 0-8
   * where they belong, and those of words 9-17 above, at UPPER. So three entries, one a band apart,
   * make one stack of two words.
   *
   * The last four bits of a digit, as a number or as a character, are the number; an empty cell's are
   * 0, or those of '.'.
   */
  private static final int UPPER = 32;
  private static final int TABLE_SIZE = 16;
  private static final long[] CANDIDATES = candidates();

  /** Cells on the way from a band to the next, row by row. */
  private static final int BAND_CELLS = 27;

  /*
   * On the way out every cell has one digit left, and a stack's three cells move apart, to four bits
   * each, so that a number from 1 to 9 has room.
   */
  private static final int NIBBLE = 4;
  private static final int NIBBLE_BITS = (1 << NIBBLE) - 1;
  private static final long NIBBLES = (1L | 1L << NIBBLE | 1L << 2 * NIBBLE) * ALL_STACKS;

  private BitboardLayout() {}

  private static long[] candidates() {
    long[] table = new long[TABLE_SIZE];
    for (int digit = 1; digit <= Geometry.SIZE; digit++) {
      int d = (digit - 1) % Geometry.BOX_SIZE;
      int group = (digit - 1) / Geometry.BOX_SIZE;
      table[digit] = 1L << d + (group == 2 ? UPPER : group * HALF);
      table[Geometry.EMPTY] |= table[digit];
    }
    table['.' & TABLE_SIZE - 1] = table[Geometry.EMPTY];
    return table;
  }

  /**
   * Writes the candidates of a board: the digit itself in a clue's cell, all nine in the others.
   */
  static void load(byte[] cells, int offset, long[] words, int at) {
    for (int place = 0; place < UPPER_WORDS; place++) {
      int cell = offset + firstCell(place);
      long stack0 = stack(cells, cell);
      long stack1 = stack(cells, cell + Geometry.BOX_SIZE);
      long stack2 = stack(cells, cell + 2 * Geometry.BOX_SIZE);
      words[at + place] =
          stack0 & STACK_BITS | (stack1 & STACK_BITS) << STACK | (stack2 & STACK_BITS) << 2 * STACK;
      words[at + UPPER_WORDS + place] =
          stack0 >>> UPPER | stack1 >>> UPPER << STACK | stack2 >>> UPPER << 2 * STACK;
    }
  }

  /** Returns the cell of box 0 at a place. */
  private static int firstCell(int place) {
    return place + (Geometry.SIZE - Geometry.BOX_SIZE) * (place / Geometry.BOX_SIZE);
  }

  /** Returns the candidates of a cell of band 0 and of the same place in bands 1 and 2. */
  private static long stack(byte[] cells, int cell) {
    return entry(cells[cell])
        | entry(cells[cell + BAND_CELLS]) << BAND
        | entry(cells[cell + 2 * BAND_CELLS]) << 2 * BAND;
  }

  private static long entry(byte cell) {
    return CANDIDATES[cell & TABLE_SIZE - 1];
  }

  /** Writes the digits of a board whose cells all have one candidate. */
  static void store(long[] words, int at, byte[] digits, int offset) {
    for (int place = 0; place < UPPER_WORDS; place++) {
      storePlace(
          words[at + place], words[at + UPPER_WORDS + place], digits, offset + firstCell(place));
    }
  }

  /** Writes the nine cells at one place of the boxes, the first of which is {@code cell}. */
  private static void storePlace(long word, long upperWord, byte[] digits, int cell) {
    long numbers = numbers(word, upperWord);
    storeStack((int) numbers, digits, cell);
    storeStack((int) (numbers >>> STACK), digits, cell + Geometry.BOX_SIZE);
    storeStack((int) (numbers >>> 2 * STACK), digits, cell + 2 * Geometry.BOX_SIZE);
  }

  private static void storeStack(int numbers, byte[] digits, int cell) {
    digits[cell] = (byte) (numbers & NIBBLE_BITS);
    digits[cell + BAND_CELLS] = (byte) (numbers >>> NIBBLE & NIBBLE_BITS);
    digits[cell + 2 * BAND_CELLS] = (byte) (numbers >>> 2 * NIBBLE & NIBBLE_BITS);
  }

  /** Returns the digits as numbers of four bits: 1 + d, plus 3 for digits 4-6, plus 6 for 7-9. */
  private static long numbers(long word, long upperWord) {
    long four = word >>> HALF & LOWER;
    long d = (word | four | upperWord) >>> 1 & LOWER_CELLS * 0b11;
    long isFour = nibbles(BitboardRules.anyDigit(four) & LOWER_CELLS);
    long isSeven = nibbles(BitboardRules.anyDigit(upperWord) & LOWER_CELLS);
    return NIBBLES + nibbles(d) + isFour * 3 + isSeven * 6;
  }

  /** Moves the groups of three bits of the lower halves apart, so that they have four. */
  private static long nibbles(long groups) {
    return groups & BAND_0 | (groups & BAND_1) << 1 | (groups & BAND_2) << 2;
  }
}
