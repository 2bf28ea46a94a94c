package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.forms.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
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
    int[] cells = sum.cells;
    int total =
        IntStream.range(0, cells.length)
            .map(i -> i < sum.added ? values[cells[i]] : -values[cells[i]])
            .sum();
    return total == sum.total;
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
    for (int i = 0; i < sum.cells.length; i++) {
      text.append(i < sum.added ? '+' : '-').append(sum.cells[i]);
    }
    return text.append('=').append(sum.total).append(sum.isCage ? " cage" : "").toString();
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
    List<Cage> cages = new ArrayList<>();
    for (int column = 0; column < 9; column++) {
      int cell = 36 + column;
      int next = column < 4 ? cell - 9 : cell + 9;
      cages.add(new Cage(column == 0 ? sumOfFirst : 8, new int[] {cell, next}));
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
}
