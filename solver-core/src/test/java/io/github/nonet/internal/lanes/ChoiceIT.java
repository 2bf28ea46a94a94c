package io.github.nonet.internal.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Boards;
import io.github.nonet.internal.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
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

  /** A solution with a second candidate, or more, in some cells. */
  private static int[] randomCandidates(Random random) {
    int[] candidates = new int[Geometry.CELLS];
    int sparsity = 1 + random.nextInt(5);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int more = SlowLane.ALL_DIGITS;
      for (int i = 0; i < sparsity; i++) {
        more &= random.nextInt();
      }
      candidates[cell] = more | 1 << (Boards.SOLUTION.digit(cell) - 1);
    }
    return candidates;
  }

  @Test
  void choose_asSlowly() {
    Random random = new Random(36);
    Object choice = LaneClasses.newChoice();
    for (int i = 0; i < 100; i++) {
      int[] block = new int[LaneClasses.BLOCK];
      List<int[]> boards = new ArrayList<>();
      for (int lane = 0; lane < L; lane++) {
        boards.add(randomCandidates(random));
        LaneClasses.write(boards.get(lane), block, lane);
      }
      LaneClasses.round(block);
      int dead = (int) LaneClasses.call(choice, "Choice", "choose", block);
      for (int lane = 0; lane < L; lane++) {
        requireRight(choice, lane, LaneClasses.read(block, lane), (dead >> lane & 1) != 0);
      }
    }
  }

  private static void requireRight(Object choice, int lane, int[] board, boolean isDead) {
    if (IntStream.of(board).anyMatch(x -> x == 0)) {
      return;
    }
    assertThat(isDead).isEqualTo(hasTwoEqualSinglesInABox(board));
    int position = (int) LaneClasses.call(choice, "Choice", "position", lane);
    List<Integer> best = best(board);
    if (best.isEmpty()) {
      assertThat(position).isEqualTo(NO_POSITION);
    } else {
      int cell = best.stream().min(ORDER).orElseThrow();
      assertThat(3 * position).isEqualTo(LaneClasses.word(cell));
      assertThat((int) LaneClasses.call(choice, "Choice", "shift", lane))
          .isEqualTo(LaneClasses.shift(cell));
    }
  }

  private static boolean hasTwoEqualSinglesInABox(int[] board) {
    return IntStream.range(0, Geometry.CELLS)
        .filter(cell -> Integer.bitCount(board[cell]) == 1)
        .anyMatch(cell -> othersInBox(cell).anyMatch(other -> board[other] == board[cell]));
  }

  private static IntStream othersInBox(int cell) {
    return IntStream.range(0, Geometry.CELLS)
        .filter(other -> other != cell && Geometry.box(other) == Geometry.box(cell));
  }

  private static List<Integer> best(int[] board) {
    List<Integer> cells =
        IntStream.range(0, Geometry.CELLS)
            .filter(cell -> Integer.bitCount(board[cell]) == 2)
            .boxed()
            .toList();
    cells = narrow(cells, cell -> digits(board[cell]).allMatch(d -> isWide(board, cell, d)));
    cells = narrow(cells, cell -> digits(board[cell]).anyMatch(d -> places(board, cell, d) == 2));
    return narrow(
        cells,
        cell ->
            othersInBox(cell)
                .anyMatch(o -> Integer.bitCount(board[o]) == 2 && (board[o] & board[cell]) != 0));
  }

  private static List<Integer> narrow(List<Integer> cells, IntPredicate condition) {
    List<Integer> left = cells.stream().filter(condition::test).toList();
    return left.isEmpty() ? cells : left;
  }

  private static IntStream digits(int candidates) {
    return IntStream.range(0, 9).map(i -> 1 << i).filter(d -> (candidates & d) != 0);
  }

  private static boolean isWide(int[] board, int cell, int digit) {
    return othersInBox(cell)
            .filter(o -> (board[o] & digit) != 0)
            .anyMatch(o -> Geometry.row(o) != Geometry.row(cell))
        && othersInBox(cell)
            .filter(o -> (board[o] & digit) != 0)
            .anyMatch(o -> Geometry.column(o) != Geometry.column(cell));
  }

  private static long places(int[] board, int cell, int digit) {
    return 1 + othersInBox(cell).filter(other -> (board[other] & digit) != 0).count();
  }

  @Test
  void withoutPairs_isACandidateOfTheNarrowestCellsThatQualify() throws Exception {
    int[] board = new int[Geometry.CELLS];
    Arrays.fill(board, SlowLane.ALL_DIGITS);
    board[40] = 0b111;
    int[] block = new int[LaneClasses.BLOCK];
    int lane = L - 1;
    LaneClasses.write(board, block, lane);
    Object guess = newGuess();
    int candidate = (int) LaneClasses.call(guess, "Guess", "withoutPairs", block, lane);
    assertThat(candidate >>> 5).isEqualTo(LaneClasses.word(40));
    assertThat(candidate & 31).isEqualTo(LaneClasses.shift(40));

    for (int other : new int[] {30, 31, 32, 39, 41, 48, 49, 50}) {
      board[other] &= ~0b010;
    }
    LaneClasses.write(board, block, lane);
    candidate = (int) LaneClasses.call(guess, "Guess", "withoutPairs", block, lane);
    assertThat(candidate >>> 5).isEqualTo(LaneClasses.word(40));
    assertThat(candidate & 31).isEqualTo(LaneClasses.shift(40) + 1);
  }

  /** The last steps of a round may close all cells, so that the next round finds them placed. */
  @Test
  void withoutPairs_noOpenCell() throws Exception {
    int[] board = new int[Geometry.CELLS];
    Arrays.setAll(board, cell -> 1 << (Boards.SOLUTION.digit(cell) - 1));
    int[] block = new int[LaneClasses.BLOCK];
    LaneClasses.write(board, block, 0);
    Object guess = newGuess();
    assertThat((int) LaneClasses.call(guess, "Guess", "withoutPairs", block, 0)).isEqualTo(-1);
  }

  private static Object newGuess() throws ReflectiveOperationException {
    return Class.forName("io.github.nonet.internal.lanes.Guess")
        .getDeclaredConstructor()
        .newInstance();
  }
}
