package io.github.nonet.internal.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.lanes.SlowLane.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rounds in all lanes against slow rounds, with another puzzle in every lane. */
@Tag("vector")
class KernelIT {
  private static final int ROUNDS = 12;

  private static int[] candidates(Board board) {
    int[] candidates = new int[Geometry.CELLS];
    Arrays.setAll(
        candidates, c -> board.digit(c) == 0 ? SlowLane.ALL_DIGITS : 1 << (board.digit(c) - 1));
    return candidates;
  }

  /** A solution with more candidates, and now and then one fewer. */
  private static int[] randomCandidates(Random random) {
    int[] candidates = new int[Geometry.CELLS];
    int sparsity = 1 + random.nextInt(4);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      int more = SlowLane.ALL_DIGITS;
      for (int i = 0; i < sparsity; i++) {
        more &= random.nextInt();
      }
      int digit = random.nextInt(400) == 0 ? 0 : 1 << (Boards.SOLUTION.digit(cell) - 1);
      candidates[cell] = more | digit;
    }
    return candidates;
  }

  /** Runs rounds on a block of these boards; what a dead lane holds does not matter. */
  private static List<Result> requireLikeSlow(List<int[]> boards) {
    int[] block = new int[LaneClasses.BLOCK];
    List<SlowLane> slow = new ArrayList<>();
    for (int lane = 0; lane < LaneClasses.LANE_COUNT; lane++) {
      int[] board = boards.get(lane % boards.size());
      LaneClasses.write(board, block, lane);
      slow.add(new SlowLane(board));
    }
    Result[] last = new Result[slow.size()];
    Arrays.fill(last, Result.GOES_ON);
    for (int round = 0; round < ROUNDS; round++) {
      Result[] results = LaneClasses.round(block);
      for (int lane = 0; lane < slow.size(); lane++) {
        if (last[lane] != Result.DEAD) {
          last[lane] = slow.get(lane).round();
          assertThat(results[lane]).as("lane %d, round %d", lane, round).isEqualTo(last[lane]);
        } else {
          assertThat(results[lane]).as("lane %d stays dead", lane).isEqualTo(Result.DEAD);
        }
        if (last[lane] != Result.DEAD) {
          assertThat(LaneClasses.read(block, lane)).containsExactly(slow.get(lane).candidates);
        }
      }
    }
    return List.of(last);
  }

  @Test
  void round_asSlowRoundsOnGoldenBoards() {
    List<GoldenBoard> golden = GoldenBoards.all();
    for (int i = 0; i < golden.size(); i += LaneClasses.LANE_COUNT) {
      int end = Math.min(golden.size(), i + LaneClasses.LANE_COUNT);
      requireLikeSlow(golden.subList(i, end).stream().map(g -> candidates(g.puzzle())).toList());
    }
  }

  @Test
  void round_asSlowRoundsOnRandomCandidates() {
    Random random = new Random(15);
    for (int i = 0; i < 20; i++) {
      requireLikeSlow(
          Stream.generate(() -> randomCandidates(random)).limit(LaneClasses.LANE_COUNT).toList());
    }
  }

  @Test
  void round_everyResultBesideEveryOther() {
    int[] empty = candidates(Board.EMPTY);
    int[] emptyCell = candidates(Board.EMPTY);
    emptyCell[44] = 0;
    List<Result> results =
        requireLikeSlow(
            List.of(candidates(Boards.PUZZLE), empty, candidates(Boards.INCONSISTENT), emptyCell));
    assertThat(results.subList(0, 4))
        .containsExactly(Result.SOLVED, Result.STUCK, Result.DEAD, Result.DEAD);
  }

  @Test
  void round_digitWithoutPlaceInABox() {
    int[] board = candidates(Board.EMPTY);
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      if (Geometry.box(cell) == 8) {
        board[cell] &= ~1;
      }
    }
    assertThat(requireLikeSlow(List.of(board))).containsOnly(Result.DEAD);
  }

  /** A full board of which every box is right is no solution if a row or column is wrong. */
  @Test
  void round_fullBoardWithWrongLines() {
    int[] swapped = candidates(Boards.SOLUTION);
    int other = swapped[0];
    swapped[0] = swapped[10];
    swapped[10] = other;
    assertThat(requireLikeSlow(List.of(swapped, candidates(Boards.SOLUTION))).subList(0, 2))
        .containsExactly(Result.DEAD, Result.SOLVED);
  }

  @Test
  void round_lockedCandidates() {
    for (int box = 0; box < 9; box++) {
      for (int line = 0; line < 3; line++) {
        int[] inRow = candidates(Board.EMPTY);
        int[] inColumn = candidates(Board.EMPTY);
        for (int cell = 0; cell < Geometry.CELLS; cell++) {
          if (Geometry.box(cell) == box) {
            inRow[cell] &= Geometry.row(cell) % 3 == line ? SlowLane.ALL_DIGITS : ~1;
            inColumn[cell] &= Geometry.column(cell) % 3 == line ? SlowLane.ALL_DIGITS : ~1;
          }
        }
        requireLikeSlow(List.of(inRow, inColumn));
      }
    }
  }
}
