package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The reason of a step names the cells and units that show it, and no others. */
class ReasonTest {
  private static final Structure BOARD = SmallGrid.boxes(3, 3);
  private static final int ALL = 0b11_1111_1110;
  private static final int ONE = 1 << 1;

  private final int[] sets = new int[81];

  ReasonTest() {
    Arrays.fill(sets, ALL);
  }

  private void without(int value, int... cells) {
    for (int cell : cells) {
      sets[cell] &= ~(1 << value);
    }
  }

  /** Returns the one step of a technique that changes a cell. */
  private GridDeduction step(Structure structure, GridTechnique technique, int cell) {
    GridStepSolver logic = new GridStepSolver(structure, Level.HARD);
    logic.load(sets, new boolean[81]);
    List<GridDeduction> found = new ArrayList<>();
    for (Optional<GridDeduction> step = logic.another(); step.isPresent(); step = logic.another()) {
      boolean isThere = Arrays.stream(step.get().cells()).anyMatch(it -> it == cell);
      if (step.get().technique() == technique && isThere) {
        found.add(step.get());
      }
    }
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @Test
  void fish_lieInTheCellsOfBothLinesThatHaveTheValue() {
    without(1, 1, 2, 3, 5, 6, 7, 8, 27, 28, 29, 30, 32, 33, 34, 35);
    without(1, 0 + 9);
    sets[27] |= ONE;
    GridDeduction step = step(BOARD, GridTechnique.X_WING, 18);
    assertThat(step.causes()).containsExactly(0, 27, 4, 31);
    assertThat(step.base()).containsExactly(0, 3);
    assertThat(step.cover()).containsExactly(9, 13);
    assertThat(step.cells()).doesNotContain(9).contains(22);
    assertThat(step.values()).isEqualTo(ONE);
  }

  @Test
  void pointing_liesInTheCellsThatHaveTheValue() {
    without(1, 1, 9, 10, 11, 18, 19, 20);
    GridDeduction step = step(BOARD, GridTechnique.POINTING, 5);
    assertThat(step.causes()).containsExactly(0, 2);
    assertThat(step.base()).containsExactly(18);
    assertThat(step.cover()).containsExactly(0);
    assertThat(step.cells()).containsExactly(3, 4, 5, 6, 7, 8);
  }

  /** Rows 1 and 9 have two places each, of which those of column 1 see each other. */
  @Test
  void turbotFish_hasItsEndsAndItsLink() {
    without(1, 1, 2, 3, 5, 6, 7, 8, 73, 74, 75, 76, 78, 79, 80);
    GridDeduction step = step(BOARD, GridTechnique.TURBOT_FISH, 14);
    assertThat(step.causes()).containsExactly(4, 77);
    assertThat(step.others()).containsExactly(0, 72);
    assertThat(step.base()).containsExactly(0, 8);
  }

  @Test
  void sets_nameTheValuesThatMustBeThere() {
    Form other = new Form.Apart(new int[] {40, 50});
    Form form = new Form.Sets(new int[] {0, 1}, new int[] {0b0110, 0b1010});
    Structure structure = BOARD.withForms(List.of(other, form));
    sets[0] = 0b1110;
    sets[1] = 0b1110;
    GridDeduction step = step(structure, GridTechnique.CONSTRAINED_SET, 2);
    assertThat(step.isRequired()).isTrue();
    assertThat(step.base()).containsExactly(28);
    assertThat(step.values()).isEqualTo(ONE);
    assertThat(step.causes()).containsExactly(0, 1);
    sets[0] = ALL;
    assertThat(step(structure, GridTechnique.CONSTRAINED_SET, 0).isRequired()).isFalse();
  }

  @Test
  void lastCellOfACage_hasWhatIsLeftOfTheSum() {
    Structure structure = BOARD.withCages(List.of(new Cage(7, new int[] {0, 12})));
    GridStepSolver logic = new GridStepSolver(structure, Level.HARD);
    boolean[] isFilled = new boolean[81];
    isFilled[0] = true;
    sets[0] = 1 << 4;
    logic.load(sets, isFilled);
    GridDeduction step = logic.another().orElseThrow();
    assertThat(step.technique()).isEqualTo(GridTechnique.CAGE_SINGLE);
    assertThat(step.cells()).containsExactly(12);
    assertThat(step.sets()).containsExactly(1 << 3);
    assertThat(step.values()).isEqualTo(1 << 3);
    assertThat(step.sum()).isEqualTo(3);
  }

  @Test
  void wings_haveAPivotAndTwoPincers() {
    sets[0] = 0b0110;
    sets[4] = 0b1010;
    sets[27] = 0b1100;
    GridDeduction step = step(BOARD, GridTechnique.XY_WING, 31);
    assertThat(step.causes()).containsExactly(0);
    assertThat(step.others()).containsExactly(4, 27);
    assertThat(step.values()).isEqualTo(0b1110);
    sets[0] = 0b1110;
    sets[27] = ALL;
    sets[10] = 0b1100;
    GridDeduction three = step(BOARD, GridTechnique.XYZ_WING, 1);
    assertThat(three.values()).isEqualTo(0b1110);
    assertThat(three.others()).containsExactly(4, 10);
  }

  /** Row 5 lets one of the two cells have 1, and so one of them 2. */
  @Test
  void wWing_hasAHouseWithAPlaceInSightOfEachCell() {
    sets[0] = 0b0110;
    sets[76] = 0b0110;
    without(1, 37, 38, 39, 41, 42, 43, 44);
    GridDeduction step = step(BOARD, GridTechnique.W_WING, 72);
    assertThat(step.causes()).containsExactly(0, 76);
    assertThat(step.others()).containsExactly(36, 40);
    assertThat(step.base()).containsExactly(4);
    assertThat(step.values()).isEqualTo(0b0110);
    assertThat(step.sets()).containsOnly(0b0100);
  }

  @Test
  void steps_areTheSameByWhatTheyDoAndWhyWhateverTheirUnits() {
    GridDeduction step = deduction(GridTechnique.CLAIMING, 3, 5, 7);
    assertThat(step.isSame(deduction(GridTechnique.CLAIMING, 3, 5, 8))).isTrue();
    assertThat(step.isSame(deduction(GridTechnique.POINTING, 3, 5, 7))).isFalse();
    assertThat(step.isSame(deduction(GridTechnique.CLAIMING, 4, 5, 7))).isFalse();
    assertThat(step.isSame(deduction(GridTechnique.CLAIMING, 3, 6, 7))).isFalse();
  }

  private static GridDeduction deduction(GridTechnique technique, int cell, int cause, int unit) {
    StepDraft finding = new StepDraft();
    GridState state = new GridState(new Units(BOARD, () -> {}), () -> {});
    int[] all = new int[81];
    Arrays.fill(all, ALL);
    state.load(all);
    finding.begin(technique, ONE).base(unit).cover(1).cause(cause).remove(state, cell, ONE);
    return finding.toDeduction();
  }

  @Test
  void searches_haveNoReasonBesideTheCell() {
    GridDeduction step = GridStepSolver.searched(true, 9, ONE);
    assertThat(step.technique()).isEqualTo(GridTechnique.BRUTE_FORCE);
    assertThat(step.isPlacement()).isTrue();
    assertThat(step.cells()).containsExactly(9);
    assertThat(step.causes()).containsExactly(9);
    assertThat(step.sets()).containsExactly(ONE);
    assertThat(step.values()).isEqualTo(ONE);
    assertThat(step.base()).isEmpty();
  }
}
