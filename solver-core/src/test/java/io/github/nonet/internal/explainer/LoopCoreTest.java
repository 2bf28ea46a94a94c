package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Boards where a few cells alone hold the digits 1 and 2, or 3 and 4. */
class LoopCoreTest {
  private static final int ONE_TWO = 0b11;
  private static final int THREE_FOUR = 0b1100;

  private final LoopCore core = new LoopCore();

  @BeforeEach
  void begin() {
    core.begin();
  }

  /** Returns marks with both digits of the pair in these cells alone; the first one in all. */
  private static Marks marks(int pair, int... cells) {
    Marks marks = Positions.marks(Board.EMPTY);
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      int own = cell;
      if (IntStream.of(cells).noneMatch(it -> it == own)) {
        marks.removeAll(cell, pair & pair - 1);
      }
    }
    return marks;
  }

  private int[] core(Marks marks, int pair) {
    return IntStream.range(0, ExplainerHouses.CELLS)
        .filter(cell -> core.contains(marks, pair, cell))
        .toArray();
  }

  @Test
  void contains_aRectangleInTwoBoxes() {
    assertThat(core(marks(ONE_TWO, 0, 3, 9, 12), ONE_TWO)).containsExactly(0, 3, 9, 12);
  }

  @Test
  void contains_noRectangleInFourBoxes() {
    assertThat(core(marks(ONE_TWO, 0, 3, 27, 30), ONE_TWO)).isEmpty();
  }

  @Test
  void contains_noDeadEnds() {
    assertThat(core(marks(ONE_TWO, 0, 3, 9, 12, 15, 33, 35, 80), ONE_TWO))
        .containsExactly(0, 3, 9, 12);
  }

  @Test
  void contains_ofTheDigitsAskedFor() {
    Marks marks = marks(ONE_TWO, 0, 3, 9, 12);
    assertThat(core.contains(marks, ONE_TWO, 40)).isFalse();
    assertThat(core.contains(marks, THREE_FOUR, 40)).isTrue();
    assertThat(core.contains(marks, ONE_TWO, 40)).isFalse();
  }

  @Test
  void begin_forgetsTheLastPosition() {
    assertThat(core.contains(marks(ONE_TWO, 0, 3, 9, 12), ONE_TWO, 0)).isTrue();
    core.begin();
    assertThat(core.contains(marks(ONE_TWO, 40), ONE_TWO, 0)).isFalse();
  }
}
