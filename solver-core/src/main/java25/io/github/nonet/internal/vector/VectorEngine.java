package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.SHORTS;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.DepthFirstEngine;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;
import java.util.Arrays;

/**
 * The engine with the whole board in three vectors: see {@link Layout} for how, {@link Kernel} for
 * what is deduced, and {@link Choice} for where it guesses.
 */
public final class VectorEngine extends DepthFirstEngine {
  /** The boards, by {@link Layout}. */
  private final short[] boards = new short[BOARDS * SHORTS];

  /** Makes an engine that guesses in the given order. */
  public VectorEngine(CellOrder order) {
    super(order);
  }

  @Override
  protected void read(byte[] cells, int offset) {
    Layout.load(cells, offset, boards, 0);
  }

  @Override
  protected void readCandidates(int[] candidates) {
    Layout.loadCandidates(candidates, boards, 0);
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    Layout.store(boards, board * SHORTS, digits, offset);
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
    return Layout.candidates(boards, board * SHORTS, cell);
  }

  @Override
  protected Outcome deduce(int board) {
    return Kernel.deduce(boards, board * SHORTS);
  }

  @Override
  protected void split(int board, int cell, int digit) {
    copy(board, board + 1);
    Layout.remove(boards, board * SHORTS, cell, digit);
    Layout.assign(boards, (board + 1) * SHORTS, cell, digit);
  }

  /** By digit, then by cell. */
  @Override
  protected int rank(int cell, int digit) {
    return digit * Geometry.CELLS + cell;
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    return Choice.split(boards, board * SHORTS, tactic);
  }
}
