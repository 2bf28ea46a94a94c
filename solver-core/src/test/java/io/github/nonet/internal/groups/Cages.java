package io.github.nonet.internal.groups;

import io.github.nonet.internal.groups.Structure.Cage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Cages for tests. */
final class Cages {
  private Cages() {}

  /**
   * Returns cages that fit a solution: any cells with different values, some cells in several
   * cages, some in none, some cages of any sum, and at times one that does not fit.
   */
  static List<Cage> random(Structure structure, int[] solution, int mostCells, Random random) {
    List<Cage> cages = new ArrayList<>();
    int wanted = 2 + random.nextInt(structure.cells() / 2);
    while (cages.size() < wanted) {
      int[] cells = random.ints(0, structure.cells()).distinct().limit(mostCells).toArray();
      cages.add(cage(cells, solution, 1 + random.nextInt(mostCells), random));
    }
    return cages;
  }

  /** Returns a cage of at most so many of some cells, none with the value of another. */
  private static Cage cage(int[] cells, int[] solution, int most, Random random) {
    int values = 0;
    int count = 0;
    int sum = 0;
    int[] members = new int[most];
    for (int cell : cells) {
      if (count < most && (values >> solution[cell] & 1) == 0) {
        values |= 1 << solution[cell];
        sum += solution[cell];
        members[count++] = cell;
      }
    }
    int wrong = random.nextInt(150) == 0 ? 1 : 0;
    return new Cage(random.nextInt(6) == 0 ? 0 : sum + wrong, Arrays.copyOf(members, count));
  }
}
