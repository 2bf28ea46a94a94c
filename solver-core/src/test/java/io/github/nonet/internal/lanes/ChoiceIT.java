package io.github.nonet.internal.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.HouseTables;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.PlainChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The choice in all lanes against the sentences that describe it, one cell at a time. */
@Tag("vector")
class ChoiceIT {
  private static final int L = LaneClasses.LANE_COUNT;
  private static final int NO_POSITION = -1;

  /** The first cell by position, then by bit. */
  private static final Comparator<Integer> ORDER =
      Comparator.<Integer>comparingInt(LaneClasses::word).thenComparingInt(LaneClasses::shift);

  @Test
  void choose_asSlowly() {
    Random random = new Random(36);
    Object choice = LaneClasses.newChoice();
    for (int i = 0; i < 100; i++) {
      int[] block = new int[LaneClasses.BLOCK];
      List<PlainBoard> boards = new ArrayList<>();
      for (int lane = 0; lane < L; lane++) {
        boards.add(PlainBoard.random(random));
        LaneClasses.write(boards.get(lane), block, lane);
      }
      LaneClasses.round(block);
      LaneClasses.cells(block);
      int dead = (int) LaneClasses.call(choice, "Choice", "choose", block);
      for (int lane = 0; lane < L; lane++) {
        PlainBoard board = LaneClasses.read(block, lane);
        requireRight(choice, lane, board, (dead >> lane & 1) != 0);
      }
    }
  }

  private static void requireRight(Object choice, int lane, PlainBoard board, boolean isDead) {
    if (board.hasEmptyCell()) {
      return;
    }
    assertThat(isDead).isEqualTo(hasTwoEqualSinglesInABox(board));
    int position = (int) LaneClasses.call(choice, "Choice", "position", lane);
    Optional<Integer> best = new PlainChoice(board).pairs().stream().min(ORDER);
    if (best.isEmpty()) {
      assertThat(position).isEqualTo(NO_POSITION);
    } else {
      assertThat(3 * position).isEqualTo(LaneClasses.word(best.get()));
      assertThat((int) LaneClasses.call(choice, "Choice", "shift", lane))
          .isEqualTo(LaneClasses.shift(best.get()));
    }
  }

  private static boolean hasTwoEqualSinglesInABox(PlainBoard board) {
    int[] singles = board.nakedSingles();
    return IntStream.range(0, Geometry.CELLS)
        .filter(cell -> singles[cell] != 0)
        .anyMatch(
            cell ->
                IntStream.of(HouseTables.PEERS[cell])
                    .filter(other -> Geometry.box(other) == Geometry.box(cell))
                    .anyMatch(other -> singles[other] == singles[cell]));
  }

  @Test
  void withoutPairs_asSlowly() throws Exception {
    Random random = new Random(729);
    Object guess = newGuess();
    int[] block = new int[LaneClasses.BLOCK];
    for (int i = 0; i < 200; i++) {
      PlainBoard board = PlainBoard.of(Board.EMPTY).thin(random, 100 + random.nextInt(400));
      List<Integer> expected =
          new PlainChoice(board)
              .alone().stream().map(c -> name(c.cell(), c.digit())).sorted().toList();
      LaneClasses.write(board, block, i % L);
      int candidate = (int) LaneClasses.call(guess, "Guess", "withoutPairs", block, i % L);
      if (!expected.isEmpty()) {
        assertThat(candidate).isEqualTo(expected.get(0));
      }
    }
  }

  /** Returns the name of a candidate: its word, then its bit. */
  private static int name(int cell, int digit) {
    int word = LaneClasses.word(cell) + (digit - 1) / 3;
    return word << 5 | LaneClasses.shift(cell) + (digit - 1) % 3;
  }

  @Test
  void withoutPairs_isACandidateOfTheNarrowestCellsThatQualify() throws Exception {
    PlainBoard board = PlainBoard.of(Board.EMPTY);
    IntStream.rangeClosed(4, 9).forEach(digit -> board.remove(40, digit));
    int[] block = new int[LaneClasses.BLOCK];
    int lane = L - 1;
    LaneClasses.write(board, block, lane);
    Object guess = newGuess();
    int candidate = (int) LaneClasses.call(guess, "Guess", "withoutPairs", block, lane);
    assertThat(candidate >>> 5).isEqualTo(LaneClasses.word(40));
    assertThat(candidate & 31).isEqualTo(LaneClasses.shift(40));

    for (int other : new int[] {30, 31, 32, 39, 41, 48, 49, 50}) {
      board.remove(other, 2);
    }
    LaneClasses.write(board, block, lane);
    candidate = (int) LaneClasses.call(guess, "Guess", "withoutPairs", block, lane);
    assertThat(candidate >>> 5).isEqualTo(LaneClasses.word(40));
    assertThat(candidate & 31).isEqualTo(LaneClasses.shift(40) + 1);
  }

  /** The last steps of a round may close all cells, so that the next round finds them placed. */
  @Test
  void withoutPairs_noOpenCell() throws Exception {
    int[] block = new int[LaneClasses.BLOCK];
    LaneClasses.write(PlainBoard.of(Boards.SOLUTION), block, 0);
    Object guess = newGuess();
    assertThat((int) LaneClasses.call(guess, "Guess", "withoutPairs", block, 0)).isEqualTo(-1);
  }

  private static Object newGuess() throws ReflectiveOperationException {
    return Class.forName("io.github.nonet.internal.lanes.Guess")
        .getDeclaredConstructor()
        .newInstance();
  }
}
