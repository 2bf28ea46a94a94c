package io.github.nonet.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Board;
import io.github.nonet.Tries;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalTest {
  /** The solved board with the most automorphisms. */
  private static final String MOST_SYMMETRIC =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

  private static final String PUZZLE =
      "030260701680070090190004500820100040004602900050003028009300074040050036703018000";

  @Test
  void form_empty() {
    assertThat(Canonical.form(Board.EMPTY)).isEqualTo(Board.EMPTY);
  }

  @Test
  void form_oneClue_isAOneInTheLastCell() {
    assertThat(Canonical.form(Board.EMPTY.with(40, 7))).isEqualTo(Board.EMPTY.with(80, 1));
  }

  @Test
  void form_twoCluesOfOneDigitInOneRow_standSideBySide() {
    Board board = Board.EMPTY.with(0, 7).with(1, 7);
    assertThat(Canonical.form(board)).isEqualTo(Board.EMPTY.with(79, 1).with(80, 1));
  }

  @Test
  void form_solvedBoard_startsWithTheDigitsInOrder() {
    assertThat(Canonical.form(Board.parse(MOST_SYMMETRIC))).hasToString(MOST_SYMMETRIC);
  }

  @ParameterizedTest
  @CsvSource({
    MOST_SYMMETRIC + ", 648",
    PUZZLE + ", 1",
    ".................................................................................,"
        + " 1218998108160",
    // One clue: 41472 rearrangements keep its cell, and eight absent digits are permuted.
    "1................................................................................,"
        + " 1672151040",
  })
  void automorphisms_ofKnownBoards(String board, long expected) {
    assertThat(Canonical.automorphisms(Board.parse(board))).isEqualTo(expected);
  }

  @Test
  void automorphisms_areSeenByTryingTransformations() {
    Board board = Board.parse("1........".repeat(9));
    Transformation swap =
        Transformation.of(
            false,
            new int[] {1, 0, 2, 3, 4, 5, 6, 7, 8},
            new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8},
            new int[] {1, 3, 2, 4, 5, 6, 7, 8, 9});
    assertThat(swap.apply(board)).isEqualTo(board);
    // All orders of the rows; two orders of the first stack's rest, 6^2 of the others', their swap;
    // and all of eight digits.
    assertThat(Canonical.automorphisms(board)).isEqualTo(1296L * (2 * 36 * 2) * 40_320);
  }

  @Test
  void areEquivalent_otherNumberOfClues() {
    assertThat(Canonical.areEquivalent(Board.EMPTY, Board.EMPTY.with(0, 1))).isFalse();
  }

  @Test
  void areEquivalent_sameNumberOfClues() {
    Board sameBox = Board.EMPTY.with(0, 1).with(10, 2);
    Board sameRow = Board.EMPTY.with(0, 1).with(1, 2);
    Board sameColumn = Board.EMPTY.with(0, 1).with(9, 2);
    assertThat(Canonical.areEquivalent(sameBox, sameRow)).isFalse();
    assertThat(Canonical.areEquivalent(sameRow, sameColumn)).isTrue();
  }

  @Test
  void form_inconsistentBoard_isThatOfTheDefinition() {
    Board board = Board.parse("1".repeat(40) + "2".repeat(40) + ".");
    assertThat(Canonical.form(board)).isEqualTo(SlowCanonical.of(board).form());
  }

  /** The board that took longest in a search for bad cases; it must not take for ever. */
  @Test
  void form_worstCaseKnown() {
    Board board =
        Board.parse(
            "..................482769153..................489531627..................185927643");
    org.junit.jupiter.api.Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(30), () -> Canonical.form(board));
    assertThat(Canonical.automorphisms(board)).isEqualTo(8);
  }

  @ParameterizedTest
  @EnumSource
  void transformation_leadsToTheForm(RandomBoards kind) {
    for (long seed = 0; seed < 3; seed++) {
      Board board = kind.board(seed);
      Board form = Canonical.form(board);
      assertThat(Canonical.transformation(board).apply(board)).isEqualTo(form);
      Board other = Transformation.random(new SplittableRandom(seed)::nextLong).apply(board);
      assertThat(Canonical.form(other)).isEqualTo(form);
      assertThat(Canonical.automorphisms(other)).isEqualTo(Canonical.automorphisms(board));
    }
  }

  /** Rows that are permutations in one view only; one clue less than that; equal views. */
  @Tag(Tries.SCALE)
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "123456789123456789123456789123456789123456789123456789123456789123456789123456789",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312640",
        "123456789234567891345678912456789123567891234678912345789123456891234567912345678"
      })
  void form_ofRowsThatArePermutations(String line) {
    Board board = Board.parse(line);
    SlowCanonical slow = SlowCanonical.of(board);
    assertThat(Canonical.form(board)).isEqualTo(slow.form());
  }

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException().isThrownBy(() -> Canonical.form(null)).withMessage("board");
    assertThatNullPointerException()
        .isThrownBy(() -> Canonical.transformation(null))
        .withMessage("board");
    assertThatNullPointerException()
        .isThrownBy(() -> Canonical.automorphisms(null))
        .withMessage("board");
    assertThatNullPointerException()
        .isThrownBy(() -> Canonical.areEquivalent(null, Board.EMPTY))
        .withMessage("a");
    assertThatNullPointerException()
        .isThrownBy(() -> Canonical.areEquivalent(Board.EMPTY, null))
        .withMessage("b");
  }
}
