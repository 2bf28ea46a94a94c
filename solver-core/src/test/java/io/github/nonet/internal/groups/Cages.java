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

  /** Returns a cage of at most this many of some cells, none with the value of another. */
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

  /**
   * Returns cages of neighbours that together fill a square grid, or nearly.
   *
   * @param mostCells of a cage
   * @param left how many of a hundred cages to leave out
   */
  static List<Cage> tiling(
      Structure structure, int[] solution, int mostCells, int left, Random random) {
    List<Cage> cages = new ArrayList<>();
    boolean[] isTaken = new boolean[structure.cells()];
    for (int cell = 0; cell < isTaken.length; cell++) {
      if (!isTaken[cell]) {
        int[] cells = grow(cell, solution, 1 + random.nextInt(mostCells), isTaken, random);
        if (random.nextInt(100) >= left) {
          cages.add(new Cage(Arrays.stream(cells).map(i -> solution[i]).sum(), cells));
        }
      }
    }
    return cages;
  }

  private static int[] grow(int first, int[] solution, int most, boolean[] isTaken, Random random) {
    int n = (int) Math.sqrt(isTaken.length);
    List<Integer> cells = new ArrayList<>(List.of(first));
    isTaken[first] = true;
    for (int tries = 0; tries < 4 * most && cells.size() < most; tries++) {
      int from = cells.get(random.nextInt(cells.size()));
      int row = from / n + (random.nextBoolean() ? 1 : 0);
      int next = row == from / n ? from + 1 : from + n;
      boolean isInside = row < n && (row != from / n || from % n + 1 < n);
      if (isInside
          && !isTaken[next]
          && cells.stream().allMatch(i -> solution[i] != solution[next])) {
        cells.add(next);
        isTaken[next] = true;
      }
    }
    return cells.stream().mapToInt(Integer::intValue).toArray();
  }
}
