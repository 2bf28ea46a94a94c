package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Tries;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What innies and outies tell of their cells, against all ways to reach their sums. */
class InniesOutiesTest {
  private static final Structure SIX = SmallGrid.boxes(2, 3);
  private static final int ALL = 0b111_1110;

  private static Set<String> reported(Structure structure, int[] sets, boolean[] isFilled) {
    return Told.of(structure, sets, isFilled).getOrDefault(GridTechnique.INNIES_OUTIES, Set.of());
  }

  private static int[] open() {
    int[] sets = new int[36];
    Arrays.fill(sets, ALL);
    return sets;
  }

  private static Structure with(Cage... cages) {
    return SIX.withCages(List.of(cages));
  }

  @Test
  void oneCell_isPlaced() {
    assertThat(reported(with(new Cage(15, new int[] {0, 1, 2, 3, 4})), open(), new boolean[36]))
        .containsExactly("5=6");
  }

  /** Cells 0 and 1 have the sum 7: what one of them lacks the other cannot complete. */
  @Test
  void twoCells_losesWhatTheOtherCannotComplete() {
    Structure structure = with(new Cage(14, new int[] {2, 3, 4, 5}));
    assertThat(reported(structure, open(), new boolean[36])).isEmpty();
    int[] sets = open();
    sets[0] = 0b000_1100;
    assertThat(reported(structure, sets, new boolean[36]))
        .containsExactly("1<>1", "1<>2", "1<>3", "1<>6");
    boolean[] isFilled = new boolean[36];
    isFilled[0] = true;
    sets[0] = 1 << 5;
    assertThat(reported(structure, sets, isFilled)).containsExactly("1=2");
  }

  /** The sum cannot be reached, so the technique finds nothing. */
  @Test
  void contradiction_tellsNothing() {
    int[] sets = open();
    sets[0] = 0b000_0010;
    sets[1] = 0b000_1110;
    assertThat(reported(with(new Cage(14, new int[] {2, 3, 4, 5})), sets, new boolean[36]))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void steps_areWhatAllWaysSay(int seed) {
    Random random = new Random(seed);
    Set<Integer> sizes = new TreeSet<>();
    for (int i = 0; i < Tries.of(5, 60); i++) {
      Structure structure = randomCages(random);
      int[] sets = open();
      boolean[] isFilled = new boolean[36];
      for (int k = random.nextInt(40); k > 0; k--) {
        int cell = random.nextInt(36);
        isFilled[cell] = random.nextInt(4) == 0;
        sets[cell] = isFilled[cell] ? 2 << random.nextInt(6) : random.nextInt(1, 64) << 1;
      }
      Set<String> expected = new TreeSet<>();
      for (HouseSum sum : HouseSums.ofOne(new Units(structure, () -> {}), () -> {})) {
        sizes.add(add(expected, structure, sum, sets, isFilled));
      }
      assertThat(reported(structure, sets, isFilled))
          .as("seed %d, %d", seed, i)
          .isEqualTo(expected);
    }
    if (Tries.areAll()) {
      assertThat(sizes).contains(0, 1, 2, 3);
    }
  }

  private static Structure randomCages(Random random) {
    List<Cage> cages = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int first = random.nextInt(30);
      int[] cells = IntStream.range(first, first + 3 + random.nextInt(3)).toArray();
      cages.add(new Cage(6 + random.nextInt(10), cells));
    }
    return SIX.withCages(cages);
  }

  /** Adds what one sum shows, by all ways to reach it; returns how many cells are open. */
  private static int add(
      Set<String> reported, Structure structure, HouseSum sum, int[] sets, boolean[] isFilled) {
    int[] cells = sum.sum().cells();
    int[] open = IntStream.of(cells).filter(cell -> !isFilled[cell]).toArray();
    int[] possible = new int[cells.length];
    fill(structure, sum, cells, 0, new int[cells.length], sets, isFilled, possible);
    for (int i = 0; i < cells.length; i++) {
      if (possible[i] != 0 && !isFilled[cells[i]]) {
        boolean isPlaced = open.length == 1;
        for (int value = 1; value <= 6; value++) {
          boolean isReported =
              isPlaced
                  ? possible[i] == 1 << value
                  : (sets[cells[i]] & ~possible[i] & 1 << value) != 0;
          if (isReported) {
            reported.add(cells[i] + (isPlaced ? "=" : "<>") + value);
          }
        }
      }
    }
    return open.length;
  }

  private static void fill(
      Structure structure,
      HouseSum sum,
      int[] cells,
      int depth,
      int[] values,
      int[] sets,
      boolean[] isFilled,
      int[] possible) {
    if (depth == cells.length) {
      int total = 0;
      for (int i = 0; i < depth; i++) {
        total += sum.sum().factors()[i] * values[i];
      }
      for (int i = 0; total == sum.sum().total() && i < depth; i++) {
        possible[i] |= 1 << values[i];
      }
      return;
    }
    for (int value = 1; value <= 6; value++) {
      values[depth] = value;
      int at = depth;
      boolean isFree =
          IntStream.range(0, depth)
              .filter(i -> values[i] == values[at])
              .noneMatch(i -> see(structure, cells[i], cells[at]));
      if ((sets[cells[depth]] >> value & 1) != 0 && isFree) {
        fill(structure, sum, cells, depth + 1, values, sets, isFilled, possible);
      }
    }
  }

  private static boolean see(Structure structure, int cell, int other) {
    return Stream.concat(
            structure.groups().stream().map(Structure.Group::cells),
            structure.cages().stream().map(Cage::cells))
        .anyMatch(
            cells ->
                Arrays.stream(cells).anyMatch(c -> c == cell)
                    && Arrays.stream(cells).anyMatch(c -> c == other));
  }
}
