package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
    assertThat(left(state, cell(1, 9))).containsExactly(2, 4, 5, 6, 7, 8);
    assertThat(left(state, cell(4, 9))).contains(1);
    assertThat(Constraint.sandwich(3, 0, 1, 2).forValues(9).allows(1, 3, 9)).isTrue();
    assertThat(Constraint.sandwich(3, 0, 1, 2).forValues(9).allows(1, 3, 1)).isFalse();
    assertThat(Constraint.sandwich(3, 0, 1, 2, 3).forValues(9).allows(1, 3, 9, 9)).isFalse();
  }

  @Test
  void pairs_haveNoEqualValuesInAHouse() {
    assertThat(left(Constraint.x(0, 1), 0)).isEqualTo(but(5));
    assertThat(left(Constraint.x(0, 80), 0)).contains(5);
  }

  @Test
  void lines_haveNoValueTwiceInAHouse() {
    assertThat(left(Constraint.sandwich(35, ROW_1), 0)).containsExactly(1, 9);
    assertThat(left(Constraint.xSum(45, ROW_1), 0)).containsExactly(9);
    assertThat(left(Constraint.xSum(44, ROW_1), 0)).containsExactly(8);
  }

  @Test
  void sums_haveNoValueTwiceInAHouse() {
    assertThat(left(Constraint.arrow(cell(3, 2), cell(4, 3), cell(4, 4), cell(5, 5)), cell(4, 3)))
        .containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(
            left(
                Constraint.sum(11, cell(1, 3), cell(1, 4), cell(2, 4), cell(2, 3), cell(3, 2)),
                cell(1, 3)))
        .containsExactly(1, 2, 3, 4, 5);
    assertThat(
            left(
                Constraint.doubleArrow(
                    cell(7, 1), cell(6, 1), cell(6, 2), cell(6, 3), cell(6, 4), cell(6, 5)),
                cell(6, 5)))
        .containsExactly(3, 4, 5, 6, 7, 8, 9);
  }

  @Test
  void requiredValues_areNotWhereAllTheirPlacesAreSeen() {
    Constraint quadruple = Constraint.quadruple(new int[] {2}, 0, 1, 9, 10);
    for (int cell : new int[] {2, 11, 18, 19, 20}) {
      assertThat(left(quadruple, cell)).isEqualTo(but(2));
    }
    assertThat(left(quadruple, 3)).isEqualTo(but());
    GridCandidates state = GridCandidates.of(grid(Constraint.whiteDot(cell(3, 9), cell(4, 9))));
    for (int value = 3; value <= 9; value++) {
      state = state.without(cell(4, 9), value);
    }
    assertThat(left(state, cell(1, 9))).isEqualTo(but(2));
    assertThat(left(state, cell(4, 8))).isEqualTo(but());
  }

  private static List<String> steps(Grid grid, Locale locale) {
    return HARD.solve(GridCandidates.of(grid)).steps().stream()
        .map(step -> step.describe(Detail.FULL, locale))
        .toList();
  }

  @Test
  void describe_saysByWhichHousesCellsDiffer() {
    Grid x = grid(Constraint.x(0, 1));
    assertThat(steps(x, Locale.ENGLISH))
        .contains(
            "Constrained pair: with an eliminated digit, r1c1 and r1c2 would have to be the"
                + " same digit by the X between r1c1 and r1c2. No digit repeats in row 1. This"
                + " eliminates 5 from r1c1 and r1c2.");
    assertThat(steps(x, Locale.GERMAN))
        .contains(
            "Gebundenes Paar: Mit einer gestrichenen Ziffer stünde nach dem X zwischen r1c1 und"
                + " r1c2 in r1c1 und r1c2 die gleiche Ziffer."
                + " In Zeile 1 steht keine Ziffer zweimal."
                + " Damit entfällt: 5 in r1c1 und r1c2.");
    assertThat(steps(grid(Constraint.sandwich(35, ROW_1)), Locale.ENGLISH))
        .anyMatch(
            text ->
                text.endsWith(
                    "with an eliminated digit, the sandwich clue 35 from r1c1 cannot be completed"
                        + " from the candidates of row 1. No digit repeats in row 1. This eliminates 2 to 8 from r1c1"
                        + " and r1c9; 1 and 9 from r1c2, r1c3, r1c7 and r1c8."));
    Rules knight = Rules.builder(9).grid(0, 0, 3, 3).antiKnight().build();
    Constraint apart = Constraint.x(cell(3, 3), cell(4, 5));
    assertThat(steps(knight.withConstraints(List.of(apart)).emptyGrid(), Locale.ENGLISH))
        .contains(
            "Constrained pair: with an eliminated digit, r3c3 and r4c5 would have to be the"
                + " same digit by the X between r3c3 and r4c5. Cells that see"
                + " each other hold different digits. This eliminates 5 from r3c3 and r4c5.");
  }

  @Test
  void describe_saysWhichValueAConstraintHolds() {
    Grid quadruple = grid(Constraint.quadruple(new int[] {2}, 0, 1, 9, 10));
    assertThat(steps(quadruple, Locale.ENGLISH))
        .containsExactly(
            "Line combination: however the quadruple at r1c1 is filled, 2 is in"
                + " one of r1c1, r1c2, r2c1 and r2c2. This eliminates 2 from r1c3,"
                + " r2c3, r3c1, r3c2 and r3c3.");
    assertThat(steps(quadruple, Locale.GERMAN))
        .containsExactly(
            "Linienkombination: Beim Quadrupel bei r1c1 steht 2 in jedem"
                + " Fall in einer der Zellen r1c1, r1c2, r2c1 und r2c2. Damit"
                + " entfällt: 2 in r1c3, r2c3, r3c1, r3c2 und r3c3.");
  }

  /** The houses by which cells differ are framed by dashes, as those that a reason leads to. */
  @Test
  void picture_framesTheHousesByWhichCellsDiffer() {
    GridCandidates state = GridCandidates.of(grid(Constraint.x(0, 1)));
    GridStep step =
        HARD.solve(state).steps().stream()
            .filter(it -> it.deduction.isDifferent())
            .findFirst()
            .orElseThrow();
    assertThat(step.deduction.cover()).containsExactly(0);
    assertThat(step.deduction.isRequired()).isFalse();
  }

  /** The engines see as much at once: no guess is needed to refute what differing cells exclude. */
  @Test
  void engines_needNoGuess() {
    GridSolver solver = GridSolver.getDefault().within(SearchLimit.guesses(0));
    Constraint arrow = Constraint.arrow(cell(3, 2), cell(4, 3), cell(4, 4), cell(5, 5));
    Constraint doubled =
        Constraint.doubleArrow(
            cell(7, 1), cell(6, 1), cell(6, 2), cell(6, 3), cell(6, 4), cell(6, 5));
    Constraint between = Constraint.between(cell(3, 3), cell(3, 4), cell(4, 4), cell(4, 3));
    assertThat(solver.solve(grid(arrow).with(cell(4, 3), 7))).isEmpty();
    assertThat(solver.solve(grid(doubled).with(cell(6, 5), 1))).isEmpty();
    assertThat(solver.solve(grid(doubled).with(cell(6, 5), 2))).isEmpty();
    assertThat(solver.solve(grid(Constraint.sandwich(35, ROW_1)).with(0, 5))).isEmpty();
    assertThat(solver.solve(grid(between).with(cell(3, 3), 4).with(cell(4, 3), 6))).isEmpty();
  }
}
