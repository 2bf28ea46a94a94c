package io.github.nonet.variant;

import static io.github.nonet.variant.GridGeneratorTest.assertSymmetric;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.InterruptionLatency;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.groups.engines.LearnerAlone;
import io.github.nonet.variant.GridGenerator.Made;
import java.time.Duration;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Makes puzzles of each size and kind, and proves every requested property of each, by engines that
 * did not make it. The system property {@code nonet.made} is the number of puzzles of a kind, 1,000
 * by default; {@code nonet.seconds} is the time after which a kind ends in any case, 60 by default;
 * {@code nonet.kind} names one kind. Only the profile {@code soak} runs it.
 */
@Tag(Tries.SOAK)
class GridGeneratorSoak {
  private static final int PUZZLES = Integer.getInteger("nonet.made", 1_000);
  private static final long NANOS = Integer.getInteger("nonet.seconds", 60) * 1_000_000_000L;

  /** Searches that take longer are left to both engines together. */
  private static final SearchLimit SOME = SearchLimit.guesses(5_000);

  private static final GridSolver DEPTH_FIRST =
      new GridEngineSolver(SOME, (structure, pulse) -> new GridSearchEngine(structure, () -> {}));
  private static final GridSolver LEARNER = new GridEngineSolver(SOME, LearnerAlone::newEngine);
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.standard();

  private static Map<String, Supplier<Rules>> kinds() {
    Random random = new Random(2);
    Map<String, Supplier<Rules>> kinds = new LinkedHashMap<>();
    for (int symbols : new int[] {4, 6, 8, 9, 10, 12, 16}) {
      kinds.put(symbols + "x" + symbols, () -> Rules.of(symbols));
    }
    kinds.put("9x9 X", () -> Rules.builder(9).grid(0, 0, 3, 3).diagonals().build());
    kinds.put("9x9 windows", () -> Rules.builder(9).grid(0, 0, 3, 3).windows().build());
    kinds.put("9x9 jigsaw", () -> RandomRegions.jigsaw(Rules.of(9), random));
    kinds.put("12x12 X", () -> Rules.builder(12).grid(0, 0, 3, 4).diagonals().build());
    kinds.put("samurai", Rules::samurai);
    kinds.put("6x6 killer", () -> Rules.of(6));
    kinds.put("9x9 killer", () -> Rules.of(9));
    return kinds;
  }

  @TestFactory
  Stream<DynamicTest> puzzles() {
    return kinds().entrySet().stream()
        .filter(kind -> kind.getKey().equals(System.getProperty("nonet.kind", kind.getKey())))
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.getKey(), () -> new Soak(kind.getKey(), kind.getValue()).run()));
  }

  /** The puzzles of one kind. */
  private static final class Soak {
    private final String name;
    private final Supplier<Rules> rules;
    private final boolean isKiller;
    private Rules kind;
    private final Random random = new Random(11);
    private final Map<Level, Integer> levels = new EnumMap<>(Level.class);
    private final IntSummaryStatistics clues = new IntSummaryStatistics();
    private int proofsByBoth;
    private int proofs;
    private int asked;
    private int closest;
    private int hurried;

    Soak(String name, Supplier<Rules> rules) {
      this.name = name;
      this.rules = rules;
      isKiller = name.endsWith("killer");
      kind = rules.get();
    }

    void run() {
      long end = System.nanoTime() + NANOS;
      int number = 0;
      while (number < PUZZLES && System.nanoTime() < end) {
        kind = rules.get();
        plain(number);
        wish(number);
        number++;
      }
      System.out.printf(
          "| %s | %d | %s | %d to %d, mean %.1f | %d wishes, %d closest, %d hurried |"
              + " %d of %d proofs by both engines |%n",
          name,
          number,
          levels,
          clues.getMin(),
          clues.getMax(),
          clues.getAverage(),
          asked,
          closest,
          hurried,
          proofsByBoth,
          proofs);
    }

    private GridGenerator.Builder builder(int number) {
      GridGenerator.Builder builder = GridGenerator.builder(kind).seed(25_000L + number);
      return isKiller ? builder.cages(2, 5) : builder;
    }

    /** A minimal puzzle, or a killer without clues. */
    private void plain(int number) {
      Made made = builder(number).minimal(true).build().make(number);
      assertThat(made.isAsRequested()).isTrue();
      assertProper(made);
      assertMinimal(made.puzzle());
      clues.accept(made.puzzle().clueCount());
      levels.merge(made.level().orElseThrow(), 1, Integer::sum);
    }

    /** A puzzle with one wish, or two. */
    private void wish(int number) {
      GridGenerator.Builder builder = builder(number);
      Consumer<Grid> check = wish(number % 5, builder);
      if (number % 5 == 4) {
        builder.maxTime(Duration.ofMillis(1 + random.nextInt(20)));
        hurried++;
      }
      Made made = builder.build().make(number);
      assertProper(made);
      if (made.isAsRequested()) {
        asked++;
        check.accept(made.puzzle());
      } else {
        closest++;
      }
    }

    private Consumer<Grid> wish(int which, GridGenerator.Builder builder) {
      return switch (which) {
        case 0 -> isKiller ? sums(builder) : symmetry(builder);
        case 1 -> level(builder);
        case 2 -> range(builder);
        case 3 -> level(builder).andThen(minimal(builder));
        default -> level(builder);
      };
    }

    private Consumer<Grid> sums(GridGenerator.Builder builder) {
      int symbols = kind.valueCount();
      int min = 1 + random.nextInt(symbols);
      int max = 2 * symbols + random.nextInt(symbols);
      builder.cageSums(min, max).maxAttempts(20);
      return puzzle ->
          assertThat(puzzle.rules().cages())
              .allSatisfy(cage -> assertThat(cage.sum()).isBetween(min, max));
    }

    private Consumer<Grid> symmetry(GridGenerator.Builder builder) {
      Symmetry symmetry = Symmetry.values()[random.nextInt(Symmetry.values().length)];
      builder.symmetry(symmetry);
      return puzzle -> assertSymmetric(puzzle, symmetry);
    }

    private Consumer<Grid> level(GridGenerator.Builder builder) {
      List<Level> possible =
          isKiller
              ? List.of(Level.MEDIUM, kind.valueCount() == 6 ? Level.MEDIUM : Level.HARD)
              : kind.valueCount() == 4
                  ? List.of(Level.EASY)
                  : List.of(Level.EASY, Level.MEDIUM, Level.HARD);
      Level level = possible.get(random.nextInt(possible.size()));
      builder.level(level).maxAttempts(kind.valueCount() == 6 ? 1_000 : 100);
      return puzzle -> assertThat(LOGIC.level(puzzle)).contains(level);
    }

    private Consumer<Grid> range(GridGenerator.Builder builder) {
      int cells = kind.cellCount();
      int min = isKiller ? random.nextInt(6) : cells * 2 / 5 + random.nextInt(cells / 4);
      int max = min + random.nextInt(5);
      builder.clues(min, max);
      return puzzle -> assertThat(puzzle.clueCount()).isBetween(min, max);
    }

    private static Consumer<Grid> minimal(GridGenerator.Builder builder) {
      builder.minimal(true).maxAttempts(20);
      return puzzle -> {};
    }

    private void assertProper(Made made) {
      assertThat(Referee.isSolution(made.solution())).isTrue();
      assertThat(made.solution().isSolutionOf(made.puzzle())).isTrue();
      proofs++;
      boolean one = isUnique(DEPTH_FIRST, made.puzzle());
      boolean other = isUnique(LEARNER, made.puzzle());
      proofsByBoth += one && other ? 1 : 0;
      if (!one && !other) {
        assertThat(GridSolver.getDefault().hasUniqueSolution(made.puzzle())).isTrue();
      }
      made.level().ifPresent(level -> assertThat(LOGIC.level(made.puzzle())).contains(level));
    }

    /** Fails if there is not one solution; returns false if the engine gives up. */
    private static boolean isUnique(GridSolver solver, Grid puzzle) {
      try {
        assertThat(solver.countSolutions(puzzle, 2)).as("%s", puzzle).isEqualTo(1);
        return true;
      } catch (SearchLimitExceededException e) {
        return false;
      }
    }

    private static void assertMinimal(Grid puzzle) {
      for (int cell = 0; cell < puzzle.rules().cellCount(); cell++) {
        if (puzzle.value(cell) != 0) {
          Grid less = puzzle.with(cell, 0);
          assertThat(GridSolver.getDefault().countSolutions(less, 2)).isEqualTo(2);
        }
      }
    }
  }

  private static Map<String, GridGenerator.Builder> work() {
    Map<String, GridGenerator.Builder> work = new LinkedHashMap<>();
    work.put("16x16 minimal", GridGenerator.builder(Rules.of(16)).minimal(true));
    work.put("16x16 HARD", GridGenerator.builder(Rules.of(16)).level(Level.HARD));
    work.put("25x25", GridGenerator.builder(Rules.of(25)).minimal(true));
    work.put("25x25 HARD", GridGenerator.builder(Rules.of(25)).level(Level.HARD));
    work.put("samurai HARD", GridGenerator.builder(Rules.samurai()).level(Level.HARD));
    work.put("9x9 killer", GridGenerator.builder(Rules.of(9)).cages(2, 5).level(Level.HARD));
    work.put("9x9 killer, large", GridGenerator.builder(Rules.of(9)).cages(7, 9));
    work.put("16x16 killer", GridGenerator.builder(Rules.of(16)).cages(2, 4));
    work.put("9x9 sums", GridGenerator.builder(Rules.of(9)).cages(2, 5).cageSums(15, 15));
    work.put(
        "12x12 pattern", GridGenerator.builder(Rules.of(12)).pattern(GridGeneratorTest.chess(12)));
    return work;
  }

  @TestFactory
  Stream<DynamicTest> interruption_leavesWithin10Milliseconds() {
    return work().entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(), () -> interrupt(entry.getKey(), entry.getValue())));
  }

  private static void interrupt(String name, GridGenerator.Builder builder)
      throws InterruptedException {
    GridGenerator generator = builder.seed(4).build();
    InterruptionLatency.check(
        name,
        trial -> trial % 40,
        begin -> {
          begin.run();
          while (true) {
            generator.make(Thread.currentThread().getId());
          }
        });
  }
}
