package io.github.nonet.internal.bitboard;

import static io.github.nonet.internal.bitboard.Layout.WORDS;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.DepthFirstEngine;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;

/**
 * The engine with the whole board's candidates packed in machine words: see {@link Layout} for how,
 * {@link Kernel} for what is deduced, {@link Choice} for where it guesses, and {@link Branching}
 * for the two boards of a guess.
 */
public final class BitboardEngine extends DepthFirstEngine {
  /** The boards, by {@link Layout}. */
  private final long[] words = new long[BOARDS * WORDS];

  /** Makes an engine that guesses in the given order. */
  public BitboardEngine(CellOrder order) {
    super(order);
  }

  @Override
  protected void read(byte[] cells, int offset) {
    Layout.load(cells, offset, words, 0);
  }

  @Override
  protected void readCandidates(int[] candidates) {
    Layout.loadCandidates(candidates, words, 0);
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    Layout.store(words, board * WORDS, digits, offset);
  }

  @Override
  protected void copy(int from, int to) {
    System.arraycopy(words, from * WORDS, words, to * WORDS, WORDS);
  }

  @Override
  protected boolean isEqual(int board, int other) {
    int at = board * WORDS;
    int otherAt = other * WORDS;
    for (int i = 0; i < WORDS; i++) {
      if (words[at + i] != words[otherAt + i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected int candidates(int board, int cell) {
    return Layout.candidates(words, board * WORDS, cell);
  }

  @Override
  protected Outcome deduce(int board) {
    return Kernel.deduce(words, board * WORDS);
  }

  @Override
  protected void split(int board, int cell, int digit) {
    Branching.split(words, board * WORDS, Layout.candidate(cell, digit));
  }

  /** By word, then by bit. */
  @Override
  protected int rank(int cell, int digit) {
    return Layout.candidate(cell, digit);
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    int at = board * WORDS;
    int candidate = Choice.choose(words, at, tactic);
    if (candidate == Choice.NONE) {
      return false;
    }
    Branching.split(words, at, candidate);
    return true;
  }
}
