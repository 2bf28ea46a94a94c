package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.generate.GenerationFailedException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Checks that every kind of call keeps a limit of time, and leaves when it is interrupted, with the
 * largest rules of each kind: houses, groups, cages, and each form of constraint. Calls, grids and
 * times are drawn at random for {@code nonet.seconds}, 120 by default. The soak measures the time
 * of the thread on a processor after the limit or the interrupt, so that other programs do not
 * count. It also measures how long hints take.
 */
@Tag(Tries.SOAK)
class LargeRulesSoak {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final double NANOS_PER_MILLI = 1e6;
  private static final long NANOS = Integer.getInteger("nonet.seconds", 120) * 1_000_000_000L;
  private static final String ONLY = System.getProperty("nonet.kind", "");

  /** A call with the largest rules may work on for so long after its limit. */
  private static final double MOST_MILLIS = 50;

  /** Some calls wait for code that is not compiled yet, or for a page of memory. */
  private static final double FEW = 0.01;

  /** What a hint may take in a new virtual machine, in milliseconds, by size. */
  private static final Map<Integer, Double> MOST_HINT = Map.of(9, 250.0, 16, 300.0, 25, 1_000.0);

  /** How many of the cells are clues, in the puzzles for hints. */
  private static final double[] CLUES = {0.32, 0.4, 0.5, 0.6};

  private record Late(double millis, String call) {}

  private static Map<String, Rules> rules() {
    Map<String, Rules> all = new LinkedHashMap<>(LargeRules.withConstraints());
    for (int symbols : new int[] {9, 16, 25}) {
      for (int count : new int[] {100, 999}) {
        all.put(count + " houses of " + symbols, LargeRules.withHouses(symbols, count));
        all.put(count + " groups of " + symbols, LargeRules.withGroups(symbols, count));
      }
      for (int count : new int[] {100, 1_000, 10_000}) {
        all.put(count + " cages of " + symbols, LargeRules.withCages(symbols, count));
      }
    }
    all.keySet().removeIf(name -> !name.contains(ONLY));
    return all;
  }

  private static Map<String, Consumer<SearchLimit>> calls(Grid puzzle, Random random) {
    GridLogicalSolver logic = GridLogicalSolver.standard();
    GridLogicalSolver hard = GridLogicalSolver.upTo(Level.HARD);
    GridSolver solver = GridSolver.getDefault();
    int cell = random.nextInt(puzzle.rules().cellCount());
    Map<String, Consumer<SearchLimit>> calls = new LinkedHashMap<>();
    calls.put("nextStep", limit -> logic.within(limit).nextStep(puzzle));
    calls.put("nextStepAt", limit -> logic.within(limit).nextStepAt(puzzle, cell));
    calls.put("nextPlacement", limit -> hard.within(limit).nextPlacement(puzzle));
    calls.put("all steps", limit -> hard.within(limit).steps(puzzle).count());
    calls.put("path", limit -> hard.within(limit).solve(puzzle));
    calls.put("level", limit -> logic.within(limit).level(puzzle));
    calls.put("findMistake", limit -> logic.within(limit).findMistake(puzzle));
    calls.put("solve", limit -> solver.within(limit).solve(puzzle));
    calls.put("count", limit -> solver.within(limit).countSolutions(puzzle, 1_000));
    calls.put("stream", limit -> solver.within(limit).solutions(puzzle).limit(100).count());
    calls.put("verdict", limit -> GridVerdict.of(puzzle, limit));
    calls.put("make", limit -> make(puzzle.rules(), limit));
    return calls;
  }

  /** Makes a puzzle, unless there is a limit, which does not hold before there is a solution. */
  private static void make(Rules rules, SearchLimit limit) {
    if (limit.equals(SearchLimit.NONE)) {
      try {
        GridGenerator.builder(rules).build().make(0);
      } catch (IllegalArgumentException | GenerationFailedException e) {
        // These rules have no solution.
      }
    }
  }

  /** Returns a grid with a random part of the solution, and at times with an error or two. */
  private static Grid puzzle(Rules rules, Random random) {
    int[] values = LargeRules.solution(rules);
    double part = new double[] {0, 0.1, 0.5, 0.9, 1}[random.nextInt(5)];
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = random.nextDouble() < part ? values[cell] : 0;
    }
    for (int errors = random.nextInt(3); errors > 0; errors--) {
      values[random.nextInt(values.length)] = 1 + random.nextInt(rules.valueCount());
    }
    return Grid.copyOf(rules, values);
  }

  /**
   * Asks hint after hint, each by the state after the one before, and prints the slowest of each
   * technique: on an empty grid, with its search, and on grids with few clues, without one. With
   * {@code nonet.kind}, such as 25, it asks only for that size, so that its first hint is the first
   * of the virtual machine.
   */
  @Test
  void hintsAreFound() {
    Random random = new Random(69);
    for (int symbols : new int[] {9, 16, 25}) {
      if (!String.valueOf(symbols).contains(ONLY)) {
        continue;
      }
      Map<String, Double> slowest = new TreeMap<>();
      Rules rules = Rules.of(symbols);
      GridLogicalSolver logic = GridLogicalSolver.standard();
      hints(logic, GridCandidates.of(rules.emptyGrid()), slowest);
      for (double clues : CLUES) {
        Grid puzzle = GridStates.puzzle(GridStates.solution(rules, random), clues, random);
        hints(logic.withoutSearch(), GridCandidates.of(puzzle), slowest);
      }
      System.out.println(symbols + " values, the slowest hints in ms: " + slowest);
      assertThat(slowest.values()).allMatch(millis -> millis < MOST_HINT.get(symbols));
    }
  }

  private static void hints(
      GridLogicalSolver logic, GridCandidates start, Map<String, Double> slowest) {
    GridCandidates state = start;
    while (true) {
      long begin = CLOCK.getCurrentThreadCpuTime();
      Optional<GridStep> step = logic.nextStep(state);
      double millis = (CLOCK.getCurrentThreadCpuTime() - begin) / NANOS_PER_MILLI;
      String name = step.map(it -> it.technique().name()).orElse("none");
      slowest.merge(name, millis, Math::max);
      if (!step.isPresent()) {
        return;
      }
      state = step.get().applyTo(state);
    }
  }

  @Test
  void everyCallLeavesInTime() throws InterruptedException {
    Map<String, Rules> rules = rules();
    List<String> names = new ArrayList<>(rules.keySet());
    Random random = new Random(47);
    List<Late> all = new ArrayList<>();
    for (long end = System.nanoTime() + NANOS; System.nanoTime() < end; ) {
      String name = names.get(random.nextInt(names.size()));
      Map<String, Consumer<SearchLimit>> calls = calls(puzzle(rules.get(name), random), random);
      List<String> kinds = new ArrayList<>(calls.keySet());
      String call = kinds.get(random.nextInt(kinds.size()));
      int millis = 1 + (int) Math.pow(10, 3.5 * Math.pow(random.nextDouble(), 2));
      boolean isInterrupt = random.nextBoolean();
      double late = late(calls.get(call), millis, isInterrupt);
      String what = name + ", " + call + (isInterrupt ? " interrupted" : " limited");
      all.add(new Late(late, what + " after " + millis + " ms"));
    }
    all.sort(Comparator.comparing(Late::millis).reversed());
    System.out.println(all.size() + " calls, the latest in ms:");
    all.stream().limit(40).forEach(it -> System.out.printf("%8.1f  %s%n", it.millis(), it.call()));
    int few = (int) (FEW * all.size());
    System.out.printf("all but %d of them within %.1f ms%n", few, all.get(few).millis());
    assertThat(all.get(few).millis()).isLessThan(MOST_MILLIS);
  }

  /** Returns how long a call works on after its limit, or after an interrupt. */
  private static double late(Consumer<SearchLimit> call, int millis, boolean isInterrupt)
      throws InterruptedException {
    long[] end = new long[1];
    SearchLimit limit =
        isInterrupt ? SearchLimit.NONE : SearchLimit.time(Duration.ofMillis(millis));
    Thread thread =
        new Thread(
            () -> {
              try {
                call.accept(limit);
              } catch (SearchInterruptedException | SearchLimitExceededException e) {
                // As it should be, unless the call has ended.
              }
              end[0] = CLOCK.getCurrentThreadCpuTime();
            });
    thread.start();
    Thread.sleep(millis);
    long at = CLOCK.getThreadCpuTime(thread.getId());
    if (isInterrupt) {
      thread.interrupt();
    }
    thread.join();
    return at < 0 ? 0 : Math.max(0, end[0] - at) / NANOS_PER_MILLI;
  }
}
