package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.fpuzzles.LinkWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random puzzles of f-puzzles, read and solved, have the solutions that their referee finds, and
 * are equal when they are written and read again.
 */
final class FPuzzlesAgreement {
  private final Random random;
  private final Map<String, Integer> fields = new TreeMap<>();
  private int solvable;
  private int several;
  private int judged;

  FPuzzlesAgreement(Random random) {
    this.random = random;
  }

  /** Judges this many puzzles; half of them are read from the text of a link. */
  void judge(int puzzles) {
    for (int i = 0; i < puzzles; i++) {
      RandomFPuzzle puzzle = new RandomFPuzzle(random);
      String json = puzzle.json();
      Set<List<Integer>> expected =
          puzzle.solutions().stream().map(FPuzzlesAgreement::boxed).collect(Collectors.toSet());
      Grid grid = Grid.parseFPuzzles(i % 2 == 0 ? json : LinkWriter.compress(json));
      String written = i % 2 == 0 ? grid.toFPuzzlesLink() : grid.toFPuzzles();
      assertThat(Grid.parseFPuzzles(written)).as("puzzle %s: %s", i, json).isEqualTo(grid);
      Set<List<Integer>> found = new HashSet<>();
      GridSolver.getDefault()
          .solutions(grid)
          .limit(expected.size() + 1L)
          .forEach(solution -> found.add(boxed(solution.toArray())));
      assertThat(found).as("puzzle %s: %s", i, json).isEqualTo(expected);
      puzzle.fields().forEach(field -> fields.merge(field, 1, Integer::sum));
      solvable += expected.isEmpty() ? 0 : 1;
      several += expected.size() > 1 ? 1 : 0;
      judged++;
    }
  }

  private static List<Integer> boxed(int... values) {
    return IntStream.of(values).boxed().collect(Collectors.toList());
  }

  /** Returns how many puzzles had each field. */
  Map<String, Integer> fields() {
    return fields;
  }

  int solvable() {
    return solvable;
  }

  int several() {
    return several;
  }

  @Override
  public String toString() {
    return judged
        + " puzzles, "
        + solvable
        + " with solutions, "
        + several
        + " with several: "
        + fields;
  }
}
