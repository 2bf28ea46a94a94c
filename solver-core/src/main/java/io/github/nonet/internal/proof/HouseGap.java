package io.github.nonet.internal.proof;

import io.github.nonet.Candidate;
import io.github.nonet.Inference;
import io.github.nonet.internal.sets.ValueSet;
import java.util.List;

/**
 * Which value of a house a gap is about: one that two of its cells would need, or one that would
 * have no place. A house may lack room for several values together; then there is neither.
 *
 * @param value the value; 0 if there is none
 * @param isTwice whether two cells would need the value
 */
public record HouseGap(int value, boolean isTwice) {
  /**
   * Returns the value of a gap.
   *
   * @param sets the candidates of each cell in the state; no cells if they are not known
   * @param values the number of values of a whole house
   */
  public static HouseGap of(List<Inference> proof, Inference gap, int[] sets, int values) {
    int placed = 0;
    int said = 0;
    int once = 0;
    int twice = 0;
    for (int cause : gap.causes()) {
      for (Candidate candidate : proof.get(cause).candidates()) {
        said |= ValueSet.bit(candidate.digit());
      }
    }
    List<Integer> cells = gap.units().get(0).cells();
    for (int cell : cells) {
      int left = cell < sets.length ? sets[cell] : -1;
      for (int cause : gap.causes()) {
        left = left(proof.get(cause), cell, left);
      }
      placed |= left;
      twice |= ValueSet.isSingle(left) ? once & left : 0;
      once |= ValueSet.isSingle(left) ? left : 0;
    }
    int missing = cells.size() == values ? ValueSet.all(values) & ~placed : 0;
    // A reader thinks of the values of the causes.
    int near = (twice & said) != 0 ? twice & said : missing & said;
    int value = ValueSet.lowestBit(near != 0 ? near : missing != 0 ? missing : twice);
    return new HouseGap(value == 0 ? 0 : ValueSet.lowest(value), (twice & value) != 0);
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
