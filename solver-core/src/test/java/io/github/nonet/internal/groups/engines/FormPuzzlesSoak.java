package io.github.nonet.internal.groups.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.nonet.Progress;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.groups.FormPuzzles;
import io.github.nonet.internal.groups.GroupReferee;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The engine finds the known solution of each puzzle of a file, whose path the system property
 * {@code nonet.constraints} gives, and no other one, in {@code nonet.seconds} of processor time
 * each. Where no solution is known there may be none. The file is as {@link FormPuzzles} says. Run
 * by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class FormPuzzlesSoak {
  private static final String PATH = System.getProperty("nonet.constraints", "");
  private static final long SECONDS = Long.getLong("nonet.seconds", 10);
  private static final long NANOS = 1_000_000_000;

  @TestFactory
  Stream<DynamicTest> engine_findsTheSolution() throws IOException {
    assumeTrue(!PATH.isEmpty(), "no file is given");
    return FormPuzzles.read(Path.of(PATH)).stream()
        .map(puzzle -> DynamicTest.dynamicTest(puzzle.name(), () -> check(puzzle)));
  }

  private static void check(FormPuzzles.Puzzle puzzle) {
    long end = System.nanoTime() + SECONDS * NANOS;
    GroupEngine engine = GroupEngines.newEngine(puzzle.structure(), () -> {});
    engine.load(puzzle.sets());
    List<String> found = new ArrayList<>();
    int[] values = new int[puzzle.sets().length];
    Progress progress = Progress.PAUSED;
    while (found.size() < 2 && progress != Progress.EXHAUSTED && System.nanoTime() < end) {
      progress = engine.advance(100);
      if (progress == Progress.SOLUTION) {
        engine.store(values);
        assertThat(GroupReferee.isSolution(puzzle.structure(), puzzle.sets(), values)).isTrue();
        found.add(text(puzzle, values));
      }
    }
    if (found.size() < 2 && progress != Progress.EXHAUSTED) {
      System.out.printf(Locale.ROOT, "%s: not proved%n", puzzle.name());
    } else if (found.isEmpty() && puzzle.solution().isEmpty()) {
      System.out.printf(Locale.ROOT, "%s: no solution, and none is known%n", puzzle.name());
    } else {
      String known = known(puzzle);
      assertThat(found).isNotEmpty();
      assertThat(found).anyMatch(solution -> found.size() > 1 || solution.startsWith(known));
    }
  }

  /** Returns the known solution if it is known in digits. */
  private static String known(FormPuzzles.Puzzle puzzle) {
    return puzzle.solution().matches("[0-9]+") && puzzle.structure().symbols() < 10
        ? puzzle.solution()
        : "";
  }

  private static String text(FormPuzzles.Puzzle puzzle, int... values) {
    StringBuilder text = new StringBuilder();
    for (int value : values) {
      text.append(value + puzzle.offset());
    }
    return text.toString();
  }
}
