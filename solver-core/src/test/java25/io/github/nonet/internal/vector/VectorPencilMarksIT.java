package io.github.nonet.internal.vector;

import io.github.nonet.CellOrder;
import io.github.nonet.internal.Engine;
import io.github.nonet.internal.PencilMarks;
import io.github.nonet.internal.textbook.BitmaskEngine;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
class VectorPencilMarksIT extends PencilMarks {
  @Parameter private CellOrder order;

  @Override
  protected Engine engine() {
    return VectorSupport.newEngine(order);
  }

  @Override
  protected Engine judge() {
    return new BitmaskEngine(CellOrder.MOST_CONSTRAINED);
  }
}
