package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HousesTest {
  @Test
  void cell_ofEachHouse() {
    assertThat(Houses.CELL[0]).containsExactly(0, 1, 2, 9, 10, 11, 18, 19, 20);
    assertThat(Houses.CELL[8]).containsExactly(60, 61, 62, 69, 70, 71, 78, 79, 80);
    assertThat(Houses.CELL[9]).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(Houses.CELL[26]).containsExactly(8, 17, 26, 35, 44, 53, 62, 71, 80);
  }

  @Test
  void place_isWhereTheCellIs() {
    for (int cell = 0; cell < Houses.CELLS; cell++) {
      for (int type = 0; type < 3; type++) {
        assertThat(Houses.CELL[Houses.OF[cell][type]][Houses.PLACE[cell][type]]).isEqualTo(cell);
      }
    }
  }

  @Test
  void peers_boxThenRowThenColumn() {
    for (int cell = 0; cell < Houses.CELLS; cell++) {
      Set<Integer> expected = new LinkedHashSet<>();
      for (int house : Houses.OF[cell]) {
        Arrays.stream(Houses.CELL[house]).forEach(expected::add);
      }
      expected.remove(cell);
      assertThat(Arrays.stream(Houses.PEERS[cell]).boxed()).containsExactlyElementsOf(expected);
      int own = cell;
      assertThat(IntStream.range(0, 81).filter(other -> Houses.isPeer(own, other)).boxed())
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void shared_placesOfBothHouses() {
    for (int house = 0; house < Houses.COUNT; house++) {
      for (int other = 0; other < Houses.COUNT; other++) {
        for (int place = 0; place < Houses.SIZE; place++) {
          int cell = Houses.CELL[house][place];
          int in = other;
          assertThat(Houses.SHARED[house][other] >>> place & 1)
              .isEqualTo(Arrays.stream(Houses.OF[cell]).anyMatch(of -> of == in) ? 1 : 0);
        }
      }
    }
  }

  @Test
  void sets_ascendingOfTheirSize() {
    assertThat(Arrays.stream(Houses.SETS).mapToInt(sets -> sets.length))
        .containsExactly(1, 9, 36, 84, 126, 126, 84, 36, 9, 1);
    assertThat(Houses.SETS[2]).startsWith(0b011, 0b101, 0b110, 0b1001).isSorted();
  }
}
