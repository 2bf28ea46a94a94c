package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.forms.Combinations;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TablesTest {
  private static boolean contains(int[] cells, int cell) {
    return Arrays.stream(cells).anyMatch(other -> other == cell);
  }

  @Test
  void seen_cellsWithACommonGroup() {
    Structure structure = Structures.boxes(2, 3);
    for (int cell = 0; cell < structure.cells(); cell++) {
      for (int other = 0; other < structure.cells(); other++) {
        int one = cell;
        int two = other;
        boolean isSeen =
            one != two
                && structure.groups().stream()
                    .map(Group::cells)
                    .anyMatch(cells -> contains(cells, one) && contains(cells, two));
        assertThat(CellBits.contains(structure.tables(() -> {}).seen[one], two)).isEqualTo(isSeen);
      }
    }
  }

  @Test
  void crossings_linesAndBoxes() {
    Tables tables = Structures.boxes(3, 3).tables(() -> {});
    assertThat(tables.crossings).hasSize(54);
    for (Crossing crossing : tables.crossings) {
      assertThat(crossing.common()).hasSize(3);
      assertThat(crossing.first()).hasSize(6);
      assertThat(crossing.second()).hasSize(6);
      assertThat(crossing.firstIsHouse() && crossing.secondIsHouse()).isTrue();
    }
  }

  /** Cells of a group beyond a house lose what the house has in the group alone. */
  @Test
  void crossings_groupAndHouses() {
    Structure boxes = Structures.boxes(2, 2);
    int without = boxes.tables(() -> {}).crossings.length;
    Structure inside = Structures.with(boxes, List.of(new int[] {0, 1}));
    assertThat(inside.tables(() -> {}).crossings).hasSize(without);
    Structure beyond = Structures.with(boxes, List.of(new int[] {0, 1, 14}));
    assertThat(beyond.tables(() -> {}).crossings).hasSize(without + 2);
  }

  @Test
  void crossings_whicheverOfTwoGroupsIsTheHouse() {
    Structure boxes = Structures.boxes(2, 2);
    int without = boxes.tables(() -> {}).crossings.length;
    List<Group> groups = new ArrayList<>();
    groups.add(new Group(Structure.UnitKind.OTHER, 0, 0, new int[] {0, 1, 14}));
    groups.addAll(boxes.groups());
    Structure before = new Structure(4, 16, groups, List.of());
    assertThat(before.tables(() -> {}).crossings).hasSize(without + 2);
    groups.add(new Group(Structure.UnitKind.OTHER, 0, 1, new int[] {0, 1, 15}));
    Structure two = new Structure(4, 16, groups, List.of());
    assertThat(two.tables(() -> {}).crossings).hasSize(without + 4);
  }

  /** Once for each group, twice, and for 64 crossings and 64 cells at a time. */
  @Test
  void tables_feelThePulse() {
    Structure structure = Structures.boxes(4, 4);
    AtomicInteger pulses = new AtomicInteger();
    Tables tables =
        new Tables(
            16,
            structure.units(),
            structure.groups().stream().mapToInt(structure::valuesOf).toArray(),
            structure.unitsOf(() -> {}),
            pulses::incrementAndGet);
    int words = CellBits.words(tables.crossings.length) + CellBits.words(256);
    assertThat(pulses).hasValue(2 * 48 + 1 + words);
  }

  /** Each group of a cell and each crossing that could lock a value by its change. */
  @Test
  void rows_wakeWhatTheCellIsIn() {
    Tables tables = Structures.boxes(4, 4).tables(() -> {});
    for (int cell = 0; cell < tables.cells; cell++) {
      long[] row = new long[tables.words];
      for (int i = 0; i < tables.rows[cell].places().length; i++) {
        row[tables.rows[cell].places()[i]] = tables.rows[cell].words()[i];
      }
      for (int i = 0; i < tables.crossings.length; i++) {
        Crossing crossing = tables.crossings[i];
        assertThat(CellBits.contains(row, i))
            .isEqualTo(contains(crossing.first(), cell) || contains(crossing.second(), cell));
      }
      for (int i = 0; i < tables.groups.length; i++) {
        assertThat(CellBits.contains(row, tables.groupWord * Long.SIZE + i))
            .isEqualTo(contains(tables.groups[i], cell));
      }
    }
  }

  @Test
  void withCages_sharesTables() {
    Structure structure = Structures.boxes(3, 3);
    Structure killer = structure.withCages(List.of(new Cage(3, new int[] {0, 1})));
    assertThat(killer.tables(() -> {})).isSameAs(structure.tables(() -> {}));
    assertThat(killer.withCages(List.of()).tables(() -> {})).isSameAs(structure.tables(() -> {}));
    assertThat(Structures.boxes(3, 3).tables(() -> {})).isNotSameAs(structure.tables(() -> {}));
  }

  @Test
  void combinations_allSetsOfTheirSizeAndSum() {
    Combinations combinations = new Combinations(9);
    for (int size = 0; size <= 9; size++) {
      for (int sum = -1; sum <= 60; sum++) {
        int wantedSize = size;
        int wantedSum = sum;
        int[] expected =
            IntStream.range(0, 512)
                .map(i -> 2 * i)
                .filter(set -> Integer.bitCount(set) == wantedSize && sum(set) == wantedSum)
                .toArray();
        assertThat(combinations.of(size, sum)).containsExactlyInAnyOrder(expected);
        assertThat(combinations.of(size, sum)).hasSameSizeAs(combinations.of(size, sum));
      }
    }
  }

  private static int sum(int set) {
    return IntStream.range(0, Integer.SIZE).filter(value -> (set >> value & 1) != 0).sum();
  }

  @Test
  void mirror_whatIsMissingToASum() {
    for (int sum = -30; sum <= 80; sum++) {
      for (int value = 1; value <= 25; value++) {
        int missing = sum - value;
        int expected = missing >= 1 && missing <= 25 ? 1 << missing : 0;
        int mirrored = ValueSet.mirror(1 << value, sum) & ValueSet.all(25);
        assertThat(mirrored).as("%d of %d", value, sum).isEqualTo(expected);
      }
    }
  }

  @Test
  void valueSet_singleValues() {
    assertThat(ValueSet.of(0, 9)).isZero();
    assertThat(ValueSet.of(10, 9)).isZero();
    assertThat(ValueSet.of(-40, 9)).isZero();
    assertThat(ValueSet.of(9, 9)).isEqualTo(512);
    assertThat(ValueSet.half(7)).isZero();
    assertThat(ValueSet.half(-4)).isZero();
    assertThat(ValueSet.half(52)).isZero();
    assertThat(ValueSet.half(8)).isEqualTo(16);
    assertThat(ValueSet.lowest(0b100100)).isEqualTo(2);
    assertThat(ValueSet.greatest(0b100100)).isEqualTo(5);
    assertThat(ValueSet.hasAtMostOne(0b100100)).isFalse();
    assertThat(ValueSet.hasAtMostOne(0b100)).isTrue();
  }
}
