package io.github.nonet.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Rules of one square grid with a great many houses, groups or cages of random cells. */
final class LargeRules {
  private LargeRules() {}

  /** Returns rules with so many houses of their own, besides rows, columns and boxes. */
  static Rules withHouses(int symbols, int houses) {
    Random random = new Random(houses);
    Rules.Builder builder = square(symbols);
    for (int i = 0; i < houses; i++) {
      builder.group("house " + i, places(symbols, cells(symbols, symbols, random)));
    }
    return builder.build();
  }

  /** Returns rules with so many groups of fewer cells than there are values. */
  static Rules withGroups(int symbols, int groups) {
    Random random = new Random(groups);
    Rules.Builder builder = square(symbols);
    for (int i = 0; i < groups; i++) {
      int size = 2 + random.nextInt(symbols - 2);
      builder.group("group " + i, places(symbols, cells(symbols, size, random)));
    }
    return builder.build();
  }

  /** Returns rules with so many cages of two to four cells and middle sums. */
  static Rules withCages(int symbols, int cages) {
    Random random = new Random(cages);
    List<Cage> list = new ArrayList<>();
    for (int i = 0; i < cages; i++) {
      int size = 2 + random.nextInt(3);
      list.add(new Cage(size * (symbols + 1) / 2, List.copyOf(cells(symbols, size, random))));
    }
    return Rules.of(symbols).withCages(list);
  }

  private static Rules.Builder square(int symbols) {
    int boxRows = (int) Math.sqrt(symbols);
    return Rules.builder(symbols).grid(0, 0, boxRows, symbols / boxRows);
  }

  private static Set<Integer> cells(int symbols, int size, Random random) {
    Set<Integer> cells = new TreeSet<>();
    while (cells.size() < size) {
      cells.add(random.nextInt(symbols * symbols));
    }
    return cells;
  }

  private static int[][] places(int symbols, Set<Integer> cells) {
    return cells.stream()
        .map(cell -> new int[] {cell / symbols, cell % symbols})
        .toArray(int[][]::new);
  }
}
