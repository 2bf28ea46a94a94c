package io.github.nonet.internal.vector;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;
import io.github.nonet.CellOrder;
import io.github.nonet.Solver;
import io.github.nonet.Solvers;
import io.github.nonet.contract.SolverContract;
import java.util.Comparator;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The vector engine of the packaged jar. */
@ParameterizedClass
@EnumSource
class VectorContractIT extends SolverContract {
  @Parameter private CellOrder order;

  @Override
  protected Solver solver() {
    return Solvers.always(Algorithm.VECTOR, order);
  }

  @Override
  protected Comparator<Board> promisedOrder() {
    return order == CellOrder.ROW_MAJOR ? Comparator.naturalOrder() : (board, other) -> 0;
  }

  @Override
  protected boolean mastersCruelBoards() {
    return order == CellOrder.MOST_CONSTRAINED;
  }
}
