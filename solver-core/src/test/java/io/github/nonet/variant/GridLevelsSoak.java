package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Tries;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Counts how many random minimal puzzles of each size and kind have each level. For how many
 * seconds each kind is measured is the system property {@code nonet.seconds}, 10 by default; a kind
 * ends at 1,000 puzzles. Run by the profile {@code soak} alone.
 */
@Tag(Tries.SOAK)
class GridLevelsSoak {
  private static final int MOST = 1_000;
  private static final long NANOS = Integer.getInteger("nonet.seconds", 10) * 1_000_000_000L;
  private static final GridLogicalSolver LOGIC = GridLogicalSolver.upTo(Level.HARD);

  private static Map<String, Supplier<Rules>> kinds() {
    Random random = new Random(1);
    Map<String, Supplier<Rules>> kinds = new LinkedHashMap<>();
    for (int symbols : new int[] {4, 6, 8, 9, 10, 12, 16}) {
      kinds.put(symbols + "x" + symbols, () -> Rules.of(symbols));
    }
    kinds.put("9x9 X", () -> Rules.builder(9).grid(0, 0, 3, 3).diagonals().build());
    kinds.put("9x9 windows", () -> Rules.builder(9).grid(0, 0, 3, 3).windows().build());
    kinds.put("12x12 X", () -> Rules.builder(12).grid(0, 0, 3, 4).diagonals().build());
    kinds.put("samurai", Rules::samurai);
    kinds.put("6x6 killer", () -> GridStates.killer(Rules.of(6), 3, random));
    kinds.put("9x9 killer", () -> GridStates.killer(Rules.of(9), 4, random));
    return kinds;
  }

  @TestFactory
  Stream<DynamicTest> levels() {
    return kinds().entrySet().stream()
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.getKey(), () -> count(kind.getKey(), kind.getValue())));
  }

  private static void count(String name, Supplier<Rules> rules) {
    Random random = new Random(42);
    Map<Level, Integer> counts = new EnumMap<>(Level.class);
    int puzzles = 0;
    for (long end = System.nanoTime() + NANOS; puzzles < MOST && System.nanoTime() < end; ) {
      try {
        Rules kind = rules.get();
        Grid puzzle = kind.cages().isEmpty() ? minimal(kind, random) : kind.emptyGrid();
        if (kind.cages().isEmpty() || isProper(puzzle)) {
          counts.merge(LOGIC.level(puzzle).orElse(Level.EXTREME), 1, Integer::sum);
          puzzles++;
        }
      } catch (SearchLimitExceededException e) {
        // The killer is none of those that are made for people.
      }
    }
    System.out.println("| " + name + " | " + puzzles + " | " + counts + " |");
    assertThat(puzzles).isPositive();
  }

  private static boolean isProper(Grid puzzle) {
    return GridSolver.getDefault().within(SearchLimit.guesses(5_000)).hasUniqueSolution(puzzle);
  }

  private static Grid minimal(Rules rules, Random random) {
    return GridStates.minimal(GridStates.solution(rules, random), random);
  }
}
