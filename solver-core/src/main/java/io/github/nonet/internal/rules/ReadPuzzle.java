package io.github.nonet.internal.rules;

import io.github.nonet.TextFormatException;
import io.github.nonet.internal.constraints.ConstraintData;
import io.github.nonet.internal.groups.Structure;
import java.util.List;

/**
 * A puzzle with its rules, as read from a text.
 *
 * @param cages the cages, which fit the layout
 * @param constraints the constraints, which fit the layout
 * @param values the value of each cell
 */
public record ReadPuzzle(
    GridLayout layout, List<Structure.Cage> cages, List<ConstraintData> constraints, int[] values) {
  /** Returns the rules; throws if its constraints are too large. */
  public RulesTables rules() {
    return new RulesTables(layout, cages, constraints);
  }

  /**
   * Returns a killer without givens.
   *
   * @param end the length of the text, for messages
   */
  static ReadPuzzle killer(GridLayout layout, List<Structure.Cage> cages, int end) {
    try {
      return new ReadPuzzle(
          layout, Cages.checked(layout, cages), List.of(), new int[layout.cells()]);
    } catch (IllegalArgumentException e) {
      throw new TextFormatException(e.getMessage(), end);
    }
  }
}
