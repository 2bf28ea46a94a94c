package io.github.nonet.variant;

import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;

/** Random jigsaws: boxes whose cells have changed sides many times. */
final class RandomRegions {
  private static final int SWAPS = 300;

  private final int size;
  private final Random random;
  private final char[] regions;

  private RandomRegions(Rules boxes, Random random) {
    size = boxes.valueCount();
    this.random = random;
    regions = new char[boxes.cellCount()];
    for (int house = 0; house < boxes.houses().size(); house++) {
      if (boxes.houseName(house).startsWith("box ")) {
        char name = (char) ('A' + house % size);
        boxes.houses().get(house).forEach(cell -> regions[cell] = name);
      }
    }
  }

  /** Returns the rules of connected regions; not all layouts have a solution, but this one has. */
  static Rules jigsaw(Rules boxes, Random random) {
    Rules jigsaw = any(boxes, random);
    while (!isSolvable(jigsaw)) {
      jigsaw = any(boxes, random);
    }
    return jigsaw;
  }

  private static boolean isSolvable(Rules rules) {
    try {
      return GridSolver.getDefault()
          .within(SearchLimit.guesses(5_000))
          .solve(rules.emptyGrid())
          .isPresent();
    } catch (SearchLimitExceededException e) {
      return false;
    }
  }

  private static Rules any(Rules boxes, Random random) {
    RandomRegions made = new RandomRegions(boxes, random);
    for (int swaps = 0; swaps < SWAPS; ) {
      swaps += made.swap() ? 1 : 0;
    }
    return Rules.jigsaw(new String(made.regions));
  }

  /** Lets two cells change their regions, if these stay connected. */
  private boolean swap() {
    int one = random.nextInt(regions.length);
    int other = random.nextInt(regions.length);
    char first = regions[one];
    char second = regions[other];
    if (first == second) {
      return false;
    }
    regions[one] = second;
    regions[other] = first;
    if (isConnected(one) && isConnected(other)) {
      return true;
    }
    regions[one] = first;
    regions[other] = second;
    return false;
  }

  private boolean isConnected(int start) {
    Set<Integer> reached = new HashSet<>(Set.of(start));
    Deque<Integer> next = new ArrayDeque<>(reached);
    while (!next.isEmpty()) {
      int cell = next.remove();
      for (int other = 0; other < regions.length; other++) {
        int distance = Math.abs(cell / size - other / size) + Math.abs(cell % size - other % size);
        if (distance == 1 && regions[other] == regions[start] && reached.add(other)) {
          next.add(other);
        }
      }
    }
    return reached.size() == size;
  }
}
