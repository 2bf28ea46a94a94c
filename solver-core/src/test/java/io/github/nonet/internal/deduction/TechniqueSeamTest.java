package io.github.nonet.internal.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Level;
import io.github.nonet.Solver;
import io.github.nonet.Tries;
import io.github.nonet.internal.groups.Structure;
import io.github.nonet.logic.GridTechnique;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import io.github.nonet.logic.Technique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Where no easier technique has a step, a technique does the same on an ordinary board in both
 * engines that have it, though it is written twice.
 */
class TechniqueSeamTest {
  private static final int CELLS = 81;
  private static final Structure BOARD = SmallGrid.boxes(3, 3);
  private static final Board SOLVED = Solver.getDefault().solve(Board.EMPTY).orElseThrow();
  private static final Candidates ALL = Candidates.of(Board.EMPTY);

  private final Map<GridTechnique, Integer> marks = new EnumMap<>(GridTechnique.class);

  @Test
  @Tag("slow")
  void techniques_doTheSameInBothEngines() {
    Random random = new Random(34);
    for (int i = 0; i < Tries.of(4, 25); i++) {
      Candidates state = Candidates.of(puzzle(160, random));
      requireSame(state);
      requireSame(worn(state, random.nextInt(1 << 10), 0, CELLS, random));
      requireSame(Candidates.of(puzzle(8, random)));
    }
    for (int i = 0; i < Tries.of(5, 60); i++) {
      requireSame(worn(ALL, random.nextInt(1 << 10), 0, CELLS, random));
      requireSame(fish(2 + i % 3, random));
      requireSame(subset(2 + i % 3, i % 2 == 0, random));
      requireSame(wing(random));
    }
    assertThat(marks.values()).as("%s", marks).allMatch(count -> count > 0 || !Tries.areAll());
  }

  private void requireSame(Candidates start) {
    List<Technique> easier = new ArrayList<>();
    Candidates state = start;
    for (GridTechnique technique : GridTechnique.values()) {
      Technique[] same = same(technique);
      // Grids tell the shortest chains alone, of whatever kind they are.
      if (same.length > 0 && technique.level().compareTo(Level.HARD) <= 0) {
        Set<String> reported = inGrids(technique, state);
        Set<String> expected = onBoards(state, same);
        if (technique == GridTechnique.W_WING) {
          // Grids know links with several places at an end, too.
          assertThat(reported).as("W-wing in %s", state).containsAll(expected);
        } else {
          assertThat(reported).as("%s in %s", technique, state).isEqualTo(expected);
        }
        marks.merge(technique, expected.size(), Integer::sum);
        easier.addAll(List.of(same));
        state = LogicalSolver.of(easier.toArray(Technique[]::new)).solve(state).end();
      }
    }
  }

  /** Returns what a technique of grids is on boards; the finer names of boards are one of grids. */
  private static Technique[] same(GridTechnique technique) {
    return switch (technique) {
      case TURBOT_FISH ->
          new Technique[] {Technique.SKYSCRAPER, Technique.TWO_STRING_KITE, Technique.TURBOT_FISH};
      case NAKED_PAIR -> new Technique[] {Technique.LOCKED_PAIR, Technique.NAKED_PAIR};
      case NAKED_TRIPLE -> new Technique[] {Technique.LOCKED_TRIPLE, Technique.NAKED_TRIPLE};
      case BRUTE_FORCE -> new Technique[0];
      default ->
          Stream.of(Technique.values())
              .filter(it -> it.name().equals(technique.name()))
              .toArray(Technique[]::new);
    };
  }

  /** Returns a puzzle with one solution from which this many tries took clues. */
  private static Board puzzle(int tries, Random random) {
    Board puzzle = SOLVED;
    for (int i = 0; i < tries; i++) {
      Board less = puzzle.with(random.nextInt(CELLS), 0);
      puzzle = Solver.getDefault().hasUniqueSolution(less) ? less : puzzle;
    }
    return puzzle;
  }

  /** Returns a state without some candidates of some cells that the solution does not need. */
  private static Candidates worn(Candidates state, int digits, int from, int to, Random random) {
    double density = 0.9 * random.nextDouble();
    Candidates next = state;
    for (int cell = from; cell < to; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        boolean isWrong = SOLVED.digit(cell) != digit && next.digit(cell) == 0;
        boolean goes = (digits >> digit & 1) != 0 && random.nextDouble() < density;
        next = isWrong && goes ? next.without(cell, digit) : next;
      }
    }
    return next;
  }

  private static Candidates without(Candidates state, IntBinaryOperator keeps) {
    Candidates next = state;
    for (int cell = 0; cell < CELLS; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        next = keeps.applyAsInt(cell, digit) == 0 ? next.without(cell, digit) : next;
      }
    }
    return next;
  }

  private static int[] some(int count, Random random) {
    return random.ints(0, 9).distinct().limit(count).toArray();
  }

  private static boolean isIn(int number, int... some) {
    return Arrays.stream(some).anyMatch(it -> it == number);
  }

  /** Returns a state with one digit in as many columns as rows. */
  private static Candidates fish(int size, Random random) {
    int[] rows = some(size, random);
    int[] columns = some(size, random);
    return without(
        ALL,
        (cell, digit) -> digit == 5 && isIn(cell / 9, rows) && !isIn(cell % 9, columns) ? 0 : 1);
  }

  /** Returns a state with as many digits as cells in a row. */
  private static Candidates subset(int size, boolean isNaked, Random random) {
    int[] columns = some(size, random);
    int[] digits = some(size, random);
    return without(
        ALL,
        (cell, digit) ->
            cell >= 9 || isIn(cell, columns) == isIn(digit - 1, digits)
                ? 1
                : isIn(cell, columns) == isNaked ? 0 : 1);
  }

  /** Returns a state with cells of two and three candidates around the one in the corner. */
  private static Candidates wing(Random random) {
    int[] digits = {1 << 1 | 1 << 2 | random.nextInt(2) << 3, 1 << 1 | 1 << 3, 1 << 2 | 1 << 3};
    int[] cells = {0, 3 + random.nextInt(6), 10 + 9 * random.nextInt(2)};
    return without(
        ALL,
        (cell, digit) -> {
          int at = Arrays.stream(cells).boxed().toList().indexOf(cell);
          return at < 0 ? 1 : digits[at] >> digit & 1;
        });
  }

  private static Set<String> inGrids(GridTechnique technique, Candidates state) {
    boolean[] isFilled = new boolean[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      isFilled[cell] = state.digit(cell) != 0;
    }
    return Told.of(BOARD, state.toDigitSets(), isFilled).getOrDefault(technique, Set.of());
  }

  private static Set<String> onBoards(Candidates state, Technique... techniques) {
    Set<String> marks = new TreeSet<>();
    for (Technique technique : techniques) {
      for (Step step : LogicalSolver.of(technique).steps(state).toList()) {
        step.placements().forEach(it -> marks.add(it.cell() + "=" + it.digit()));
        step.eliminations().forEach(it -> marks.add(it.cell() + "<>" + it.digit()));
      }
    }
    return marks;
  }
}
