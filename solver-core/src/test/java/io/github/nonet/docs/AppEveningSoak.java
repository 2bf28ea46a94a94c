package io.github.nonet.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.Tries;
import io.github.nonet.variant.Grid;
import io.github.nonet.variant.GridCandidates;
import io.github.nonet.variant.GridGenerator;
import io.github.nonet.variant.GridLogicalSolver;
import io.github.nonet.variant.GridStep;
import io.github.nonet.variant.Rules;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * What an app does with puzzles of each kind, as docs/examples/AppEvening.java does, on one core:
 * how long the middle one of 200 takes, and 99 of 100. The times are those of the thread on a
 * processor. How many puzzles are made of each kind is the system property {@code nonet.evenings}.
 * Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class AppEveningSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.evenings", 200);

  /** This many puzzles of each kind are made first, with another seed, and do not count. */
  private static final int WARM_UP = 100;

  private static final double MOST_MILLIS = 200;

  private static final String JIGSAWS =
      "solver-benchmarks/src/main/resources/io/github/nonet/benchmarks/corpus/variants/jigsaw.txt";

  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard();

  /** Generators of a kind, one for each number, as jigsaws have other regions each. */
  private static Map<String, IntFunction<GridGenerator.Builder>> kinds() throws IOException {
    Rules twelve = Rules.builder(12).grid(0, 0, 3, 4).diagonals().build();
    List<Rules> jigsaws = jigsaws();
    Map<String, IntFunction<GridGenerator.Builder>> kinds = new LinkedHashMap<>();
    kinds.put("6x6", number -> GridGenerator.builder(Rules.of(6)));
    kinds.put("12x12 X", number -> GridGenerator.builder(twelve));
    kinds.put("16x16", number -> GridGenerator.builder(Rules.of(16)));
    kinds.put("jigsaw", n -> GridGenerator.builder(jigsaws.get(n % jigsaws.size())));
    kinds.put("killer", number -> GridGenerator.builder(Rules.of(9)).cages(2, 4));
    return kinds;
  }

  private static List<Rules> jigsaws() throws IOException {
    return Files.readAllLines(Example.ROOT.resolve(JIGSAWS)).stream()
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(line -> Grid.parse(line.split(" ")[0]).rules())
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> evenings() throws IOException {
    System.out.println("| Puzzle | Level | Made | Saved, loaded | Mistake | Hint | Solved |");
    return kinds().entrySet().stream()
        .flatMap(
            kind ->
                levels(kind.getKey())
                    .map(
                        level ->
                            DynamicTest.dynamicTest(
                                kind.getKey() + " " + level,
                                () -> measure(kind.getKey(), level, kind.getValue()))));
  }

  /** In 6x6 MEDIUM is rare; a killer without clues is never EASY. */
  private static Stream<Level> levels(String kind) {
    return switch (kind) {
      case "6x6" -> Stream.of(Level.EASY);
      case "killer" -> Stream.of(Level.MEDIUM, Level.HARD);
      default -> Stream.of(Level.EASY, Level.MEDIUM);
    };
  }

  private static void measure(String kind, Level level, IntFunction<GridGenerator.Builder> kinds) {
    for (int number = 0; number < WARM_UP; number++) {
      new Evening(kinds.apply(number).level(level).seed(1_000 + number).build()).play();
    }
    List<Evening> evenings = new ArrayList<>();
    for (int number = 0; number < PUZZLES; number++) {
      evenings.add(new Evening(kinds.apply(number).level(level).seed(number).build()));
      evenings.get(number).play();
    }
    StringBuilder row = new StringBuilder("| " + kind + " | " + level + " |");
    for (int part = 0; part < Evening.PARTS; part++) {
      int column = part;
      double[] millis = evenings.stream().mapToDouble(it -> it.millis[column]).sorted().toArray();
      row.append(" ").append(shown(millis)).append(" |");
    }
    System.out.println(row);
    double[] made = evenings.stream().mapToDouble(it -> it.millis[0]).sorted().toArray();
    assertThat(percentile(made, 99)).isLessThan(MOST_MILLIS);
  }

  private static double percentile(double[] sorted, int percent) {
    return sorted[Math.min(sorted.length - 1, sorted.length * percent / 100)];
  }

  private static String shown(double[] sorted) {
    return String.format(
        Locale.ROOT,
        "%.2f / %.2f / %.2f",
        percentile(sorted, 50),
        percentile(sorted, 99),
        sorted[sorted.length - 1]);
  }

  /** One game and the times of its parts. */
  private static final class Evening {
    static final int PARTS = 5;

    final double[] millis = new double[PARTS];
    private final GridGenerator generator;
    private long start;

    Evening(GridGenerator generator) {
      this.generator = generator;
    }

    void play() {
      begin();
      Grid puzzle = generator.puzzle(0);
      end(0);
      begin();
      Grid loaded = Grid.parse(puzzle.toFullString());
      end(1);
      assertThat(loaded).isEqualTo(puzzle);

      GridCandidates state = GridCandidates.of(loaded);
      List<GridStep> steps = LOGIC.solve(state).steps();
      for (GridStep step : steps.subList(0, steps.size() / 3)) {
        state = step.applyTo(state);
      }
      GridCandidates wrong = withMistake(state);
      begin();
      assertThat(LOGIC.findMistake(wrong)).isPresent();
      end(2);
      begin();
      assertThat(LOGIC.nextStep(state)).isPresent();
      end(3);
      begin();
      int rest = LOGIC.solve(state).steps().size();
      end(4);
      assertThat(rest).isEqualTo(steps.size() - steps.size() / 3);
    }

    /** Returns the state with a wrong value in its first open cell. */
    private static GridCandidates withMistake(GridCandidates state) {
      int[] values = state.grid().toArray();
      int open = 0;
      while (values[open] != 0) {
        open++;
      }
      GridCandidates end = state;
      for (GridStep step : LOGIC.solve(state).steps()) {
        end = step.applyTo(end);
      }
      return state.with(open, end.value(open) % state.rules().valueCount() + 1);
    }

    private void begin() {
      start = cpuNanos();
    }

    private void end(int part) {
      millis[part] = (cpuNanos() - start) / 1e6;
    }

    private static long cpuNanos() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }
}
