package io.github.nonet.packaged;

import io.github.nonet.Algorithm;
import io.github.nonet.Board;

/** A program that asks for the vector engine, for {@link PackagedJarIT} to start. */
public final class VectorProbe {
  private VectorProbe() {}

  /**
   * Prints whether the engine is available, and the solution of the board given, or why not.
   *
   * @param arguments the board
   */
  public static void main(String[] arguments) {
    System.out.println(Algorithm.VECTOR.isAvailable());
    try {
      System.out.println(Algorithm.VECTOR.solver().solve(Board.parse(arguments[0])).orElseThrow());
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
  }
}
