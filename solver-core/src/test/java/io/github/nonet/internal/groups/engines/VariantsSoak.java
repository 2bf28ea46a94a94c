package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.GroupReferee;
import io.github.nonet.internal.groups.VariantFile;
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
 * The recommended engine gives the right answer to all puzzles of other sizes and variants in the
 * folder that the system property {@code nonet.variants} names. Prints guesses, failures and
 * milliseconds, so that a later change can be compared. Run by the profile {@code soak} alone.
 *
 * <p>A search ends after {@code nonet.guesses} guesses, 1,000,000 by default. There are {@code
 * nonet.rounds} rounds, of which the last is printed.
 */
@Tag(Tries.SOAK)
class VariantsSoak {
  private static final long GUESSES = Long.getLong("nonet.guesses", 1_000_000);
  private static final int ROUNDS = Integer.getInteger("nonet.rounds", 1);
  private static final double NANOS_PER_MILLISECOND = 1e6;

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private long guesses;
  private long failures;
  private long slowest;
  private int unfinished;

  @TestFactory
  Stream<DynamicTest> files() throws IOException {
    return VariantFile.tests(this::check);
  }

  private void check(Path file) throws IOException {
    List<Puzzle> puzzles = new VariantFile(file).puzzles();
    assertThat(puzzles).isNotEmpty();
    long total = 0;
    for (int round = 0; round < ROUNDS; round++) {
      guesses = 0;
      failures = 0;
      slowest = 0;
      unfinished = 0;
      total = puzzles.stream().mapToLong(this::check).sum();
    }
    System.out.printf(
        Locale.ROOT,
        "%s/%s: %d puzzles, %d given up, %d guesses, %d failures, mean %.3f ms, slowest %.3f ms%n",
        file.getParent().getFileName(),
        file.getFileName(),
        puzzles.size(),
        unfinished,
        guesses,
        failures,
        total / NANOS_PER_MILLISECOND / puzzles.size(),
        slowest / NANOS_PER_MILLISECOND);
  }

  /** Counts up to two solutions; returns the time that took, the building of engines included. */
  private long check(Puzzle puzzle) {
    int[] values = new int[puzzle.sets().length];
    long start = clock.getCurrentThreadCpuTime();
    LearningEngine engine = (LearningEngine) GroupEngines.newEngine(puzzle.structure(), () -> {});
    engine.load(puzzle.sets());
    int count = 0;
    Progress progress = Progress.SOLUTION;
    while (count < 2 && progress == Progress.SOLUTION) {
      progress = engine.advance(Math.max(0, GUESSES - engine.guesses()));
      if (progress == Progress.SOLUTION) {
        count++;
        engine.store(values);
      }
    }
    long nanos = clock.getCurrentThreadCpuTime() - start;
    slowest = Math.max(slowest, nanos);
    guesses += engine.guesses();
    failures += engine.failures();
    if (progress == Progress.PAUSED) {
      unfinished++;
    } else {
      assertThat(count).as(puzzle.name()).isEqualTo(puzzle.solutions());
      judge(puzzle, count, values);
    }
    return nanos;
  }

  private static void judge(Puzzle puzzle, int count, int... values) {
    if (count > 0) {
      assertThat(GroupReferee.isSolution(puzzle.structure(), puzzle.sets(), values))
          .as(puzzle.name())
          .isTrue();
    }
    if (count == 1 && puzzle.solution().length > 0) {
      assertThat(values).as(puzzle.name()).isEqualTo(puzzle.solution());
    }
  }
}
