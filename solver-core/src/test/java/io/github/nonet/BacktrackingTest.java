package io.github.nonet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BacktrackingTest {
  private final List<Integer> visited = new ArrayList<>();
  private final List<Integer> counted = new ArrayList<>();

  /** Notes which cells it is asked about; two digits fit everywhere, or as many as it is told. */
  private final class Noting implements Backtracking.Placement {
    private final Map<Integer, Integer> counts;

    Noting(Map<Integer, Integer> counts) {
      this.counts = counts;
    }

    @Override
    public void place(int cell, int digit) {}

    @Override
    public void remove(int cell, int digit) {}

    @Override
    public void visit(int cell) {
      visited.add(cell);
    }

    @Override
    public int nextDigit(int cell, int digit) {
      return digit < 2 ? digit + 1 : PathSearch.NONE;
    }

    @Override
    public int countDigits(int cell) {
      counted.add(cell);
      return counts.getOrDefault(cell, 9);
    }
  }

  private Search search(Board puzzle, CellOrder order, Map<Integer, Integer> counts) {
    return new Backtracking(puzzle, order, new Noting(counts));
  }

  @Test
  void advance_rowMajor() {
    search(Board.EMPTY.with(1, 1), CellOrder.ROW_MAJOR, Map.of()).advance(2);
    assertThat(visited).containsExactly(1, 0, 2, 3);
    assertThat(counted).isEmpty();
  }

  @Test
  void advance_fewestDigitsFirst() {
    search(Board.EMPTY, CellOrder.MOST_CONSTRAINED, Map.of(50, 3, 60, 2, 70, 2)).advance(2);
    assertThat(visited).containsExactly(60, 70, 50);
  }

  @Test
  void advance_nothingFits() {
    search(Board.EMPTY, CellOrder.MOST_CONSTRAINED, Map.of(1, 0, 2, 0)).advance(0);
    assertThat(visited).containsExactly(1);
    assertThat(counted).containsExactly(0, 1);
  }

  @Test
  void advance_pausedAndResumed() {
    Search search = search(Board.EMPTY, CellOrder.ROW_MAJOR, Map.of());
    assertThat(search.advance(80)).isEqualTo(Progress.PAUSED);
    assertThat(search.advance(0)).isEqualTo(Progress.PAUSED);
    assertThat(search.guesses()).isEqualTo(80);
    assertThat(search.advance(1)).isEqualTo(Progress.SOLUTION);
    assertThat(search.guesses()).isEqualTo(81);
    assertThat(search.solution()).hasToString("1".repeat(81));
    assertThat(search.advance(1)).isEqualTo(Progress.SOLUTION);
    assertThat(search.solution()).hasToString("1".repeat(80) + "2");
  }

  @Test
  void backtracking_null() {
    assertThatNullPointerException()
        .isThrownBy(() -> search(null, CellOrder.ROW_MAJOR, Map.of()))
        .withMessage("puzzle");
  }
}
