package io.github.nonet.packaged;

import io.github.nonet.Board;
import io.github.nonet.Candidates;
import io.github.nonet.Detail;
import io.github.nonet.logic.LogicalSolver;
import io.github.nonet.logic.Step;
import java.util.Locale;

/** A program that gives one hint, for {@link PackagedJarIT} to start. */
public final class HintProbe {
  private HintProbe() {}

  /**
   * Prints the next step of the board given.
   *
   * @param arguments the board
   */
  public static void main(String[] arguments) {
    Candidates state = Candidates.of(Board.parse(arguments[0]));
    Step step = LogicalSolver.standard().nextStep(state).orElseThrow();
    System.out.println(step.describe(Detail.FULL, Locale.ENGLISH));
  }
}
