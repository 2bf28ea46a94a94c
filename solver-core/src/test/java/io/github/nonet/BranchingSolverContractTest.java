package io.github.nonet;

import io.github.nonet.contract.SolverContract;
import java.util.Comparator;

/** A strategy made of one function keeps the whole contract. */
class BranchingSolverContractTest extends SolverContract {
  @Override
  protected Solver solver() {
    return BranchingSolverTest.FIRST_CELL;
  }

  @Override
  protected Comparator<Board> promisedOrder() {
    return Comparator.naturalOrder();
  }
}
