package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whether every kind of call keeps a limit of time, and leaves when it is interrupted, with rules
 * of 100 to 10,000 houses, groups or cages, or more than that is refused. What is measured is the
 * time of the thread on a processor, so that other programs do not count.
 */
class LargeRulesSoak {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final double NANOS_PER_MILLI = 1e6;
  private static final Duration LIMIT = Duration.ofMillis(10);
  private static final int CALLS = 8;

  /** The limit, and the 10 ms that may go by without a look at the clock. */
  private static final double MOST_MILLIS = 20;

  static Stream<Arguments> rules() {
    List<Arguments> all = new ArrayList<>();
    for (int symbols : new int[] {9, 16, 25}) {
      for (int count : new int[] {100, 999}) {
        all.add(Arguments.of(count + " houses", LargeRules.withHouses(symbols, count)));
        all.add(Arguments.of(count + " groups", LargeRules.withGroups(symbols, count)));
      }
      for (int count : new int[] {100, 1_000, 10_000}) {
        all.add(Arguments.of(count + " cages", LargeRules.withCages(symbols, count)));
      }
    }
    return all.stream();
  }

  private static Map<String, Consumer<SearchLimit>> calls(Rules rules) {
    Grid empty = rules.emptyGrid();
    GridCandidates state = GridCandidates.of(empty);
    GridLogicalSolver logic = GridLogicalSolver.standard();
    GridLogicalSolver hard = GridLogicalSolver.upTo(Level.HARD);
    GridSolver solver = GridSolver.getDefault();
    Map<String, Consumer<SearchLimit>> calls = new LinkedHashMap<>();
    calls.put("nextStep", limit -> logic.within(limit).nextStep(state));
    calls.put("steps", limit -> hard.within(limit).solve(state));
    calls.put("level", limit -> logic.within(limit).level(empty));
    calls.put("findMistake", limit -> logic.within(limit).findMistake(state));
    calls.put("solve", limit -> solver.within(limit).solve(empty));
    calls.put("count", limit -> solver.within(limit).countSolutions(state, 1_000));
    calls.put("stream", limit -> solver.within(limit).solutions(empty).limit(100).count());
    return calls;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void keepTheLimit(String name, Rules rules) {
    calls(rules).forEach((call, run) -> assertQuick(name, call, times(run)));
  }

  /** Returns how long the calls took, the shortest first. */
  private static List<Double> times(Consumer<SearchLimit> call) {
    List<Double> millis = new ArrayList<>();
    for (int i = 0; i < CALLS; i++) {
      long start = CLOCK.getCurrentThreadCpuTime();
      try {
        call.accept(SearchLimit.time(LIMIT));
      } catch (SearchLimitExceededException e) {
        // As it should be, unless the call is quicker than that.
      }
      millis.add((CLOCK.getCurrentThreadCpuTime() - start) / NANOS_PER_MILLI);
    }
    Collections.sort(millis);
    return millis;
  }

  /** The first calls meet code that is not compiled, and a collector may come by once. */
  private static void assertQuick(String name, String call, List<Double> millis) {
    System.out.println(name + ", " + call + ", ms: " + millis);
    assertThat(millis.get(CALLS - 2)).as(name + ", " + call).isLessThan(MOST_MILLIS);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void leaveWhenInterrupted(String name, Rules rules) throws Exception {
    for (Map.Entry<String, Consumer<SearchLimit>> call : calls(rules).entrySet()) {
      List<Double> late = new ArrayList<>();
      for (int i = 0; i < CALLS; i++) {
        late.add(late(call.getValue()));
      }
      Collections.sort(late);
      assertQuick(name, call.getKey() + " after an interrupt", late);
    }
  }

  /** Returns how long a call works on after an interrupt that comes in the middle. */
  private static double late(Consumer<SearchLimit> call) throws InterruptedException {
    long[] end = new long[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                call.accept(SearchLimit.NONE);
              } catch (SearchInterruptedException e) {
                // As it should be, unless the call has ended.
              }
              end[0] = CLOCK.getCurrentThreadCpuTime();
            });
    thread.start();
    Thread.sleep(LIMIT.toMillis());
    long at = Math.max(0, CLOCK.getThreadCpuTime(thread.getId()));
    thread.interrupt();
    thread.join();
    return Math.max(0, end[0] - at) / NANOS_PER_MILLI;
  }
}
