package io.github.nonet.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.internal.verdict.DeadReason;
import io.github.nonet.internal.verdict.Reasons;
import io.github.nonet.logic.Verdict;
import io.github.nonet.logic.Verdict.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridVerdictTest {
  private static final Grid SIX = Grid.parse(".......5..2.13.......4..2..5....1..6");

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  static List<Rules> allRules() {
    return AllRules.stream().toList();
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void of_emptyAndSolved(Rules rules) {
    GridVerdict empty = GridVerdict.of(rules.emptyGrid());
    List<Grid> solutions = empty.solutions();
    assertThat(empty.kind())
        .isEqualTo(
            GridSolver.getDefault().hasUniqueSolution(rules.emptyGrid())
                ? Kind.ONE_SOLUTION
                : Kind.SEVERAL_SOLUTIONS);
    assertThat(solutions).doesNotHaveDuplicates().allMatch(Referee::isSolution);
    assertThat(empty.describe()).endsWith(".").doesNotContain("{", "null");
    GridVerdict solved = GridVerdict.of(solutions.get(0));
    assertThat(solved.kind()).isEqualTo(Kind.ONE_SOLUTION);
    assertThat(solved.solutions()).containsExactly(solutions.get(0));
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void of_solvedButForOneValue(Rules rules) {
    Grid solution = GridSolver.getDefault().solve(rules.emptyGrid()).orElseThrow();
    Grid wrong = solution.with(0, solution.value(0) % rules.valueCount() + 1);
    GridVerdict verdict = GridVerdict.of(wrong);
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.conflicts()).isEqualTo(wrong.conflicts()).isNotEmpty();
    assertThat(verdict.cells()).contains(0).isSorted();
    assertThat(clues(verdict)).contains(0);
    assertThat(verdict.describe()).contains("r1c1");
    assertThat(verdict.describe(Locale.GERMAN)).startsWith("Es gibt keine Lösung: ");
  }

  /** Anyone who knows the verdict on a board knows that on a grid. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..78",
        "53..7....6..195....98....6.8...6...34..8.3..13...2...6.6....28....419..5....8..79",
        "........6.82..7.31.7..25...9..2.....4...8...7...7....4......3692...........6.4.8.",
        "..4.....8..28....18...76.........65..3....4.94..925......3.7.......6..2..8..4.1.."
      })
  void ofClassicGrid_asOfBoard(String text) {
    Verdict board = Verdict.of(Board.parse(text));
    GridVerdict grid = GridVerdict.of(Grid.parse(text));
    assertThat(grid.kind()).isEqualTo(board.kind());
    assertThat(grid.cells()).isEqualTo(board.cells());
    assertThat(grid.suspects())
        .map(it -> it.cells() + " " + it.kind() + " " + it)
        .isEqualTo(
            board.suspects().stream().map(it -> it.cells() + " " + it.kind() + " " + it).toList());
    assertThat(grid.describe()).isEqualTo(board.describe());
    assertThat(grid.describe(Locale.GERMAN)).isEqualTo(board.describe(Locale.GERMAN));
    assertThat(grid.deadEnd().map(Grid::toString)).isEqualTo(board.deadEnd().map(Board::toString));
    assertThat(grid.solutions()).map(Grid::toString).isEqualTo(strings(board.solutions()));
  }

  private static List<Integer> clues(GridVerdict verdict) {
    return verdict.suspects().stream()
        .filter(it -> it.clue().isPresent())
        .flatMap(it -> it.cells().stream())
        .toList();
  }

  private static List<Cage> cages(GridVerdict verdict) {
    return verdict.suspects().stream().flatMap(it -> it.cage().stream()).toList();
  }

  private static List<String> strings(List<Board> boards) {
    return boards.stream().map(Board::toString).toList();
  }

  @Test
  void of_sumThatNoValuesHave() {
    Cage cage = Cage.of(50, 0, 1);
    GridVerdict verdict = GridVerdict.of(Rules.of(9).withCages(List.of(cage)).emptyGrid());
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.cells()).containsExactly(0, 1);
    assertThat(cages(verdict)).containsExactly(cage);
    assertThat(verdict.describe())
        .isEqualTo(
            "There is no solution: no digits fit the 50 cage at r1c1."
                + " Check the 50 cage at r1c1: without it there is a solution.");
    assertThat(verdict.describe(Locale.GERMAN))
        .isEqualTo(
            "Es gibt keine Lösung: Zum 50er-Käfig bei r1c1 passen keine Ziffern."
                + " Vielleicht liegt der Fehler beim 50er-Käfig bei r1c1: Ohne diese Angabe gibt es eine"
                + " Lösung.");
  }

  @Test
  void of_killerWithoutSolution() {
    Grid killer = GridGenerator.builder(Rules.of(9)).seed(3).cages(2, 4).build().make(0).puzzle();
    assertThat(GridVerdict.of(killer).kind()).isEqualTo(Kind.ONE_SOLUTION);
    for (int number = 0; number < 30; number += 7) {
      List<Cage> cages = new ArrayList<>(killer.rules().cages());
      Cage wrong = new Cage(cages.get(number).sum() + 1, cages.get(number).cells());
      cages.set(number, wrong);
      GridVerdict verdict =
          GridVerdict.of(Grid.copyOf(killer.rules().withCages(cages), killer.toArray()));
      assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
      assertThat(verdict.conflicts()).isEmpty();
      assertThat(cages(verdict)).contains(wrong);
      assertThat(verdict.describe()).contains("the " + wrong.sum() + " cage at ");
    }
  }

  /** Two values add up to 3, and 1 and 2 are elsewhere in the row. */
  @Test
  void of_cageForWhichNothingIsLeft() {
    Rules rules = Rules.of(9).withCages(List.of(Cage.of(3, 0, 1), Cage.of(3, 2, 3)));
    GridVerdict verdict = GridVerdict.of(rules.emptyGrid());
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(cages(verdict)).hasSize(2);
    assertThat(verdict.describe())
        .contains("Removing any one of these parts")
        .contains("r1c1")
        .contains("r1c3");
  }

  @Test
  void of_wrongSumOfFullCage() {
    Rules rules = Rules.of(9).withCages(List.of(Cage.of(9, 0, 1), Cage.of(0, 2, 3)));
    Grid grid = rules.emptyGrid().with(0, 3).with(1, 5).with(2, 8).with(3, 8);
    assertThat(GridVerdict.of(grid).cells()).containsExactly(0, 1, 2, 3);
    assertThat(GridVerdict.of(grid).describe())
        .contains(
            "the 9 cage at r1c1 is full and adds up to only 8",
            "the cage at r1c3 holds 8 twice, at r1c3 and r1c4");
  }

  @Test
  void of_largerValues() {
    Grid grid = Rules.of(16).emptyGrid().with(0, 12).with(15, 12).with(5, 12);
    assertThat(GridVerdict.of(grid).describe())
        .contains("row 1 holds C three times, at r1c1, r1c6 and r1c16");
  }

  @Test
  void of_candidates() {
    GridCandidates state = GridCandidates.of(SIX);
    GridVerdict verdict = GridVerdict.of(state);
    assertThat(verdict.kind()).isEqualTo(Kind.ONE_SOLUTION);
    int open = SIX.toString().indexOf('.');
    int right = verdict.solutions().get(0).value(open);
    GridVerdict without = GridVerdict.of(state.without(open, right));
    assertThat(without.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(without.suspects()).isEmpty();
  }

  @Test
  void of_unusedValues() {
    Grid four = Rules.of(4).parseGrid("12.. 3... .... ....").with(4, 0);
    assertThat(GridVerdict.of(four).describe())
        .endsWith("3 and 4 are not among the clues, so they can be swapped.");
    Rules killer = Rules.of(4).withCages(List.of(Cage.of(3, 0, 1)));
    assertThat(GridVerdict.of(killer.parseGrid("12.. .... .... ....")).describe())
        .doesNotContain("swapped");
  }

  /** A thermometer distinguishes values that no clue has: they cannot be exchanged. */
  @Test
  void of_constraints() {
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(8, 12)));
    Grid open = rules.parseGrid("12.. .... .... ....");
    assertThat(GridVerdict.of(open).kind()).isEqualTo(Kind.SEVERAL_SOLUTIONS);
    assertThat(GridVerdict.of(open).describe()).doesNotContain("swapped");
    Grid broken = rules.parseGrid("12.. .... .... 2...");
    GridVerdict verdict = GridVerdict.of(broken);
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(clues(verdict)).contains(12);
    assertThat(verdict.describe()).startsWith("There is no solution: ").contains("r4c1 = 2");
    assertThat(verdict.describe(Locale.GERMAN)).startsWith("Es gibt keine Lösung: ");
    GridVerdict falling = GridVerdict.of(rules.parseGrid("12.. .... 4... 3..."));
    assertThat(falling.conflicts()).isNotEmpty();
    assertThat(falling.cells()).containsExactly(8, 12);
  }

  @Test
  void limit_endsTheSearchForSolutions() {
    SearchLimit none = SearchLimit.guesses(0);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> GridVerdict.of(Rules.of(16).emptyGrid(), none));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> GridVerdict.of(SIX, SearchLimit.time(Duration.ZERO)));
    GridVerdict verdict =
        GridVerdict.of(Rules.of(9).withCages(List.of(Cage.of(50, 0, 1))).emptyGrid(), none);
    assertThat(verdict.cells()).containsExactly(0, 1);
  }

  @Test
  void interrupted_throwsAndKeepsTheStatus() {
    for (Grid grid : List.of(SIX, SIX.with(0, 5).with(1, 5), Rules.samurai().emptyGrid())) {
      Thread.currentThread().interrupt();
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> GridVerdict.of(grid));
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void nulls_refused() {
    assertThatNullPointerException().isThrownBy(() -> GridVerdict.of(null));
    assertThatNullPointerException().isThrownBy(() -> GridVerdict.of(SIX, null));
    assertThatNullPointerException().isThrownBy(() -> GridVerdict.of(SIX).describe(null));
  }

  /** The first cell cannot be 1, so the line has no room to rise. */
  @Test
  void of_thermometerForWhichNothingIsLeft() {
    Rules rules = Rules.of(4).withConstraints(List.of(Constraint.thermometer(0, 1, 2, 3)));
    GridVerdict verdict = GridVerdict.of(rules.emptyGrid().with(4, 1));
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.conflicts()).isEmpty();
    assertThat(verdict.deadEnd()).contains(rules.emptyGrid().with(4, 1));
    assertThat(verdict.cells()).isNotEmpty().isSubsetOf(0, 1, 2, 3);
    assertThat(verdict.describe())
        .startsWith("There is no solution: the thermometer from r1c1 leaves no digits for r1c");
    assertThat(verdict.describe(Locale.GERMAN))
        .startsWith(
            "Es gibt keine Lösung: Nach dem Thermometer ab r1c1 bleiben keine Ziffern für r1c");
  }

  /** A single takes the only value that the end of the line may have. */
  @Test
  void of_singleForWhichAConstraintLeavesNothing() {
    Rules rules =
        Rules.of(4).withConstraints(List.of(Constraint.blackDot(3, 7), Constraint.odd(3)));
    GridVerdict verdict = GridVerdict.of(rules.emptyGrid().with(6, 2));
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.describe())
        .contains("the black dot between r1c4 and r2c4 leaves no digit")
        .doesNotContain("{");
  }

  /** What a knight's move takes is taken from a cell: no constraint has a name there. */
  @Test
  void of_cellForWhichKnightsLeaveNothing() {
    Rules rules = Rules.builder(6).grid(0, 0, 2, 3).antiKnight().build();
    int[] sets = GridCandidates.of(rules.emptyGrid()).toSets();
    sets[1] = 1 << 3;
    sets[14] = 1 << 3;
    GridVerdict verdict = GridVerdict.of(GridCandidates.copyOf(rules, sets));
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.describe()).isEqualTo("There is no solution: r3c3 has no candidates left.");
  }

  /** A dead end, or cases that are all dead, would be false of a puzzle that has a solution. */
  @RepeatedTest(40)
  void reasons_areHiddenWhereThereIsASolution(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    Rules plain = Rules.of(random.nextBoolean() ? 4 : 6);
    Grid drawn = GridGenerator.builder(plain).seed(random.nextLong()).build().make(0).solution();
    Grid solution = RandomConstraints.solution(drawn, 1 + random.nextInt(6), random);
    Grid puzzle = solution;
    for (int cell = 0; cell < puzzle.rules().cellCount(); cell++) {
      puzzle = random.nextInt(4) == 0 ? puzzle : puzzle.with(cell, 0);
    }
    int[] sets = GridCandidates.of(puzzle).toSets();
    DeadReason reason = Reasons.of(puzzle.rules.tables.structure, sets, puzzle.toArray(), () -> {});
    assertThat(reason).as("%s", puzzle.toFullString()).isSameAs(DeadReason.HIDDEN);
  }

  /** A wrong value in a puzzle of constraints: most have a reason, and each says why. */
  @RepeatedTest(20)
  void reasons_ofConstraintsAreSaid(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    Grid drawn =
        GridGenerator.builder(Rules.of(6)).seed(random.nextLong()).build().make(0).solution();
    Grid solution = RandomConstraints.solution(drawn, 6, random);
    Grid puzzle = GridGenerator.builder(solution.rules()).solution(solution).seed(1).build().next();
    int cell = random.nextInt(36);
    while (puzzle.value(cell) != 0) {
      cell = (cell + 1) % 36;
    }
    Grid wrong = puzzle.with(cell, solution.value(cell) % 6 + 1);
    GridVerdict verdict = GridVerdict.of(wrong);
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN)) {
      assertThat(verdict.describe(locale)).endsWith(".").doesNotContain("{", "null", "  ");
    }
  }

  /** One value that no clue has can be exchanged with none; without clues, all can. */
  @Test
  void of_oneOrAllUnusedValues() {
    Rules rules = Rules.of(4);
    assertThat(GridVerdict.of(rules.parseGrid("123. .... .... ....")).describe())
        .doesNotContain("swapped");
    assertThat(GridVerdict.of(rules.emptyGrid()).describe()).doesNotContain("swapped");
    assertThat(GridVerdict.of(rules.parseGrid("12.. .... .... ....")).describe())
        .endsWith("3 and 4 are not among the clues, so they can be swapped.");
  }

  @Test
  void toString_inEnglish() {
    GridVerdict verdict = GridVerdict.of(Rules.of(4).emptyGrid());
    assertThat(verdict).hasToString(verdict.describe(Locale.ENGLISH));
  }
}
