package io.github.nonet.internal.textbook;

import io.github.nonet.CellOrder;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Algorithm X on lists. A matrix row is the number 10 * cell + digit; a matrix column is a number
 * from 0 to 323: 81 for the cells, the rows, the columns and the boxes each.
 */
final class SlowExactCover extends SlowSearch {
  private final int[] marks;
  private final CellOrder order;

  SlowExactCover(int[] marks, CellOrder order) {
    this.marks = marks;
    this.order = order;
  }

  @Override
  void search() {
    List<Integer> rows =
        IntStream.range(0, 81)
            .boxed()
            .flatMap(cell -> members(marks[cell]).stream().map(digit -> 10 * cell + digit))
            .toList();
    search(rows, IntStream.range(0, 324).boxed().toList());
  }

  private void search(List<Integer> rows, List<Integer> columns) {
    if (columns.isEmpty()) {
      noteSolution();
      return;
    }
    List<Integer> ways = rowsOf(choose(rows, columns), rows);
    for (int row : ways) {
      countGuess(ways.size());
      digits[row / 10] = row % 10;
      List<Integer> covered = columnsOf(row);
      search(
          rows.stream().filter(r -> Collections.disjoint(covered, columnsOf(r))).toList(),
          columns.stream().filter(column -> !covered.contains(column)).toList());
    }
  }

  private int choose(List<Integer> rows, List<Integer> columns) {
    int[] sizes = new int[324];
    rows.forEach(row -> columnsOf(row).forEach(column -> sizes[column]++));
    int best = columns.get(0);
    for (int column : columns) {
      best = sizes[column] < sizes[best] ? column : best;
    }
    return order == CellOrder.ROW_MAJOR && sizes[best] > 1 ? columns.get(0) : best;
  }

  private static List<Integer> rowsOf(int column, List<Integer> rows) {
    return rows.stream().filter(row -> columnsOf(row).contains(column)).toList();
  }

  private static List<Integer> columnsOf(int row) {
    int cell = row / 10;
    int digit = row % 10 - 1;
    int box = cell / 27 * 3 + cell % 9 / 3;
    return List.of(
        cell, 81 + cell / 9 * 9 + digit, 162 + cell % 9 * 9 + digit, 243 + box * 9 + digit);
  }
}
