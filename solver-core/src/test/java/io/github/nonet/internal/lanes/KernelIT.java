package io.github.nonet.internal.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nonet.Board;
import io.github.nonet.Boards;
import io.github.nonet.House;
import io.github.nonet.contract.GoldenBoard;
import io.github.nonet.contract.GoldenBoards;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.PlainBoard;
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

  /** Runs rounds on a block of these boards; what a dead lane holds does not matter. */
  private static List<Result> requireLikeSlow(List<PlainBoard> boards) {
    int[] block = new int[LaneClasses.BLOCK];
    List<SlowLane> slow = new ArrayList<>();
    for (int lane = 0; lane < LaneClasses.LANE_COUNT; lane++) {
      PlainBoard board = boards.get(lane % boards.size());
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
          assertThat(LaneClasses.read(block, lane)).isEqualTo(slow.get(lane).board);
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
      requireLikeSlow(golden.subList(i, end).stream().map(g -> PlainBoard.of(g.puzzle())).toList());
    }
  }

  @Test
  void round_asSlowRoundsOnRandomCandidates() {
    Random random = new Random(15);
    for (int i = 0; i < 20; i++) {
      requireLikeSlow(
          Stream.generate(() -> PlainBoard.random(random)).limit(LaneClasses.LANE_COUNT).toList());
    }
  }

  @Test
  void round_everyResultBesideEveryOther() {
    PlainBoard empty = PlainBoard.of(Board.EMPTY);
    int[] emptyCell = empty.sets();
    emptyCell[44] = 0;
    List<Result> results =
        requireLikeSlow(
            List.of(
                PlainBoard.of(Boards.PUZZLE),
                empty,
                PlainBoard.of(Boards.INCONSISTENT),
                PlainBoard.of(emptyCell)));
    assertThat(results.subList(0, 4))
        .containsExactly(Result.SOLVED, Result.STUCK, Result.DEAD, Result.DEAD);
  }

  @Test
  void round_digitWithoutPlaceInABox() {
    PlainBoard board = PlainBoard.of(Board.EMPTY);
    new House(House.Type.BOX, 8).cells().forEach(cell -> board.remove(cell, 1));
    assertThat(requireLikeSlow(List.of(board))).containsOnly(Result.DEAD);
  }

  /** A full board of which every box is right is no solution if a row or column is wrong. */
  @Test
  void round_fullBoardWithWrongLines() {
    Board solution = Boards.SOLUTION;
    Board swapped = solution.with(0, solution.digit(10)).with(10, solution.digit(0));
    List<PlainBoard> boards = List.of(PlainBoard.of(swapped), PlainBoard.of(solution));
    assertThat(requireLikeSlow(boards).subList(0, 2)).containsExactly(Result.DEAD, Result.SOLVED);
  }

  @Test
  void round_lockedCandidates() {
    for (int box = 0; box < 9; box++) {
      for (int line = 0; line < 3; line++) {
        PlainBoard inRow = PlainBoard.of(Board.EMPTY);
        PlainBoard inColumn = PlainBoard.of(Board.EMPTY);
        for (int cell : new House(House.Type.BOX, box).cells()) {
          if (Geometry.row(cell) % 3 != line) {
            inRow.remove(cell, 1);
          }
          if (Geometry.column(cell) % 3 != line) {
            inColumn.remove(cell, 1);
          }
        }
        requireLikeSlow(List.of(inRow, inColumn));
      }
    }
  }
}
