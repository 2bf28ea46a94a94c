package consumer;

import io.github.nonet.Board;
import io.github.nonet.Solver;

/** Uses the library by its coordinates. */
public final class Main {
  private Main() {}

  /**
   * Prints how the library was found, and a solved puzzle.
   *
   * @param args not looked at
   */
  public static void main(String[] args) {
    Board puzzle =
        Board.parse(
            "030260701680070090190004500820100040004602900050003028009300074040050036703018000");
    System.out.println("Java " + Runtime.version().feature() + ", " + Board.class.getModule());
    System.out.println(Solver.getDefault().solve(puzzle).orElseThrow().toGridString());
  }
}
