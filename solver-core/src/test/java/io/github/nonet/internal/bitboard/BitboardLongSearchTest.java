package io.github.nonet.internal.bitboard;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.LongSearch;

class BitboardLongSearchTest extends LongSearch {
  @Override
  protected Engine engine() {
    return new BitboardEngine(CellOrder.MOST_CONSTRAINED);
  }
}
