package io.github.nonet;

import static io.github.nonet.VectorLayout.SHORTS;

/** The vector engine: rounds of {@link VectorKernel}, guesses by {@link VectorChoice}. */
final class VectorSearch extends DepthFirstEngine {
  /** The boards, by {@link VectorLayout}. */
  private final short[] boards = new short[PLACES * SHORTS];

  VectorSearch(CellOrder order) {
    super(order);
  }

  @Override
  void read(byte[] cells, int offset) {
    VectorLayout.load(cells, offset, boards, 0);
  }

  @Override
  void write(int place, byte[] digits, int offset) {
    VectorLayout.store(boards, place * SHORTS, digits, offset);
  }

  @Override
  void copy(int from, int to) {
    System.arraycopy(boards, from * SHORTS, boards, to * SHORTS, SHORTS);
  }

  @Override
  int deduce(int place) {
    return VectorKernel.propagate(boards, place * SHORTS);
  }

  @Override
  boolean split(CellOrder order, boolean isLong, int place) {
    VectorChoice.split(order, isLong, boards, place * SHORTS);
    return true;
  }
}
