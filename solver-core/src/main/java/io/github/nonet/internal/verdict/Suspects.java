package io.github.nonet.internal.verdict;

import io.github.nonet.internal.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/** Finds the clues that may be wrong: without any one of them there is a solution. */
public final class Suspects {
  private Suspects() {}

  /**
   * Returns the clues without which there is one solution, then those without which there are
   * several.
   *
   * @param solutionsWithout how many solutions there are without a clue, counted up to 2
   */
  public static <C> List<C> among(List<C> clues, ToLongFunction<C> solutionsWithout) {
    List<C> one = new ArrayList<>();
    List<C> several = new ArrayList<>();
    for (C clue : clues) {
      long count = solutionsWithout.applyAsLong(clue);
      if (count > 0) {
        (count == 1 ? one : several).add(clue);
      }
    }
    one.addAll(several);
    return one.stream().collect(Lists.toList());
  }
}
