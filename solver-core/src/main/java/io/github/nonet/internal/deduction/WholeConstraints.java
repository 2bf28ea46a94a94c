package io.github.nonet.internal.deduction;

import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.sets.Lists;
import io.github.nonet.logic.GridTechnique;
import java.util.List;

/**
 * Finds all values that a pair, or a line of pairs such as a thermometer or a whisper, excludes on
 * its own from several cells, in one step. If it excludes values of only one cell, {@link Pairs}
 * finds the step.
 */
final class WholeConstraints extends PartFinder {
  private final Units units;

  /** For the first form of each line, the cells of the line; none for other forms. */
  private final int[][] lines;

  WholeConstraints(Units units) {
    super(units.forms.size());
    this.units = units;
    lines = new int[units.forms.size()][0];
    for (int from = 0; from < lines.length; from = units.structure.end(from)) {
      if (isLine(from)) {
        lines[from] = Lists.distinct(forms(from).stream().map(Form::cells).toArray(int[][]::new));
      }
    }
  }

  private List<Form> forms(int from) {
    return units.forms.subList(from, units.structure.end(from));
  }

  /**
   * Returns whether a constraint consists only of pairs, each of which shares a cell with the one
   * before it.
   */
  private boolean isLine(int from) {
    int[] before = units.forms.get(from).cells();
    for (Form form : forms(from)) {
      int[] own = form.cells();
      if (!(form instanceof Form.TwoCells) || !(isIn(own[0], before) || isIn(own[1], before))) {
        return false;
      }
      before = own;
    }
    return true;
  }

  private static boolean isIn(int cell, int[] cells) {
    return cell == cells[0] || cell == cells[1];
  }

  @Override
  long change(GridState state, int from) {
    return state.changeOf(lines[from]);
  }

  @Override
  boolean find(GridState state, int from, StepDraft finding) {
    int[] left = state.sets.clone();
    if (!Narrowing.narrow(forms(from), state, left)) {
      return false;
    }
    finding.begin(GridTechnique.WHOLE_CONSTRAINT, 0).base(units.firstForm + from);
    int changed = 0;
    for (int cell : lines[from]) {
      finding.cause(cell);
      finding.remove(state, cell, ~left[cell]);
      if (left[cell] != state.sets[cell]) {
        // The values that each changed cell keeps, in the order of the cells.
        finding.other(left[cell]);
        changed++;
      }
    }
    return changed > 1 && finding.isStep();
  }
}
