package io.github.nonet.internal;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.House;
import io.github.nonet.internal.sets.ValueSet;
import java.util.stream.Stream;

/**
 * The search of the fast engines on plain boards, with the rules of players: the judge of their
 * guesses in row-major order. It makes the most settling guess nowhere.
 */
public final class PlainEngine extends DepthFirstEngine {
  private final PlainBoard[] boards = new PlainBoard[BOARDS];

  /** Makes an engine that guesses in the given order. */
  public PlainEngine(CellOrder order) {
    super(order);
  }

  @Override
  protected void read(byte[] cells, int offset) {
    boards[0] = PlainBoard.of(Board.parse(new String(cells, offset, 81, US_ASCII)));
  }

  @Override
  protected void readCandidates(int[] candidates) {
    boards[0] = PlainBoard.of(candidates);
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    for (int cell = 0; cell < Geometry.CELLS; cell++) {
      digits[offset + cell] = (byte) ValueSet.lowest(candidates(board, cell));
    }
  }

  @Override
  protected void copy(int from, int to) {
    boards[to] = boards[from].copy();
  }

  @Override
  protected boolean isEqual(int board, int other) {
    return boards[board].equals(boards[other]);
  }

  @Override
  protected int candidates(int board, int cell) {
    return boards[board].set(cell);
  }

  @Override
  protected Outcome deduce(int number) {
    PlainBoard board = boards[number];
    for (House.Type type : House.Type.values()) {
      board.keep(board.hiddenSingles(type));
      board.clear(type, board.nakedSingles(), cell -> true);
    }
    for (House house : House.all()) {
      House.all().forEach(other -> board.lock(house, other));
    }
    if (board.hasEmptyCell() || Stream.of(House.Type.values()).anyMatch(board::lacksDigit)) {
      return Outcome.DEAD;
    }
    return board.isSolution() ? Outcome.SOLVED : Outcome.STUCK;
  }

  @Override
  protected void split(int board, int cell, int digit) {
    copy(board, board + 1);
    boards[board].remove(cell, digit);
    boards[board + 1].assign(cell, digit);
  }

  @Override
  protected int rank(int cell, int digit) {
    return digit * Geometry.CELLS + cell;
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    return false;
  }
}
