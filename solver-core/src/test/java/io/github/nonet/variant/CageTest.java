package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CageTest {
  @Test
  void cells_ascendInACopy() {
    List<Integer> cells = new ArrayList<>(List.of(12, 3, 4));
    Cage cage = new Cage(15, cells);
    cells.set(0, 99);
    assertThat(cage.cells()).containsExactly(3, 4, 12).isUnmodifiable();
    assertThat(cage).isEqualTo(Cage.of(15, 4, 12, 3)).isNotEqualTo(Cage.of(14, 3, 4, 12));
  }

  @Test
  void of_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cage.of(7))
        .withMessage("the cage of sum 7 has no cell; expected one");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cage.of(7, 1, 2, 1))
        .withMessage("the cage of sum 7 has cell 1 twice; expected each cell once");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cage.of(-1, 1))
        .withMessage("sum is -1; expected 0 or more");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cage.of(7, -2))
        .withMessage("cell is -2; expected 0 to 15624");
  }
}
