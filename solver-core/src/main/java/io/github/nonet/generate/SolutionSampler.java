package io.github.nonet.generate;

import static io.github.nonet.internal.Geometry.BOX_SIZE;
import static io.github.nonet.internal.Geometry.SIZE;

import io.github.nonet.Board;
import io.github.nonet.internal.RandomDraws;
import io.github.nonet.internal.sets.ValueSet;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Draws a solved board, every one of the 6,670,903,752,021,072,936,960 equally likely.
 *
 * <p>A board whose first box reads 123456789 is described by one number below {@link #PATHS}, and
 * about one number in eleven describes a board. So: draw numbers until one does, then relabel the
 * digits at random.
 */
final class SolutionSampler {
  /*
   * The boxes, and what determines each, the first box being 1 2 3 / 4 5 6 / 7 8 9:
   *
   *   A B C    B, C  split their rows in 56 ways, then order each of six mini-rows in 6
   *   D E F    D, G  the same with columns
   *   G H I    E     splits its rows in 56 ways against D; a mini-row of three digits, each of
   *                  which one column of B forbids, fits in 2 ways or in none
   *            F     its rows are what D and E leave over; each fits in 2 ways or in none, below C
   *            H     its columns are what B and E leave over; the same, next to G
   *            I     its rows are what G and H leave over, its columns what C and F leave over:
   *                  it exists if each row and each column have one digit in common
   *
   * A number spells one choice for each, with 56 * 6^6 * 56 * 6^6 * 56 * 8 * 8 * 8 possibilities; "2
   * ways or none" is what makes the number of possibilities the same on every path. Hence each
   * solved board with this first box has exactly one number, and drawing numbers until one fits is
   * uniform over these boards. That the share of numbers that fit is the known number of boards over
   * 9! PATHS, 9.4 percent, is a test.
   *
   * A set of digits has nine bits. A box is two words: its three rows, nine bits each, and its three
   * columns. The digit at a place is what its row and its column have in common.
   *
   * Sources: the 56 splits and the number of boards are Bertram Felgenhauer and Frazer Jarvis's,
   * "Mathematics of Sudoku I", 2006.
   */
  private static final int ALL_DIGITS = 0b111_111_111;

  /** Three sets of all digits. */
  private static final int ALL = 0b111_111_111_111_111_111_111_111_111;

  private static final int ORDERS = 6;
  private static final int ORDERS_OF_BOX = ORDERS * ORDERS * ORDERS;
  private static final int FITTING_ORDERS = 2;
  private static final int FITTING_ORDERS_OF_BOX = FITTING_ORDERS * FITTING_ORDERS * FITTING_ORDERS;
  private static final int RELABELLINGS = 362_880;

  /** The first box: its rows 123, 456, 789 and its columns 147, 258, 369. */
  private static final int FIRST_ROWS = 0b111_000_000_000_111_000_000_000_111;

  private static final int FIRST_COLUMNS = 0b100_100_100_010_010_010_001_001_001;

  /**
   * How to split three sets of three digits: which of each go to the set before, three bits each.
   */
  static final int[] SPLITS = splits();

  /** The orders of three digits: the columns of the least, the middle and the greatest of them. */
  private static final int[][] ORDERS_OF_THREE = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /** Means that no order fits. */
  private static final int NO_ORDER = ORDERS_OF_THREE.length;

  /**
   * Three digits in a given order: three sets of one digit each; index {@code digits << 3 | order}.
   * It is 0 for {@link #NO_ORDER}.
   */
  static final int[] ORDERED = new int[(ALL_DIGITS + 1) << 3];

  /** The digits that three bits select of three; index {@code digits << 3 | bits}. */
  static final int[] SELECTED = new int[(ALL_DIGITS + 1) << 3];

  /** The places of the codes of three digits among the codes of nine: three shifts of five bits. */
  private static final int[] CODE_SHIFTS = new int[ALL_DIGITS + 1];

  /** A set with its bits two apart. */
  private static final int[] SPREAD = new int[ALL_DIGITS + 1];

  /** The two orders that fit, given the codes of three digits; index {@code codes << 1 | which}. */
  private static final int[] FITTING = new int[1 << 7];

  /** How many numbers there are to draw from. */
  static final long PATHS =
      (long) SPLITS.length
          * ORDERS_OF_BOX
          * ORDERS_OF_BOX
          * SPLITS.length
          * ORDERS_OF_BOX
          * ORDERS_OF_BOX
          * SPLITS.length
          * FITTING_ORDERS_OF_BOX
          * FITTING_ORDERS_OF_BOX
          * FITTING_ORDERS_OF_BOX;

  /** One number in eleven fits, so a random source never gets there: 10<sup>-43</sup>. */
  private static final int MOST_DRAWS = 1_000;

  private final int[] rows = new int[SIZE];
  private final int[] columns = new int[SIZE];

  /** The rest of the number after the choices made so far. */
  private long choices;

  /** Returns a random board. */
  static Board sample(LongSupplier random) {
    SolutionSampler sampler = new SolutionSampler();
    for (int draws = 0; draws < MOST_DRAWS; draws++) {
      Attempts.requireNotInterrupted();
      if (sampler.follow(RandomDraws.below(random, PATHS))) {
        return sampler.board(RandomDraws.below(random, RELABELLINGS));
      }
    }
    throw RandomDraws.notRandom(MOST_DRAWS);
  }

  /** Returns whether a number from 0 to {@code PATHS - 1} describes a board; if so, builds it. */
  boolean follow(long path) {
    choices = path;
    fillFirstBandAndStack();
    return fillE() && fillF() && fillH() && fillI();
  }

  private int choose(int possibilities) {
    int choice = (int) (choices % possibilities);
    choices /= possibilities;
    return choice;
  }

  private void fillFirstBandAndStack() {
    rows[0] = FIRST_ROWS;
    columns[0] = FIRST_COLUMNS;
    rows[1] = split(FIRST_ROWS, choose(SPLITS.length));
    rows[2] = ALL & ~(FIRST_ROWS | rows[1]);
    columns[1] = order(rows[1], choose(ORDERS_OF_BOX));
    columns[2] = order(rows[2], choose(ORDERS_OF_BOX));
    columns[3] = split(FIRST_COLUMNS, choose(SPLITS.length));
    columns[6] = ALL & ~(FIRST_COLUMNS | columns[3]);
    rows[3] = order(columns[3], choose(ORDERS_OF_BOX));
    rows[6] = order(columns[6], choose(ORDERS_OF_BOX));
  }

  private boolean fillE() {
    rows[4] = split(rows[3], choose(SPLITS.length));
    columns[4] = fit(rows[4], columns[1], choose(FITTING_ORDERS_OF_BOX));
    return columns[4] != 0;
  }

  private boolean fillF() {
    rows[5] = ALL & ~(rows[3] | rows[4]);
    columns[5] = fit(rows[5], columns[2], choose(FITTING_ORDERS_OF_BOX));
    return columns[5] != 0;
  }

  private boolean fillH() {
    columns[7] = ALL & ~(columns[1] | columns[4]);
    rows[7] = fit(columns[7], rows[6], choose(FITTING_ORDERS_OF_BOX));
    return rows[7] != 0;
  }

  private boolean fillI() {
    rows[8] = ALL & ~(rows[6] | rows[7]);
    columns[8] = ALL & ~(columns[2] | columns[5]);
    int turned = columns[8];
    for (int turn = 0; turn < BOX_SIZE; turn++) {
      if (!allMeet(rows[8], turned)) {
        return false;
      }
      turned = turn(turned);
    }
    return true;
  }

  private static boolean allMeet(int sets, int others) {
    int common = sets & others;
    return set(common, 0) != 0 && set(common, 1) != 0 && set(common, 2) != 0;
  }

  /** Returns three sets that share no digit with the sets at their place: one of 56 ways. */
  private static int split(int sets, int split) {
    int up = 0;
    for (int i = 0; i < BOX_SIZE; i++) {
      int bits = SPLITS[split] >>> BOX_SIZE * i & 0b111;
      up |= SELECTED[set(sets, i) << 3 | bits] << SIZE * i;
    }
    return turn(up) | turn(turn(sets & ~up));
  }

  /** Returns the three sets with each moved to the place before it, the first one to the last. */
  private static int turn(int sets) {
    return sets >>> SIZE | sets << 2 * SIZE & ALL;
  }

  private static int set(int sets, int index) {
    return sets >>> SIZE * index & ALL_DIGITS;
  }

  /** Returns the columns of a box, given its rows and the order of the digits in each. */
  private static int order(int rows, int orders) {
    return ORDERED[set(rows, 0) << 3 | orders % ORDERS]
        | ORDERED[set(rows, 1) << 3 | orders / ORDERS % ORDERS]
        | ORDERED[set(rows, 2) << 3 | orders / ORDERS / ORDERS];
  }

  /** Returns the same, with no digit in a forbidden column; 0 if there is no such order. */
  private static int fit(int rows, int forbidden, int orders) {
    int codes = SPREAD[set(forbidden, 1)] | SPREAD[set(forbidden, 2)] << 1;
    int first = fitOne(set(rows, 0), codes, orders & 1);
    int second = fitOne(set(rows, 1), codes, orders >>> 1 & 1);
    int third = fitOne(set(rows, 2), codes, orders >>> 2);
    return first == 0 || second == 0 || third == 0 ? 0 : first | second | third;
  }

  /** Orders three digits; the code of a digit, two bits, is the column forbidden to it. */
  private static int fitOne(int digits, int codes, int which) {
    int shifts = CODE_SHIFTS[digits];
    int threeCodes =
        codes >>> (shifts & 31) & 3
            | (codes >>> (shifts >>> 5 & 31) & 3) << 2
            | (codes >>> (shifts >>> 10) & 3) << 4;
    return ORDERED[digits << 3 | FITTING[threeCodes << 1 | which]];
  }

  /** Returns the board built, with its digits relabelled in one of 9! ways. */
  Board board(long relabelling) {
    int[] labels = labels(relabelling);
    int[] digits = new int[SIZE * SIZE];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = cell / SIZE;
      int column = cell % SIZE;
      int box = row / BOX_SIZE * BOX_SIZE + column / BOX_SIZE;
      int common = set(rows[box], row % BOX_SIZE) & set(columns[box], column % BOX_SIZE);
      digits[cell] = labels[ValueSet.lowest(common)];
    }
    return Board.copyOf(digits);
  }

  private static int[] labels(long relabelling) {
    int[] labels = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    long rest = relabelling;
    for (int left = SIZE; left > 1; left--) {
      int from = (int) (rest % left);
      rest /= left;
      int label = labels[from];
      labels[from] = labels[left - 1];
      labels[left - 1] = label;
    }
    return labels;
  }

  /** All triples of three-bit selections that select equally many. */
  private static int[] splits() {
    return IntStream.range(0, 1 << SIZE)
        .filter(
            split ->
                Integer.bitCount(split & 0b111) == Integer.bitCount(split & 0b111_000)
                    && Integer.bitCount(split & 0b111) == Integer.bitCount(split & 0b111_000_000))
        .toArray();
  }

  static {
    for (int digits = 0; digits <= ALL_DIGITS; digits++) {
      for (int bit = 0; bit < SIZE; bit++) {
        SPREAD[digits] |= (digits >>> bit & 1) << 2 * bit;
      }
      if (Integer.bitCount(digits) == BOX_SIZE) {
        fillTables(digits);
      }
    }
    for (int codes = 0; codes < 1 << 6; codes++) {
      fillFitting(codes);
    }
  }

  private static void fillTables(int digits) {
    int low = ValueSet.lowest(digits);
    int middle = ValueSet.lowest(ValueSet.withoutLowest(digits));
    int high = ValueSet.greatest(digits);
    CODE_SHIFTS[digits] = 2 * low | 2 * middle << 5 | 2 * high << 10;
    for (int order = 0; order < ORDERS; order++) {
      int[] columns = ORDERS_OF_THREE[order];
      ORDERED[digits << 3 | order] =
          1 << low + SIZE * columns[0]
              | 1 << middle + SIZE * columns[1]
              | 1 << high + SIZE * columns[2];
    }
    for (int bits = 0; bits < 1 << BOX_SIZE; bits++) {
      SELECTED[digits << 3 | bits] =
          (bits & 1) << low | (bits >>> 1 & 1) << middle | (bits >>> 2 & 1) << high;
    }
  }

  private static void fillFitting(int codes) {
    int count = 0;
    FITTING[codes << 1] = NO_ORDER;
    FITTING[codes << 1 | 1] = NO_ORDER;
    for (int order = 0; order < ORDERS; order++) {
      int[] columns = ORDERS_OF_THREE[order];
      if (columns[0] != (codes & 3)
          && columns[1] != (codes >>> 2 & 3)
          && columns[2] != codes >>> 4) {
        if (count < FITTING_ORDERS) {
          FITTING[codes << 1 | count++] = order;
        }
      }
    }
  }
}
