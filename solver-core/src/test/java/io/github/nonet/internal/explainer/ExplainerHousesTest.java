package io.github.nonet.internal.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExplainerHousesTest {
  @Test
  void cell_ofEachHouse() {
    assertThat(ExplainerHouses.CELL[0]).containsExactly(0, 1, 2, 9, 10, 11, 18, 19, 20);
    assertThat(ExplainerHouses.CELL[8]).containsExactly(60, 61, 62, 69, 70, 71, 78, 79, 80);
    assertThat(ExplainerHouses.CELL[9]).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(ExplainerHouses.CELL[26]).containsExactly(8, 17, 26, 35, 44, 53, 62, 71, 80);
  }

  @Test
  void place_isWhereTheCellIs() {
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      for (int type = 0; type < 3; type++) {
        assertThat(
                ExplainerHouses.CELL[ExplainerHouses.OF[cell][type]][
                    ExplainerHouses.PLACE[cell][type]])
            .isEqualTo(cell);
      }
    }
  }

  @Test
  void peers_boxThenRowThenColumn() {
    for (int cell = 0; cell < ExplainerHouses.CELLS; cell++) {
      Set<Integer> expected = new LinkedHashSet<>();
      for (int house : ExplainerHouses.OF[cell]) {
        Arrays.stream(ExplainerHouses.CELL[house]).forEach(expected::add);
      }
      expected.remove(cell);
      assertThat(Arrays.stream(ExplainerHouses.PEERS[cell]).boxed())
          .containsExactlyElementsOf(expected);
      int own = cell;
      assertThat(IntStream.range(0, 81).filter(other -> ExplainerHouses.isPeer(own, other)).boxed())
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void shared_placesOfBothHouses() {
    for (int house = 0; house < ExplainerHouses.COUNT; house++) {
      for (int other = 0; other < ExplainerHouses.COUNT; other++) {
        for (int place = 0; place < ExplainerHouses.SIZE; place++) {
          int cell = ExplainerHouses.CELL[house][place];
          int in = other;
          assertThat(ExplainerHouses.SHARED[house][other] >>> place & 1)
              .isEqualTo(Arrays.stream(ExplainerHouses.OF[cell]).anyMatch(of -> of == in) ? 1 : 0);
        }
      }
    }
  }

  @Test
  void sets_ascendingOfTheirSize() {
    assertThat(Arrays.stream(ExplainerHouses.SETS).mapToInt(sets -> sets.length))
        .containsExactly(1, 9, 36, 84, 126, 126, 84, 36, 9, 1);
    assertThat(ExplainerHouses.SETS[2]).startsWith(0b011, 0b101, 0b110, 0b1001).isSorted();
  }
}
