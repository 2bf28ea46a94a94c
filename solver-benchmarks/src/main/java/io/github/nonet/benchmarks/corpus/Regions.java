package io.github.nonet.benchmarks.corpus;

import io.github.nonet.variant.Rules;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The regions of a 9x9 jigsaw, drawn at random: boxes that exchange cells at their borders. */
final class Regions {
  private static final int SIDE = 9;
  private static final int BOX = 3;
  private static final int CELLS = SIDE * SIDE;
  private static final int LINES = 2 * SIDE;

  private final Random random;
  private final int[] region =
      IntStream.range(0, CELLS).map(c -> c / SIDE / BOX * BOX + c % SIDE / BOX).toArray();

  Regions(Random random) {
    this.random = random;
  }

  /** Returns the regions of rules, a letter a cell, as {@link Rules#jigsaw} reads them. */
  static String of(Rules rules) {
    List<List<Integer>> regions = rules.houses().subList(LINES, rules.houses().size());
    return text(
        IntStream.range(0, CELLS)
            .map(c -> IntStream.range(0, SIDE).filter(r -> regions.get(r).contains(c)).sum()));
  }

  private static String text(IntStream regions) {
    return regions
        .mapToObj(number -> String.valueOf((char) ('A' + number)))
        .collect(Collectors.joining());
  }

  /** Exchanges this number of pairs of cells; every region stays in one piece. */
  String swapped(int swaps) {
    int done = 0;
    while (done < swaps) {
      done += swap(random.nextInt(CELLS), random.nextInt(CELLS)) ? 1 : 0;
    }
    return text(IntStream.of(region));
  }

  private boolean swap(int a, int b) {
    int ofA = region[a];
    int ofB = region[b];
    if (ofA == ofB) {
      return false;
    }
    region[a] = ofB;
    region[b] = ofA;
    boolean isFine = isOnePiece(ofA) && isOnePiece(ofB);
    if (!isFine) {
      region[a] = ofA;
      region[b] = ofB;
    }
    return isFine;
  }

  private boolean isOnePiece(int number) {
    int start =
        IntStream.range(0, CELLS).filter(c -> region[c] == number).findFirst().orElseThrow();
    Set<Integer> reached = new HashSet<>(Set.of(start));
    Deque<Integer> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      neighbours(open.remove())
          .filter(cell -> region[cell] == number)
          .filter(reached::add)
          .forEach(open::add);
    }
    return reached.size() == SIDE;
  }

  /** Returns the cells next to, above and below a cell of a 9x9. */
  static IntStream neighbours(int cell) {
    int row = cell / SIDE;
    int column = cell % SIDE;
    return IntStream.of(
            row > 0 ? cell - SIDE : -1,
            row < SIDE - 1 ? cell + SIDE : -1,
            column > 0 ? cell - 1 : -1,
            column < SIDE - 1 ? cell + 1 : -1)
        .filter(neighbour -> neighbour >= 0);
  }
}
