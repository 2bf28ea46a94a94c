package io.github.nonet.symmetry;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import java.util.stream.IntStream;

/**
 * The search for the smallest of all boards equivalent to one, row by row.
 *
 * <p>Breadth first: the frontier holds every way to choose the rows so far, the order of the
 * columns and the labels of the digits that gives the smallest rows so far. Each state is extended
 * by each row that may come next; those that give the smallest next row are the next frontier.
 */
final class CanonicalSearch {
  /*
   * A digit's label is the digit it becomes. Labels are given in the order of first appearance, the
   * least that row-major order allows, so a state's labels follow from its rows and columns.
   *
   * These ideas keep the frontier small, although the empty board has 3,359,232 equal
   * rearrangements:
   *   - the order of columns and stacks is left open until a row distinguishes them (ColumnTies);
   *   - of equal rows, and of bands of equal rows, one is followed and all are counted (BoardView);
   *   - a board that equals its transpose is read in only one way;
   *   - if all rows and columns are permutations of the nine digits, the first row is always the
   *     same, and the first two rows are found together (PermutationRows).
   *
   * In the end each state represents one rearrangement for each of its ways, times the orders of
   * the columns that are tied still. They all lead to the form, so their number is the number of
   * automorphisms without those that relabel absent digits among themselves.
   */
  private static final int SIZE = Geometry.SIZE;
  private static final int BAND_ROWS = Geometry.BOX_SIZE;

  private final BoardView upright;
  private final BoardView transposed;
  private final ColumnTies ties = new ColumnTies();
  private final int[] form = new int[SIZE * SIZE];

  private Frontier states = new Frontier();
  private Frontier nextStates = new Frontier();
  private int level;

  private CanonicalSearch(Board board) {
    upright = BoardView.of(board);
    transposed = upright.transposed();
  }

  /** Searches to the end, which takes no more than the states it meets. */
  static CanonicalSearch of(Board board) {
    CanonicalSearch search = new CanonicalSearch(board);
    search.start();
    while (search.level < SIZE) {
      search.extendStates();
    }
    return search;
  }

  private void start() {
    if (upright.rowsArePermutations() && transposed.rowsArePermutations()) {
      startWithTwoRows();
    } else {
      boolean symmetric = upright.sameDigits(transposed);
      addStart(false, symmetric ? 2 : 1);
      if (!symmetric) {
        addStart(true, 1);
      }
    }
  }

  private void addStart(boolean transposed, int ways) {
    states.add(Frontier.orderOf(transposed), Frontier.COLUMNS_IN_ORDER, Frontier.NO_LABELS, ways);
  }

  private void startWithTwoRows() {
    PermutationRows pairs = new PermutationRows(states);
    pairs.offerAll(upright, false);
    pairs.offerAll(transposed, true);
    takeRow(IntStream.rangeClosed(1, SIZE).toArray());
    takeRow(pairs.best());
  }

  private void extendStates() {
    RowPlacement placement = new RowPlacement(ties, nextStates);
    placement.start();
    for (int state = 0; state < states.size(); state++) {
      offerRows(state, placement);
    }
    takeRow(placement.best());
    Frontier done = states;
    states = nextStates;
    nextStates = done;
  }

  private void takeRow(int[] values) {
    System.arraycopy(values, 0, form, SIZE * level, SIZE);
    ties.split(values);
    level++;
  }

  /** Offers each row that may follow: of the same band, or of each unused band. */
  private void offerRows(int state, RowPlacement placement) {
    long order = states.order(state);
    if (level % BAND_ROWS != 0) {
      offerBand(state, Frontier.entry(order, level - 1) / BAND_ROWS, 1, placement);
      return;
    }
    for (int band = 0; band < BoardView.BANDS; band++) {
      int bands = view(order).bandsLike(band, Frontier.usedRows(order));
      if (bands > 0) {
        offerBand(state, band, bands, placement);
      }
    }
  }

  /** Offers the unused rows of a band that represents {@code bands} bands. */
  private void offerBand(int state, int band, int bands, RowPlacement placement) {
    long order = states.order(state);
    BoardView view = view(order);
    for (int row = BAND_ROWS * band; row < BAND_ROWS * (band + 1); row++) {
      int rows = view.rowsLike(row, Frontier.usedRows(order));
      if (rows > 0) {
        placement.offer(
            view.row(row),
            states.columns(state),
            states.labels(state),
            Frontier.withRow(order, level, row),
            states.ways(state) * bands * rows);
      }
    }
  }

  private BoardView view(long order) {
    return Frontier.isTransposed(order) ? transposed : upright;
  }

  /** Returns the smallest equivalent board. */
  Board form() {
    return Board.copyOf(form);
  }

  /** Returns the transformation that the first remaining state represents. */
  Transformation transformation() {
    int[] rows = new int[SIZE];
    int[] columns = new int[SIZE];
    for (int i = 0; i < SIZE; i++) {
      rows[i] = Frontier.entry(states.order(0), i);
      columns[i] = Frontier.entry(states.columns(0), i);
    }
    return Transformation.of(
        Frontier.isTransposed(states.order(0)), rows, columns, relabelling(states.labels(0)));
  }

  /** Completes the labels: absent digits get the labels left over, in ascending order. */
  private static int[] relabelling(long labels) {
    int nextLabel = Frontier.labelCount(labels) + 1;
    int[] relabelling = new int[SIZE];
    for (int digit = 1; digit <= SIZE; digit++) {
      int label = Frontier.entry(labels, digit);
      relabelling[digit - 1] = label == 0 ? nextLabel++ : label;
    }
    return relabelling;
  }

  /** Returns the number of transformations that leave the board as it is. */
  long automorphisms() {
    long count = states.totalWays() * ties.orders();
    for (int absent = SIZE - Frontier.labelCount(states.labels(0)); absent > 1; absent--) {
      count *= absent;
    }
    return count;
  }
}
