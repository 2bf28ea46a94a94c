package io.github.nonet.internal.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.Inference.Unit;
import io.github.nonet.internal.sets.Representatives;
import io.github.nonet.internal.sets.ValueSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The lack that ends a proof. A house lacks a place for a value, or a second cell for one that two
 * cells need, or room for several values together.
 *
 * <pre>
 *   cell         a cell has no value left
 *   twice        a house has a value twice; twice.sight cells that see each other
 *   place        a house has no place for a value
 *   few          some cells of a house have fewer values left than cells
 *   room         some values have fewer cells of a house left than values
 *   none         no values fit a unit, or several; none.sight cells that see each other,
 *                none.sum the sums of houses and cages
 * </pre>
 *
 * @param key the end of the name of its sentence
 * @param values the values that the sentence names
 * @param cells the cells that it names
 */
public record ProofGap(String key, int values, List<Integer> cells) {
  /**
   * Returns the lack at a gap.
   *
   * @param sets the candidates of each cell in the state; no cells if they are not known
   * @param values the number of values of a whole house
   */
  public static ProofGap of(List<Inference> proof, Inference gap, int[] sets, int values) {
    Unit unit = gap.units().get(0);
    Unit.Kind kind = unit.kind();
    boolean isOne = gap.units().size() == 1;
    if (kind == Unit.Kind.SUMS) {
      return new ProofGap("none.sum", 0, unit.cells());
    }
    if (!isOne || kind != Unit.Kind.HOUSE && kind != Unit.Kind.CELL && kind != Unit.Kind.SIGHT) {
      return new ProofGap("none", 0, unit.cells());
    }
    if (kind == Unit.Kind.CELL) {
      return new ProofGap("cell", 0, unit.cells());
    }
    int twice = twice(proof, gap);
    if (kind == Unit.Kind.SIGHT && unit.cells().size() == 2) {
      twice =
          left(proof, gap, unit.cells().get(0), sets) & left(proof, gap, unit.cells().get(1), sets);
    }
    if (kind == Unit.Kind.SIGHT) {
      return new ProofGap(twice == 0 ? "none.sight" : "twice.sight", twice, unit.cells());
    }
    return twice == 0 ? ofHouse(proof, gap, sets, values) : new ProofGap("twice", twice, List.of());
  }

  /**
   * Returns the value that two facts place in cells that see each other, of which one may be given
   * by what it excludes; 0 if the causes are about more.
   */
  private static int twice(List<Inference> proof, Inference gap) {
    Set<Integer> facts = new TreeSet<>();
    for (int cause : gap.causes()) {
      facts.addAll(proof.get(cause).isTrue() ? List.of(cause) : proof.get(cause).causes());
    }
    int values = 0;
    for (int fact : facts) {
      for (Candidate placed : proof.get(fact).candidates()) {
        boolean isInside = gap.units().get(0).cells().contains(placed.cell());
        // The bit 0 is none of a value.
        values |= proof.get(fact).isTrue() && isInside ? ValueSet.bit(placed.digit()) : 1;
      }
    }
    return facts.size() > 1 && ValueSet.isSingle(values) ? values & ~1 : 0;
  }

  private static ProofGap ofHouse(List<Inference> proof, Inference gap, int[] sets, int values) {
    List<Integer> cells = gap.units().get(0).cells();
    int[] left = new int[cells.size()];
    int placed = 0;
    int said = 0;
    int once = 0;
    int twice = 0;
    List<Candidate> gone = new ArrayList<>();
    for (int cause : gap.causes()) {
      Inference fact = proof.get(cause);
      for (Candidate candidate : fact.candidates()) {
        said |= ValueSet.bit(candidate.digit());
      }
      gone.addAll(fact.isTrue() ? List.of() : fact.candidates());
    }
    for (int cause : gap.causes()) {
      Inference fact = proof.get(cause);
      // All places of a value that this house had are excluded.
      if (fact.isTrue()
          && fact.units().equals(gap.units())
          && gone.containsAll(fact.candidates())) {
        return new ProofGap("place", ValueSet.bit(fact.candidates().get(0).digit()), List.of());
      }
    }
    for (int i = 0; i < left.length; i++) {
      left[i] = left(proof, gap, cells.get(i), sets);
      if (left[i] == 0) {
        return new ProofGap("cell", 0, List.of(cells.get(i)));
      }
      placed |= left[i];
      twice |= ValueSet.isSingle(left[i]) ? once & left[i] : 0;
      once |= ValueSet.isSingle(left[i]) ? left[i] : 0;
    }
    int missing = left.length == values ? ValueSet.all(values) & ~placed : 0;
    // A reader thinks of the values of the causes.
    int near = (twice & said) != 0 ? twice & said : missing & said;
    int value = ValueSet.lowestBit(near != 0 ? near : missing != 0 ? missing : twice);
    String key = (twice & value) != 0 ? "twice" : "place";
    return value == 0 ? ofSeveral(cells, left, values) : new ProofGap(key, value, List.of());
  }

  /** Returns the fewest cells or values of a house that are too many for what is left for them. */
  private static ProofGap ofSeveral(List<Integer> cells, int[] left, int values) {
    if (Representatives.exist(left)) {
      return new ProofGap("none", 0, List.of());
    }
    List<Integer> few = new ArrayList<>(cells);
    List<Integer> others = new ArrayList<>();
    int[] sets = left.clone();
    int all = 0;
    for (int i = 0; i < sets.length; i++) {
      // A cell that could hold anything takes no value from the others.
      sets[i] = -1;
      if (Representatives.exist(sets)) {
        sets[i] = left[i];
        all |= left[i];
      } else {
        few.remove(cells.get(i));
        others.add(cells.get(i));
      }
    }
    return left.length == values && others.size() + 1 < few.size()
        ? new ProofGap("room", ValueSet.all(values) & ~all, others)
        : new ProofGap("few", all, few);
  }

  /** Returns the values of a cell that the causes of a gap leave. */
  private static int left(List<Inference> proof, Inference gap, int cell, int[] sets) {
    int left = cell < sets.length ? sets[cell] : -1;
    for (int cause : gap.causes()) {
      left = left(proof.get(cause), cell, left);
    }
    return left;
  }

  /** Returns the values of a cell that a fact leaves. */
  private static int left(Inference fact, int cell, int set) {
    int left = set;
    for (Candidate candidate : fact.candidates()) {
      if (candidate.cell() == cell && !fact.isTrue()) {
        left &= ~ValueSet.bit(candidate.digit());
      } else if (candidate.cell() == cell && fact.candidates().size() == 1) {
        left &= ValueSet.bit(candidate.digit());
      }
    }
    return left;
  }
}
