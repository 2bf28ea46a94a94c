package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What constraints say by which of their cells differ, and by the values that they must hold. */
class DifferingCellsTest {
  private static final GridLogicalSolver HARD = GridLogicalSolver.upTo(Level.HARD);
  private static final int[] ROW_1 = IntStream.range(0, 9).toArray();

  private static int cell(int row, int column) {
    return 9 * row + column - 10;
  }

  private static int[] column(int column) {
    return IntStream.rangeClosed(1, 9).map(row -> cell(row, column)).toArray();
  }

  private static Grid grid(Constraint constraint) {
    return Rules.of(3, 3).withConstraints(List.of(constraint)).emptyGrid();
  }

  /** Returns the candidates of a cell that all steps together leave. */
  private static Set<Integer> left(GridCandidates state, int cell) {
    return new TreeSet<>(HARD.solve(state).end().values(cell));
  }

  private static Set<Integer> left(Constraint constraint, int cell) {
    return left(GridCandidates.of(grid(constraint)), cell);
  }

  private static Set<Integer> but(Integer... gone) {
    Set<Integer> rest = IntStream.rangeClosed(1, 9).boxed().collect(Collectors.toSet());
    Arrays.asList(gone).forEach(rest::remove);
    return rest;
  }

  @Test
  void sandwiches_haveTheLowestAndTheHighestValueOnce() {
    Constraint sandwich = Constraint.sandwich(3, column(9));
    GridCandidates state = GridCandidates.of(grid(sandwich).with(cell(6, 9), 9));
    assertThat(left(state, cell(1, 9))).doesNotContain(1).contains(2, 3);
    assertThat(left(state, cell(4, 9))).contains(1);
    assertThat(Constraint.sandwich(3, 0, 1, 2).forValues(9).allows(1, 3, 9)).isTrue();
    assertThat(Constraint.sandwich(3, 0, 1, 2).forValues(9).allows(1, 3, 1)).isFalse();
    assertThat(Constraint.sandwich(3, 0, 1, 2, 3).forValues(9).allows(1, 3, 9, 9)).isFalse();
  }
}
