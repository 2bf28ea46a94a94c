package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;

/**
 * Finds the values that one of two cells may have with the candidates of the other; also two pairs
 * with a common cell whose other cells see each other, such as white dots in a row, where a value
 * that needs the same value in both others is impossible.
 */
final class Pairs extends FormFinder<Form.TwoCells> {
  /** The most pairs of a cell that are joined; others are ignored. */
  private static final int MOST_JOINED = 16;

  private final Sight sight;

  Pairs(Units units, Sight sight) {
    super(units, Form.TwoCells.class);
    this.sight = sight;
  }

  @Override
  boolean find(GridState state, Form.TwoCells pair, int unit, StepDraft finding) {
    return find(state, pair, 0, unit, finding)
        || find(state, pair, 1, unit, finding)
        || join(state, pair, 0, unit, finding)
        || join(state, pair, 1, unit, finding);
  }

  /** Examines the cell next to the one of the pair at a place. */
  private boolean find(
      GridState state, Form.TwoCells pair, int place, int unit, StepDraft finding) {
    int cause = pair.cells()[place];
    int set = state.sets[cause];
    if (set == 0) {
      return false;
    }
    finding.begin(GridTechnique.CONSTRAINED_PAIR, set).base(unit).cause(cause);
    finding.remove(state, pair.cells()[1 - place], ~PairRelation.fits(pair, place, set));
    return finding.isStep();
  }

  /** Examines the other pairs of the cell of a pair at a place. */
  private boolean join(
      GridState state, Form.TwoCells pair, int place, int unit, StepDraft finding) {
    int cell = pair.cells()[place];
    int end = pair.cells()[1 - place];
    int[] others = units.pairsOf[cell];
    for (int i = 0; i < others.length && i < MOST_JOINED && !state.isFilled[cell]; i++) {
      Form.TwoCells other = (Form.TwoCells) units.forms.get(others[i]);
      int its = other.cells()[0] == cell ? 0 : 1;
      if (sight.sees(end, other.cells()[1 - its])) {
        finding.begin(GridTechnique.CONSTRAINED_PAIR, 0).cause(cell);
        finding.base(unit).base(units.firstForm + others[i]);
        for (int rest = state.sets[cell]; rest != 0; rest = ValueSet.withoutLowest(rest)) {
          int bit = ValueSet.lowestBit(rest);
          int next = next(state, pair, place, bit);
          boolean isSame = next == next(state, other, its, bit) && ValueSet.hasAtMostOne(next);
          finding.remove(state, cell, isSame ? bit : 0);
        }
        if (finding.isStep()) {
          sight.differ(new int[] {end, other.cells()[1 - its]}, finding);
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the candidates next to the cell at a place if this cell has the value. */
  private static int next(GridState state, Form.TwoCells pair, int place, int bit) {
    return PairRelation.fits(pair, place, bit) & state.sets[pair.cells()[1 - place]];
  }
}
