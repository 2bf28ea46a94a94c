package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.PlainChoice;
import io.github.nonet.internal.PlainChoice.Candidate;
import io.github.nonet.internal.Tactic;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VectorChoiceIT {
  private static final int SOME_CELL = 31;

  /** By place, stack and band. */
  private static final Comparator<Integer> PAIR_ORDER =
      Comparator.<Integer>comparingInt(VectorChoiceIT::place)
          .thenComparingInt(cell -> Geometry.column(cell) / 3)
          .thenComparingInt(Geometry::row);

  /** By band, place, stack and digit. */
  private static final Comparator<Candidate> ALONE_ORDER =
      Comparator.<Candidate>comparingInt(candidate -> candidate.cell() / 27)
          .thenComparingInt(candidate -> place(candidate.cell()))
          .thenComparingInt(Candidate::cell)
          .thenComparingInt(Candidate::digit);

  private static int place(int cell) {
    return Geometry.row(cell) % 3 * 3 + Geometry.column(cell) % 3;
  }

  private static int[] full() {
    return PlainBoard.of(Board.EMPTY).sets();
  }

  private static int digits(int... digits) {
    return Arrays.stream(digits).map(ValueSet::bit).sum();
  }

  /** Returns the words of a board, and room for the upper board. */
  private static long[] twoBoards(PlainBoard board) {
    return Arrays.copyOf(VectorBoards.wordsOf(board), 2 * Layout.WORDS);
  }

  /** Splits; requires that the candidate is chosen. */
  private static void requireChoice(PlainBoard board, Tactic tactic, Candidate candidate) {
    long[] boards = twoBoards(board);
    assertThat(Choice.split(boards, 0, tactic)).isTrue();
    long[] expected = twoBoards(board);
    Branching.split(expected, 0, candidate.cell(), 1 << candidate.digit() - 1);
    assertThat(boards).containsExactly(expected);
  }

  private static void requireNoChoice(PlainBoard board, Tactic tactic) {
    long[] boards = twoBoards(board);
    assertThat(Choice.split(boards, 0, tactic)).isFalse();
    assertThat(boards).containsExactly(twoBoards(board));
  }

  @Test
  void split_likePlainChoice() {
    Random random = new Random(59);
    for (int i = 0; i < 300; i++) {
      requirePlainChoice(PlainBoard.random(random));
      requirePlainChoice(PlainBoard.of(Board.EMPTY).thin(random, random.nextInt(500)));
    }
  }

  private static void requirePlainChoice(PlainBoard board) {
    PlainChoice choice = new PlainChoice(board);
    Optional<Candidate> pair =
        choice.pairs().stream()
            .min(PAIR_ORDER)
            .map(cell -> new Candidate(cell, ValueSet.lowest(board.set(cell))));
    Optional<Candidate> best = pair.or(() -> choice.alone().stream().min(ALONE_ORDER));
    requireChoice(board, Tactic.TWO_PLACES, pair);
    requireChoice(board, Tactic.MOST_SETTLING, best);
  }

  private static void requireChoice(
      PlainBoard board, Tactic tactic, Optional<Candidate> candidate) {
    candidate.ifPresentOrElse(
        best -> requireChoice(board, tactic, best), () -> requireNoChoice(board, tactic));
  }

  @Test
  void split_takesTheOnlyPair() {
    int[] candidates = full();
    candidates[SOME_CELL] = digits(6, 9);
    requireChoice(PlainBoard.of(candidates), Tactic.MOST_SETTLING, new Candidate(SOME_CELL, 6));
    requireChoice(PlainBoard.of(candidates), Tactic.TWO_PLACES, new Candidate(SOME_CELL, 6));
  }

  @Test
  void split_takesThePairWhoseDigitsAreInOtherRowsAndColumns() {
    int[] candidates = full();
    candidates[0] = digits(1, 2);
    candidates[80] = digits(8, 9);
    for (int cell : new int[] {9, 10, 11, 18, 19, 20}) {
      candidates[cell] &= ~digits(1);
    }
    requireChoice(PlainBoard.of(candidates), Tactic.MOST_SETTLING, new Candidate(80, 8));
  }

  @Test
  void split_takesThePairWithADigitThatIsAlone() {
    int[] candidates = full();
    candidates[0] = digits(1, 2);
    candidates[80] = digits(8, 9);
    for (int cell : new int[] {62, 71, 78, 79}) {
      candidates[cell] &= ~digits(9);
    }
    requireChoice(PlainBoard.of(candidates), Tactic.MOST_SETTLING, new Candidate(80, 8));
  }

  @Test
  void split_takesAPairBesideAPair() {
    int[] candidates = full();
    candidates[0] = digits(1, 2);
    candidates[40] = digits(3, 4);
    candidates[50] = digits(1, 4);
    candidates[80] = digits(1, 2);
    requireChoice(PlainBoard.of(candidates), Tactic.MOST_SETTLING, new Candidate(40, 3));
  }

  @Test
  void split_withoutPairTakesADigitThatIsAlone() {
    int[] candidates = full();
    candidates[0] = digits(1, 2, 3);
    candidates[80] = digits(7, 8, 9);
    for (int cell : new int[] {62, 71, 78, 79}) {
      candidates[cell] &= ~digits(7, 8, 9);
    }
    requireChoice(PlainBoard.of(candidates), Tactic.MOST_SETTLING, new Candidate(80, 7));
    requireNoChoice(PlainBoard.of(candidates), Tactic.TWO_PLACES);
  }

  @Test
  void split_nothingAlone() {
    requireNoChoice(PlainBoard.of(Board.EMPTY), Tactic.MOST_SETTLING);
  }
}
