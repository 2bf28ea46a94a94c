package io.github.nonet.internal.deduction;

import java.util.List;

/**
 * Finds steps by a search, or by several ones after each other: first the shortest steps of a
 * search, and its longer ones when these have been found. They are searched for once in a state.
 */
abstract class ShortestFirst implements GridFinder {
  private final int searches;

  /** What the last pass has found, and how much of it was looked at. */
  private List<Long> found = List.of();

  private int looked;

  /** Each search has two: for the shortest, and for all. */
  private int passes;

  ShortestFirst(int searches) {
    this.searches = searches;
  }

  @Override
  public final void restart() {
    found = List.of();
    looked = 0;
    passes = 0;
  }

  @Override
  public boolean find(GridState state, StepDraft finding) {
    while (true) {
      for (; looked < found.size(); looked++) {
        if (write(found.get(looked), (passes - 1) / 2, finding)) {
          return true;
        }
      }
      if (passes == 2 * searches) {
        return false;
      }
      boolean isShortest = passes % 2 == 0;
      found = search(passes / 2, isShortest);
      looked = 0;
      // If there is no shortest one, there is none at all.
      passes += isShortest && found.isEmpty() ? 2 : 1;
    }
  }

  /**
   * Returns what a search finds, each as a separate number, the shortest first.
   *
   * @param number which search, from 0 on
   * @param isShortest whether only the shortest are wanted
   */
  abstract List<Long> search(int number, boolean isShortest);

  /** Writes the step of what a search has found; returns false if it does nothing new. */
  abstract boolean write(long one, int number, StepDraft finding);
}
