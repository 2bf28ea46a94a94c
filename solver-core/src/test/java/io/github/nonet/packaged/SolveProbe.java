package io.github.nonet.packaged;

import io.github.nonet.Board;
import io.github.nonet.Solver;

/** A program that solves one board, for {@link PackagedJarIT} to start. */
public final class SolveProbe {
  private SolveProbe() {}

  /**
   * Prints the solution of the board given.
   *
   * @param arguments the board
   */
  public static void main(String[] arguments) {
    System.out.println(Solver.getDefault().solve(Board.parse(arguments[0])).orElseThrow());
  }
}
