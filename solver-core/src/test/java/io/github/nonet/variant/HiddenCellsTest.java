package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nonet.Detail;
import io.github.nonet.Level;
import io.github.nonet.SearchLimit;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.SplitMix64;
import io.github.nonet.logic.Verdict;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every public method of variants, on rules with hidden cells and on shapes that are no squares.
 */
class HiddenCellsTest {
  /** A 4x4 in which each row has one cell that is flagged, and flags rise with the rows. */
  private static final Rules FLAGGED = flagged(16);

  /** The same with one more hidden cell, of which nothing is said. */
  private static final Rules FREE = flagged(17);

  private static final Rules SIX_BY_EIGHT = Rules.builder(8).rowsAndColumns(0, 0, 6, 8).build();
  private static final Rules NINE_IN_SIX = Rules.builder(9).rowsAndColumns(0, 0, 6, 6).build();

  /** Flag 2 marks the cells that hold 4: one in each row. */
  private static Rules flagged(int flags) {
    Rules bare = Rules.builder(4).grid(0, 0, 2, 2).hidden("flag", flags).build();
    List<Constraint> constraints = new ArrayList<>();
    int[] hidden = bare.hiddenCells("flag");
    for (int cell = 0; cell < 16; cell++) {
      constraints.add(Constraint.sets("flag", set -> Set.of(1, 2).containsAll(set), hidden[cell]));
      constraints.add(
          Constraint.pairs(
              "four", (value, flag) -> (value == 4) == (flag == 2), cell, hidden[cell]));
    }
    return bare.withConstraints(constraints);
  }

  static List<Rules> all() {
    return List.of(FLAGGED, FREE, SIX_BY_EIGHT, NINE_IN_SIX);
  }

  private static Grid solved(Rules rules) {
    return GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
  }

  private static Grid puzzle(Rules rules) {
    return GridGenerator.builder(rules).seed(5).build().puzzle(0);
  }

  @Test
  void cells() {
    assertThat(FLAGGED.cellCount()).isEqualTo(32);
    assertThat(FLAGGED.shownCellCount()).isEqualTo(16);
    assertThat(FLAGGED.isShown(15)).isTrue();
    assertThat(FLAGGED.isShown(16)).isFalse();
    assertThat(FLAGGED.row(16)).isEqualTo(-1);
    assertThat(FLAGGED.column(31)).isEqualTo(-1);
    assertThat(FLAGGED.row(15)).isEqualTo(3);
    assertThat(FLAGGED.rowCount()).isEqualTo(4);
    assertThat(FLAGGED.columnCount()).isEqualTo(4);
    assertThat(FLAGGED.hiddenCells("flag")).isEqualTo(IntStream.range(16, 32).toArray());
    assertThat(FLAGGED.cellName(5)).isEqualTo("r2c2");
    assertThat(FLAGGED.cellName(17)).isEqualTo("flag 2");
    assertThat(FLAGGED.cells("r1c2 flag16, flag1")).containsExactly(1, 31, 16);
    assertThat(FLAGGED.houses()).hasSize(12);
    assertThat(FLAGGED.isClassic()).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FLAGGED.hiddenCells("doubler"))
        .withMessage("found 'doubler'; expected the name of hidden cells");
    assertThatIllegalArgumentException().isThrownBy(() -> FLAGGED.cells("flag17"));
    assertThat(FLAGGED.describe())
        .contains("There are hidden cells, which are not shown: flag 1 to 16.");
  }

  @Test
  void builder_refuses() {
    Rules.Builder builder = Rules.builder(4).grid(0, 0, 2, 2).hidden("a", 1);
    assertThatIllegalArgumentException().isThrownBy(() -> builder.hidden("a", 1));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.hidden("r1", 1));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.hidden("b", 0));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.hidden("b", 15_625));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.rowsAndColumns(0, 0, 5, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> builder.cells(0, 0, 126, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(9).cells(0, 0, 9, 9).diagonals().build())
        .withMessage("diagonals belongs to cells of 9x9; expected a square of 9x9");
    assertThatIllegalArgumentException().isThrownBy(() -> Rules.builder(3).build());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FLAGGED.withCages(Cage.of(3, 15, 16)))
        .withMessageContaining("has cell 16; expected cells 0 to 15");
  }

  @Test
  void shapes_haveHousesAndGroups() {
    assertThat(SIX_BY_EIGHT.houses()).hasSize(6);
    assertThat(SIX_BY_EIGHT.groups()).hasSize(8);
    assertThat(NINE_IN_SIX.houses()).isEmpty();
    assertThat(NINE_IN_SIX.groups()).hasSize(12);
    assertThat(NINE_IN_SIX.describe()).isEqualTo("No digit repeats in a row or column.");
    Rules regions = Rules.builder(4).cells(0, 0, 2, 4).regions(0, 0, 2, 4, "AABBAAC.").build();
    assertThat(regions.houses()).containsExactly(List.of(0, 1, 4, 5));
    assertThat(regions.groups()).containsExactly(List.of(2, 3));
    assertThat(GridSolver.getDefault().countSolutions(regions.emptyGrid(), 100_000))
        .isEqualTo(24 * 12 * 16);
  }

  @Test
  void cellsWithoutRules_areFree() {
    Rules free = Rules.builder(3).cells(0, 0, 2, 2).build();
    assertThat(GridSolver.getDefault().countSolutions(free.emptyGrid(), 1_000)).isEqualTo(81);
    assertThat(GridSolver.getDefault().solutions(free.emptyGrid()).distinct().count())
        .isEqualTo(81);
    assertThat(GridCandidates.trueCandidates(free.emptyGrid(), SearchLimit.NONE).values(0))
        .containsExactly(1, 2, 3);
    assertThat(GridVerdict.of(free.emptyGrid()).kind()).isEqualTo(Verdict.Kind.SEVERAL_SOLUTIONS);
    assertThat(GridGenerator.builder(free).build().next().clueCount()).isEqualTo(4);
  }

  /** A referee that fills cell by cell counts what is shown. */
  @Test
  void solutions_differInWhatIsShown() {
    Rules bare = Rules.builder(2).cells(0, 0, 2, 2).hidden("x", 2).build();
    Rules rules =
        bare.plus(
            Constraint.pairs("either", (a, b) -> a == 2 || b == 2, 0, 4),
            Constraint.pairs("or", (a, b) -> a == 2 || b == 2, 1, 4));
    Set<List<Integer>> shown = new HashSet<>();
    for (int code = 0; code < 64; code++) {
      int[] values = new int[6];
      for (int cell = 0; cell < 6; cell++) {
        values[cell] = 1 + (code >> cell & 1);
      }
      if ((values[0] == 2 || values[4] == 2) && (values[1] == 2 || values[4] == 2)) {
        shown.add(Arrays.stream(values, 0, 4).boxed().toList());
      }
    }
    GridSolver solver = GridSolver.getDefault();
    assertThat(solver.countSolutions(rules.emptyGrid(), 1_000)).isEqualTo(shown.size());
    List<List<Integer>> found =
        solver
            .solutions(rules.emptyGrid())
            .map(grid -> Arrays.stream(grid.toArray(), 0, 4).boxed().toList())
            .toList();
    assertThat(found).doesNotHaveDuplicates().hasSameElementsAs(shown);
    for (int limit = 0; limit < 5; limit++) {
      assertThat(solver.countSolutions(rules.emptyGrid(), limit)).isEqualTo(limit);
    }
  }

  /** Without a machine that excludes the first solution. */
  @Test
  void solutions_ofManyCells_differInWhatIsShown() {
    Rules rules = Rules.builder(25).cells(0, 0, 2, 125).hidden("x", 2).build();
    int[] values = new int[250];
    Arrays.fill(values, 1, 250, 7);
    Grid puzzle = Grid.copyOf(rules, values);
    assertThat(GridSolver.getDefault().countSolutions(puzzle, 1_000)).isEqualTo(25);
    assertThat(GridSolver.getDefault().solutions(puzzle).map(grid -> grid.value(0)))
        .doesNotHaveDuplicates()
        .hasSize(25);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Rules.builder(9).cells(0, 0, 125, 125).hidden("x", 1).build())
        .withMessage("found more than 15625 cells, hidden ones included; expected at most 15625");
  }

  @Test
  void freeCell_changesNoCount() {
    Grid three = FLAGGED.parseGrid("1...............");
    long count = GridSolver.getDefault().countSolutions(three, 1_000);
    assertThat(count).isEqualTo(72);
    assertThat(GridSolver.getDefault().countSolutions(FREE.parseGrid(three.toString()), 1_000))
        .isEqualTo(count);
  }

  @ParameterizedTest
  @MethodSource("all")
  void grid_isSolvedByWhatIsShown(Rules rules) {
    Grid solution = solved(rules);
    Grid shown = solution.shown();
    assertThat(shown.clueCount()).isEqualTo(rules.shownCellCount());
    assertThat(shown.isComplete()).isTrue();
    assertThat(shown.isSolved()).isTrue();
    assertThat(solution.isSolved()).isTrue();
    assertThat(shown.isSolutionOf(rules.emptyGrid())).isTrue();
    assertThat(shown.isSolutionOf(solution)).isTrue();
    assertThat(shown.with(0, shown.value(0) % 4 + 1).isSolved()).isFalse();
    assertThat(Grid.copyOf(rules, Arrays.copyOf(solution.toArray(), rules.shownCellCount())))
        .isEqualTo(shown);
    assertThat(shown.conflicts()).isEmpty();
    assertThat(shown.toString()).hasSize(rules.shownCellCount());
  }

  @Test
  void grid_conflictNamesHiddenCells() {
    Grid wrong = FLAGGED.emptyGrid().with(0, 4).with(16, 1);
    assertThat(wrong.isConsistent()).isFalse();
    assertThat(wrong.conflicts()).hasSize(1);
    assertThat(wrong.conflicts().get(0).toString()).contains("r1c1").contains("flag 1");
    Grid full = solved(FLAGGED);
    Grid unsolvable = full.shown().with(16, full.value(16) % 2 + 1);
    assertThat(unsolvable.isSolved()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("all")
  void texts_areReadBack(Rules rules) throws Exception {
    Grid puzzle = puzzle(rules);
    for (Grid grid : List.of(rules.emptyGrid(), puzzle, solved(rules))) {
      assertThat(Grid.parse(grid.toFullString())).isEqualTo(grid);
      assertThat(Grid.parse(grid.toLinkString())).isEqualTo(grid);
      assertThat(rules.parseGrid(grid.toString())).isEqualTo(grid);
      assertThat(rules.parseGrid(grid.toGridString())).isEqualTo(grid.shown());
      assertThat(copy(grid)).isEqualTo(grid);
      assertThat(copy(grid.rules())).isEqualTo(rules);
      GridCandidates state = GridCandidates.of(grid);
      assertThat(GridCandidates.parse(state.toFullString())).isEqualTo(state);
      assertThat(copy(state)).isEqualTo(state);
    }
    GridGame game = GridGame.of(puzzle).markAll();
    assertThat(GridGame.parse(game.toString())).isEqualTo(game);
    assertThat(GridGame.parse(game.toLinkString())).isEqualTo(game);
    assertThat(copy(game)).isEqualTo(game);
    assertThat(GridGame.of(puzzle).toString()).isEqualTo(puzzle.toFullString() + "~");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> puzzle.toFPuzzles())
        .withMessageStartingWith("the grid: found ");
  }

  private static Object copy(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }

  @ParameterizedTest
  @MethodSource("all")
  void steps_leadToTheSolution(Rules rules) {
    Grid puzzle = puzzle(rules);
    GridLogicalSolver logic = GridLogicalSolver.standard();
    Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
    GridPath path = logic.solve(puzzle);
    assertThat(path.end().grid().isSolved()).isTrue();
    assertThat(path.end().grid().isSolutionOf(puzzle)).isTrue();
    path.steps()
        .forEach(
            step -> {
              step.placements().stream()
                  .filter(placed -> rules.isShown(placed.cell()))
                  .forEach(
                      placed ->
                          assertThat(placed.digit()).isEqualTo(solution.value(placed.cell())));
              assertThat(step.toString()).doesNotContain("r0c").doesNotContain("c0");
              String picture = GridPicture.of(GridCandidates.of(puzzle), step, Detail.FULL).toSvg();
              assertThat(picture).startsWith("<svg");
            });
    assertThat(logic.level(puzzle)).isPresent();
    GridPath next = logic.nextPlacement(puzzle).orElseThrow();
    GridStep last = next.steps().get(next.steps().size() - 1);
    assertThat(last.placements()).anyMatch(placed -> rules.isShown(placed.cell()));
    assertThat(logic.steps(puzzle).limit(20)).isNotEmpty();
    assertThat(logic.nextStep(solution.shown())).isEmpty();
    int open =
        IntStream.range(0, 16).filter(cell -> puzzle.value(cell) == 0).findFirst().getAsInt();
    assertThat(logic.nextStepAt(puzzle, open)).isPresent();
    for (int hidden = rules.shownCellCount(); hidden < rules.cellCount(); hidden++) {
      assertThat(logic.nextStepAt(puzzle, hidden)).isEmpty();
    }
    assertThat(logic.findMistake(puzzle)).isEmpty();
    Grid wrong = puzzle.with(open, solution.value(open) % rules.valueCount() + 1);
    GridCandidates state = GridCandidates.of(puzzle).with(open, wrong.value(open));
    assertThat(logic.findMistake(state).orElseThrow().toString()).contains(rules.cellName(open));
  }

  @Test
  void candidates_ofFlagsAreSettled() {
    GridCandidates state = GridCandidates.of(FLAGGED.emptyGrid());
    assertThat(state.values(16)).containsExactly(1, 2);
    GridCandidates free = GridCandidates.trueCandidates(FREE.emptyGrid(), SearchLimit.NONE);
    assertThat(free.values(32)).containsExactly(1, 2, 3, 4);
    assertThat(free.values(16)).containsExactly(1, 2);
  }

  /** What a hidden cell can hold by itself is known from the start, and takes no step. */
  @Test
  void steps_nameHiddenCells() {
    List<String> said = new ArrayList<>();
    for (Grid puzzle : List.of(puzzle(FLAGGED), FLAGGED.emptyGrid().with(0, 4).with(6, 4))) {
      for (GridStep step : GridLogicalSolver.standard().steps(puzzle).limit(200).toList()) {
        said.add(step.describe(Detail.FULL));
        said.addAll(step.lines(Locale.ENGLISH));
      }
    }
    assertThat(said)
        .anyMatch(text -> text.contains("flag 1"))
        .noneMatch(text -> text.matches("Constrained set: .* flag \\d+ has only .*"))
        .noneMatch(text -> text.contains("r0c") || text.matches(".*r[5-9].*"));
  }

  @Test
  void verdict_isOfWhatIsShown() {
    Grid puzzle = puzzle(FREE);
    assertThat(GridVerdict.of(puzzle).kind()).isEqualTo(Verdict.Kind.ONE_SOLUTION);
    GridVerdict several = GridVerdict.of(FREE.emptyGrid());
    assertThat(several.kind()).isEqualTo(Verdict.Kind.SEVERAL_SOLUTIONS);
    assertThat(several.cells()).isNotEmpty().allMatch(FREE::isShown);
    Grid none = FLAGGED.emptyGrid().with(0, 4).with(17, 2);
    GridVerdict verdict = GridVerdict.of(none);
    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.NO_SOLUTION);
    assertThat(verdict.cells()).allMatch(FLAGGED::isShown);
    assertThat(verdict.suspects())
        .allMatch(it -> it.clue().map(clue -> FLAGGED.isShown(clue.cell())).orElse(true));
    assertThat(verdict.describe()).doesNotContain("r0c");
  }

  @Test
  void game_isOfWhatIsShown() {
    Grid puzzle = puzzle(FREE);
    GridGame game = GridGame.of(puzzle);
    assertThat(game.cellCount()).isEqualTo(16);
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.put(16, 1));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.mark(16, 1));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.row(16));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.cellName(16));
    assertThat(game.markAll().candidates().values(16)).hasSize(2);
    Grid solution = GridSolver.getDefault().solve(puzzle).orElseThrow();
    GridGame played = game;
    for (int cell = 0; cell < 16; cell++) {
      played = puzzle.value(cell) == 0 ? played.put(cell, solution.value(cell)) : played;
    }
    assertThat(played.isSolved()).isTrue();
    assertThat(played.mistake(SearchLimit.NONE)).isEmpty();
    GridGame hinted = game;
    for (int steps = 0; !hinted.isSolved() && steps < 200; steps++) {
      hinted = hinted.apply(hinted.nextStep(SearchLimit.NONE).orElseThrow());
      assertThat(GridGame.parse(hinted.toString())).isEqualTo(hinted);
      assertThat(GridGame.parse(hinted.toLinkString())).isEqualTo(hinted);
    }
    assertThat(hinted.isSolved()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("all")
  void generator_givesCluesThatAreShown(Rules rules) {
    SplitMix64 seeds = new SplitMix64(7);
    GridSolver solver = GridSolver.getDefault();
    List<GridGenerator.Builder> generators = new ArrayList<>();
    long seed = seeds.getAsLong();
    generators.add(GridGenerator.builder(rules).seed(seed));
    generators.add(GridGenerator.builder(rules).seed(seed).minimal(true));
    generators.add(GridGenerator.builder(rules).seed(seed).level(Level.EASY));
    generators.add(GridGenerator.builder(rules).seed(seed).symmetry(Symmetry.ROTATIONAL_180));
    generators.add(GridGenerator.builder(rules).seed(seed).cages(2, 3));
    generators.add(GridGenerator.builder(rules).seed(seed).solution(solved(rules).shown()));
    for (GridGenerator.Builder generator : generators) {
      Grid puzzle = generator.maxTime(Duration.ofMillis(50)).build().make(0).puzzle();
      assertThat(puzzle).as(generator.toString()).isEqualTo(puzzle.shown());
      assertThat(solver.countSolutions(puzzle, 2)).isEqualTo(1);
      assertThat(puzzle.rules().cages())
          .allMatch(cage -> cage.cells().stream().allMatch(rules::isShown));
    }
    Grid minimal = GridMinimality.minimize(solved(rules), 3, SearchLimit.NONE);
    assertThat(minimal).isEqualTo(minimal.shown());
    assertThat(GridMinimality.isMinimal(minimal, SearchLimit.NONE)).isTrue();
    assertThat(GridMinimality.redundantClues(minimal, SearchLimit.NONE)).isEmpty();
  }

  @Test
  void generator_refuses() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridGenerator.builder(SIX_BY_EIGHT).symmetry(Symmetry.DIAGONAL).build())
        .withMessageContaining("to a place without a cell");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> GridGenerator.builder(FLAGGED).pattern(List.of(16)).build());
  }

  /** Rules whose hidden cells differ in name only are equal, as with houses. */
  @Test
  void equality_isWithoutNames() {
    Rules one = Rules.builder(4).grid(0, 0, 2, 2).hidden("a", 2).build();
    assertThat(one)
        .isEqualTo(Rules.builder(4).grid(0, 0, 2, 2).hidden("b", 2).build())
        .isEqualTo(Rules.builder(4).grid(0, 0, 2, 2).hidden("b", 1).hidden("c", 1).build())
        .isNotEqualTo(Rules.builder(4).grid(0, 0, 2, 2).hidden("a", 1).build())
        .isNotEqualTo(Rules.of(4));
  }

  /** Four values in a row of nine: marks make a house of it. */
  @Test
  void marks_makeHouses() {
    Rules bare = Rules.builder(7).rowsAndColumns(0, 0, 4, 4).build();
    Constraint[] marks =
        IntStream.range(0, 16)
            .mapToObj(
                cell -> Constraint.sets("low", set -> Set.of(1, 2, 3, 4).containsAll(set), cell))
            .toArray(Constraint[]::new);
    Rules few = bare.plus(marks);
    Rules four = Rules.builder(4).rowsAndColumns(0, 0).build();
    GridSolver solver = GridSolver.getDefault();
    assertThat(solver.countSolutions(few.emptyGrid(), 1_000)).isEqualTo(576);
    for (Grid puzzle : GridGenerator.builder(four).seed(3).build().stream().limit(20).toList()) {
      Grid same = few.parseGrid(puzzle.toString());
      assertThat(GridLogicalSolver.standard().level(same))
          .isEqualTo(GridLogicalSolver.standard().level(puzzle));
      assertThat(GridLogicalSolver.standard().solve(same).end().grid().toString())
          .isEqualTo(GridLogicalSolver.standard().solve(puzzle).end().grid().toString());
    }
  }
}
