package io.github.nonet.variant;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rules of each size and kind. */
final class AllRules {
  /** Regions of a jigsaw of five rows. */
  static final String FIVE = "AAABB AACBB DCCCB DDCEE DDEEE";

  private AllRules() {}

  /** Returns a grid of random values, empty, full or between. */
  static Grid grid(Rules rules, Random random) {
    int density = random.nextInt(11);
    int[] values =
        IntStream.range(0, rules.cellCount())
            .map(cell -> random.nextInt(10) < density ? 1 + random.nextInt(rules.valueCount()) : 0)
            .toArray();
    return Grid.copyOf(rules, values);
  }

  static Stream<Rules> stream() {
    return Stream.of(
        Rules.of(4),
        Rules.of(3, 2),
        Rules.of(6),
        Rules.of(8),
        Rules.of(9),
        Rules.of(10),
        Rules.of(12),
        Rules.of(16),
        Rules.jigsaw(FIVE),
        Rules.builder(7).rowsAndColumns(0, 0).build(),
        Rules.builder(9).grid(0, 0, 3, 3).diagonals().build(),
        Rules.builder(9).grid(0, 0, 3, 3).windows().build(),
        Rules.builder(9).grid(0, 0, 3, 3).disjointGroups().build(),
        Rules.builder(9).grid(0, 0, 3, 3).asterisk().build(),
        Rules.builder(9).grid(0, 0, 3, 3).percent().build(),
        Rules.builder(6).grid(0, 0, 2, 3).group("pair", new int[][] {{0, 0}, {5, 5}}).build(),
        Rules.builder(4).grid(0, 0, 2, 2).grid(2, 2, 2, 2).build(),
        Rules.samurai(),
        Rules.of(9)
            .withCages(List.of(Cage.of(3, 0, 1), Cage.of(0, 10, 20, 30), Cage.of(24, 8, 17, 26))));
  }
}
