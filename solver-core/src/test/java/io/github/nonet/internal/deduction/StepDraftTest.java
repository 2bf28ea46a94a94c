package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Which steps are reported, of those that do the same. */
class StepDraftTest {
  private final GridState state =
      new GridState(new Units(SmallGrid.boxes(2, 2), () -> {}), () -> {});
  private final StepDraft finding = new StepDraft();

  StepDraftTest() {
    int[] sets = new int[16];
    Arrays.fill(sets, 0b11110);
    state.load(sets);
  }

  private boolean isNew(GridTechnique technique, int... cells) {
    finding.begin(technique, 0);
    for (int cell : cells) {
      finding.remove(state, cell, 0b10);
    }
    return finding.isStep();
  }

  @Test
  void sameEffectOfATechnique_isToldOnceInAnyOrder() {
    assertThat(isNew(GridTechnique.CLAIMING, 3, 1)).isTrue();
    finding.remember();
    assertThat(isNew(GridTechnique.CLAIMING, 1, 3)).isFalse();
    assertThat(isNew(GridTechnique.CLAIMING, 1)).isTrue();
    assertThat(isNew(GridTechnique.POINTING, 1, 3)).isTrue();
    finding.forget();
    assertThat(isNew(GridTechnique.CLAIMING, 1, 3)).isTrue();
  }

  /** A cell that loses its values one by one has lost them all. */
  @Test
  void sameEffectInParts_isToldOnce() {
    finding.begin(GridTechnique.CLAIMING, 0).remove(state, 3, 0b110);
    finding.remove(state, 1, 0b10);
    assertThat(finding.isStep()).isTrue();
    finding.remember();
    finding.begin(GridTechnique.CLAIMING, 0).remove(state, 3, 0b100);
    assertThat(finding.isStep()).isTrue();
    finding.remove(state, 1, 0b10);
    finding.remove(state, 3, 0b10);
    finding.remove(state, 3, 0b10);
    assertThat(finding.isStep()).isFalse();
    assertThat(finding.toDeduction().cells()).containsExactly(3, 1);
    assertThat(finding.toDeduction().sets()).containsExactly(0b110, 0b10);
  }

  /** A value that comes and one that goes are never taken for each other, whatever found them. */
  @Test
  void placement_isNoElimination() {
    for (GridTechnique one : GridTechnique.values()) {
      finding.forget();
      assertThat(isNew(one, 5)).isTrue();
      finding.remember();
      for (GridTechnique other : GridTechnique.values()) {
        assertThat(finding.begin(other, 0).place(5, 1)).as("%s %s", one, other).isTrue();
      }
    }
  }

  @Test
  void nothingToDo_isNoStep() {
    state.place(0, 2);
    assertThat(isNew(GridTechnique.CLAIMING, 0)).isFalse();
    assertThat(isNew(GridTechnique.CLAIMING)).isFalse();
  }
}
