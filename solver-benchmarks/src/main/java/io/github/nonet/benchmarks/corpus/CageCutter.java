package io.github.nonet.benchmarks.corpus;

import io.github.nonet.variant.Cage;
import io.github.nonet.variant.Grid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Cuts a 9x9 solution into cages at random. */
final class CageCutter {
  private static final int LEAST = 2;
  private static final int[] SIZES = {2, 2, 2, 3, 3, 4};
  private static final int CELLS = 81;

  private final Random random;
  private final boolean[] isTaken = new boolean[CELLS];

  CageCutter(Random random) {
    this.random = random;
  }

  /** Returns cages of 2 to 4 cells, usually 2 or 3, that cover the grid. */
  List<Cage> cut(Grid solution) {
    List<Cage> cages = new ArrayList<>();
    do {
      cages.clear();
      Arrays.fill(isTaken, false);
      List<Integer> starts = new ArrayList<>(IntStream.range(0, CELLS).boxed().toList());
      Collections.shuffle(starts, random);
      starts.stream().filter(cell -> !isTaken[cell]).forEach(c -> cages.add(grow(solution, c)));
    } while (cages.stream().anyMatch(cage -> cage.cells().size() < LEAST));
    return cages;
  }

  private Cage grow(Grid solution, int start) {
    int size = SIZES[random.nextInt(SIZES.length)];
    List<Integer> cells = new ArrayList<>();
    for (int cell = start; cell >= 0; cell = cells.size() < size ? next(solution, cells) : -1) {
      cells.add(cell);
      isTaken[cell] = true;
    }
    return new Cage(cells.stream().mapToInt(solution::value).sum(), cells);
  }

  /** Returns a free neighbour whose value the cage does not hold yet; -1 if there is none. */
  private int next(Grid solution, List<Integer> cells) {
    List<Integer> values = cells.stream().map(solution::value).toList();
    int[] free =
        cells.stream()
            .flatMapToInt(Regions::neighbours)
            .filter(cell -> !isTaken[cell] && !values.contains(solution.value(cell)))
            .toArray();
    return free.length == 0 ? -1 : free[random.nextInt(free.length)];
  }
}
