package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Progress;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.internal.GroupEngine;
import io.github.nonet.internal.Watch;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.internal.groups.engines.GroupEngines;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * How long a search of {@link GridSolver} continues without a look at its clock, in every phase:
 * the making of tables and engines, deduction, the derivation of sums, and learning. Each kind of
 * grid is measured in the first call of a fresh JVM, and in later calls. What is measured is the
 * time of the thread on a processor, so that other programs do not count.
 */
@Tag(Tries.SOAK)
class GridWatchSoak {
  private static final double MOST_MILLIS = 10;

  /** A learner of 25 values with cages has millions of literals. */
  private static final double MOST_MILLIS_OF_LARGE_KILLERS = 30;

  private static final int CALLS = 8;

  /** Grids that take as many phases as possible. */
  enum Kind {
    KILLER_9(() -> withCages(Rules.of(9), 3)),
    /** Cages of a row or nearly one exclude little: sums are derived. */
    HARD_KILLER_9(() -> withCages(Rules.of(9), 9)),
    KILLER_16(() -> withCages(Rules.of(16), 4)),
    KILLER_25(() -> withCages(Rules.of(25), 5)),
    SAMURAI(() -> Rules.samurai().emptyGrid()),
    EMPTY_16(() -> Rules.of(16).emptyGrid()),
    EMPTY_25(() -> Rules.of(25).emptyGrid()),
    /** Two fifths of the values of a plain grid: a learner is needed. */
    HARD_16(() -> thinned(Rules.of(16), 2)),
    HARD_20(() -> thinned(Rules.of(20), 2)),
    HARD_25(() -> thinned(Rules.of(25), 2)),
    /** No solution is left by a few more values, though each of them has candidates. */
    IMPOSSIBLE_25(() -> impossible(Rules.of(25)));

    private final Supplier<Grid> maker;

    Kind(Supplier<Grid> maker) {
      this.maker = maker;
    }

    Grid grid() {
      return maker.get();
    }

    /** Returns a grid of cages along the rows, each of this many cells. */
    static Grid withCages(Rules rules, int size) {
      int n = rules.valueCount();
      int[] solution = solution(rules);
      List<Cage> cages = new ArrayList<>();
      for (int row = 0; row < n; row++) {
        for (int column = row % 2; column < n; column += size) {
          List<Integer> cells = new ArrayList<>();
          int sum = 0;
          for (int i = column; i < Math.min(n, column + size); i++) {
            cells.add(row * n + i);
            sum += solution[row * n + i];
          }
          cages.add(new Cage(sum, cells));
        }
      }
      return rules.withCages(cages).emptyGrid();
    }

    /** Returns a grid with this many fifths of the values of a solution. */
    static Grid thinned(Rules rules, int fifths) {
      int[] values = solution(rules);
      for (int cell = 0; cell < values.length; cell++) {
        if ((cell * 7 + cell / 11) % 5 >= fifths) {
          values[cell] = 0;
        }
      }
      return Grid.copyOf(rules, values);
    }

    static Grid impossible(Rules rules) {
      int n = rules.valueCount();
      int[] values = new int[n * n];
      int[] solution = solution(rules);
      // The last three boxes of the first band, and one value several times next to and below them.
      for (int cell = 0; cell < 5 * n; cell++) {
        values[cell] = cell % n >= 10 ? solution[cell] : 0;
      }
      values[6 * n] = solution[0];
      values[7 * n + 1] = solution[0];
      values[12 * n + 5] = solution[0];
      values[13 * n + 6] = solution[0];
      return Grid.copyOf(rules, values);
    }

    /** Returns the values that shift from row to row. */
    static int[] solution(Rules rules) {
      int n = rules.valueCount();
      int boxRows = n == 20 ? 4 : (int) Math.sqrt(n);
      int boxColumns = n / boxRows;
      // 7 divides no size in use, so the factor below only mixes the values.
      int[] values = new int[n * n];
      for (int cell = 0; cell < values.length; cell++) {
        int row = cell / n;
        int shift = row % boxRows * boxColumns + row / boxRows;
        values[cell] = 1 + (shift + cell % n) * 7 % n;
      }
      return values;
    }
  }

  @ParameterizedTest
  @EnumSource
  void longestGap(Kind kind) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Program.class.getName(), kind.name()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    System.out.println(kind + ", ms without a look at the clock, call by call: " + out.strip());
    double[] millis =
        Arrays.stream(out.strip().split(" ")).mapToDouble(Double::parseDouble).toArray();
    double most = kind == Kind.KILLER_25 ? MOST_MILLIS_OF_LARGE_KILLERS : MOST_MILLIS;
    assertThat(millis[0]).as("first call").isLessThan(most);
    // The system may take a page or two meanwhile: one later call may be slow.
    assertThat(Arrays.stream(millis).skip(1).filter(m -> m >= most).count()).isLessThan(2);
  }

  /** Prints the longest gap of each of some calls. */
  static final class Program {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final double NANOS_PER_MILLI = 1e6;

    private static long last;
    private static long longest;

    private Program() {}

    public static void main(String[] args) {
      Grid grid = Kind.valueOf(args[0]).grid();
      SearchLimit limit = SearchLimit.time(Duration.ofSeconds(2));
      look();
      for (int i = 0; i < CALLS; i++) {
        last = CLOCK.getCurrentThreadCpuTime();
        longest = 0;
        try {
          new GridEngineSolver(limit, Program::engine).countSolutions(grid, 1_000);
        } catch (SearchLimitExceededException e) {
          // A look at the clock, too.
        }
        look();
        System.out.printf("%.1f ", longest / NANOS_PER_MILLI);
      }
    }

    private static void look() {
      long now = CLOCK.getCurrentThreadCpuTime();
      longest = Math.max(longest, now - last);
      last = now;
    }

    private static GroupEngine engine(Structure structure, Watch watch) {
      look();
      return new Watched(
          GroupEngines.newEngine(
              structure,
              () -> {
                look();
                watch.look();
              }));
    }

    /** The search looks at its clock before and after each slice. */
    private record Watched(GroupEngine engine) implements GroupEngine {
      @Override
      public void load(int[] candidates) {
        engine.load(candidates);
      }

      @Override
      public Progress advance(long maxGuesses) {
        look();
        Progress progress = engine.advance(maxGuesses);
        look();
        return progress;
      }

      @Override
      public void store(int[] values) {
        engine.store(values);
      }

      @Override
      public long guesses() {
        return engine.guesses();
      }
    }
  }
}
