package io.github.nonet.symmetry;

import io.github.nonet.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The canonical form by definition: looks at all 2 x 6^8 rearrangements of the cells, relabels each
 * in the order of first appearance, and keeps the smallest. Shares nothing with {@link Canonical}.
 */
final class SlowCanonical {
  private static final int[][] ORDERS_OF_THREE = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };
  private static final int[][] LINES = lines();

  private final int[] labels = new int[10];
  private int[] smallest;
  private int[] next = new int[81];
  private long count;

  static SlowCanonical of(Board board) {
    SlowCanonical slow = new SlowCanonical();
    int[][] rows = board.toRows();
    slow.offerAll(rows);
    slow.offerAll(transposed(rows));
    return slow;
  }

  Board form() {
    return Board.copyOf(smallest);
  }

  /** Returns how many rearrangements of the cells lead to the form. */
  long count() {
    return count;
  }

  private void offerAll(int[][] rows) {
    for (int[] rowOrder : LINES) {
      for (int[] columnOrder : LINES) {
        offer(rows, rowOrder, columnOrder);
      }
    }
  }

  private void offer(int[][] rows, int[] rowOrder, int[] columnOrder) {
    int[] result = next;
    Arrays.fill(labels, 0);
    boolean isSmaller = smallest == null;
    int labelCount = 0;
    for (int cell = 0; cell < result.length; cell++) {
      int digit = rows[rowOrder[cell / 9]][columnOrder[cell % 9]];
      if (digit != 0 && labels[digit] == 0) {
        labels[digit] = ++labelCount;
      }
      result[cell] = labels[digit];
      if (!isSmaller && result[cell] > smallest[cell]) {
        return;
      }
      isSmaller |= !isSmaller && result[cell] < smallest[cell];
    }
    count = isSmaller ? 1 : count + 1;
    next = smallest == null ? new int[81] : smallest;
    smallest = result;
  }

  private static int[][] transposed(int[][] rows) {
    int[][] transposed = new int[9][9];
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        transposed[column][row] = rows[row][column];
      }
    }
    return transposed;
  }

  private static int[][] lines() {
    List<int[]> lines = new ArrayList<>();
    for (int[] chutes : ORDERS_OF_THREE) {
      for (int[] first : ORDERS_OF_THREE) {
        for (int[] second : ORDERS_OF_THREE) {
          for (int[] third : ORDERS_OF_THREE) {
            int[][] within = {first, second, third};
            int[] line = new int[9];
            Arrays.setAll(line, i -> 3 * chutes[i / 3] + within[i / 3][i % 3]);
            lines.add(line);
          }
        }
      }
    }
    return lines.toArray(int[][]::new);
  }
}
