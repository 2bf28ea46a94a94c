package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.nonet.Level;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.Tries;
import io.github.nonet.generate.GenerationFailedException;
import io.github.nonet.generate.PuzzleGenerator;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.groups.GridSearchEngine;
import io.github.nonet.internal.making.Draft;
import io.github.nonet.variant.GridGenerator.Made;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class GridGeneratorTest {
  /** Knows nothing of the learner that digs. */
  static final GridSolver OTHER = new GridEngineSolver(SearchLimit.NONE, GridSearchEngine::new);

  private static final Rules SIX = Rules.of(6);
  private static final Rules X = Rules.builder(9).grid(0, 0, 3, 3).diagonals().build();

  /** Every other cell of SIX. */
  private static final List<Integer> CHESS = chess(6);

  static List<Integer> chess(int symbols) {
    return IntStream.range(0, symbols * symbols)
        .filter(cell -> (cell / symbols + cell) % 2 == 0)
        .boxed()
        .toList();
  }

  private static GridGenerator.Builder builder(Rules rules) {
    return GridGenerator.builder(rules).seed(7);
  }

  static void assertProper(Made made) {
    assertThat(Referee.isSolution(made.solution())).isTrue();
    assertThat(made.solution().isSolutionOf(made.puzzle())).isTrue();
    assertThat(OTHER.countSolutions(made.puzzle(), 2)).as(made.puzzle().toString()).isEqualTo(1);
  }

  static void assertMinimal(Grid puzzle) {
    for (int cell = 0; cell < puzzle.rules().cellCount(); cell++) {
      if (puzzle.value(cell) != 0) {
        assertThat(OTHER.hasUniqueSolution(puzzle.with(cell, 0))).as("cell " + cell).isFalse();
      }
    }
  }

  static Set<Integer> cluesOf(Grid puzzle) {
    return IntStream.range(0, puzzle.rules().cellCount())
        .filter(cell -> puzzle.value(cell) != 0)
        .boxed()
        .collect(Collectors.toSet());
  }

  static Stream<Rules> rulesOfAllKinds() {
    return AllRules.stream().filter(rules -> rules.valueCount() <= 12);
  }

  @ParameterizedTest
  @MethodSource("rulesOfAllKinds")
  void minimal_isProperAndEachClueIsNeeded(Rules rules) {
    Made made = builder(rules).minimal(true).build().make(0);
    assertThat(made.isAsRequested()).isTrue();
    assertProper(made);
    assertMinimal(made.puzzle());
  }

  @Test
  void made_isAValue() {
    Made made = builder(Rules.of(6)).build().make(0);
    assertThat(made)
        .isEqualTo(builder(Rules.of(6)).build().make(0))
        .hasSameHashCodeAs(builder(Rules.of(6)).build().make(0))
        .isNotEqualTo(builder(Rules.of(6)).build().make(1))
        .isNotEqualTo(made.puzzle())
        .hasToString(made.puzzle() + ", level " + made.level().orElseThrow());
  }

  @Test
  void minimal_sixteen() {
    Grid puzzle = builder(Rules.of(16)).minimal(true).build().next();
    assertThat(GridSolver.getDefault().hasUniqueSolution(puzzle)).isTrue();
    for (int clue : cluesOf(puzzle)) {
      assertThat(GridSolver.getDefault().hasUniqueSolution(puzzle.with(clue, 0))).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void symmetry_ofASquare(Symmetry symmetry) {
    GridGenerator generator = builder(SIX).symmetry(symmetry).build();
    for (long number = 0; number < 5; number++) {
      Made made = generator.make(number);
      assertThat(made.isAsRequested()).isTrue();
      assertProper(made);
      assertSymmetric(made.puzzle(), symmetry);
    }
  }

  /** Says it otherwise than the generator: by the places of a picture. */
  static void assertSymmetric(Grid puzzle, Symmetry symmetry) {
    Rules rules = puzzle.rules();
    int last = rules.rowCount() - 1;
    for (int row = 0; row <= last; row++) {
      for (int column = 0; column <= last; column++) {
        int[][] images =
            switch (symmetry) {
              case NONE -> new int[][] {{row, column}};
              case ROTATIONAL_180 -> new int[][] {{last - row, last - column}};
              case ROTATIONAL_90 -> new int[][] {{column, last - row}};
              case HORIZONTAL -> new int[][] {{last - row, column}};
              case VERTICAL -> new int[][] {{row, last - column}};
              case DIAGONAL -> new int[][] {{column, row}};
              case ANTIDIAGONAL -> new int[][] {{last - column, last - row}};
              case BOTH_AXES -> new int[][] {{last - row, column}, {row, last - column}};
              case BOTH_DIAGONALS -> new int[][] {{column, row}, {last - column, last - row}};
              case FULL -> new int[][] {{column, row}, {row, last - column}, {last - row, column}};
            };
        int value = value(puzzle, row, column);
        for (int[] image : images) {
          assertThat(value(puzzle, image[0], image[1]) == 0).isEqualTo(value == 0);
        }
      }
    }
  }

  private static int value(Grid puzzle, int row, int column) {
    int cell = puzzle.rules().cell(row, column);
    return cell < 0 ? 0 : puzzle.value(cell);
  }

  @Test
  void symmetry_ofGridsThatOverlap() {
    Made made = builder(Rules.samurai()).symmetry(Symmetry.ROTATIONAL_90).build().make(0);
    assertProper(made);
    assertSymmetric(made.puzzle(), Symmetry.ROTATIONAL_90);
  }

  @Test
  void symmetry_andMinimal() {
    Made made = builder(SIX).symmetry(Symmetry.VERTICAL).minimal(true).build().make(0);
    assertThat(made.isAsRequested()).isTrue();
    assertProper(made);
    assertMinimal(made.puzzle());
    assertSymmetric(made.puzzle(), Symmetry.VERTICAL);
  }

  @Test
  void symmetry_thatTheCellsDoNotHave() {
    Rules twins = Rules.builder(4).grid(0, 0, 2, 2).grid(2, 2, 2, 2).build();
    assertThat(builder(twins).symmetry(Symmetry.ROTATIONAL_180).build().make(0).isAsRequested())
        .isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder(twins).symmetry(Symmetry.VERTICAL).build())
        .withMessage(
            "symmetry VERTICAL leads from cell 0 (row 1, column 1) to a place without a cell;"
                + " expected one that the 6 rows and 6 columns have");
  }

  @Test
  void symmetry_ofARectangle() {
    Rules wide = Rules.builder(4).grid(0, 0, 2, 2).grid(0, 2, 2, 2).build();
    Grid puzzle = builder(wide).symmetry(Symmetry.HORIZONTAL).build().next();
    for (int cell = 0; cell < wide.cellCount(); cell++) {
      int image = wide.cell(3 - wide.row(cell), wide.column(cell));
      assertThat(puzzle.value(image) == 0).isEqualTo(puzzle.value(cell) == 0);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder(wide).symmetry(Symmetry.DIAGONAL).build())
        .withMessageStartingWith(
            "symmetry DIAGONAL leads from cell 4 (row 1, column 5) to a place");
  }

  @ParameterizedTest
  @CsvSource({"10, 12", "20, 20", "36, 36", "15, 36"})
  void clues_areInTheRange(int min, int max) {
    GridGenerator generator = builder(SIX).clues(min, max).build();
    for (long number = 0; number < 20; number++) {
      Made made = generator.make(number);
      assertThat(made.isAsRequested()).isTrue();
      assertThat(made.puzzle().clueCount()).isBetween(min, max);
      assertProper(made);
    }
  }

  static Stream<Arguments> levels() {
    return Stream.of(
        arguments(Rules.of(4), Level.EASY),
        arguments(SIX, Level.EASY),
        arguments(SIX, Level.MEDIUM),
        arguments(SIX, Level.HARD),
        arguments(SIX, Level.UNFAIR),
        arguments(Rules.of(9), Level.HARD),
        arguments(X, Level.HARD),
        arguments(X, Level.UNFAIR),
        arguments(X, Level.EXTREME),
        arguments(Rules.of(12), Level.HARD),
        arguments(Rules.samurai(), Level.HARD),
        arguments(Rules.of(9), Level.EASY),
        arguments(X, Level.MEDIUM),
        arguments(Rules.of(9), Level.EXTREME),
        arguments(Rules.of(12), Level.EASY),
        arguments(Rules.of(12), Level.MEDIUM),
        arguments(Rules.of(16), Level.EASY),
        arguments(Rules.jigsaw(AllRules.FIVE), Level.EASY));
  }

  @ParameterizedTest
  @MethodSource("levels")
  void level_isThatOfTheTechniques(Rules rules, Level level) {
    Made made = builder(rules).level(level).build().make(1);
    assertThat(made.isAsRequested()).isTrue();
    assertProper(made);
    GridRating rating = new GridRating(rules.tables.structure, () -> {});
    int[] sets = Draft.sets(rules.tables, made.puzzle().toArray());
    assertThat(made.level()).contains(level);
    assertThat(rating.level(sets)).isEqualTo(level);
  }

  @Test
  void level_andMinimalAndClues() {
    Made made = builder(Rules.of(9)).level(Level.EASY).minimal(true).clues(22, 26).build().make(0);
    assertThat(made.isAsRequested()).isTrue();
    assertProper(made);
    assertMinimal(made.puzzle());
    assertThat(made.puzzle().clueCount()).isBetween(22, 26);
  }

  /** Why the levels above EASY are refused there: each minimal puzzle falls to singles. */
  @Tag(Tries.SCALE)
  @Test
  void level_of4x4IsAlwaysEasy() {
    Rules rules = Rules.of(4);
    List<int[]> all =
        GridSolver.getDefault().solutions(rules.emptyGrid()).map(Grid::toArray).toList();
    List<int[]> beginningWith1234 =
        all.stream().filter(a -> a[0] == 1 && a[1] == 2 && a[2] == 3 && a[3] == 4).toList();
    assertThat(all).hasSize(288);
    assertThat(beginningWith1234).hasSize(12);
    GridRating rating = new GridRating(rules.tables.structure, () -> {});
    int minimal = 0;
    for (int[] solution : beginningWith1234) {
      boolean[] isProper = properPatterns(solution, all);
      for (int pattern = 0; pattern < isProper.length; pattern++) {
        if (isProper[pattern] && isMinimal(pattern, isProper)) {
          minimal++;
          assertThat(
                  rating.solves(Level.EASY, Draft.sets(rules.tables, restrict(solution, pattern))))
              .isTrue();
        }
      }
    }
    assertThat(minimal).isPositive();
  }

  private static boolean[] properPatterns(int[] solution, List<int[]> all) {
    int[] differences =
        all.stream()
            .filter(other -> !Arrays.equals(other, solution))
            .mapToInt(
                other ->
                    IntStream.range(0, 16)
                        .filter(cell -> other[cell] != solution[cell])
                        .map(cell -> 1 << cell)
                        .sum())
            .toArray();
    boolean[] isProper = new boolean[1 << 16];
    for (int pattern = 0; pattern < isProper.length; pattern++) {
      int clues = pattern;
      isProper[pattern] = Arrays.stream(differences).allMatch(cells -> (cells & clues) != 0);
    }
    return isProper;
  }

  private static boolean isMinimal(int pattern, boolean[] isProper) {
    for (int rest = pattern; rest != 0; rest &= rest - 1) {
      if (isProper[pattern & ~Integer.lowestOneBit(rest)]) {
        return false;
      }
    }
    return true;
  }

  private static int[] restrict(int[] solution, int pattern) {
    return IntStream.range(0, 16)
        .map(cell -> (pattern >>> cell & 1) == 0 ? 0 : solution[cell])
        .toArray();
  }

  @ParameterizedTest
  @CsvSource({"9, 2, 5", "9, 1, 4", "9, 2, 3", "6, 2, 3", "6, 2, 2", "4, 1, 3", "8, 2, 4"})
  void cages_ofTheSizesAskedFor(int symbols, int min, int max) {
    Rules rules = Rules.of(symbols);
    GridGenerator generator = builder(rules).cages(min, max).clues(0, 4).build();
    for (long number = 0; number < 3; number++) {
      Made made = generator.make(number);
      assertThat(made.isAsRequested()).isTrue();
      assertThat(made.puzzle().clueCount()).isBetween(0, 4);
      assertProper(made);
      assertCages(made.puzzle().rules(), min, max);
    }
  }

  private static void assertCages(Rules rules, int min, int max) {
    assertThat(rules.cages().stream().flatMap(cage -> cage.cells().stream()))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, rules.cellCount()).boxed().toList());
    assertThat(rules.cages())
        .allSatisfy(
            cage -> {
              assertThat(cage.cells()).hasSizeBetween(min, max);
              assertThat(reached(rules, cage)).isEqualTo(Set.copyOf(cage.cells()));
            });
  }

  /** Returns the cells of a cage that its first cell reaches by steps to neighbours in it. */
  private static Set<Integer> reached(Rules rules, Cage cage) {
    Set<Integer> reached = new HashSet<>(Set.of(cage.cells().get(0)));
    for (int i = 0; i < cage.cells().size(); i++) {
      for (int cell : cage.cells()) {
        if (reached.stream().anyMatch(other -> distance(rules, cell, other) == 1)) {
          reached.add(cell);
        }
      }
    }
    return reached;
  }

  private static int distance(Rules rules, int one, int other) {
    return Math.abs(rules.row(one) - rules.row(other))
        + Math.abs(rules.column(one) - rules.column(other));
  }

  @ParameterizedTest
  @CsvSource({"9, 2, 5, 8, 20", "9, 2, 4, 10, 15", "6, 2, 3, 5, 10", "6, 1, 4, 1, 12"})
  void cages_ofTheSumsAskedFor(int symbols, int min, int max, int minSum, int maxSum) {
    GridGenerator generator =
        builder(Rules.of(symbols)).cages(min, max).cageSums(minSum, maxSum).clues(0, 6).build();
    for (long number = 0; number < 3; number++) {
      Made made = generator.make(number);
      assertThat(made.isAsRequested()).isTrue();
      assertProper(made);
      assertCages(made.puzzle().rules(), min, max);
      assertThat(made.puzzle().rules().cages())
          .allSatisfy(cage -> assertThat(cage.sum()).isBetween(minSum, maxSum));
    }
  }

  /** Each cage would be one of 15; there is none of one cell, and no grid falls into such. */
  @Test
  void cages_ofSumsThatAreTooNarrow_getTheClosest() {
    GridGenerator generator =
        builder(Rules.of(9)).cages(2, 5).cageSums(15, 15).maxTime(Duration.ofMillis(100)).build();
    Made made = generator.make(0);
    assertThat(made.isAsRequested()).isFalse();
    assertProper(made);
    assertThat(made.puzzle().rules().cages()).anyMatch(cage -> cage.sum() == 15);
  }

  @Test
  void cages_withoutClues() {
    Grid puzzle = builder(Rules.of(9)).cages(2, 5).build().next();
    assertThat(puzzle.clueCount()).isZero();
    assertThat(OTHER.hasUniqueSolution(puzzle)).isTrue();
  }

  @Test
  void cages_withCluesThatAreNeeded() {
    Made made = builder(X).cages(3, 5).clues(0, 6).minimal(true).build().make(2);
    assertThat(made.isAsRequested()).isTrue();
    assertProper(made);
    assertMinimal(made.puzzle());
  }

  @Test
  void cages_ofAGivenSolution() {
    Grid solution = GridSolver.getDefault().solve(Rules.of(9).emptyGrid()).orElseThrow();
    Made made = builder(Rules.of(9)).cages(2, 4).solution(solution).build().make(0);
    assertThat(made.solution().toArray()).isEqualTo(solution.toArray());
    assertProper(made);
  }

  @Test
  void solution_isThatOfAllPuzzles() {
    Grid solution = GridSolver.getDefault().solve(X.emptyGrid()).orElseThrow();
    GridGenerator generator = builder(X).solution(solution).build();
    assertThat(generator.stream().limit(3))
        .allSatisfy(puzzle -> assertThat(OTHER.solve(puzzle)).contains(solution))
        .doesNotHaveDuplicates();
  }

  @Test
  void pattern_isKept() {
    Grid model = builder(SIX).minimal(true).build().next();
    GridGenerator generator = builder(SIX).pattern(model).build();
    for (long number = 0; number < 3; number++) {
      Made made = generator.make(number);
      assertThat(made.isAsRequested()).isTrue();
      assertThat(cluesOf(made.puzzle())).isEqualTo(cluesOf(model));
      assertProper(made);
    }
  }

  @Test
  void pattern_minimalAndOfALevel() {
    Grid model = builder(SIX).minimal(true).level(Level.EASY).build().next();
    Made made = builder(SIX).pattern(model).minimal(true).level(Level.EASY).build().make(3);
    assertThat(made.isAsRequested()).isTrue();
    assertProper(made);
    assertMinimal(made.puzzle());
  }

  @Test
  void pattern_andSolutionLeaveOnePuzzle() {
    Made model = builder(SIX).minimal(true).build().make(0);
    GridGenerator generator =
        builder(SIX).pattern(model.puzzle()).solution(model.solution()).minimal(true).build();
    assertThat(generator.next()).isEqualTo(model.puzzle());
  }

  /** The first two rows can be swapped. */
  @Test
  void pattern_thatNoPuzzleHas_getsTheClosest() {
    List<Integer> cells = IntStream.range(12, 36).boxed().toList();
    GridGenerator generator = builder(SIX).pattern(cells).maxAttempts(20).build();
    Made made = generator.make(0);
    assertThat(made.isAsRequested()).isFalse();
    assertProper(made);
    assertThat(cluesOf(made.puzzle())).containsAll(cells);
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(generator::next)
        .satisfies(e -> assertThat(e.attempts()).isEqualTo(20))
        .withMessageStartingWith(
            "no puzzle found in 20 attempts; expected a puzzle with 0 to 36 clues, rules: 6"
                + " values, 36 cells, 18 houses, in the cells [12, 13,");
  }

  @Test
  void next_countsFromZero() {
    GridGenerator generator = builder(SIX).build();
    List<Grid> puzzles = List.of(generator.puzzle(0), generator.puzzle(1), generator.puzzle(2));
    assertThat(List.of(generator.next(), generator.next(), generator.next())).isEqualTo(puzzles);
    assertThat(generator.stream().limit(3)).isEqualTo(puzzles).doesNotHaveDuplicates();
    assertThat(generator.make(1).puzzle()).isEqualTo(puzzles.get(1));
    assertThat(generator.stream().limit(8).parallel().toList())
        .isEqualTo(generator.stream().limit(8).toList());
  }

  @Test
  void seed_differsUnlessGiven() {
    GridGenerator one = GridGenerator.builder(SIX).build();
    GridGenerator other = GridGenerator.builder(SIX).build();
    assertThat(one.seed()).isNotEqualTo(other.seed());
    assertThat(GridGenerator.builder(SIX).seed(one.seed()).build().next()).isEqualTo(one.next());
  }

  @Test
  void classic_isThatOfThePuzzleGenerator() {
    GridGenerator generator =
        builder(Rules.of(9)).minimal(true).symmetry(Symmetry.DIAGONAL).build();
    PuzzleGenerator classic =
        PuzzleGenerator.builder().seed(7).minimal(true).symmetry(Symmetry.DIAGONAL).build();
    assertThat(generator.puzzle(5)).isEqualTo(Grid.of(classic.puzzle(5)));
    Made made = generator.make(5);
    assertThat(made.puzzle()).isEqualTo(Grid.of(classic.puzzle(5)));
    assertThat(made.level()).isPresent();
    assertProper(made);
  }

  @Test
  void classic_patternAndSolution() {
    Made model = builder(Rules.of(9)).build().make(0);
    GridGenerator generator =
        builder(Rules.of(9)).pattern(model.puzzle()).solution(model.solution()).build();
    assertThat(generator.next()).isEqualTo(model.puzzle());
  }

  @Test
  void classic_thatIsNotFound_getsTheClosest() {
    Made made = builder(Rules.of(9)).minimal(true).clues(17, 17).maxAttempts(3).build().make(0);
    assertThat(made.isAsRequested()).isFalse();
    assertProper(made);
  }

  static Stream<Arguments> hurried() {
    Consumer<GridGenerator.Builder> minimal = builder -> builder.minimal(true);
    Consumer<GridGenerator.Builder> extreme = builder -> builder.level(Level.EXTREME);
    Consumer<GridGenerator.Builder> hard = builder -> builder.level(Level.HARD);
    Consumer<GridGenerator.Builder> cages = builder -> builder.cages(2, 5);
    Consumer<GridGenerator.Builder> pattern =
        builder -> builder.pattern(IntStream.range(0, 30).boxed().toList());
    return Stream.of(
        arguments(Rules.of(16), minimal),
        arguments(Rules.of(16), extreme),
        arguments(Rules.of(16), hard),
        arguments(Rules.of(20), minimal),
        arguments(Rules.of(9), cages),
        arguments(Rules.of(16), cages),
        arguments(X, pattern),
        arguments(SIX, minimal));
  }

  @ParameterizedTest
  @MethodSource("hurried")
  void make_withinAMillisecond(Rules rules, Consumer<GridGenerator.Builder> wish) {
    GridGenerator.Builder builder = builder(rules).maxTime(Duration.ofMillis(1));
    wish.accept(builder);
    Made made = builder.build().make(0);
    assertThat(made.solution().isSolutionOf(made.puzzle())).isTrue();
    assertThat(GridSolver.getDefault().hasUniqueSolution(made.puzzle())).isTrue();
  }

  @Test
  void next_withoutTime() {
    GridGenerator generator = builder(Rules.of(16)).maxTime(Duration.ofNanos(1)).build();
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(generator::next)
        .withMessage(
            "no puzzle found in 1 attempt; expected a puzzle with 0 to 256 clues, rules: 16"
                + " values, 256 cells, 48 houses");
    Made made = generator.make(0);
    assertThat(made.isAsRequested()).as("clues were to be taken away").isFalse();
    assertThat(made.level()).isEmpty();
  }

  /** The sum of a cage shows its open cell, so a killer without time is still a puzzle. */
  @Test
  void killer_withoutTime() {
    Made made = builder(Rules.of(9)).cages(2, 5).maxTime(Duration.ofNanos(1)).build().make(0);
    assertThat(made.puzzle().rules().cages())
        .allSatisfy(
            cage ->
                assertThat(cage.cells())
                    .filteredOn(cell -> made.puzzle().value(cell) == 0)
                    .hasSize(1));
    assertThat(GridSolver.getDefault().hasUniqueSolution(made.puzzle())).isTrue();
  }

  @Test
  void rulesWithoutASolution() {
    Rules rules = SIX.withCages(List.of(Cage.of(3, 0, 1), Cage.of(3, 2, 3)));
    GridGenerator generator = builder(rules).build();
    assertThatExceptionOfType(GenerationFailedException.class)
        .isThrownBy(() -> generator.make(0))
        .withMessageEndingWith("which has no solution");
    assertThatExceptionOfType(GenerationFailedException.class).isThrownBy(generator::next);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void interrupted_leaves(boolean before) throws InterruptedException {
    Thread caller = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              try {
                Thread.sleep(before ? 0 : 300);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              caller.interrupt();
            });
    if (before) {
      caller.interrupt();
    } else {
      other.start();
    }
    GridGenerator generator = builder(Rules.of(25)).minimal(true).build();
    assertThatExceptionOfType(SearchInterruptedException.class).isThrownBy(generator::next);
    assertThat(Thread.interrupted()).isTrue();
    other.join();
  }

  /** Small rules, whose puzzle is ready before anything looks at the clock, and ordinary ones. */
  @ParameterizedTest
  @ValueSource(ints = {4, 9})
  void interrupted_beforeASmallPuzzle(int symbols) {
    GridGenerator generator = builder(Rules.of(symbols)).build();
    for (Consumer<GridGenerator> call :
        List.<Consumer<GridGenerator>>of(it -> it.puzzle(1), it -> it.make(1))) {
      Thread.currentThread().interrupt();
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> call.accept(generator));
      assertThat(Thread.interrupted()).isTrue();
      call.accept(generator);
    }
  }

  @Test
  void pattern_ofOtherRulesRefused() {
    Rules diagonals = Rules.builder(6).grid(0, 0, 2, 3).diagonals().build();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder(SIX).pattern(diagonals.emptyGrid().with(0, 1)))
        .withMessageStartingWith("pattern has the rules 6 values, 36 cells, 20 houses");
  }

  @Test
  void clues_exactly() {
    Grid puzzle = builder(SIX).clues(14).build().next();
    assertThat(Arrays.stream(puzzle.toArray()).filter(value -> value != 0).count()).isEqualTo(14);
    assertThat(builder(SIX).maxAttempts(1).build().make(0).solution().isSolved()).isTrue();
  }

  /** A search for large cages has no end, and its engine does not look at the clock. */
  @Test
  void interrupted_whileCagesAreMade() throws InterruptedException {
    Thread caller = Thread.currentThread();
    Thread other = new Thread(caller::interrupt);
    GridGenerator generator = builder(Rules.of(9)).cages(8, 9).build();
    other.start();
    assertThatExceptionOfType(SearchInterruptedException.class)
        .isThrownBy(() -> generator.stream().forEach(puzzle -> {}));
    assertThat(Thread.interrupted()).isTrue();
    other.join();
  }

  @Test
  void builder_refusesBadArguments() {
    GridGenerator.Builder builder = GridGenerator.builder(SIX);
    refuses(
        () -> builder.clues(5, 3),
        "clues are 5 to 3; expected the lower number first, both 0 to 36");
    refuses(
        () -> builder.clues(5, 37),
        "clues are 5 to 37; expected the lower number first, both 0 to 36");
    refuses(
        () -> builder.clues(-1, 3),
        "clues are -1 to 3; expected the lower number first, both 0 to 36");
    refuses(
        () -> builder.cages(0, 3),
        "cages have 0 to 3 cells; expected the lower number first, both 1 to 6");
    refuses(
        () -> builder.cages(3, 2),
        "cages have 3 to 2 cells; expected the lower number first, both 1 to 6");
    refuses(
        () -> builder.cages(3, 7),
        "cages have 3 to 7 cells; expected the lower number first, both 1 to 6");
    refuses(
        () -> builder.cageSums(0, 3),
        "sums are 0 to 3; expected the lower number first, both 1 to 21");
    refuses(
        () -> builder.cageSums(4, 3),
        "sums are 4 to 3; expected the lower number first, both 1 to 21");
    refuses(
        () -> builder.cageSums(4, 22),
        "sums are 4 to 22; expected the lower number first, both 1 to 21");
    refuses(
        () -> GridGenerator.builder(SIX).cageSums(4, 9).build(),
        "sums are for cages; expected a call of cages");
    refuses(() -> builder.maxAttempts(0), "maxAttempts is 0; expected 1 or more");
    refuses(() -> builder.maxTime(Duration.ZERO), "time is PT0S; expected more than zero");
    refuses(
        () -> builder.solution(Rules.of(4).emptyGrid()),
        "solution has the rules 4 values, 16 cells, 12 houses;"
            + " expected those of the generator: 6 values, 36 cells, 18 houses");
    refuses(
        () -> builder.solution(SIX.emptyGrid()), "solution " + SIX.emptyGrid() + " is not solved");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> builder.pattern(Set.of(36)))
        .withMessage("cell is 36; expected 0 to 35");
    assertThatNullPointerException().isThrownBy(() -> GridGenerator.builder(null));
    assertThatNullPointerException().isThrownBy(() -> builder.level(null)).withMessage("level");
  }

  private static void refuses(Runnable call, String message) {
    assertThatIllegalArgumentException().isThrownBy(call::run).withMessage(message);
  }

  @Test
  void toString_saysWhatIsMade() {
    assertThat(builder(SIX).minimal(true).level(Level.EASY).symmetry(Symmetry.FULL).build())
        .hasToString(
            "generator of a minimal puzzle with 0 to 36 clues, rules: 6 values, 36 cells,"
                + " 18 houses, symmetry FULL, level EASY, seed 7");
    assertThat(builder(SIX).cages(2, 3).build())
        .hasToString(
            "generator of a puzzle with 0 clues, rules: 6 values, 36 cells, 18 houses,"
                + " cages of 2 to 3 cells, seed 7");
    assertThat(builder(SIX).cages(2, 3).cageSums(4, 12).build())
        .hasToString(
            "generator of a puzzle with 0 clues, rules: 6 values, 36 cells, 18 houses,"
                + " cages of 2 to 3 cells and sums of 4 to 12, seed 7");
  }

  /** Puzzles of seeds do not change from JDK to JDK. They may change with the library. */
  @ParameterizedTest
  @MethodSource("golden")
  void golden(GridGenerator.Builder builder, int hash) {
    Grid puzzle = builder.build().puzzle(3);
    String cages = puzzle.rules().cages().toString();
    assertThat((puzzle + cages).hashCode()).isEqualTo(hash);
  }

  static Stream<Arguments> golden() {
    return Stream.of(
        arguments(builder(SIX).minimal(true), -1977061942),
        arguments(builder(X), 325447633),
        arguments(builder(Rules.of(16)), -1524453123),
        arguments(builder(Rules.of(12)).level(Level.EASY), 1834034695),
        arguments(builder(Rules.of(9)).cages(2, 5), -409858815),
        arguments(builder(SIX).pattern(CHESS), 173415842));
  }
}
