package io.github.nonet;

import io.github.nonet.contract.SolverContract;

/** The default methods of {@link Solver}, on top of a solver that brings nothing but a search. */
class UserSolverContractTest extends SolverContract {
  @Override
  protected Solver solver() {
    return new UserSolver();
  }

  @Override
  protected long cruelBoardGuesses() {
    return 500;
  }
}
