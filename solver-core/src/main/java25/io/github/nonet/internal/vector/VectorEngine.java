package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.WORDS;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.DepthFirstEngine;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;

/**
 * The engine with the whole board in nine vectors: see {@link Layout} for how, {@link Kernel} for
 * what is deduced, {@link Choice} for where it guesses, and {@link Branching} for the two boards of
 * a guess.
 */
public final class VectorEngine extends DepthFirstEngine {
  /** The boards, by {@link Layout}. */
  private final long[] boards = new long[BOARDS * WORDS];

  /** Makes an engine that guesses in the given order. */
  public VectorEngine(CellOrder order) {
    super(order);
  }

  @Override
  protected void read(byte[] cells, int offset) {
    Text.load(cells, offset, boards, 0);
  }

  @Override
  protected void readCandidates(int[] candidates) {
    Layout.loadCandidates(candidates, boards, 0);
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    Text.store(boards, board * WORDS, digits, offset);
  }

  @Override
  protected void copy(int from, int to) {
    System.arraycopy(boards, from * WORDS, boards, to * WORDS, WORDS);
  }

  @Override
  protected boolean isEqual(int board, int other) {
    int at = board * WORDS;
    int otherAt = other * WORDS;
    return Arrays.equals(boards, at, at + WORDS, boards, otherAt, otherAt + WORDS);
  }

  @Override
  protected int candidates(int board, int cell) {
    return Layout.candidates(boards, board * WORDS, cell);
  }

  @Override
  protected Outcome deduce(int board) {
    return Kernel.deduce(boards, board * WORDS);
  }

  @Override
  protected void split(int board, int cell, int digit) {
    Branching.split(boards, board * WORDS, cell, ValueSet.bit(digit) >>> 1);
  }

  /** By digit, then by cell. */
  @Override
  protected int rank(int cell, int digit) {
    return digit * Geometry.CELLS + cell;
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    return Choice.split(boards, board * WORDS, tactic);
  }
}
