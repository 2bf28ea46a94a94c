package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.generate.Minimality;
import io.github.nonet.generate.PuzzleGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class GridMinimalityTest {
  private static final SearchLimit NONE = SearchLimit.NONE;

  private static boolean isProper(Rules rules, int... values) {
    return GridSolver.getDefault().countSolutions(Grid.copyOf(rules, values), 2) == 1;
  }

  private static <T> List<T> withoutOne(List<T> all, int index) {
    List<T> others = new ArrayList<>(all);
    others.remove(index);
    return others;
  }

  private static List<Integer> redundantClues(Grid puzzle) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < puzzle.rules().cellCount(); cell++) {
      int[] values = puzzle.toArray();
      values[cell] = 0;
      if (puzzle.value(cell) != 0 && isProper(puzzle.rules(), values)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private static <T> List<T> redundant(Grid puzzle, List<T> all, Function<List<T>, Rules> rules) {
    List<T> redundant = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (isProper(rules.apply(withoutOne(all, i)), puzzle.toArray())) {
        redundant.add(all.get(i));
      }
    }
    return redundant;
  }

  private static List<Cage> redundantCages(Grid puzzle) {
    Rules rules = puzzle.rules();
    return redundant(puzzle, rules.cages(), rules::withCages);
  }

  private static List<Constraint> redundantConstraints(Grid puzzle) {
    Rules rules = puzzle.rules();
    return redundant(puzzle, rules.constraints(), rules::withConstraints);
  }

  /** Returns a proper puzzle with clues, cages and constraints, some of which say the same. */
  private static Grid puzzle(Random random) {
    Rules rules =
        List.of(Rules.of(4), Rules.of(6), Rules.jigsaw(AllRules.FIVE), Rules.of(9))
            .get(random.nextInt(4));
    Grid drawn = RandomConstraints.solution(full(rules), random.nextInt(5), random);
    List<Cage> cages = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      int row = random.nextInt(rules.rowCount());
      int cell = rules.cell(row, random.nextInt(rules.columnCount() - 1));
      int sum = random.nextInt(4) == 0 ? 0 : drawn.value(cell) + drawn.value(cell + 1);
      cages.add(Cage.of(sum, cell, cell + 1));
    }
    List<Constraint> constraints = new ArrayList<>(drawn.rules().constraints());
    if (random.nextInt(3) == 0) {
      cages.addAll(cages);
      constraints.addAll(constraints);
    }
    Rules all = rules.withCages(cages).withConstraints(constraints);
    int[] values = drawn.toArray();
    for (int cell : random.ints(0, values.length).limit(2L * values.length).toArray()) {
      int value = values[cell];
      values[cell] = 0;
      // Some clues that are not needed stay.
      if (random.nextInt(6) == 0 || !isProper(all, values)) {
        values[cell] = value;
      }
    }
    return Grid.copyOf(all, values);
  }

  private static Grid full(Rules rules) {
    return GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
  }

  @Property(tries = 60)
  void redundant_isByDefinition(@ForAll long seed) {
    Grid puzzle = puzzle(new Random(seed));
    List<Integer> clues = GridMinimality.redundantClues(puzzle, NONE);
    List<Cage> cages = GridMinimality.redundantCages(puzzle, NONE);
    List<Constraint> constraints = GridMinimality.redundantConstraints(puzzle, NONE);
    assertThat(clues).isEqualTo(redundantClues(puzzle));
    assertThat(cages).isEqualTo(redundantCages(puzzle));
    assertThat(constraints).isEqualTo(redundantConstraints(puzzle));
    assertThat(GridMinimality.isMinimal(puzzle, NONE))
        .isEqualTo(clues.isEmpty() && cages.isEmpty() && constraints.isEmpty());
  }

  @Property(tries = 60)
  void minimize_isAMinimalPart(@ForAll long seed) {
    Grid puzzle = puzzle(new Random(seed));
    Grid minimal = GridMinimality.minimize(puzzle, seed, NONE);
    Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
    assertThat(GridSolver.getDefault().solutions(minimal).limit(2))
        .extracting(Grid::toString)
        .containsExactly(solution.toString());
    assertThat(redundantClues(minimal)).isEmpty();
    assertThat(redundantCages(minimal)).isEmpty();
    assertThat(redundantConstraints(minimal)).isEmpty();
    assertThat(GridMinimality.isMinimal(minimal, NONE)).isTrue();
    assertThat(GridMinimality.minimize(minimal, seed + 1, NONE)).isEqualTo(minimal);
    for (int cell = 0; cell < puzzle.rules().cellCount(); cell++) {
      assertThat(minimal.value(cell)).isIn(0, puzzle.value(cell));
    }
    assertThat(puzzle.rules().cages()).containsAll(minimal.rules().cages());
    assertThat(puzzle.rules().constraints()).containsAll(minimal.rules().constraints());
  }

  @Test
  void minimize_bySeed() {
    Grid puzzle = full(Rules.of(6));
    LongSupplier random = new Random(51)::nextLong;
    Grid minimal = GridMinimality.minimize(puzzle, new Random(51)::nextLong, NONE);
    assertThat(minimal).isEqualTo(GridMinimality.minimize(puzzle, random, NONE));
    assertThat(minimal).isNotEqualTo(GridMinimality.minimize(puzzle, random, NONE));
    assertThat(GridMinimality.minimize(puzzle, 1, NONE))
        .isEqualTo(GridMinimality.minimize(puzzle, 1, NONE))
        .isNotEqualTo(GridMinimality.minimize(puzzle, 2, NONE));
  }

  /** With the rules of a board it is what boards have. */
  @Test
  void redundantClues_asBoards() {
    Board board = PuzzleGenerator.builder().seed(51).minimal(false).clues(30, 34).build().next();
    assertThat(GridMinimality.redundantClues(Grid.of(board), NONE))
        .isNotEmpty()
        .isEqualTo(Minimality.redundantClues(board));
  }

  /** The clues go first, and the rules of the builder stay. */
  @Test
  void minimize_keepsWhatIsDrawn() {
    Rules plain = Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build();
    Grid solution = full(plain);
    List<Cage> cages =
        plain.houses().subList(0, 6).stream()
            .flatMap(row -> row.stream().map(cell -> Cage.of(solution.value(cell), cell)))
            .collect(Collectors.toList());
    Grid puzzle = Grid.copyOf(plain.withCages(cages), solution.toArray());
    assertThat(GridMinimality.redundantClues(puzzle, NONE)).hasSize(36);
    assertThat(GridMinimality.redundantCages(puzzle, NONE)).isEqualTo(cages);
    Grid minimal = GridMinimality.minimize(puzzle, 3, NONE);
    assertThat(minimal.clueCount()).isZero();
    assertThat(minimal.rules().cages()).hasSizeBetween(2, 12);
    assertThat(minimal.rules().withCages()).isEqualTo(plain);
  }

  @Test
  void grid_withoutAnything() {
    List<Constraint> lines =
        List.of(
            Constraint.thermometer(0, 7, 14, 13),
            Constraint.thermometer(5, 10, 15, 22),
            Constraint.slowThermometer(30, 25, 20, 27, 34));
    Grid puzzle = Rules.of(6).withConstraints(lines).emptyGrid();
    assertThat(GridMinimality.redundantClues(puzzle, NONE)).isEmpty();
    assertThat(GridMinimality.redundantCages(puzzle, NONE)).isEmpty();
    assertThat(GridMinimality.redundantConstraints(puzzle, NONE))
        .isEqualTo(redundantConstraints(puzzle));
    assertThat(GridMinimality.minimize(puzzle, 1, NONE).rules().constraints()).isSubsetOf(lines);
  }

  private static void assertRefused(Grid puzzle, String reason) {
    List<Runnable> calls =
        List.of(
            () -> GridMinimality.isMinimal(puzzle, NONE),
            () -> GridMinimality.redundantClues(puzzle, NONE),
            () -> GridMinimality.redundantCages(puzzle, NONE),
            () -> GridMinimality.redundantConstraints(puzzle, NONE),
            () -> GridMinimality.minimize(puzzle, 1, NONE),
            () -> GridMinimality.minimize(puzzle, () -> 1, NONE));
    for (Runnable call : calls) {
      assertThatIllegalArgumentException()
          .isThrownBy(call::run)
          .withMessage("puzzle " + puzzle + " has " + reason + "; expected exactly one");
    }
  }

  @Test
  void improperPuzzles_areRefused() {
    assertRefused(Rules.of(4).emptyGrid(), "two or more solutions");
    assertRefused(Rules.samurai().emptyGrid(), "two or more solutions");
    assertRefused(Rules.of(4).emptyGrid().with(0, 1).with(1, 1), "no solution");
  }

  @Test
  void nulls_areNamed() {
    Grid puzzle = full(Rules.of(4));
    assertThatNullPointerException()
        .isThrownBy(() -> GridMinimality.isMinimal(null, NONE))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> GridMinimality.redundantClues(puzzle, null))
        .withMessage("limit");
    assertThatNullPointerException()
        .isThrownBy(() -> GridMinimality.minimize(puzzle, null, NONE))
        .withMessage("random");
  }

  /** A 16x16 of few clues, which needs guesses. */
  private static Grid hard() {
    return GridMinimality.minimize(full(Rules.of(16)), 51, NONE);
  }

  @Test
  void limits() {
    Grid hard = hard();
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> GridMinimality.isMinimal(hard, SearchLimit.guesses(0)));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> GridMinimality.redundantClues(hard, SearchLimit.time(Duration.ZERO)));
    // The time is that of the whole call, of which no search takes so long.
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(
            () ->
                GridMinimality.minimize(
                    full(Rules.of(25)), 1, SearchLimit.time(Duration.ofMillis(50))));
  }

  @Test
  void interrupted_leaves() {
    Grid puzzle = full(Rules.of(4));
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> GridMinimality.minimize(puzzle, 1, NONE));
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> GridMinimality.redundantCages(puzzle, NONE));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
