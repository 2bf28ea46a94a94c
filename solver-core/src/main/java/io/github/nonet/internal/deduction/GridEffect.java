package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What a step does. The arrays must not be changed.
 *
 * @param isPlacement whether it fills the one cell; otherwise it eliminates candidates
 * @param cells the cells that it changes
 * @param sets for each of these cells the value that it gets, or those that it loses
 */
public record GridEffect(boolean isPlacement, int[] cells, int[] sets) {
  /** Returns the candidates that it places or eliminates, in their order; unmodifiable. */
  List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      for (int value : new ValueSet(sets[i])) {
        candidates.add(new Candidate(cells[i], value));
      }
    }
    Collections.sort(candidates);
    return List.copyOf(candidates);
  }

  /** Returns whether it is about one candidate, this one. */
  boolean isOf(int cell, int value) {
    return cells.length == 1 && cells[0] == cell && sets[0] == ValueSet.bit(value);
  }

  /** Returns whether another one does the same in the same order. */
  boolean isSame(GridEffect other) {
    return isPlacement == other.isPlacement
        && Arrays.equals(cells, other.cells)
        && Arrays.equals(sets, other.sets);
  }
}
