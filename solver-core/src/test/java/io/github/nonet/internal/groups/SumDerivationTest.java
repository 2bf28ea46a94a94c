package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.groups.Structure.Cage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SumDerivationTest {
  private final Random random = new Random(45);

  private static SumDerivation derivation(Structure structure) {
    SumDerivation derivation =
        new SumDerivation(
            structure, structure.tables(() -> {}), structure.tables(() -> {}).seen, () -> {});
    while (!derivation.advance()) {
      assertThat(derivation.isContradictory()).isFalse();
    }
    return derivation;
  }

  /** Whatever the cages, what is derived from them holds wherever they do. */
  @Test
  void sums_holdInTheSolution() {
    List<Structure> structures =
        List.of(Structures.boxes(2, 3), Structures.boxes(3, 3), Structures.boxes(3, 4));
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
    }
  }

  private static boolean holds(SignedSum sum, int[] values) {
    int[] cells = sum.cells();
    int total =
        IntStream.range(0, cells.length)
            .map(i -> i < sum.added() ? values[cells[i]] : -values[cells[i]])
            .sum();
    return total == sum.total();
  }

  /** The first row: a cage of three cells leaves one, and one that goes on below is subtracted. */
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

  @Test
  void isContradictory_houseOfWrongSum() {
    Structure structure =
        Structures.boxes(2, 2)
            .withCages(List.of(new Cage(5, new int[] {0, 1}), new Cage(4, new int[] {2, 3})));
    assertThat(derivation(structure).isContradictory()).isTrue();
  }
}
