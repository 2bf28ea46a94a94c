package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.logic.GridTechnique;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is too small or too large for a sum of four cells and more. */
class SumBoundsTest {
  private static final Structure NINE = SmallGrid.boxes(3, 3);
  private static final int ALL = (1 << 10) - 2;

  private static Set<String> removed(int total, int[] factors, int[] cells, int... sets) {
    Form form = new Form.Sum(total, factors, cells);
    int[] all = new int[81];
    Arrays.fill(all, ALL);
    for (int i = 0; i < sets.length; i++) {
      all[cells[i]] = sets[i];
    }
    return Told.of(NINE.withForms(List.of(form)), all, new boolean[81])
        .getOrDefault(GridTechnique.SUM_BOUNDS, Set.of());
  }

  private static Set<String> marks(int from, int to, int... cells) {
    Set<String> marks = new TreeSet<>();
    for (int cell : cells) {
      IntStream.rangeClosed(from, to).forEach(value -> marks.add(cell + "<>" + value));
    }
    return marks;
  }

  @Test
  void cellsOfAHouse_differ() {
    int[] row = {0, 1, 2, 3};
    int[] ones = {1, 1, 1, 1};
    assertThat(removed(30, ones, row)).isEqualTo(marks(1, 5, row));
    assertThat(removed(10, ones, row)).isEqualTo(marks(5, 9, row));
    assertThat(removed(29, ones, row)).isEqualTo(marks(1, 4, row));
    assertThat(removed(31, ones, row)).isEmpty();
    assertThat(removed(9, ones, row)).isEmpty();
    assertThat(removed(20, ones, row)).isEmpty();
  }

  @Test
  void cellsApart_mayBeEqual() {
    int[] cells = {0, 1, 30, 31};
    assertThat(removed(34, new int[] {1, 1, 1, 1}, cells)).isEqualTo(marks(1, 7, cells));
    assertThat(removed(-34, new int[] {-1, -1, -1, -1}, cells)).isEqualTo(marks(1, 7, cells));
  }

  @Test
  void factors_count() {
    int[] factors = {2, -1, -1, -1};
    assertThat(removed(0, factors, new int[] {0, 30, 31, 32})).isEqualTo(marks(1, 2, 0));
    assertThat(removed(0, new int[] {1, -1, -1, -1}, new int[] {0, 30, 31, 32}))
        .isEqualTo(
            Stream.concat(marks(1, 5, 0).stream(), marks(7, 9, 30, 31, 32).stream())
                .collect(Collectors.toSet()));
  }

  @Test
  void candidates_bound() {
    int low = 1 << 1 | 1 << 2;
    assertThat(
            removed(
                26,
                new int[] {1, 1, 1, 1, 1},
                new int[] {0, 30, 60, 13, 43},
                low,
                low,
                ALL,
                ALL,
                ALL))
        .isEqualTo(marks(1, 3, 60, 13, 43));
    assertThat(removed(20, new int[] {1, 1, 1, 1}, new int[] {0, 30, 60, 13}, 0, ALL, ALL, ALL))
        .isEmpty();
  }
}
