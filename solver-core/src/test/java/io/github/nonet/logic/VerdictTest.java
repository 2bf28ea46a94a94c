package io.github.nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.SearchInterruptedException;
import io.github.nonet.SearchLimit;
import io.github.nonet.SearchLimitExceededException;
import io.github.nonet.Solver;
import io.github.nonet.logic.Verdict.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {
  private static final Board PROPER =
      Board.parse(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  /** No single shows that it has no solution, but the two values of a cell do. */
  private static final String NEEDS_CASES =
      "........6.82..7.31.7..25...9..2.....4...8...7...7....4......3692...........6.4.8.";

  @AfterEach
  void clearInterruptStatus() {
    Thread.interrupted();
  }

  /** Returns the cells of the suspects. */
  private static List<Integer> cells(Verdict verdict) {
    return verdict.suspects().stream().flatMap(it -> it.cells().stream()).toList();
  }

  @Test
  void of_oneSolution() {
    Verdict verdict = Verdict.of(PROPER);
    assertThat(verdict.kind()).isEqualTo(Kind.ONE_SOLUTION);
    assertThat(verdict.solutions()).containsExactly(Solver.getDefault().solve(PROPER).get());
    assertThat(verdict.conflicts()).isEmpty();
    assertThat(verdict.cells()).isEmpty();
    assertThat(verdict.suspects()).isEmpty();
    assertThat(verdict.deadEnd()).isEmpty();
    assertThat(verdict).hasToString("There is exactly one solution.");
    assertThat(verdict.describe(Locale.GERMANY)).isEqualTo("Es gibt genau eine Lösung.");
    assertThat(verdict.describe(Locale.FRENCH)).isEqualTo(verdict.describe());
  }

  @Test
  void of_fullBoard() {
    Board solution = Solver.getDefault().solve(PROPER).orElseThrow();
    assertThat(Verdict.of(solution).solutions()).containsExactly(solution);
    Verdict wrong = Verdict.of(solution.with(0, 9));
    assertThat(wrong.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(wrong.cells()).contains(0);
    assertThat(cells(wrong)).containsExactly(0);
  }

  @Test
  void of_emptyBoard() {
    Verdict verdict = Verdict.of(Board.EMPTY);
    assertThat(verdict.kind()).isEqualTo(Kind.SEVERAL_SOLUTIONS);
    assertThat(verdict.solutions()).hasSize(2).doesNotHaveDuplicates().allMatch(Board::isSolved);
    assertThat(verdict.describe())
        .matches(
            "There is more than one solution\\. Two of them differ in \\d+ cells: r.*"
                + "There are 0 clues; a puzzle with one solution has at least 17\\.");
  }

  @Test
  void of_sixteenClues() {
    Board puzzle =
        Board.parse(
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.....");
    Verdict verdict = Verdict.of(puzzle);
    assertThat(verdict.kind()).isEqualTo(Kind.SEVERAL_SOLUTIONS);
    Board first = verdict.solutions().get(0);
    Board second = verdict.solutions().get(1);
    assertThat(verdict.cells())
        .isSorted()
        .isNotEmpty()
        .allMatch(cell -> first.digit(cell) != second.digit(cell));
    assertThat(verdict.describe())
        .endsWith("There are 16 clues; a puzzle with one solution has at least 17.");
    assertThat(verdict.describe(Locale.GERMAN)).contains("unterscheiden sich", "16 Vorgaben");
  }

  @Test
  void of_twoDigitsNeverUsed() {
    Board puzzle = Solver.getDefault().solve(PROPER).orElseThrow();
    for (int cell = 0; cell < 81; cell++) {
      puzzle = puzzle.digit(cell) == 3 || puzzle.digit(cell) == 7 ? puzzle.with(cell, 0) : puzzle;
    }
    assertThat(Verdict.of(puzzle).describe())
        .endsWith("3 and 7 are not among the clues, so they can be swapped.");
  }

  @Test
  void of_duplicates() {
    Verdict verdict = Verdict.of(PROPER.with(80, 8));
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.solutions()).isEmpty();
    assertThat(verdict.conflicts()).isEqualTo(PROPER.with(80, 8).conflicts()).hasSize(2);
    assertThat(verdict.cells()).containsExactly(61, 76, 80);
    assertThat(cells(verdict)).containsExactly(80);
    assertThat(verdict.deadEnd()).isEmpty();
    assertThat(verdict.describe())
        .isEqualTo(
            "There is no solution: row 9 holds 8 twice, at r9c5 and r9c9; box 9"
                + " holds 8 twice, at r7c8 and r9c9. With 9 in place of 8 in r9c9"
                + " there is one solution.");
    assertThat(verdict.describe(Locale.GERMAN))
        .isEqualTo(
            "Es gibt keine Lösung: In Zeile 9 steht 8 zweimal, in r9c5 und"
                + " r9c9; in Block 9 steht 8 zweimal, in r7c8 und r9c9. Mit 9 statt 8"
                + " in r9c9 gibt es genau eine Lösung.");
  }

  @Test
  void of_nothingLeftForCell() {
    Board puzzle = Board.parse("12345678." + "........9" + ".".repeat(63));
    Verdict verdict = Verdict.of(puzzle);
    assertThat(verdict.cells()).containsExactly(8);
    assertThat(verdict.deadEnd()).contains(puzzle);
    assertThat(cells(verdict)).containsExactly(0, 1, 2, 3, 4, 5, 17);
    assertThat(verdict.describe())
        .startsWith("There is no solution: r1c9 has no candidates left. Removing any one of");
    assertThat(verdict.describe(Locale.GERMAN))
        .contains("keine Lösung: Für r1c9 bleibt kein Kandidat.");
  }

  @Test
  void of_nothingLeftForHouse() {
    Verdict verdict =
        Verdict.of(
            Board.parse(
                ".3.26.7.168..7..9.19...45..82.1...6...46.29...5...3.28..93...74.4..5..367.3.18..."));
    assertThat(verdict.describe())
        .isEqualTo(
            "There is no solution: 6 has no cell left in row 3. With 4 in"
                + " place of 6 in r4c8 there is one solution.");
    assertThat(verdict.cells()).containsExactly(18, 19, 20, 21, 22, 23, 24, 25, 26);
  }

  @Test
  void of_singlesLeadToDeadEnd() {
    Board puzzle =
        Board.parse(
            "53..7....6..195....98....6.8...6...34..8.3..13...2...6.6....28....419..5....8..79");
    Verdict verdict = Verdict.of(puzzle);
    assertThat(verdict.conflicts()).isEmpty();
    assertThat(verdict.describe())
        .startsWith(
            "There is no solution: the rules force r1c8 = 1, r3c1 = 1 and r9c1"
                + " = 2, and then 2 has no cell left in row 8. With 7 in place of 3 in r6c1");
    assertThat(verdict.describe(Locale.GERMAN))
        .contains(
            "Nach den Regeln folgt r1c8 = 1, r3c1 = 1 und r9c1 = 2, und dann gilt: 2 hat in Zeile 8");
    assertThat(verdict.deadEnd()).contains(puzzle.with(7, 1).with(18, 1).with(72, 2));
    assertThat(verdict.cells()).hasSize(9).startsWith(63);
    assertThat(cells(verdict)).contains(45);
  }

  @Test
  void of_cases() {
    Verdict verdict = Verdict.of(Board.parse(NEEDS_CASES));
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(verdict.deadEnd()).isEmpty();
    assertThat(verdict.cells()).containsExactly(6, 7, 15);
    assertThat(verdict.describe())
        .startsWith(
            "There is no solution: 5 can only go in r1c7, r1c8 and r2c7 in box"
                + " 3: r1c7 = 5 forces r1c8 = 2, and then 7 has no cell left in row"
                + " 1; r1c8 = 5 forces r1c7 = 2, and then 7 has no cell left in row"
                + " 1; r2c7 = 5 forces r2c1 = 6, and then 6 has no cell left in row"
                + " 3. With 6 in place of 7 in r2c6 there is one solution.");
    assertThat(verdict.describe(Locale.GERMAN))
        .contains("5 kann in Block 3 nur in r1c7, r1c8 und r2c7 stehen: Aus r1c7 = 5 folgt");
  }

  /** Puzzles as newspapers print them, each with one digit typed wrongly, and the cell of it. */
  @ParameterizedTest
  @CsvSource({
    "...19......47..6....6..839...521.....93...16.....598...328..4....8..45......63..., 77",
    ".7.6...39..9...2.1.2.1..4......75..6...3.6...9..24......6..3.7.3.4...8..85...2.1., 61",
    "62..58.7...9....1.5.4.....8.73.....5...596...2.....49.1.....9.3.9....2...4.94..57, 76",
    ".1...9542....8.1.......5....478...56.9..5..8.15...629....6.......1.3....4659...2., 51",
    ".76..53..529.1..6....76.1.......9.1.76.....53.8.5.......5.84....1..5.638..86..47., 56",
    "....3..12.1.2...56.....784..8......97.49.52.15......8..436.....62...1.3.87..5...., 35",
    "6...3.54..9.....6.5.28...7..8..79.1...4...6...1.65..3..4...51.9.2.....8..67.2...3, 32",
    "45.........8.7.591.7.26........379.2...159...9.482........98.6.761.4.2.........45, 63",
    ".82..45...9.6.3...1....2.4.67.....259.......323.....97.5.3....9...2.6.7...67..85., 66",
    "...694...91.3..6..3.6.....2.8.2..1695.......3193..8.4.7.....5.4..4..3.81...541..., 52"
  })
  void of_mistypedDigit_namesThePlace(String text, int cell) {
    Board puzzle = Board.parse(text);
    Verdict verdict = Verdict.of(puzzle);
    assertThat(verdict.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(cells(verdict)).contains(cell);
    Suspect suspect =
        verdict.suspects().stream()
            .filter(it -> it.cells().equals(List.of(cell)))
            .findFirst()
            .orElseThrow();
    assertThat(suspect.corrected()).isPresent();
    String place = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
    assertThat(suspect.describe())
        .contains("in place of " + puzzle.digit(cell) + " in " + place + " there is one");
    assertThat(suspect.describe(Locale.GERMAN))
        .contains("statt " + puzzle.digit(cell) + " in " + place + " gibt es genau eine");
    assertThat(verdict.cells()).isNotEmpty();
  }

  @Test
  void of_candidates() {
    Candidates state = Candidates.of(PROPER);
    assertThat(Verdict.of(state).kind()).isEqualTo(Kind.ONE_SOLUTION);
    assertThat(cells(Verdict.of(Candidates.of(PROPER.with(80, 8))))).containsExactly(80);
    int right = Solver.getDefault().solve(PROPER).orElseThrow().digit(2);
    Verdict eliminated = Verdict.of(state.without(2, right));
    assertThat(eliminated.kind()).isEqualTo(Kind.NO_SOLUTION);
    assertThat(eliminated.suspects()).isEmpty();
    assertThat(eliminated.describe()).startsWith("There is no solution: ").endsWith(".");
    Verdict marks = Verdict.of(Candidates.parse("123456789".repeat(81)));
    assertThat(marks.kind()).isEqualTo(Kind.SEVERAL_SOLUTIONS);
  }

  @Test
  void of_candidatesOfNoCell() {
    Candidates none = Candidates.parse(".".repeat(729));
    assertThat(Verdict.of(none).cells()).containsExactly(0);
    assertThat(Verdict.of(none).describe())
        .isEqualTo("There is no solution: r1c1 has no candidates left.");
  }

  @Test
  void limit_endsTheSearchForSolutions() {
    SearchLimit none = SearchLimit.guesses(0);
    assertThat(Verdict.of(PROPER, none).kind()).isEqualTo(Kind.ONE_SOLUTION);
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> Verdict.of(Board.EMPTY, none));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> Verdict.of(Candidates.of(Board.EMPTY), none));
    assertThatExceptionOfType(SearchLimitExceededException.class)
        .isThrownBy(() -> Verdict.of(PROPER, SearchLimit.time(Duration.ZERO)));
  }

  /** Where the limit allows no search without a clue, the rest of the verdict is complete. */
  @Test
  void limit_leavesSuspectsOut() {
    Board puzzle = Board.parse("12345678." + "........9" + ".".repeat(63));
    Verdict verdict = Verdict.of(puzzle, SearchLimit.guesses(0));
    assertThat(verdict.suspects()).isEmpty();
    assertThat(verdict.describe()).isEqualTo("There is no solution: r1c9 has no candidates left.");
  }

  @Test
  void interrupted_throwsAndKeepsTheStatus() {
    for (Board board : List.of(PROPER, PROPER.with(80, 8), Board.EMPTY)) {
      Thread.currentThread().interrupt();
      assertThatExceptionOfType(SearchInterruptedException.class)
          .isThrownBy(() -> Verdict.of(board));
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void nulls_refused() {
    assertThatNullPointerException().isThrownBy(() -> Verdict.of(null));
    assertThatNullPointerException().isThrownBy(() -> Verdict.of(PROPER, null));
    assertThatNullPointerException().isThrownBy(() -> Verdict.of(PROPER).describe(null));
  }
}
