package io.github.nonet;

import io.github.nonet.contract.GoldenBoard;
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

  @Override
  protected long cruelBoardGuesses() {
    return Tries.of(1_000, (int) super.cruelBoardGuesses());
  }

  @Override
  protected boolean asksAbout(GoldenBoard board) {
    return Tries.areAll() || AlgorithmContractTest.isQuick(board);
  }
}
