package io.github.nonet;

import static io.github.nonet.BitboardLayout.WORDS;

/**
 * The bitboard engine: rounds of {@link BitboardKernel}, guesses where {@link BitboardChoice} says,
 * by {@link BitboardBranching}.
 */
final class BitboardSearch extends DepthFirstEngine {
  /** The boards, by {@link BitboardLayout}. */
  private final long[] words = new long[PLACES * WORDS];

  BitboardSearch(CellOrder order) {
    super(order);
  }

  @Override
  void read(byte[] cells, int offset) {
    BitboardLayout.load(cells, offset, words, 0);
  }

  @Override
  void write(int place, byte[] digits, int offset) {
    BitboardLayout.store(words, place * WORDS, digits, offset);
  }

  @Override
  void copy(int from, int to) {
    System.arraycopy(words, from * WORDS, words, to * WORDS, WORDS);
  }

  @Override
  int deduce(int place) {
    int outcome = BitboardKernel.propagate(words, place * WORDS);
    if (outcome == BitboardKernel.FULL) {
      return BitboardRules.isSolution(words, place * WORDS) ? SOLVED : DEAD;
    }
    return outcome;
  }

  @Override
  boolean split(CellOrder order, boolean isLong, int place) {
    int at = place * WORDS;
    int candidate = BitboardChoice.choose(words, at, isLong);
    if (candidate == BitboardChoice.NONE) {
      return false;
    }
    BitboardBranching.split(
        words,
        at,
        order == CellOrder.ROW_MAJOR ? BitboardBranching.ofFirstOpenCell(words, at) : candidate);
    return true;
  }
}
