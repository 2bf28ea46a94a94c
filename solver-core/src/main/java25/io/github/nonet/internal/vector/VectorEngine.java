package io.github.nonet.internal.vector;

import static io.github.nonet.internal.vector.Layout.NEXT_BOARD;
import static io.github.nonet.internal.vector.Layout.WORDS;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.DepthFirstEngine;
import io.github.nonet.internal.Geometry;
import io.github.nonet.internal.Outcome;
import io.github.nonet.internal.Tactic;
import io.github.nonet.internal.ValueSet;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import jdk.incubator.vector.VectorShape;

/**
 * The engine with the whole board in nine vectors: see {@link Layout} for how, {@link Kernel} for
 * what is deduced, {@link Choice} for where it guesses, and {@link Branching} for the two boards of
 * a guess.
 */
public final class VectorEngine extends DepthFirstEngine {
  /*
   * A proof visits both boards of a guess. A processor with vectors of 512 bits deduces both at once,
   * in little more time than one, when the upper one is visited. The outcome of the lower one waits
   * until it is visited. In row-major order, in which a deduction is repeated until nothing changes,
   * each board is deduced alone.
   */
  private static final boolean HAS_WIDE_VECTORS =
      VectorShape.preferredShape().vectorBitSize() >= VectorShape.S_512_BIT.vectorBitSize();

  private static final int NO_BOARD = -1;
  private static final byte UNKNOWN = -1;

  /** The boards, by {@link Layout}. */
  private final long[] boards = new long[WORDS];

  private final boolean isPaired;

  /** The upper board of the last guess, which is to be deduced with the one below it. */
  private int upper = NO_BOARD;

  /** The outcome of each board that was deduced with the one above it, until it is split. */
  private final byte[] known = new byte[BOARDS];

  /** Makes an engine that guesses in the given order. */
  public VectorEngine(CellOrder order) {
    super(order);
    Arrays.fill(known, UNKNOWN);
    isPaired = HAS_WIDE_VECTORS && order != CellOrder.ROW_MAJOR;
  }

  @Override
  protected void read(byte[] cells, int offset) {
    Text.load(cells, offset, boards, at(0));
    known[0] = UNKNOWN;
  }

  @Override
  protected void readCandidates(int[] candidates) {
    Layout.loadCandidates(candidates, boards, at(0));
    known[0] = UNKNOWN;
  }

  private static int at(int board) {
    return board * NEXT_BOARD;
  }

  @Override
  protected void write(int board, byte[] digits, int offset) {
    Text.store(boards, at(board), digits, offset);
  }

  @Override
  protected void copy(int from, int to) {
    Layout.copy(boards, at(from), at(to));
    known[to] = UNKNOWN;
  }

  @Override
  protected boolean isEqual(int board, int other) {
    return Layout.isEqual(boards, at(board), at(other));
  }

  @Override
  protected int candidates(int board, int cell) {
    return Layout.candidates(boards, at(board), cell);
  }

  @Override
  protected Outcome deduce(int board) {
    if (known[board] != UNKNOWN) {
      return Kernel.outcome(known[board]);
    }
    return board == upper
        ? deduceBoth(board - 1)
        : Kernel.outcome(Kernel.deduce(boards, at(board)));
  }

  /** Deduces a board and the one above it; returns the outcome of the latter. */
  private Outcome deduceBoth(int lower) {
    upper = NO_BOARD;
    int outcomes = Wide.deduce(boards, at(lower));
    known[lower] = (byte) Kernel.first(outcomes);
    return Kernel.outcome(Kernel.second(outcomes));
  }

  @Override
  protected void split(int board, int cell, int digit) {
    Branching.split(boards, at(board), cell, ValueSet.bit(digit) >>> 1);
    expectBoth(board);
  }

  /** By digit, then by cell. */
  @Override
  protected int rank(int cell, int digit) {
    return digit * Geometry.CELLS + cell;
  }

  @Override
  protected boolean splitMostSettling(int board, Tactic tactic) {
    boolean isSplit = Choice.split(boards, at(board), tactic);
    if (isSplit) {
      expectBoth(board);
    }
    return isSplit;
  }

  private void expectBoth(int board) {
    known[board] = UNKNOWN;
    known[board + 1] = UNKNOWN;
    upper = isPaired ? board + 1 : NO_BOARD;
  }

  /** The kernel for two boards, made when it is first wanted. */
  private static final class Wide {
    private static final MethodHandle DEDUCE = Kernel.forTwoBoards();

    static int deduce(long[] boards, int at) {
      try {
        return (int) DEDUCE.invokeExact(boards, at);
      } catch (Throwable e) {
        throw new LinkageError("the kernel throws nothing", e);
      }
    }
  }
}
