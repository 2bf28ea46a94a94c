package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.WideLayout.SHORTS;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.DepthFirstEngine;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;
import java.util.Arrays;

/**
 * The engine with the whole board in three vectors: see {@link WideLayout} for how, {@link
 * WideKernel} for what is deduced, and {@link WideChoice} for where it guesses.
 */
public final class WideEngine extends DepthFirstEngine {
  /** The boards, by {@link WideLayout}. */
  private final short[] boards = new short[BOARDS * SHORTS];

  /** Makes an engine that guesses in the given order. */
  public WideEngine(CellOrder order) {
    super(order);
  }

  @Override
  protected void read(byte[] cells, int offset) {
    WideText.load(cells, offset, boards, 0);
  }

  @Override
  protected void readCandidates(int[] candidates) {
    WideLayout.loadCandidates(candidates, boards, 0);
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    WideText.store(boards, board * SHORTS, digits, offset);
  }

  @Override
  protected void copy(int from, int to) {
    System.arraycopy(boards, from * SHORTS, boards, to * SHORTS, SHORTS);
  }

  @Override
  protected boolean isEqual(int board, int other) {
    int at = board * SHORTS;
    int otherAt = other * SHORTS;
    return Arrays.equals(boards, at, at + SHORTS, boards, otherAt, otherAt + SHORTS);
  }

  @Override
  protected int candidates(int board, int cell) {
    return WideLayout.candidates(boards, board * SHORTS, cell);
  }

  @Override
  protected Outcome deduce(int board) {
    return WideKernel.deduce(boards, board * SHORTS);
  }

  @Override
  protected void split(int board, int cell, int digit) {
    copy(board, board + 1);
    WideLayout.remove(boards, board * SHORTS, cell, digit);
    WideLayout.assign(boards, (board + 1) * SHORTS, cell, digit);
  }

  /** By digit, then by cell. */
  @Override
  protected int rank(int cell, int digit) {
    return digit * Geometry.CELLS + cell;
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    return WideChoice.split(boards, board * SHORTS, tactic);
  }
}
