package io.github.nonet.variant;

import io.github.nonet.Board;
import io.github.nonet.Solver;
import io.github.nonet.internal.rules.ValueSet;
import io.github.nonet.logic.Level;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle in the making: a solution, and clues that make it the only one. That holds at every
 * moment, so the work can be left at any time.
 */
final class Draft {
  /** The rules, with the cages that were made. */
  final Rules rules;

  final int[] solution;

  /** Which cells are clues. */
  final boolean[] clues;

  /** The level by techniques; null if it is not known. */
  @Nullable Level level;

  /** Whether each clue is proved needed. */
  boolean isMinimal;

  /** Whether the cages are not as asked for. */
  boolean hasOddCages;

  /** Makes a draft in which every cell is a clue. */
  Draft(Rules rules, int[] solution) {
    this.rules = rules;
    this.solution = solution;
    clues = new boolean[solution.length];
    Arrays.fill(clues, true);
  }

  /** Returns the draft of a proper puzzle. */
  static Draft of(Rules rules, Board puzzle) {
    Board solved = Solver.getDefault().solve(puzzle).orElseThrow(IllegalStateException::new);
    Draft draft = new Draft(rules, ClassicPuzzles.grid(rules, solved).toArray());
    for (int cell = 0; cell < draft.clues.length; cell++) {
      draft.clues[cell] = puzzle.digit(cell) != 0;
    }
    return draft;
  }

  int clueCount() {
    int count = 0;
    for (boolean isClue : clues) {
      count += isClue ? 1 : 0;
    }
    return count;
  }

  /** Returns the values of the clues, 0 for the other cells. */
  int[] values() {
    int[] values = solution.clone();
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = clues[cell] ? values[cell] : 0;
    }
    return values;
  }

  /** Returns the candidates as techniques and engines take them. */
  int[] sets() {
    return sets(rules, values());
  }

  /** Returns all values for an empty cell, and the one value for a clue. */
  static int[] sets(Rules rules, int[] values) {
    int[] sets = new int[values.length];
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] = values[cell] == 0 ? ValueSet.all(rules.symbols()) : ValueSet.bit(values[cell]);
    }
    return sets;
  }

  Grid puzzle() {
    return Grid.copyOf(rules, values());
  }

  Grid solutionGrid() {
    return Grid.copyOf(rules, solution);
  }
}
