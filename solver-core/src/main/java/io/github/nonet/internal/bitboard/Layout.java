package io.github.nonet.internal.bitboard;

import static io.github.nonet.internal.Geometry.BOX_SIZE;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

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
final class Layout {
  /** Words of a board. */
  static final int WORDS = 18;

  /** The index of the first word of digits 7-9. */
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

  /** The lowest bit of every group of three, which represents a cell where cells are marked. */
  static final long CELLS = ALL_BANDS * BOTH_HALVES * ALL_STACKS;

  /** The cells of the lower halves. */
  static final long LOWER_CELLS = CELLS & LOWER;

  static final long BAND_0 = GROUP * BOTH_HALVES * ALL_STACKS;
  static final long BAND_1 = BAND_0 << BAND;
  static final long BAND_2 = BAND_1 << BAND;

  /*
   * On the way in, each cell looks up its candidates where they belong in its box: the candidates
   * of words 0-8 as they are, and of words 9-17 as they are in stack 0, but ABOVE all stacks. Hence
   * no entry needs to be shifted, and three bands of a stack can be joined without a mask.
   *
   * The last four bits of a digit, as a number or as a character, are the number; for an empty
   * cell they are 0, or the bits of '.'.
   */
  private static final int ABOVE = 3 * STACK;
  private static final int VALUES = 16;
  private static final long[] CANDIDATES = candidates();

  /*
   * On the way out, each cell looks up its digit. The bits of digits 7-9 are put into both halves, so
   * that a cell's six bits determine all nine digits.
   *
   * Both ways are written out place by place, which is quicker than loops.
   */
  private static final byte[] DIGITS = digits();

  /** Cells on the way from a band to the next, row by row. */
  private static final int BAND_CELLS = 27;

  private Layout() {}

  private static long[] candidates() {
    long[] table = new long[Geometry.SIZE * VALUES];
    for (int box = 0; box < Geometry.SIZE; box++) {
      int band = BAND * (box / BOX_SIZE);
      int stack = STACK * (box % BOX_SIZE);
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        int shift = band + (group(digit) == 2 ? ABOVE : stack + HALF * group(digit));
        table[box * VALUES + digit] = 1L << shift + d(digit);
        table[box * VALUES] |= table[box * VALUES + digit];
      }
      table[box * VALUES + ('.' & VALUES - 1)] = table[box * VALUES];
    }
    return table;
  }

  private static byte[] digits() {
    byte[] table = new byte[(int) SIX + 1];
    for (int digit = 1; digit <= Geometry.SIZE; digit++) {
      long halves = group(digit) == 2 ? BOTH_HALVES : 1L << HALF * group(digit);
      table[(int) halves << d(digit)] = (byte) digit;
    }
    return table;
  }

  private static int group(int digit) {
    return (digit - 1) / BOX_SIZE;
  }

  private static int d(int digit) {
    return (digit - 1) % BOX_SIZE;
  }

  /**
   * Writes the candidates of a board: the digit itself in a clue's cell, all nine in the others.
   */
  static void load(byte[] cells, int offset, long[] words, int at) {
    loadRow(cells, offset, words, at);
    loadRow(cells, offset + Geometry.SIZE, words, at + BOX_SIZE);
    loadRow(cells, offset + 2 * Geometry.SIZE, words, at + 2 * BOX_SIZE);
  }

  /** Writes the places of one row of the boxes, the first cell of which is {@code cell}. */
  private static void loadRow(byte[] cells, int cell, long[] words, int word) {
    loadPlace(cells, cell, words, word);
    loadPlace(cells, cell + 1, words, word + 1);
    loadPlace(cells, cell + 2, words, word + 2);
  }

  /** Writes one place of the boxes, the first cell of which is {@code cell}. */
  private static void loadPlace(byte[] cells, int cell, long[] words, int word) {
    long stack0 = stack(cells, cell, 0);
    long stack1 = stack(cells, cell + BOX_SIZE, 1);
    long stack2 = stack(cells, cell + 2 * BOX_SIZE, 2);
    words[word] = (stack0 | stack1 | stack2) & ALL;
    words[word + UPPER_WORDS] =
        stack0 >>> ABOVE | stack1 >>> ABOVE << STACK | stack2 >>> ABOVE << 2 * STACK;
  }

  /** Returns the candidates of a cell of band 0 and of the same place in bands 1 and 2. */
  private static long stack(byte[] cells, int cell, int stack) {
    return entry(stack, cells[cell])
        | entry(stack + BOX_SIZE, cells[cell + BAND_CELLS])
        | entry(stack + 2 * BOX_SIZE, cells[cell + 2 * BAND_CELLS]);
  }

  private static long entry(int box, byte cell) {
    return CANDIDATES[box * VALUES + (cell & VALUES - 1)];
  }

  /** Writes a board of any candidates, 81 sets of digits. */
  static void loadCandidates(int[] candidates, long[] words, int at) {
    Arrays.fill(words, at, at + WORDS, 0);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      for (int digit = 1; digit <= Geometry.SIZE; digit++) {
        if ((candidates[cell] & ValueSet.bit(digit)) != 0) {
          int candidate = candidate(cell, digit);
          words[at + word(candidate)] |= 1L << bit(candidate);
        }
      }
    }
  }

  /*
   * A candidate is named by where its bit is: the word in the upper bits of an int, the bit in the
   * lower six.
   */
  private static final int BIT_BITS = 6;

  private static final int BIT_MASK = (1 << BIT_BITS) - 1;

  /** Returns the name of the candidate whose bit is in a word. */
  static int name(int word, int bit) {
    return word << BIT_BITS | bit;
  }

  /** Returns the word of a candidate. */
  static int word(int candidate) {
    return candidate >>> BIT_BITS;
  }

  /** Returns the bit of a candidate in its word. */
  static int bit(int candidate) {
    return candidate & BIT_MASK;
  }

  /** Returns the name of a digit of a cell. */
  static int candidate(int cell, int digit) {
    int group = group(digit);
    return group == 2
        ? name(place(cell) + UPPER_WORDS, shift(cell) + d(digit))
        : name(place(cell), shift(cell) + HALF * group + d(digit));
  }

  /** Returns the candidates of a cell, a set of digits. */
  static int candidates(long[] words, int at, int cell) {
    int word = at + place(cell);
    int shift = shift(cell);
    int six = (int) (words[word] >>> shift);
    int three = (int) (words[word + UPPER_WORDS] >>> shift);
    int group0 = six & (int) GROUP;
    int group1 = six >>> HALF & (int) GROUP;
    int group2 = three & (int) GROUP;
    return ValueSet.bit(1) * (group0 | group1 << BOX_SIZE | group2 << 2 * BOX_SIZE);
  }

  /** Returns where a cell is in its box, 0 to 8. */
  private static int place(int cell) {
    return BOX_SIZE * (Geometry.row(cell) % BOX_SIZE) + Geometry.column(cell) % BOX_SIZE;
  }

  /** Returns the lowest bit of a cell. */
  private static int shift(int cell) {
    return STACK * (Geometry.column(cell) / BOX_SIZE) + BAND * (Geometry.row(cell) / BOX_SIZE);
  }

  /** Writes the digits of a board whose cells all have one candidate. */
  static void store(long[] words, int at, byte[] digits, int offset) {
    storeRow(words, at, digits, offset);
    storeRow(words, at + BOX_SIZE, digits, offset + Geometry.SIZE);
    storeRow(words, at + 2 * BOX_SIZE, digits, offset + 2 * Geometry.SIZE);
  }

  private static void storeRow(long[] words, int word, byte[] digits, int cell) {
    storePlace(words, word, digits, cell);
    storePlace(words, word + 1, digits, cell + 1);
    storePlace(words, word + 2, digits, cell + 2);
  }

  private static void storePlace(long[] words, int word, byte[] digits, int cell) {
    long bits = words[word] | words[word + UPPER_WORDS] * BOTH_HALVES;
    storeStack((int) bits, digits, cell);
    storeStack((int) (bits >>> STACK), digits, cell + BOX_SIZE);
    storeStack((int) (bits >>> 2 * STACK), digits, cell + 2 * BOX_SIZE);
  }

  private static void storeStack(int bits, byte[] digits, int cell) {
    digits[cell] = DIGITS[bits & (int) SIX];
    digits[cell + BAND_CELLS] = DIGITS[bits >>> BAND & (int) SIX];
    digits[cell + 2 * BAND_CELLS] = DIGITS[bits >>> 2 * BAND & (int) SIX];
  }
}
