package io.github.nonet.internal.deduction;

import java.util.List;

/**
 * Finds steps by one search, or by several searches one after the other: first the shortest steps
 * of a search, then its longer ones. They are searched for once in a state: after a change the
 * steps found before are tried first.
 */
abstract class ShortestFirst implements GridFinder {
  private final int searches;

  /** The findings of the last pass, and the number of them that were examined. */
  private List<Long> found = List.of();

  private int looked;

  /** The number of passes so far; each search has two: for the shortest steps, and for all. */
  private int passes;

  /** The last change of the state before the last search. */
  private long searched;

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
    if (findNext(state, finding)) {
      return true;
    }
    boolean isOther = searched != state.changes();
    if (isOther) {
      restart();
    }
    return isOther && findNext(state, finding);
  }

  private boolean findNext(GridState state, StepDraft finding) {
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
      searched = state.changes();
      found = search(passes / 2, isShortest);
      looked = 0;
      // If there is no shortest step, there is none at all.
      passes += isShortest && found.isEmpty() ? 2 : 1;
    }
  }

  /**
   * Returns the findings of a search, each as a separate number, the shortest first.
   *
   * @param number the number of the search, from 0
   * @param isShortest whether only the shortest are wanted
   */
  abstract List<Long> search(int number, boolean isShortest);

  /** Writes the step of a finding; returns false if it does nothing new. */
  abstract boolean write(long one, int number, StepDraft finding);
}
