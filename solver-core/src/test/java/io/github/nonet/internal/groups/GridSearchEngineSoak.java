package io.github.nonet.internal.groups;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.VariantFile.Puzzle;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Counts the solutions of all puzzles of other sizes and variants in the folder that the system
 * property {@code nonet.variants} names, to 2, and prints the guesses and failures, so that a later
 * change can be compared. Run by the profile {@code soak} alone.
 *
 * <p>The system property {@code nonet.guesses} is the number of guesses after which to give up a
 * puzzle, {@code nonet.rounds} how many times to count: the time of the fastest round is printed.
 */
@Tag(Tries.SOAK)
class GridSearchEngineSoak {
  private static final long GUESSES = Long.getLong("nonet.guesses", 100_000);
  private static final int ROUNDS = Integer.getInteger("nonet.rounds", 3);
  private static final double NANOS_PER_MILLISECOND = 1e6;

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();

  private long guesses;
  private long failures;
  private int unfinished;

  /** The time in the engine, its building included. */
  private long nanos;

  @TestFactory
  Stream<DynamicTest> files() throws IOException {
    return VariantFile.tests(this::count);
  }

  private void count(Path file) throws IOException {
    List<Puzzle> puzzles = new VariantFile(file).puzzles();
    assertThat(puzzles).isNotEmpty();
    double best = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      guesses = 0;
      failures = 0;
      unfinished = 0;
      nanos = 0;
      puzzles.forEach(this::count);
      best = Math.min(best, nanos / NANOS_PER_MILLISECOND / puzzles.size());
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s/%s: %d puzzles, %d given up, %d guesses, %d failures, mean %.4f ms",
            file.getParent().getFileName(),
            file.getFileName(),
            puzzles.size(),
            unfinished,
            guesses,
            failures,
            best));
  }

  /** Counts the solutions of a puzzle; a killer makes its rules again, as a program would. */
  private void count(Puzzle puzzle) {
    long start = clock.getCurrentThreadCpuTime();
    Structure structure = puzzle.structure().withCages(puzzle.structure().cages());
    GridSearchEngine engine = new GridSearchEngine(structure, () -> {});
    engine.load(puzzle.sets());
    nanos += clock.getCurrentThreadCpuTime() - start;
    int found = 0;
    Progress progress = Progress.SOLUTION;
    while (found < 2 && progress == Progress.SOLUTION) {
      long restart = clock.getCurrentThreadCpuTime();
      progress = engine.advance(GUESSES - engine.guesses());
      nanos += clock.getCurrentThreadCpuTime() - restart;
      if (progress == Progress.SOLUTION) {
        found++;
        judge(puzzle, engine);
      }
    }
    guesses += engine.guesses();
    failures += engine.failures();
    if (progress == Progress.PAUSED) {
      unfinished++;
    } else {
      assertThat(found).as(puzzle.name()).isEqualTo(puzzle.solutions());
    }
  }

  private static void judge(Puzzle puzzle, GridSearchEngine engine) {
    int[] values = new int[puzzle.sets().length];
    engine.store(values);
    assertThat(PlainGroups.isSolution(puzzle.structure(), puzzle.sets(), values))
        .as(puzzle.name())
        .isTrue();
    if (puzzle.solution().length > 0) {
      assertThat(values).as(puzzle.name()).isEqualTo(puzzle.solution());
    }
  }
}
