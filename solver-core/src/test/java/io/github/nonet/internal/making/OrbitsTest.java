package io.github.nonet.internal.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.rules.GridLayout;
import io.github.nonet.internal.rules.LayoutPlan;
import io.github.nonet.internal.rules.Layouts;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OrbitsTest {
  private static final GridLayout FOUR = Layouts.ofBoxes(2, 2);

  /** Cell 1 lies in the first row, next to the corner. */
  @ParameterizedTest
  @CsvSource({
    "NONE, 16, 1",
    "ROTATIONAL_180, 8, 1 14",
    "ROTATIONAL_90, 4, 1 7 8 14",
    "HORIZONTAL, 8, 1 13",
    "VERTICAL, 8, 1 2",
    "DIAGONAL, 10, 1 4",
    "ANTIDIAGONAL, 10, 1 11",
    "BOTH_AXES, 4, 1 2 13 14",
    "BOTH_DIAGONALS, 6, 1 4 11 14",
    "FULL, 3, 1 2 4 7 8 11 13 14"
  })
  void of_square(Symmetry symmetry, int count, String ofCellOne) {
    List<int[]> orbits = List.of(Orbits.of(FOUR, symmetry));
    int[] wanted = Arrays.stream(ofCellOne.split(" ")).mapToInt(Integer::parseInt).toArray();
    assertThat(orbits).hasSize(count).contains(wanted);
  }

  @ParameterizedTest
  @EnumSource
  void of_everyCellIsInOneOrbit(Symmetry symmetry) {
    assertThat(Arrays.stream(Orbits.of(FOUR, symmetry)).flatMapToInt(Arrays::stream).sorted())
        .containsExactlyElementsOf(IntStream.range(0, 16).boxed().toList());
  }

  /** Two squares side by side: four rows, eight columns. */
  @Test
  void of_rectangle() {
    GridLayout wide = new LayoutPlan(4).grid(0, 0, 2, 2).grid(0, 4, 2, 2).layout();
    int corner = wide.cell(0, 0);
    assertThat(Orbits.of(wide, Symmetry.ROTATIONAL_180)[corner])
        .containsExactly(corner, wide.cell(3, 7));
    assertThat(Orbits.of(wide, Symmetry.HORIZONTAL)[corner])
        .containsExactly(corner, wide.cell(3, 0));
    assertThat(Orbits.of(wide, Symmetry.VERTICAL)[corner]).containsExactly(corner, wide.cell(0, 7));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Orbits.of(wide, Symmetry.ANTIDIAGONAL))
        .withMessageContaining("leads from cell ")
        .withMessageEndingWith("expected one that the 4 rows and 8 columns have");
  }
}
