package io.github.nonet.packaged;

import io.github.nonet.bulk.BulkSolver;
import java.nio.charset.StandardCharsets;

/** A program that asks for the lanes, for {@link PackagedJarIT} to start. */
public final class LanesProbe {
  private static final int COPIES = 100;

  private LanesProbe() {}

  /**
   * Prints whether the lanes are available, and the solution of many copies of the board given, or
   * why not.
   *
   * @param arguments the board
   */
  public static void main(String[] arguments) {
    System.out.println(BulkSolver.areLanesAvailable());
    byte[] cells = arguments[0].repeat(COPIES).getBytes(StandardCharsets.US_ASCII);
    try {
      BulkSolver.inLanes().solve(cells, COPIES, 2, cells, new int[COPIES]);
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
      return;
    }
    String solutions = new String(cells, StandardCharsets.US_ASCII);
    String first = solutions.substring(0, arguments[0].length());
    System.out.println(first.repeat(COPIES).equals(solutions) ? first : solutions);
  }
}
