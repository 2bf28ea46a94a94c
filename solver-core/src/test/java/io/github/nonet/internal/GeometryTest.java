package io.github.nonet.internal;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.House;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recomputes the tables the slow way: from pictures, and from the cells of the 27 houses. */
class GeometryTest {
  private static final String BOXES =
      "000111222".repeat(3) + "333444555".repeat(3) + "666777888".repeat(3);

  static IntStream cells() {
    return IntStream.range(0, 81);
  }

  @ParameterizedTest
  @MethodSource("cells")
  void rowColumnBox_picture(int cell) {
    int row = Geometry.row(cell);
    int column = Geometry.column(cell);
    assertThat(Geometry.cell(row, column)).isEqualTo(cell);
    assertThat(row).isBetween(0, 8);
    assertThat(column).isBetween(0, 8);
    assertThat(Geometry.box(cell)).isEqualTo(BOXES.charAt(cell) - '0');
  }

  @Test
  void cell_rowByRow() {
    assertThat(Geometry.cell(0, 8)).isEqualTo(8);
    assertThat(Geometry.cell(1, 0)).isEqualTo(9);
    assertThat(Geometry.cell(8, 8)).isEqualTo(80);
  }

  @Test
  void cellOfBox_eachCellOnceInItsBox() {
    assertThat(
            IntStream.range(0, 81)
                .map(i -> Geometry.cellOfBox(i / 9, i % 9))
                .boxed()
                .collect(groupingBy(Geometry::box)))
        .isEqualTo(cells().boxed().collect(groupingBy(Geometry::box)));
  }

  @ParameterizedTest
  @MethodSource("cells")
  void houses_threeForEachCell(int cell) {
    assertThat(House.all().stream().filter(house -> house.cells().contains(cell)))
        .extracting(House::type)
        .containsExactly(House.Type.ROW, House.Type.COLUMN, House.Type.BOX);
  }

  @ParameterizedTest
  @MethodSource("cells")
  void peers_othersInTheHousesOfTheCell(int cell) {
    TreeSet<Integer> peers = new TreeSet<>();
    House.all().stream().map(House::cells).filter(c -> c.contains(cell)).forEach(peers::addAll);
    peers.remove(cell);
    assertThat(Arrays.stream(HouseTables.PEERS[cell]).boxed()).containsExactlyElementsOf(peers);
    assertThat(HouseTables.PEERS[cell]).hasSize(20);
  }

  @Test
  void peers_spelledOut() {
    assertThat(HouseTables.PEERS[19])
        .containsExactly(
            0, 1, 2, 9, 10, 11, 18, 20, 21, 22, 23, 24, 25, 26, 28, 37, 46, 55, 64, 73);
  }
}
