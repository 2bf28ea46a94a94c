package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.Tries;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Measures how long a puzzle takes to make, in time of the thread on a processor: the same puzzles
 * again and again, of which the pass with the least mean counts. How many seconds each kind has is
 * the system property {@code nonet.seconds}, 8 by default; {@code nonet.kind} names one kind. Run
 * by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GridMakingSoak {
  private static final int PUZZLES = 100;
  private static final long NANOS = Integer.getInteger("nonet.seconds", 8) * 1_000_000_000L;
  private static final double NANOS_IN_MILLI = 1e6;

  private static Map<String, GridGenerator.Builder> kinds() {
    Rules x = Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();
    Map<String, GridGenerator.Builder> kinds = new LinkedHashMap<>();
    for (int symbols : new int[] {6, 9, 12, 16}) {
      kinds.put(symbols + " minimal", builder(symbols).minimal(true));
    }
    kinds.put("9 X minimal", GridGenerator.builder(x).minimal(true));
    kinds.put("9 killer", builder(9).cages(2, 4));
    for (Level level : new Level[] {Level.EASY, Level.MEDIUM, Level.HARD}) {
      for (int symbols : new int[] {6, 9, 12, 16}) {
        kinds.put(symbols + " " + level, builder(symbols).level(level));
      }
    }
    return kinds;
  }

  private static GridGenerator.Builder builder(int symbols) {
    return GridGenerator.builder(Rules.of(symbols));
  }

  @TestFactory
  Stream<DynamicTest> kind() {
    return kinds().entrySet().stream()
        .filter(kind -> kind.getKey().equals(System.getProperty("nonet.kind", kind.getKey())))
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.getKey(), () -> measure(kind.getKey(), kind.getValue().seed(5).build())));
  }

  private static void measure(String name, GridGenerator generator) {
    double best = Double.MAX_VALUE;
    long[] bestPass = {};
    int passes = 0;
    for (long end = System.nanoTime() + NANOS; passes < 2 || System.nanoTime() < end; passes++) {
      long[] pass = pass(generator);
      double mean = Arrays.stream(pass).average().orElseThrow();
      bestPass = mean < best ? pass : bestPass;
      best = Math.min(best, mean);
    }
    Arrays.sort(bestPass);
    System.out.printf(
        "| %s | mean %.3f ms | median %.3f | 99 %% %.3f | %d passes |%n",
        name,
        best / NANOS_IN_MILLI,
        bestPass[PUZZLES / 2] / NANOS_IN_MILLI,
        bestPass[PUZZLES - 2] / NANOS_IN_MILLI,
        passes);
  }

  private static long[] pass(GridGenerator generator) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long[] nanos = new long[PUZZLES];
    for (int number = 0; number < PUZZLES; number++) {
      long start = threads.getCurrentThreadCpuTime();
      assertThat(generator.puzzle(number)).isNotNull();
      nanos[number] = threads.getCurrentThreadCpuTime() - start;
    }
    return nanos;
  }
}
