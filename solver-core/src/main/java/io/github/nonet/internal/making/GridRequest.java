package io.github.nonet.internal.making;

import io.github.nonet.Level;
import io.github.nonet.generate.Symmetry;
import io.github.nonet.internal.ClueRequest;
import io.github.nonet.internal.deduction.GridRating;
import io.github.nonet.internal.rules.Cages;
import io.github.nonet.internal.rules.GridText;
import io.github.nonet.internal.rules.RulesTables;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A request to a generator.
 *
 * @param symmetry the symmetry of the pattern of clues
 * @param clues the number of clues, and their places
 * @param solution the solution of all puzzles, or null for any
 * @param level the level, or null for any
 * @param wish the sizes and sums of cages, or null if none are to be made
 */
public record GridRequest(
    RulesTables rules,
    Symmetry symmetry,
    ClueRequest clues,
    int @Nullable [] solution,
    @Nullable Level level,
    @Nullable CageWish wish) {
  /** A level that is one off counts for more clues than any grid has. */
  private static final long LEVEL_WEIGHT = 1L << 32;

  private static final long CAGES_WEIGHT = 1L << 40;

  /**
   * The request for cages that are to be made.
   *
   * @param min the least number of cells
   * @param max the greatest number of cells
   * @param minSum the least sum
   * @param maxSum the greatest sum
   */
  public record CageWish(int min, int max, int minSum, int maxSum) {
    boolean isFulfilled(int cells, int sum) {
      return cells >= min && cells <= max && sum >= minSum && sum <= maxSum;
    }
  }

  /** Returns whether this is for the generator of the ordinary Sudoku. */
  public boolean isClassic() {
    return rules.isClassic && wish == null && level == null;
  }

  int[][] orbits() {
    return Orbits.of(rules.layout, symmetry);
  }

  /** Returns whether clues go one by one. */
  boolean hasSingleOrbits() {
    return symmetry == Symmetry.NONE;
  }

  /** Returns how far a draft is off; 0 if it is as requested. */
  long miss(Draft draft) {
    long miss = clues.miss(draft.clueCount()) * 2L;
    if (clues.pattern() != null) {
      for (int cell = 0; cell < draft.clues.length; cell++) {
        miss += draft.clues[cell] == clues.pattern().contains(cell) ? 0 : 2;
      }
    }
    miss += clues.minimal() && !draft.isMinimal ? 1 : 0;
    return miss + LEVEL_WEIGHT * missOfLevel(draft) + (draft.hasOddCages ? CAGES_WEIGHT : 0);
  }

  /** Returns how many levels a draft is off; the most if its level is not known. */
  long missOfLevel(Draft draft) {
    if (level == null) {
      return 0;
    }
    return draft.level == null ? Level.values().length : GridRating.distance(draft.level, level);
  }

  /** Returns the request in words: {@code "a minimal puzzle with 24 to 28 clues ..."}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(clues + ", rules: " + rules);
    if (symmetry != Symmetry.NONE) {
      text.append(", symmetry ").append(symmetry);
    }
    if (level != null) {
      text.append(", level ").append(level);
    }
    if (wish != null) {
      text.append(", cages of ").append(wish.min());
      text.append(wish.min() == wish.max() ? "" : " to " + wish.max()).append(" cells");
      if (wish.minSum() > 1 || wish.maxSum() < Cages.greatestSum(rules.layout.symbols)) {
        text.append(" and sums of ").append(wish.minSum()).append(" to ").append(wish.maxSum());
      }
    }
    if (clues.pattern() != null) {
      text.append(", in the cells ").append(new TreeSet<>(clues.pattern()));
    }
    if (solution != null) {
      text.append(", solution ").append(GridText.line(rules.layout, Draft.bytes(solution)));
    }
    return text.toString();
  }
}
