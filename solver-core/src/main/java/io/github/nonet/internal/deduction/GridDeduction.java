package io.github.nonet.internal.deduction;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A step: what it does, and why. Sets have bit {@code v} for value {@code v}; units are numbered as
 * the groups of the structure, cages after them, then forms. The arrays must not be changed.
 *
 * @param technique how it was found
 * @param isPlacement whether it fills the one cell; otherwise candidates go
 * @param cells the cells that it changes
 * @param sets for each of these cells the value that it gets, or what goes
 * @param values the values that the reason is about
 * @param causes the cells that the reason lies in
 * @param base the units that the reason begins with
 * @param cover the units that it leads to
 * @param others the cells of the reason that play another part: whose values are subtracted from
 *     those of {@code causes}; the inner ends of links; the pincers of a wing
 * @param sum the sum that it is about, or 0
 * @param isRequired whether the values are certain, and the causes are their places
 * @param isDifferent whether it needs cells of a constraint that see each other to differ: by
 *     {@code cover}, or by units and moves that it does not name
 * @param facts what a chain, a contradiction or a whole line says, clause by clause
 * @param inferences its inferences, each after its causes
 */
public record GridDeduction(
    GridTechnique technique,
    boolean isPlacement,
    int[] cells,
    int[] sets,
    int values,
    int[] causes,
    int[] base,
    int[] cover,
    int[] others,
    int sum,
    boolean isRequired,
    boolean isDifferent,
    List<GridFact> facts,
    List<Inference> inferences) {
  /**
   * Returns whether another step does the same for the same reason, except for the numbers of the
   * units: equal rules may number them in another order.
   */
  public boolean isSame(GridDeduction other) {
    return technique == other.technique
        && isPlacement == other.isPlacement
        && isRequired == other.isRequired
        && isDifferent == other.isDifferent
        && values == other.values
        && sum == other.sum
        && inferences.equals(other.inferences)
        && Arrays.deepEquals(arrays(), other.arrays());
  }

  private int[][] arrays() {
    return new int[][] {cells, sets, causes, others};
  }

  /** Returns the one candidate that it places, or none. */
  public List<Candidate> placements() {
    return isPlacement ? candidates() : List.of();
  }

  /** Returns the candidates that it eliminates, in their order; unmodifiable. */
  public List<Candidate> eliminations() {
    return isPlacement ? List.of() : candidates();
  }

  private List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      for (int value : new ValueSet(sets[i])) {
        candidates.add(new Candidate(cells[i], value));
      }
    }
    Collections.sort(candidates);
    return List.copyOf(candidates);
  }
}
