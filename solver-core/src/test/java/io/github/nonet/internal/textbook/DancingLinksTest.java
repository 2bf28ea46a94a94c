package io.github.nonet.internal.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.House;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DancingLinksTest {
  private final DancingLinks links = new DancingLinks();

  /** A column of the matrix is headed by its number, from 1. */
  static IntStream columns() {
    return IntStream.rangeClosed(1, DancingLinks.COLUMNS);
  }

  @Test
  void size_ofTheFullMatrix() {
    assertThat(DancingLinks.COLUMNS).isEqualTo(324);
    assertThat(DancingLinks.ROWS).isEqualTo(729);
  }

  @Test
  void column_filledCell() {
    assertThat(IntStream.range(0, 81).mapToObj(cell -> rows(1 + cell)).toList())
        .isEqualTo(
            IntStream.range(0, 81)
                .mapToObj(
                    cell -> IntStream.rangeClosed(1, 9).mapToObj(d -> cell + "=" + d).toList())
                .toList());
  }

  @Test
  void column_digitOfARow() {
    assertThat(houseColumns(82)).isEqualTo(placesInHouses(House.Type.ROW));
  }

  @Test
  void column_digitOfAColumn() {
    assertThat(houseColumns(163)).isEqualTo(placesInHouses(House.Type.COLUMN));
  }

  @Test
  void column_digitOfABox() {
    assertThat(houseColumns(244)).isEqualTo(placesInHouses(House.Type.BOX));
  }

  private List<List<String>> houseColumns(int first) {
    return IntStream.range(first, first + 81).mapToObj(this::rows).toList();
  }

  private static List<List<String>> placesInHouses(House.Type type) {
    return House.all().stream()
        .filter(house -> house.type() == type)
        .flatMap(
            house ->
                IntStream.rangeClosed(1, 9)
                    .mapToObj(d -> house.cells().stream().map(cell -> cell + "=" + d).toList()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("columns")
  void uncover_restoresEverything(int column) {
    links.cover(column);
    assertThat(snapshot(links)).isNotEqualTo(snapshot(new DancingLinks()));
    links.uncover(column);
    assertThat(snapshot(links)).isEqualTo(snapshot(new DancingLinks()));
  }

  @Test
  void uncoverOthers_restoresEverything() {
    for (int node : List.of(links.below(1), links.below(100), links.below(200), links.below(324))) {
      links.coverOthers(node);
      assertThat(snapshot(links)).isNotEqualTo(snapshot(new DancingLinks()));
      links.uncoverOthers(node);
      assertThat(snapshot(links)).isEqualTo(snapshot(new DancingLinks()));
    }
  }

  @Test
  void uncover_nested() {
    int inner = links.below(150);
    links.cover(7);
    List<Object> before = snapshot(links);
    links.cover(150);
    links.coverOthers(inner);
    links.uncoverOthers(inner);
    links.uncover(150);
    assertThat(snapshot(links)).isEqualTo(before);
  }

  @Test
  void cover_takesRowsOutOfOtherColumns() {
    links.cover(1);
    assertThat(rows(1)).hasSize(9);
    assertThat(rows(82)).doesNotContain("0=1").hasSize(8);
    assertThat(rows(163)).doesNotContain("0=1").hasSize(8);
    assertThat(rows(244)).doesNotContain("0=1").hasSize(8);
    assertThat(rows(2)).hasSize(9);
  }

  @Test
  void coverOthers_coversTheOtherThree() {
    links.cover(1);
    links.coverOthers(links.below(1));
    assertThat(rows(1)).hasSize(9);
    assertThat(rows(2)).containsExactly("1=2", "1=3", "1=4", "1=5", "1=6", "1=7", "1=8", "1=9");
    assertThat(rows(10)).doesNotContain("9=1").hasSize(8);
    assertThat(rows(11)).doesNotContain("10=1").hasSize(8);
    assertThat(rows(14)).hasSize(9);
    assertThat(drain(links)).hasSize(320).doesNotContain(1, 82, 163, 244);
  }

  @Test
  void choose_fewestRowsLeftmost() {
    assertThat(links.choose()).isEqualTo(1);
    assertThat(links.coverClue(0, 1)).isTrue();
    // A 1 in row 2 has the six places outside of box 1.
    assertThat(links.choose()).isEqualTo(91);
  }

  @Test
  void choose_noRowLeft() {
    links.cover(1);
    links.cover(2);
    links.cover(3);
    links.cover(10);
    links.cover(11);
    links.cover(12);
    links.cover(19);
    links.cover(20);
    links.cover(21);
    // All cells of box 1 are gone, so none of its digits has a place.
    assertThat(links.choose()).isEqualTo(244);
    assertThat(links.hasChoice(244)).isFalse();
  }

  @Test
  void chooseFirst_firstCell() {
    assertThat(links.chooseFirst()).isEqualTo(1);
    links.coverClue(0, 1);
    assertThat(links.chooseFirst()).isEqualTo(2);
  }

  @Test
  void chooseFirst_forcedColumn() {
    IntStream.range(0, 7).forEach(cell -> links.coverClue(cell, cell + 1));
    assertThat(links.chooseFirst()).isEqualTo(8);
    assertThat(links.hasChoice(8)).isTrue();
    links.coverClue(35, 8);
    assertThat(links.chooseFirst()).isEqualTo(9);
    assertThat(links.hasChoice(9)).isFalse();
  }

  @Test
  void coverClue_contradiction() {
    assertThat(links.coverClue(0, 5)).isTrue();
    assertThat(new Object[] {0, 8, 72, 20})
        .allSatisfy(cell -> assertThat(links.coverClue((int) cell, 5)).isFalse());
  }

  @Test
  void isEmpty_allColumnsCovered() {
    assertThat(links.isEmpty()).isFalse();
    for (int cell = 0; cell < 81; cell++) {
      assertThat(links.isEmpty()).isFalse();
      assertThat(links.coverClue(cell, Boards.SOLUTION.digit(cell))).isTrue();
    }
    assertThat(links.isEmpty()).isTrue();
  }

  private List<String> rows(int column) {
    return nodes(links, column)
        .map(node -> DancingLinks.cell(node) + "=" + DancingLinks.digit(node))
        .toList();
  }

  private static Stream<Integer> nodes(DancingLinks links, int column) {
    return Stream.iterate(links.below(column), node -> node != column, links::below);
  }

  /** All that can be seen of a matrix. */
  private static List<Object> snapshot(DancingLinks links) {
    List<Object> snapshot = new ArrayList<>();
    columns().forEach(column -> snapshot.add(nodes(links, column).toList()));
    columns().forEach(column -> snapshot.add(links.hasChoice(column)));
    List<Integer> ring = drain(links);
    snapshot.add(ring);
    for (int i = ring.size() - 1; i >= 0; i--) {
      links.uncover(ring.get(i));
    }
    return snapshot;
  }

  /** Covers one column after another; what comes out depends on the ring and on all sizes. */
  private static List<Integer> drain(DancingLinks links) {
    List<Integer> covered = new ArrayList<>();
    while (!links.isEmpty()) {
      covered.add(links.choose());
      links.cover(covered.get(covered.size() - 1));
    }
    return covered;
  }
}
