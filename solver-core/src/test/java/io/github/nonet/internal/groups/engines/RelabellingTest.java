package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.groups.RandomGrid;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.Structure.Cage;
import io.github.nonet.internal.groups.Structure.Group;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;

/** Other names for values and cells keep the number of solutions, on random grids of all kinds. */
@Tag("slow")
class RelabellingTest {
  private static final int GRIDS = Tries.of(5, 60);

  @RepeatedTest(5)
  void otherValues_keepTheCount() {
    keepTheCount(RelabellingTest::countWithOtherValues);
  }

  @RepeatedTest(5)
  void otherCells_keepTheCount() {
    keepTheCount(RelabellingTest::countWithOtherCells);
  }

  private static void keepTheCount(ToIntBiFunction<RandomGrid, Random> relabelled) {
    Random random = new Random();
    long seed = random.nextLong();
    random.setSeed(seed);
    for (int i = 0; i < GRIDS; i++) {
      RandomGrid grid = RandomGrid.next(random);
      assertThat(relabelled.applyAsInt(grid, random))
          .as("seed %d, grid %d", seed, i)
          .isEqualTo(grid.count());
    }
  }

  private static int countWithOtherValues(RandomGrid grid, Random random) {
    Structure structure = grid.structure();
    int n = structure.symbols();
    boolean hasSums = structure.cages().stream().anyMatch(cage -> cage.sum() > 0);
    // Sums allow one change only: each value to what it lacks to n + 1.
    int[] names =
        hasSums
            ? IntStream.rangeClosed(1, n).map(value -> n + 1 - value).toArray()
            : shuffled(IntStream.rangeClosed(1, n).toArray(), random);
    List<Cage> cages =
        structure.cages().stream()
            .map(cage -> new Cage(turned(cage, n), cage.cells()))
            .collect(Collectors.toList());
    int[] sets = Arrays.stream(grid.candidates()).map(set -> renamed(set, names)).toArray();
    return count(structure.withCages(cages), sets);
  }

  private static int countWithOtherCells(RandomGrid grid, Random random) {
    Structure structure = grid.structure();
    int[] places = shuffled(IntStream.range(0, structure.cells()).toArray(), random);
    int[] sets = new int[places.length];
    for (int cell = 0; cell < places.length; cell++) {
      sets[places[cell]] = grid.candidates()[cell];
    }
    return count(moved(structure, cell -> places[cell], random), sets);
  }

  /** Returns the sum of the turned values: 0 is any sum, and what no values have stays so. */
  private static int turned(Cage cage, int n) {
    int cells = cage.cells().length;
    if (cage.sum() == 0) {
      return 0;
    }
    boolean isTooMuch = cage.sum() > cells * n;
    return isTooMuch ? cage.sum() : cells * (n + 1) - cage.sum();
  }

  /** Returns a set with {@code names[v - 1]} for each value {@code v}. */
  private static int renamed(int set, int... names) {
    int renamed = 0;
    for (int value = 1; value <= names.length; value++) {
      renamed |= (set >>> value & 1) << names[value - 1];
    }
    return renamed;
  }

  /** Returns the same rules for other cells, groups and cages in another order. */
  private static Structure moved(Structure structure, IntUnaryOperator places, Random random) {
    List<Group> groups =
        structure.groups().stream()
            .map(g -> new Group(g.kind(), g.grid(), g.index(), moved(g.cells(), places, random)))
            .collect(Collectors.toList());
    List<Cage> cages =
        structure.cages().stream()
            .map(cage -> new Cage(cage.sum(), moved(cage.cells(), places, random)))
            .collect(Collectors.toList());
    Collections.shuffle(groups, random);
    Collections.shuffle(cages, random);
    return new Structure(structure.symbols(), structure.cells(), groups, cages);
  }

  private static int[] moved(int[] cells, IntUnaryOperator places, Random random) {
    return shuffled(Arrays.stream(cells).map(places).toArray(), random);
  }

  private static int[] shuffled(int[] numbers, Random random) {
    List<Integer> list = Arrays.stream(numbers).boxed().collect(Collectors.toList());
    Collections.shuffle(list, random);
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int count(Structure structure, int... sets) {
    GroupEngine engine = GroupEngines.newEngine(structure, () -> {});
    engine.load(sets);
    int count = 0;
    while (count < RandomGrid.LIMIT && engine.advance(Long.MAX_VALUE) == Progress.SOLUTION) {
      count++;
    }
    return count;
  }
}
