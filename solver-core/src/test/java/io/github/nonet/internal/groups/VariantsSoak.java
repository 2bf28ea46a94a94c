package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.GivenFile;
import io.github.nonet.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The recommended engine gives the right answer to each puzzle below the folder that the system
 * property {@code nonet.variants} names: one solution, the known one; none for files named
 * "invalid"; two at least for other layouts. Prints guesses, failures and milliseconds, to compare
 * a later engine with. A search ends after {@code nonet.guesses} guesses, 1,000,000 by default;
 * such puzzles are counted. Run by the profile {@code soak} alone.
 */
class VariantsSoak {
  private static final long GUESSES = Long.getLong("nonet.guesses", 1_000_000);

  /** A puzzle whose source says that it has two solutions. */
  private static final String TWO_SOLUTIONS = "[mod B]";

  private static final int OPEN = -1;

  @Test
  void engine_isRight() throws IOException {
    Path folder = GivenFile.of("nonet.variants");
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(VariantsSoak::isPuzzles).sorted().toList()) {
        check(file);
      }
    }
  }

  private static boolean isPuzzles(Path file) {
    return file.toString().endsWith(".txt") || file.toString().endsWith(".jsonl");
  }

  private static void check(Path file) throws IOException {
    List<VariantPuzzle> puzzles = VariantPuzzle.read(file);
    long guesses = 0;
    long failures = 0;
    int open = 0;
    long start = System.nanoTime();
    for (VariantPuzzle puzzle : puzzles) {
      HandOver engine = (HandOver) GroupEngines.newEngine(puzzle.structure());
      engine.load(puzzle.candidates());
      int count = count(engine, puzzle);
      if (count == OPEN) {
        open++;
      } else {
        assertThat(count).as(file + " " + puzzle.name()).isEqualTo(expected(file, puzzle));
      }
      guesses += engine.guesses();
      failures += engine.failures();
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d puzzles, %d unfinished, %d guesses, %d failures, %.1f ms%n",
        file.getFileName(),
        puzzles.size(),
        open,
        guesses,
        failures,
        (System.nanoTime() - start) / 1e6);
  }

  /** Counts up to two solutions, and looks at the first. */
  private static int count(GroupEngine engine, VariantPuzzle puzzle) {
    int count = 0;
    Progress progress = Progress.SOLUTION;
    while (count < 2 && progress == Progress.SOLUTION) {
      progress = engine.advance(Math.max(0, GUESSES - engine.guesses()));
      if (progress == Progress.SOLUTION) {
        count++;
        check(engine, puzzle);
      }
    }
    return progress == Progress.PAUSED ? OPEN : count;
  }

  private static void check(GroupEngine engine, VariantPuzzle puzzle) {
    int[] values = new int[puzzle.structure().cells()];
    engine.store(values);
    assertThat(GroupReferee.isSolution(puzzle.structure(), puzzle.candidates(), values))
        .as(puzzle.name())
        .isTrue();
    if (puzzle.solution().length > 0 && !puzzle.name().contains(TWO_SOLUTIONS)) {
      assertThat(values).as(puzzle.name()).isEqualTo(puzzle.solution());
    }
  }

  private static int expected(Path file, VariantPuzzle puzzle) {
    if (file.toString().contains("layouts")) {
      return file.toString().contains("invalid") ? 0 : 2;
    }
    if (puzzle.name().contains(TWO_SOLUTIONS)) {
      return 2;
    }
    return isConsistent(puzzle) ? 1 : 0;
  }

  /** Some sets have puzzles with a value twice in a group. */
  private static boolean isConsistent(VariantPuzzle puzzle) {
    return puzzle.structure().groups().stream()
        .map(Structure.Group::cells)
        .allMatch(
            cells -> {
              int[] givens =
                  Arrays.stream(cells)
                      .map(cell -> puzzle.candidates()[cell])
                      .filter(set -> Integer.bitCount(set) == 1)
                      .toArray();
              return Arrays.stream(givens).distinct().count() == givens.length;
            });
  }
}
