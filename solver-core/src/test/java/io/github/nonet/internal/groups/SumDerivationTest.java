package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SumDerivationTest {
  private final Random random = new Random(45);

  private static SumDerivation derivation(Structure structure) {
    SumDerivation derivation = begin(structure);
    while (!derivation.advance()) {
      assertThat(derivation.isContradictory()).isFalse();
    }
    return derivation;
  }

  private static SumDerivation begin(Structure structure) {
    return new SumDerivation(structure.plan(() -> {}), () -> {});
  }

  /** Whatever the cages, what is derived from them holds wherever they do. */
  @Test
  void sums_holdInTheSolution() {
    List<Structure> structures =
        List.of(Structures.boxes(2, 3), Structures.boxes(3, 3), Structures.boxes(3, 4));
    int longSums = 0;
    for (int i = 0; i < 60; i++) {
      Structure structure = structures.get(i % 3);
      int[] solution = PlainGroups.randomSolution(structure, random);
      List<Cage> cages = new ArrayList<>(Cages.tiling(structure, solution, 5, 10, random));
      if (i % 2 == 0) {
        cages.addAll(Cages.tiling(structure, solution, 3, 70, random));
      }
      SumDerivation derivation = derivation(structure.withCages(cages));
      assertThat(derivation.isContradictory()).isFalse();
      assertThat(derivation.sums()).isNotEmpty().allMatch(sum -> holds(sum, solution));
      for (Form.Sum sum : derivation.longSums()) {
        assertThat(IntStream.of(sum.cells()).map(cell -> solution[cell]).sum())
            .isEqualTo(sum.total());
        longSums++;
      }
    }
    assertThat(longSums).isPositive();
  }

  private static boolean holds(SignedSum sum, int[] values) {
    int[] cells = sum.cells();
    int total =
        IntStream.range(0, cells.length)
            .map(i -> i < sum.added() ? values[cells[i]] : -values[cells[i]])
            .sum();
    return total == sum.total();
  }

  /**
   * The first row: a cage of three cells leaves one, and one that continues below is subtracted.
   */
  @Test
  void sums_ofOneRow() {
    Structure structure =
        Structures.boxes(2, 2)
            .withCages(List.of(new Cage(9, new int[] {0, 1, 2}), new Cage(5, new int[] {10, 14})));
    List<String> sums =
        derivation(structure).sums().stream().map(sum -> text(sum)).collect(Collectors.toList());
    assertThat(sums).contains("+3=1 cage", "+2+6=5 cage");
  }

  private static String text(SignedSum sum) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < sum.cells().length; i++) {
      text.append(i < sum.added() ? '+' : '-').append(sum.cells()[i]);
    }
    return text.append('=').append(sum.total()).append(sum.isCage() ? " cage" : "").toString();
  }

  /** The cages round the fifth row have four cells above it and five below: 25 at least. */
  @Test
  void longSums_nearToTheLeast() {
    SumDerivation derivation = roundFifthRow(7);
    assertThat(derivation.isContradictory()).isFalse();
    assertThat(derivation.longSums())
        .anySatisfy(
            sum -> {
              assertThat(sum.total()).isEqualTo(26);
              assertThat(sum.cells()).containsExactly(27, 28, 29, 30, 49, 50, 51, 52, 53);
              assertThat(sum.factors()).hasSize(9).containsOnly(1);
            });
  }

  /** Four cells have 30 at most, and five have 35. */
  @Test
  void longSums_nearToTheGreatest() {
    assertThat(roundFifthRow(5, 13).longSums()).anyMatch(sum -> sum.total() == 64);
    assertThat(roundFifthRow(6, 13).isContradictory()).isFalse();
    assertThat(roundFifthRow(7, 13).isContradictory()).isTrue();
  }

  @Test
  void longSums_farFromBothBounds() {
    assertThat(roundFifthRow(15).longSums()).noneMatch(sum -> sum.total() == 34);
  }

  @Test
  void isContradictory_lessThanTheLeast() {
    assertThat(roundFifthRow(6).isContradictory()).isFalse();
    assertThat(roundFifthRow(5).isContradictory()).isTrue();
  }

  /** Each cage has a cell of the row and one above or below; the sum of the first cage is given. */
  private static SumDerivation roundFifthRow(int sumOfFirst) {
    return roundFifthRow(sumOfFirst, 8);
  }

  private static SumDerivation roundFifthRow(int sumOfFirst, int sumOfOthers) {
    List<Cage> cages = new ArrayList<>();
    for (int column = 0; column < 9; column++) {
      int cell = 36 + column;
      int next = column < 4 ? cell - 9 : cell + 9;
      cages.add(new Cage(column == 0 ? sumOfFirst : sumOfOthers, new int[] {cell, next}));
    }
    SumDerivation derivation = begin(Structures.boxes(3, 3).withCages(cages));
    boolean isDone = derivation.advance();
    assertThat(isDone).isTrue();
    return derivation;
  }

  @Test
  void isContradictory_houseOfWrongSum() {
    Structure structure =
        Structures.boxes(2, 2)
            .withCages(List.of(new Cage(5, new int[] {0, 1}), new Cage(4, new int[] {2, 3})));
    assertThat(derivation(structure).isContradictory()).isTrue();
  }

  /** Returns the derived sums without those of whole houses. */
  private static List<String> sums(Structure structure, Cage... cages) {
    List<String> houses = texts(derivation(structure));
    List<String> sums = texts(derivation(structure.withCages(List.of(cages))));
    sums.removeAll(houses);
    return sums;
  }

  private static List<String> texts(SumDerivation derivation) {
    return derivation.sums().stream().map(sum -> text(sum)).collect(Collectors.toList());
  }

  private static Cage cage(int sum, int... cells) {
    return new Cage(sum, cells);
  }

  /** Where a cage has as many cells inside as outside, it is used, and it is not. */
  @Test
  void sums_partialCages_inAllWaysThatLeaveFewCells() {
    Structure four = Structures.boxes(2, 2);
    assertThat(sums(four, cage(5, 0, 1), cage(5, 2, 6)))
        .containsExactlyInAnyOrder(
            "+2+3=5 cage",
            "+3-6=0",
            "+3+4+5+7=10",
            "+4+5+7-2=5",
            "+4+8+12-1=5",
            "+5+9+13-0=5",
            "+10+14=5 cage",
            "+4+5=5 cage",
            "+3+7=5 cage");
    assertThat(sums(four, cage(6, 0, 1, 4), cage(4, 2, 3, 7)))
        .containsExactlyInAnyOrder(
            "+2+3-4=4",
            "+0+1-7=6",
            "+4+7=0 cage",
            "+5+6=10 cage",
            "+0+1+2+3-5-6=0",
            "+8+12-1=4",
            "+5+9+13-0-4=4",
            "+6+10+14-3-7=6",
            "+11+15-2=6",
            "+5=4 cage",
            "+6=6 cage");
  }

  /** Cages that overlap are not both used. */
  @Test
  void sums_overlappingCages() {
    assertThat(sums(Structures.boxes(2, 2), cage(7, 0, 1, 4), cage(3, 1, 2)))
        .containsExactlyInAnyOrder(
            "+0+3=7 cage",
            "+1+4-3=0",
            "+5+6+7-0-1=3",
            "+8+12-1=3",
            "+5+9+13-2=7",
            "+5+9+13-0-4=3",
            "+6+10+14-1=7",
            "+5=3 cage",
            "+3+6+7-1=7");
  }

  /** Rows are joined with the next rows, and columns with the next columns. */
  @Test
  void sums_ofTwoAdjacentHouses() {
    Structure nine = Structures.boxes(3, 3);
    Cage[] rows = new Cage[8];
    Arrays.setAll(rows, i -> cage(10, i, i + 9));
    assertThat(sums(nine, rows)).contains("+8+17=10 cage").hasSize(12);
    Cage[] columns = new Cage[8];
    Arrays.setAll(columns, i -> cage(10, 9 * i, 9 * i + 1));
    assertThat(sums(nine, columns)).contains("+72+73=10 cage").hasSize(12);
    Cage first = cage(45, 0, 1, 2, 3, 13, 14, 15, 16, 18);
    Cage second = cage(45, 4, 5, 6, 7, 9, 10, 11, 12, 19);
    assertThat(sums(nine, first, second)).containsExactly("+8+17-18-19=0");
  }

  /** The first row and the third are not adjacent, and two boxes are not joined. */
  @Test
  void sums_ofHousesThatAreNotAdjacent_areNotDerived() {
    Structure four = Structures.boxes(2, 2);
    List<String> sums = sums(four, cage(4, 2, 8), cage(5, 3, 9), cage(6, 6, 12));
    assertThat(sums)
        .hasSize(30)
        .contains("+0+1+3-8=6", "+0+1-8-9=1", "+10+11-2-3=1", "+2+3+6-13=5")
        .doesNotContain("+0+1+10+11=11", "+7+13=5");
  }

  /** A row of one grid is not joined with the next row of another one. */
  @Test
  void sums_ofTwoGrids_areOfOneEach() {
    List<Group> groups = new ArrayList<>();
    for (int grid = 0; grid < 2; grid++) {
      int own = grid;
      for (Group group : Structures.boxes(2, 2).groups()) {
        int[] cells = IntStream.of(group.cells()).map(cell -> cell + 16 * own).toArray();
        groups.add(new Group(group.kind(), grid, group.index(), cells));
      }
    }
    Structure two = new Structure(4, 32, groups, List.of());
    List<String> sums =
        sums(two, cage(5, 16, 20), cage(5, 17, 21), cage(5, 18, 22), cage(5, 0, 20));
    assertThat(sums).contains("+19+23=5 cage").doesNotContain("+1+2+3+21+22+23=15");
  }

  /** The work of a step is limited, and a pulse comes with each region. */
  @Test
  void advance_manyCages_takesTwoSteps() {
    Cage[] cages = new Cage[81];
    Arrays.setAll(cages, i -> cage(1 + i % 9, i));
    Structure killer = Structures.boxes(3, 3).withCages(List.of(cages));
    AtomicInteger pulses = new AtomicInteger();
    SumDerivation derivation = new SumDerivation(killer.plan(() -> {}), pulses::incrementAndGet);
    assertThat(derivation.advance()).isFalse();
    assertThat(derivation.advance()).isTrue();
    int regionsOfRows = 9 * 10 / 2;
    assertThat(pulses).hasValue(2 * regionsOfRows + 9);
    assertThat(begin(Structures.boxes(3, 3)).advance()).isTrue();
  }

  /** More than 16 values have too many combinations. */
  @Test
  void sums_ofManyValues_areNoCages() {
    int[] few = IntStream.range(0, 14).toArray();
    Structure sixteen = Structures.boxes(4, 4).withCages(List.of(cage(110, few)));
    assertThat(texts(derivation(sixteen))).contains("+14+15=26 cage");
    Structure twenty =
        Structures.boxes(4, 5).withCages(List.of(cage(190, IntStream.range(0, 18).toArray())));
    assertThat(texts(derivation(twenty))).contains("+18+19=20");
  }

  /** A cage with more cells inside is used, also where another one is not. */
  @Test
  void sums_cageMostlyInside_isUsed() {
    Structure nine = Structures.boxes(3, 3);
    assertThat(sums(nine, cage(38, 0, 1, 2, 3, 4, 9, 10), cage(12, 5, 14, 23, 32)))
        .contains("+5+6+7+8-9-10=7");
    Structure six = Structures.boxes(2, 3);
    assertThat(sums(six, cage(15, 0, 1, 2, 6, 7), cage(6, 3, 9, 15), cage(6, 5)))
        .contains("+3+4-6-7=0", "+0+1+2+3+4=15 cage");
  }

  @Test
  void sums_cellsThatDoNotSeeEachOther_areNoCage() {
    Cage[] cages = new Cage[8];
    Arrays.setAll(cages, i -> cage(10, i + 1, i + 9));
    assertThat(sums(Structures.boxes(3, 3), cages)).contains("+0+17=10");
    assertThat(texts(derivation(Structures.boxes(2, 2)))).contains("+0+1+2+3=10").hasSize(12);
  }

  /** Four cages could be used in 16 ways: eight of them are tried, and all, and none. */
  @Test
  void sums_manyPartialCages_inSomeWays() {
    Structure four = Structures.boxes(2, 2);
    List<String> sums = sums(four, cage(5, 0, 4), cage(5, 1, 9), cage(5, 2, 14), cage(5, 3, 11));
    assertThat(sums)
        .hasSize(29)
        .contains("+0+3-9-14=0", "+8+10-1-3=0")
        .doesNotContain("+0-4-9-14=-5");
  }
}
