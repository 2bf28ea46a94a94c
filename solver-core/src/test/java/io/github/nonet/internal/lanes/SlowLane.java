package io.github.nonet.internal.lanes;

import io.github.nonet.House.Type;
import io.github.nonet.internal.PlainBoard;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import java.util.stream.IntStream;

/** One puzzle and the rounds of the lanes on it: the rules of a plain board, in their order. */
final class SlowLane {
  /** What a round came to. */
  enum Result {
    DEAD,
    SOLVED,
    STUCK,
    GOES_ON
  }

  final PlainBoard board;

  /** The digits that are hidden singles since the last round. */
  private int[] hidden = new int[81];

  /** The digits that were placed in the last round. */
  private int[] placed = new int[81];

  SlowLane(PlainBoard board) {
    this.board = board.copy();
  }

  Result round() {
    board.keep(hidden);
    boolean isDead =
        board.hasEmptyCell() || IntStream.of(hidden).anyMatch(digits -> ValueSet.size(digits) > 1);
    int[] before = placed;
    int[] singles = board.nakedSingles();
    placed = singles;
    board.clear(Type.BOX, singles, cell -> singles[cell] == 0);
    board.lock(Type.ROW);
    board.lock(Type.COLUMN);
    hidden = board.hiddenSingles(Type.BOX);
    if (isDead || board.lacksDigit(Type.BOX)) {
      return Result.DEAD;
    }
    if (IntStream.of(placed).allMatch(digit -> digit != 0)) {
      return Result.SOLVED;
    }
    return Arrays.equals(before, placed) ? Result.STUCK : Result.GOES_ON;
  }
}
