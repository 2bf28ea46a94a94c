package io.github.nonet;

/** Solvers that the API does not hand out. */
public final class Solvers {
  private Solvers() {}

  /**
   * Returns a solver with engines of its own, also where the algorithm is too slow to be available.
   */
  public static Solver always(Algorithm algorithm, CellOrder order) {
    return new EngineSolver(new EnginePool(algorithm, order), SearchLimit.NONE);
  }
}
