package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The effect of a step. The arrays must not be changed.
 *
 * @param isPlacement whether it fills the one cell; otherwise it eliminates candidates
 * @param cells the cells that it changes
 * @param sets for each of these cells, the value that it gets, or the values that it loses
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

  /** Returns whether it affects only this candidate. */
  boolean isOf(int cell, int value) {
    return cells.length == 1 && cells[0] == cell && sets[0] == ValueSet.bit(value);
  }

  /** Returns whether another effect is the same, in the same order. */
  boolean isSame(GridEffect other) {
    return isPlacement == other.isPlacement
        && Arrays.equals(cells, other.cells)
        && Arrays.equals(sets, other.sets);
  }
}
