package io.github.nonet.internal.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.Structure.UnitKind;
import io.github.nonet.internal.groups.forms.Form;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two rows of four cells, of which one or the other has a constraint or a cage. */
class SinglesStateTest {
  private static final int[] FIRST = {0, 1, 2, 3};
  private static final int[] SECOND = {4, 5, 6, 7};
  private static final Structure ROWS =
      new Structure(
          4,
          8,
          List.of(new Group(UnitKind.ROW, 0, 0, FIRST), new Group(UnitKind.ROW, 0, 1, SECOND)),
          List.of());

  /** Next to 1 there is 2 alone, and next to other values none is forbidden. */
  private static final Form ONE_TWO =
      new Form.TwoCells(new int[] {1, 5}, new int[] {0b100, 0b11110, 0b11110, 0b11110});

  private int pulses;

  private SinglesState state(Structure structure, int... values) {
    int[] sets = new int[values.length];
    Arrays.setAll(sets, cell -> values[cell] == 0 ? 0b11110 : 1 << values[cell]);
    return SinglesState.of(new VerdictRules(structure, () -> pulses++), sets, values);
  }

  @Test
  void gaps_ofAConstraint_nameItsOpenCells() {
    Structure structure = ROWS.withForms(List.of(ONE_TWO));
    SinglesState half = state(structure, 0, 1, 0, 0, 2, 0, 0, 0);
    assertThat(half.gaps()).containsExactly(new Gap(Gap.GapKind.CONSTRAINT, 0, 0, List.of(5)));
    SinglesState full = state(structure, 0, 1, 0, 0, 0, 3, 0, 0);
    assertThat(full.gaps()).containsExactly(new Gap(Gap.GapKind.CONSTRAINT, 0, 0, List.of(1, 5)));
    assertThat(state(structure, 0, 1, 0, 0, 0, 2, 0, 0).gaps()).isEmpty();
  }

  @Test
  void gapAt_isOfTheSameKindAndPlace() {
    SinglesState two = state(ROWS.withForms(List.of(ONE_TWO)), 0, 1, 0, 0, 2, 0, 0, 0);
    assertThat(two.gapAt(Gap.of(Gap.GapKind.CONSTRAINT, 0))).isNotNull();
    assertThat(two.gapAt(Gap.of(Gap.GapKind.CONSTRAINT, 1))).isNull();
    assertThat(two.gapAt(Gap.of(Gap.GapKind.CELL, 0))).isNull();
  }

  @Test
  void cages_leaveTheValuesOfTheirSums() {
    Structure structure =
        ROWS.withCages(List.of(new Cage(0, FIRST), new Cage(7, new int[] {0, 1})));
    SinglesState state = state(structure, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(state.open(0)).isEqualTo(0b11000);
    assertThat(state.open(1)).isEqualTo(0b11000);
    assertThat(state.open(4)).isEqualTo(0b11110);
  }

  @Test
  void pulse_isFeltAtEachHouseAndCage() {
    SinglesState plain = state(ROWS, 0, 0, 0, 0, 0, 0, 0, 0);
    pulses = 0;
    assertThat(plain.gaps()).isEmpty();
    assertThat(pulses).isEqualTo(2);
    Structure cages = ROWS.withCages(List.of(new Cage(7, new int[] {0, 1})));
    SinglesState caged = state(cages, 0, 0, 0, 0, 0, 0, 0, 0);
    pulses = 0;
    assertThat(caged.gaps()).isEmpty();
    assertThat(pulses).isEqualTo(3);
  }

  /** Looking for a dead end feels it at each single, too, and the choices do at each house. */
  @Test
  void pulse_isFeltWhileReasonsAreSought() {
    int[] values = {1, 2, 3, 0, 0, 0, 0, 0};
    SinglesState start = state(ROWS, values);
    pulses = 0;
    assertThat(start.gaps()).isEmpty();
    int inGaps = pulses;
    pulses = 0;
    assertThat(DeadEnds.find(start)).isNull();
    assertThat(pulses).as("two looks for gaps, and one single").isEqualTo(2 * inGaps + 1);
  }
}
