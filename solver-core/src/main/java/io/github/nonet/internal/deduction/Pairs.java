package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.Form;
import io.github.nonet.variant.GridTechnique;

/** The values that one of two cells may have with the candidates of the other. */
final class Pairs extends FormFinder<Form.Pair> {
  Pairs(Units units) {
    super(units, Form.Pair.class);
  }

  @Override
  boolean find(GridState state, Form.Pair pair, int unit, GridFinding finding) {
    return find(state, pair, 0, unit, finding) || find(state, pair, 1, unit, finding);
  }

  /** Looks at the cell next to the one of the pair at a place. */
  private boolean find(GridState state, Form.Pair pair, int place, int unit, GridFinding finding) {
    int cause = pair.cells()[place];
    int set = state.sets[cause];
    if (set == 0) {
      return false;
    }
    finding.begin(GridTechnique.CONSTRAINED_PAIR, set).base(unit).cause(cause);
    finding.remove(state, pair.cells()[1 - place], ~PairRelation.beside(pair, place, set));
    return finding.isStep();
  }
}
