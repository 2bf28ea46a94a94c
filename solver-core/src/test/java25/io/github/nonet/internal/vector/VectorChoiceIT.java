package io.github.nonet.internal.vector;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Tactic;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class VectorChoiceIT {
  private static final int SOME_CELL = 31;

  private static int[] full() {
    int[] candidates = new int[Geometry.CELLS];
    Arrays.fill(candidates, VectorBoards.ALL_DIGITS);
    return candidates;
  }

  /** Splits; requires that the cell is chosen, gets the digit above, and loses it below. */
  private static void requireChoice(Tactic tactic, int[] candidates, int cell, int digit) {
    short[] boards = Arrays.copyOf(VectorBoards.boardOf(candidates), 2 * Layout.SHORTS);
    assertThat(Choice.split(boards, 0, tactic)).isTrue();
    int[] upper = candidates.clone();
    upper[cell] = digit;
    int[] lower = candidates.clone();
    lower[cell] &= ~digit;
    assertThat(boards).startsWith(VectorBoards.boardOf(lower));
    assertThat(boards).endsWith(VectorBoards.boardOf(upper));
  }

  /** As above, whether the search is long or not. */
  private static void requireChoice(int[] candidates, int cell, int digit) {
    requireChoice(Tactic.MOST_SETTLING, candidates, cell, digit);
    requireChoice(Tactic.TWO_PLACES, candidates, cell, digit);
  }

  @Test
  void split_takesTheOnlyPair() {
    int[] candidates = full();
    candidates[SOME_CELL] = 0b1_0010_0000;
    requireChoice(candidates, SOME_CELL, 0b10_0000);
  }

  @Test
  void split_takesThePairThatChangesMost() {
    int[] candidates = full();
    candidates[0] = 0b11;
    candidates[80] = 0b1_1000_0000;
    for (int column = 3; column < 9; column++) {
      candidates[column] &= ~0b11;
    }
    requireChoice(candidates, 80, 0b1000_0000);
  }

  @Test
  void split_takesAPairBesideAPair() {
    int[] candidates = full();
    candidates[0] = 0b11;
    candidates[40] = 0b1100;
    candidates[50] = 0b1001;
    candidates[80] = 0b11;
    requireChoice(candidates, 40, 0b100);
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
   * Of two equal pairs, requires the one in the last cell if a digit leaves two cells beside it.
   */
  private static void requireLastOfEqualPairs(int cell, int otherCell) {
    int[] candidates = full();
    candidates[0] = 0b11;
    candidates[80] = 0b11;
    candidates[cell] &= ~0b10;
    candidates[otherCell] &= ~0b10;
    requireChoice(candidates, 80, 0b1);
  }

  @Test
  void split_withoutPairPrefersDigitsThatAreAlone() {
    int[] candidates = full();
    candidates[0] = 0b111;
    candidates[80] = 0b111;
    for (int cell : new int[] {62, 71, 78, 79}) {
      candidates[cell] &= ~0b111;
    }
    requireChoice(Tactic.MOST_SETTLING, candidates, 80, 0b1);
  }

  @Test
  void split_withoutPair() {
    int[] candidates = full();
    candidates[SOME_CELL] = 0b1_1000_0010;
    requireChoice(Tactic.MOST_SETTLING, candidates, SOME_CELL, 0b10);
    short[] boards = Arrays.copyOf(VectorBoards.boardOf(candidates), 2 * Layout.SHORTS);
    short[] before = boards.clone();
    assertThat(Choice.split(boards, 0, Tactic.TWO_PLACES)).isFalse();
    assertThat(boards).containsExactly(before);
  }
}
