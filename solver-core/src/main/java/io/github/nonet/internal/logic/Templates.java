package io.github.nonet.internal.logic;

/**
 * Finds the cells that are in some template of a digit, and the cells that are in all of them.
 *
 * <p>A template is nine cells, one in each house. There are 46,656 of them, but they need not be
 * listed. In a band, a template has three cells: one in each row and one in each box.
 *
 * <pre>
 *   band: 27 cells               columns, one of each box: 3 * 3 * 3 = 27 choices
 *   . * . | . . . | . . .        order of the boxes, row by row: 3! = 6
 *   . . . | . . . | * . .
 *   . . . | . . * | . . .        columns 1, 2, 0 of the boxes; order 0, 2, 1
 * </pre>
 *
 * <p>The bands of a template share only the columns: each column is used once. It is therefore
 * enough to know, for each band and each choice of columns, the union and the intersection of the
 * orders that fit. They are joined in the 27 * 8 ways to share out the columns: if each of the
 * three bands has an order that fits, all their cells are in some template.
 *
 * <p>The cost is a microsecond a digit, whatever the number of templates.
 */
public final class Templates {
  private static final int BANDS = 3;
  private static final int BAND_CELLS = 27;
  private static final int BAND = (1 << BAND_CELLS) - 1;
  private static final int CHOICES = 27;

  /** For each choice of columns, the six cell sets of a band, one for each order of the boxes. */
  private static final int[][] ORDERS = new int[CHOICES][];

  /**
   * For each choice of columns, the eight choices of other columns, each with the choice that both
   * leave.
   */
  private static final int[][][] OTHERS = new int[CHOICES][8][2];

  static {
    for (int choice = 0; choice < CHOICES; choice++) {
      ORDERS[choice] = orders(choice / 9, choice / 3 % 3, choice % 3);
      for (int shift = 0; shift < 8; shift++) {
        int second = shifted(choice, shift);
        OTHERS[choice][shift][0] = second;
        OTHERS[choice][shift][1] = shifted(choice, ~shift & 0b111);
      }
    }
  }

  /** For each band and choice, the cells that are in some fitting order; 0 if none fits. */
  private final int[][] some = new int[BANDS][CHOICES];

  /** For each band and choice, the cells that are in every fitting order. */
  private final int[][] every = new int[BANDS][CHOICES];

  private final int[] union = new int[BANDS];
  private final int[] intersection = new int[BANDS];

  private static int[] orders(int... columns) {
    int[] orders = new int[6];
    int next = 0;
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        if (second != first) {
          int third = 3 - first - second;
          orders[next++] =
              1 << 3 * first + columns[first]
                  | 1 << 9 + 3 * second + columns[second]
                  | 1 << 18 + 3 * third + columns[third];
        }
      }
    }
    return orders;
  }

  /**
   * Returns the choice with each column moved within its box: by two if the shift has its bit, or
   * else by one.
   */
  private static int shifted(int choice, int shift) {
    int first = (choice / 9 + 1 + (shift & 1)) % 3;
    int second = (choice / 3 % 3 + 1 + (shift >> 1 & 1)) % 3;
    int third = (choice % 3 + 1 + (shift >> 2)) % 3;
    return first * 9 + second * 3 + third;
  }

  /** Examines the templates that contain all placed cells and otherwise only allowed ones. */
  public boolean search(CellSet placed, CellSet allowed) {
    for (int band = 0; band < BANDS; band++) {
      searchBand(band, band(placed, band), band(allowed, band));
      union[band] = 0;
      intersection[band] = BAND;
    }
    boolean found = false;
    for (int first = 0; first < CHOICES; first++) {
      if (some[0][first] != 0) {
        for (int[] others : OTHERS[first]) {
          found |= join(first, others[0], others[1]);
        }
      }
    }
    return found;
  }

  private void searchBand(int band, int placed, int allowed) {
    for (int choice = 0; choice < CHOICES; choice++) {
      int anyOrder = 0;
      int allOrders = BAND;
      for (int order : ORDERS[choice]) {
        if ((order & ~allowed) == 0 && (placed & ~order) == 0) {
          anyOrder |= order;
          allOrders &= order;
        }
      }
      some[band][choice] = anyOrder;
      every[band][choice] = allOrders;
    }
  }

  private boolean join(int first, int second, int third) {
    if (some[1][second] == 0 || some[2][third] == 0) {
      return false;
    }
    union[0] |= some[0][first];
    union[1] |= some[1][second];
    union[2] |= some[2][third];
    intersection[0] &= every[0][first];
    intersection[1] &= every[1][second];
    intersection[2] &= every[2][third];
    return true;
  }

  /** Returns the cells that are in some template; none if there is no template. */
  public CellSet union() {
    return cells(union);
  }

  /** Returns the cells that are in every template; all cells if there is no template. */
  public CellSet intersection() {
    return cells(intersection);
  }

  private static int band(CellSet set, int band) {
    int from = band * BAND_CELLS;
    long low = from < Long.SIZE ? set.low() >>> from : 0;
    long high = from < Long.SIZE ? (from == 0 ? 0 : set.high() << Long.SIZE - from) : 0;
    return (int) (low | high) & BAND;
  }

  private static CellSet cells(int[] bands) {
    long first = bands[0];
    long second = bands[1];
    long third = bands[2];
    return new CellSet(
        first | second << BAND_CELLS | third << 2 * BAND_CELLS,
        third >>> Long.SIZE - 2 * BAND_CELLS);
  }
}
