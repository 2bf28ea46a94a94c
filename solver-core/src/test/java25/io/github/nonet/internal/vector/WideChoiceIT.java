package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.House;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.Tactic;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WideChoiceIT {
  private static final int SOME_CELL = 31;
  private static final int PAIR_WORTH = 64;

  private static int[] full() {
    return PlainBoard.of(Board.EMPTY).sets();
  }

  private static int digits(int... digits) {
    return Arrays.stream(digits).map(ValueSet::bit).sum();
  }

  /** Returns the shorts of a board, and room for the upper board. */
  private static short[] twoBoards(PlainBoard board) {
    return Arrays.copyOf(WideBoards.shortsOf(board), 2 * WideLayout.SHORTS);
  }

  /** Splits; requires that the cell is chosen, gets the digit above, and loses it below. */
  private static void requireChoice(Tactic tactic, int[] candidates, int cell, int digit) {
    short[] boards = twoBoards(PlainBoard.of(candidates));
    assertThat(WideChoice.split(boards, 0, tactic)).isTrue();
    int[] upper = candidates.clone();
    upper[cell] = digits(digit);
    int[] lower = candidates.clone();
    lower[cell] &= ~digits(digit);
    assertThat(boards).startsWith(WideBoards.shortsOf(PlainBoard.of(lower)));
    assertThat(boards).endsWith(WideBoards.shortsOf(PlainBoard.of(upper)));
  }

  /** As above, whether the search is long or not. */
  private static void requireChoice(int[] candidates, int cell, int digit) {
    requireChoice(Tactic.MOST_SETTLING, candidates, cell, digit);
    requireChoice(Tactic.TWO_PLACES, candidates, cell, digit);
  }

  private static void requireNoPair(PlainBoard board) {
    short[] boards = twoBoards(board);
    short[] before = boards.clone();
    assertThat(WideChoice.split(boards, 0, Tactic.TWO_PLACES)).isFalse();
    assertThat(boards).containsExactly(before);
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
    int cell = plainChoice(board);
    int digit = ValueSet.lowest(board.set(cell));
    requireChoice(Tactic.MOST_SETTLING, board.sets(), cell, digit);
    if (board.count(cell) == 2) {
      requireChoice(Tactic.TWO_PLACES, board.sets(), cell, digit);
    } else {
      requireNoPair(board);
    }
  }

  /** Returns the first of the open cells that are worth most. */
  private static int plainChoice(PlainBoard board) {
    return IntStream.range(0, Geometry.CELLS)
        .filter(cell -> board.count(cell) > 1)
        .boxed()
        .max(Comparator.<Integer>comparingInt(c -> worth(board, c)).thenComparing(c -> -c))
        .orElseThrow();
  }

  private static int worth(PlainBoard board, int cell) {
    int alone = new ValueSet(board.set(cell)).stream().mapToInt(d -> alone(board, cell, d)).sum();
    return board.count(cell) == 2
        ? PAIR_WORTH
            + alone
            + new ValueSet(board.set(cell)).stream().mapToInt(d -> change(board, cell, d)).sum()
        : 3 * (Geometry.SIZE - board.count(cell)) + alone;
  }

  /** Returns what the digit of a pair changes in other boxes and in other pairs of the box. */
  private static int change(PlainBoard board, int cell, int digit) {
    House box = house(House.Type.BOX, cell);
    IntPredicate isInBox = box.cells()::contains;
    return (hasPlace(board, House.Type.ROW, cell, digit, isInBox.negate()) ? 6 : 0)
        + (hasPlace(board, House.Type.COLUMN, cell, digit, isInBox.negate()) ? 6 : 0)
        + (hasPlace(board, House.Type.BOX, cell, digit, c -> board.count(c) == 2) ? 2 : 0);
  }

  /** Returns in how many of mini-row and column of the box a digit has no other place. */
  private static int alone(PlainBoard board, int cell, int digit) {
    IntPredicate isInBox = house(House.Type.BOX, cell).cells()::contains;
    return (hasPlace(board, House.Type.ROW, cell, digit, isInBox) ? 0 : 1)
        + (hasPlace(board, House.Type.COLUMN, cell, digit, isInBox) ? 0 : 1);
  }

  private static boolean hasPlace(
      PlainBoard board, House.Type type, int cell, int digit, IntPredicate where) {
    return house(type, cell).cells().stream()
        .filter(other -> other != cell && where.test(other))
        .anyMatch(other -> board.has(other, digit));
  }

  private static House house(House.Type type, int cell) {
    return House.containing(cell).get(type.ordinal());
  }

  @Test
  void split_takesTheOnlyPair() {
    int[] candidates = full();
    candidates[SOME_CELL] = digits(6, 9);
    requireChoice(candidates, SOME_CELL, 6);
  }

  @Test
  void split_takesThePairThatChangesMost() {
    int[] candidates = full();
    candidates[0] = digits(1, 2);
    candidates[80] = digits(8, 9);
    for (int column = 3; column < 9; column++) {
      candidates[column] &= ~digits(1, 2);
    }
    requireChoice(candidates, 80, 8);
  }

  @Test
  void split_takesAPairBesideAPair() {
    int[] candidates = full();
    candidates[0] = digits(1, 2);
    candidates[40] = digits(3, 4);
    candidates[50] = digits(1, 4);
    candidates[80] = digits(1, 2);
    requireChoice(candidates, 40, 3);
  }

  @Test
  void split_takesAPairWithADigitThatIsAloneInItsMiniRow() {
    requireLastOfEqualPairs(78, 79);
  }

  @Test
  void split_takesAPairWithADigitThatIsAloneInItsColumnOfTheBox() {
    requireLastOfEqualPairs(62, 71);
  }

  /**
   * Of two equal pairs, requires the one in the last cell if a digit leaves two cells next to it.
   */
  private static void requireLastOfEqualPairs(int cell, int otherCell) {
    int[] candidates = full();
    candidates[0] = digits(1, 2);
    candidates[80] = digits(1, 2);
    candidates[cell] &= ~digits(2);
    candidates[otherCell] &= ~digits(2);
    requireChoice(candidates, 80, 1);
  }

  @Test
  void split_withoutPairPrefersDigitsThatAreAlone() {
    int[] candidates = full();
    candidates[0] = digits(1, 2, 3);
    candidates[80] = digits(1, 2, 3);
    for (int cell : new int[] {62, 71, 78, 79}) {
      candidates[cell] &= ~digits(1, 2, 3);
    }
    requireChoice(Tactic.MOST_SETTLING, candidates, 80, 1);
  }

  @Test
  void split_withoutPair() {
    int[] candidates = full();
    candidates[SOME_CELL] = digits(2, 8, 9);
    requireChoice(Tactic.MOST_SETTLING, candidates, SOME_CELL, 2);
    requireNoPair(PlainBoard.of(candidates));
  }
}
