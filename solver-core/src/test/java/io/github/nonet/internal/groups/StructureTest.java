package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StructureTest {
  private static final Form APART = new Form.Apart(new int[] {3, 4});

  private static Form.Sets sets(int cell, int... sets) {
    return new Form.Sets(new int[] {cell}, sets);
  }

  /** A row, a group of two cells, a cage, and forms of three constraints. */
  private static Structure structure() {
    Group row = new Group(UnitKind.ROW, 0, 0, new int[] {0, 1, 2, 3});
    Group two = new Group(UnitKind.OTHER, 0, 0, new int[] {3, 4});
    Form three = new Form.Sets(new int[] {0, 1, 4}, new int[] {0b1110});
    return new Structure(4, 5, List.of(row, two), List.of(new Cage(5, new int[] {1, 4})))
        .withForms(
            List.of(sets(0, 0b10, 0b100), sets(1, 0b1000), sets(2, 0b10), APART, three),
            new int[] {0, 0, 1, 1, 2},
            new int[][] {{1, 0}, {1, 0}, {2, 3, 4}, {2, 3, 4}, {0, 1, 4}});
  }

  @ParameterizedTest
  @CsvSource({
    "10, 0, 0, true",
    "10, 0, 4, false",
    "10, 8, 2, false",
    "10, 9, 2, true",
    "10, 10, 0, false",
    "10, 11, 0, true",
    "10, 9, 0, true",
    "10, 9, 1, false",
    "0, 50, 1, false",
    "0, 50, 0, false"
  })
  void isMissedBy_tooManyOrTooFew(int sum, int sumOfValues, int open, boolean isMissed) {
    assertThat(new Cage(sum, new int[0]).isMissedBy(sumOfValues, open)).isEqualTo(isMissed);
  }

  @Test
  void end_formsOfOneConstraint() {
    Structure structure = structure();
    assertThat(structure.constraints()).containsExactly(0, 0, 1, 1, 2);
    assertThat(structure.end(0)).isEqualTo(2);
    assertThat(structure.end(1)).isEqualTo(2);
    assertThat(structure.end(2)).isEqualTo(4);
    assertThat(structure.end(4)).isEqualTo(5);
  }

  @Test
  void withForms_withoutNumbers_eachIsAConstraint() {
    Structure structure = structure().withForms(List.of(APART, APART, APART));
    assertThat(structure.constraints()).containsExactly(0, 1, 2);
    assertThat(structure.cellsOfConstraint(2)).isEqualTo(APART.cells());
    assertThat(structure().cellsOfConstraint(1)).containsExactly(1, 0);
    assertThat(structure().withCages(List.of()).cellsOfConstraint(3)).containsExactly(2, 3, 4);
  }

  /** The second constraint says more than the values of single cells. */
  @Test
  void marks_ofConstraintsOfSingleCells() {
    assertThat(structure().marks()).containsExactly(0b110, 0b1000, 0b11110, 0b11110, 0b11110);
    Structure twice = structure().withForms(List.of(sets(1, 0b10, 0b100), sets(1, 0b100, 0b1000)));
    assertThat(twice.marks()[1]).isEqualTo(0b100);
  }

  @Test
  void units_groupsCagesAndLists() {
    Structure structure = structure();
    assertThat(structure.units())
        .isDeepEqualTo(new int[][] {{0, 1, 2, 3}, {3, 4}, {1, 4}, {}, {}, {}, {}, {0, 1, 4}});
    assertThat(structure.unitsOf(() -> {}))
        .isDeepEqualTo(new int[][] {{0, 7}, {0, 2, 7}, {0}, {0, 1}, {1, 2, 7}});
    assertThat(structure.cellsOfUnit(0)).containsExactly(0, 1, 2, 3);
    assertThat(structure.cellsOfUnit(2)).containsExactly(1, 4);
    assertThat(structure.cellsOfUnit(3)).containsExactly(0);
    assertThat(structure.cellsOfUnit(6)).containsExactly(3, 4);
  }

  @Test
  void isHouse_aCellForEachSymbol() {
    Structure structure = structure();
    assertThat(structure.isHouse(structure.groups().get(0))).isTrue();
    assertThat(structure.isHouse(structure.groups().get(1))).isFalse();
  }

  @Test
  void plan_isMadeOnce() {
    AtomicInteger pulses = new AtomicInteger();
    Structure structure = structure();
    FormPlan plan = structure.plan(pulses::incrementAndGet);
    int made = pulses.get();
    assertThat(made).isPositive();
    assertThat(structure.plan(pulses::incrementAndGet)).isSameAs(plan);
    assertThat(pulses).hasValue(made);
  }
}
