package io.github.nonet.internal.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Templates, compared with a search that lists them all. */
class TemplatesTest {
  private final Templates templates = new Templates();

  /** All templates within some cells, listed row by row. */
  private static final class Slow {
    private final CellSet allowed;
    private CellSet union = CellSet.EMPTY;
    private CellSet intersection = CellSet.ALL;
    private int count;

    Slow(CellSet allowed) {
      this.allowed = allowed;
      extend(0, CellSet.EMPTY);
    }

    private void extend(int row, CellSet chosen) {
      if (row == Houses.SIZE) {
        union = union.or(chosen);
        intersection = intersection.and(chosen);
        count++;
        return;
      }
      for (int cell : Houses.CELLS[row]) {
        if (allowed.contains(cell) && !Houses.PEERS[cell].intersects(chosen)) {
          extend(row + 1, chosen.with(cell));
        }
      }
    }
  }

  @Test
  void emptyGrid_everyCellIsInSomeTemplateAndNoneInAll() {
    assertThat(templates.search(CellSet.EMPTY, CellSet.ALL)).isTrue();
    assertThat(templates.union()).isEqualTo(CellSet.ALL);
    assertThat(templates.intersection()).isEqualTo(CellSet.EMPTY);
    assertThat(new Slow(CellSet.ALL).count).isEqualTo(46_656);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 10, 15, 20, 25, 40})
  void search_asTheListSays(int percent) {
    Random random = new Random(percent);
    for (int i = 0; i < 200; i++) {
      State state = OneDigitStates.random(random, percent);
      Slow slow = new Slow(state.cells(OneDigitStates.DIGIT));
      assertThat(templates.search(CellSet.EMPTY, state.allowed(OneDigitStates.DIGIT))).isTrue();
      assertThat(templates.union()).isEqualTo(slow.union);
      assertThat(templates.intersection()).isEqualTo(slow.intersection);
    }
  }

  @Test
  void search_placedCellsAreInEveryTemplate() {
    assertThat(templates.search(CellSet.of(0, 80), CellSet.ALL)).isTrue();
    assertThat(templates.intersection()).isEqualTo(CellSet.of(0, 80));
    assertThat(templates.union())
        .isEqualTo(CellSet.ALL.andNot(Houses.PEERS[0]).andNot(Houses.PEERS[80]));
  }

  @Test
  void search_noTemplate() {
    assertThat(templates.search(CellSet.of(0, 1), CellSet.ALL)).isFalse();
    assertThat(templates.search(CellSet.EMPTY, CellSet.ALL.andNot(Houses.SETS[4]))).isFalse();
  }
}
