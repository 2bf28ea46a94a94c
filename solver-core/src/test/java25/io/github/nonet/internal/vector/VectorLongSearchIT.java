package io.github.nonet.internal.vector;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.LongSearch;

class VectorLongSearchIT extends LongSearch {
  @Override
  protected Engine engine() {
    return VectorSupport.newEngine(CellOrder.MOST_CONSTRAINED);
  }
}
