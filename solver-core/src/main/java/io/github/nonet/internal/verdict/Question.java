package io.github.nonet.internal.verdict;

import io.github.nonet.internal.groups.Structure;
import java.util.List;
import java.util.function.Supplier;

/**
 * A puzzle that is asked about.
 *
 * @param <S> its solutions
 */
public interface Question<S> {
  /** Returns the rules. */
  Structure structure();

  /** Returns the candidates of each cell. */
  int[] sets();

  /** Returns what fills each cell, 0 for an open one. */
  int[] values();

  /** Returns whether what fills the cells contradicts no rule. */
  boolean isConsistent();

  /** Returns two solutions, or as many as there are. */
  List<S> solutions();

  /** Returns the values that a person has typed; none where the candidates say more than they. */
  List<Single> clues();

  /** Returns how many solutions there are without a clue, counted up to 2. */
  long countWithout(Single clue);

  /** Returns how many solutions there are if a cage has any sum, counted up to 2. */
  long countWithoutSum(int cage);

  /** Returns if there is time left; else throws. */
  void look();

  /** Returns what the work gives, or {@code otherwise} where the limit ends it. */
  <T> T unlessLate(Supplier<T> work, T otherwise);
}
