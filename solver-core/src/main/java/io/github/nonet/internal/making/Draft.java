package io.github.nonet.internal.making;

import io.github.nonet.Level;
import io.github.nonet.internal.rules.RulesTables;
import io.github.nonet.internal.sets.ValueSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle in the making: a solution, and clues that make it the only one. That holds at every
 * moment, so the work can be left at any time.
 */
public final class Draft {
  /** The rules, with the cages that were made. */
  public final RulesTables rules;

  public final int[] solution;

  /** Which cells are clues. */
  public final boolean[] clues;

  /** The level by techniques; null if it is not known. */
  @Nullable Level level;

  /** Whether each clue is proved needed. */
  boolean isMinimal;

  /** Whether the cages are not as requested. */
  boolean hasOddCages;

  /** Makes a draft in which every cell that is shown is a clue. */
  public Draft(RulesTables rules, int[] solution) {
    this.rules = rules;
    this.solution = solution;
    clues = new boolean[solution.length];
    Arrays.fill(clues, 0, rules.layout.shown, true);
  }

  int clueCount() {
    return count(clues);
  }

  static int count(boolean... clues) {
    int count = 0;
    for (boolean isClue : clues) {
      count += isClue ? 1 : 0;
    }
    return count;
  }

  /** Returns the values of the clues, 0 for the other cells. */
  public int[] values() {
    int[] values = solution.clone();
    for (int cell = 0; cell < values.length; cell++) {
      values[cell] = clues[cell] ? values[cell] : 0;
    }
    return values;
  }

  /** Returns the values in the form in which grids keep them. */
  static byte[] bytes(int[] values) {
    byte[] bytes = new byte[values.length];
    for (int cell = 0; cell < bytes.length; cell++) {
      bytes[cell] = (byte) values[cell];
    }
    return bytes;
  }

  /** Returns the candidates as techniques and engines take them. */
  int[] sets() {
    return sets(rules, values());
  }

  /** Returns all values for an empty cell, and the one value for a clue. */
  public static int[] sets(RulesTables rules, int[] values) {
    int[] sets = new int[values.length];
    for (int cell = 0; cell < sets.length; cell++) {
      sets[cell] =
          values[cell] == 0 ? ValueSet.all(rules.layout.symbols) : ValueSet.bit(values[cell]);
    }
    return sets;
  }
}
