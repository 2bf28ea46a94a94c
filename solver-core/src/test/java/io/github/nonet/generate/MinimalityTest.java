package io.github.nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.Solver;
import io.github.nonet.internal.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MinimalityTest {
  private static final Board MINIMAL =
      Board.parse(
          "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

  /** Its clue in cell 1 follows from the others, for example. */
  private static final Board NOT_MINIMAL = Boards.PUZZLE;

  /** Another solver than the one that Minimality asks. */
  private static final Solver REFEREE = Algorithm.EXACT_COVER.solver();

  private static Board solution() {
    return REFEREE.solve(NOT_MINIMAL).orElseThrow();
  }

  private static List<Integer> clues(Board board) {
    return IntStream.range(0, 81).filter(cell -> board.digit(cell) != 0).boxed().toList();
  }

  private static boolean isMinimalByDefinition(Board board) {
    return REFEREE.hasUniqueSolution(board)
        && clues(board).stream().noneMatch(c -> REFEREE.hasUniqueSolution(board.with(c, 0)));
  }

  @Test
  void isMinimal_yesAndNo() {
    assertThat(Minimality.isMinimal(MINIMAL)).isTrue();
    assertThat(Minimality.isMinimal(NOT_MINIMAL)).isFalse();
    assertThat(Minimality.isMinimal(solution())).isFalse();
  }

  @Test
  void redundantClues_areThoseThatMayGo() {
    assertThat(Minimality.redundantClues(MINIMAL)).isEmpty();
    assertThat(Minimality.redundantClues(NOT_MINIMAL))
        .isNotEmpty()
        .isEqualTo(
            clues(NOT_MINIMAL).stream()
                .filter(clue -> REFEREE.hasUniqueSolution(NOT_MINIMAL.with(clue, 0)))
                .toList());
    assertThat(Minimality.redundantClues(solution())).hasSize(81);
  }

  @Test
  void redundantClues_isUnmodifiable() {
    List<Integer> clues = Minimality.redundantClues(NOT_MINIMAL);
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(clues::clear);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void minimize_atRandom(long seed) {
    Board minimal = Minimality.minimize(NOT_MINIMAL, seed);
    assertThat(isMinimalByDefinition(minimal)).isTrue();
    assertThat(solution().isSolutionOf(minimal)).isTrue();
    assertThat(Minimality.minimize(NOT_MINIMAL, new SplitMix64(seed)::getAsLong))
        .isEqualTo(minimal);
  }

  @Test
  void minimize_minimalPuzzle_staysAsItIs() {
    assertThat(Minimality.minimize(MINIMAL, 1)).isEqualTo(MINIMAL);
  }

  /** Bisection must not be seen in the result. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void minimize_inOrder_isTryingOneAfterTheOther(long seed) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, 81).boxed().toList());
    Collections.shuffle(order, new java.util.Random(seed));
    Board expected = solution();
    for (int cell : order) {
      Board without = expected.with(cell, 0);
      expected = REFEREE.hasUniqueSolution(without) ? without : expected;
    }
    assertThat(Minimality.minimize(solution(), order)).isEqualTo(expected);
  }

  @Test
  void minimize_inOrder_restInAscendingOrder() {
    List<Integer> ascending = IntStream.range(0, 81).boxed().toList();
    assertThat(Minimality.minimize(solution(), List.of()))
        .isEqualTo(Minimality.minimize(solution(), ascending))
        .isEqualTo(Minimality.minimize(solution(), List.of(0, 0, 1)));
    Board lastFirst = Minimality.minimize(solution(), List.of(80, 79));
    assertThat(lastFirst.digit(80) + lastFirst.digit(79)).isZero();
    assertThat(isMinimalByDefinition(lastFirst)).isTrue();
  }

  @Test
  void minimize_noSuchCell() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Minimality.minimize(solution(), List.of(81)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "11...............................................................................",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
      })
  void noSolution_isRefused(String line) {
    refuses(Board.parse(line), "no solution; expected exactly one");
  }

  @Test
  void severalSolutions_areRefused() {
    refuses(Board.EMPTY, "two or more solutions; expected exactly one");
    refuses(MINIMAL.with(14, 0), "two or more solutions; expected exactly one");
  }

  private static void refuses(Board board, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Minimality.isMinimal(board))
        .withMessage("puzzle " + board + " has " + reason);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Minimality.redundantClues(board))
        .withMessageContaining(reason);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Minimality.minimize(board, 1))
        .withMessageContaining(reason);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Minimality.minimize(board, () -> 1))
        .withMessageContaining(reason);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Minimality.minimize(board, List.of()))
        .withMessageContaining(reason);
  }

  @Test
  void nulls_areNamed() {
    assertThatNullPointerException()
        .isThrownBy(() -> Minimality.isMinimal(null))
        .withMessage("puzzle");
    assertThatNullPointerException()
        .isThrownBy(() -> Minimality.minimize(MINIMAL, (List<Integer>) null))
        .withMessage("order");
    assertThatNullPointerException()
        .isThrownBy(() -> Minimality.minimize(MINIMAL, (java.util.function.LongSupplier) null))
        .withMessage("random");
  }
}
