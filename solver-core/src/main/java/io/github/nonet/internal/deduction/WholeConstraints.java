package io.github.nonet.internal.deduction;

import io.github.nonet.internal.constraints.Narrowing;
import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.variant.GridTechnique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All that a pair, or a line of pairs such as a thermometer or a whisper, excludes by itself from
 * several cells, in one step. If it excludes values of one cell only, {@link Pairs} finds that.
 */
final class WholeConstraints implements GridFinder {
  /** The tick of the last look at what is not a line: nothing changes after it. */
  private static final long NEVER = Long.MAX_VALUE;

  private final Units units;

  /** For the first form of each line the tick of the last look at the line. */
  private final long[] looked;

  WholeConstraints(Units units) {
    this.units = units;
    looked = new long[units.forms.size()];
    for (int from = 0; from < looked.length; from = units.structure.end(from)) {
      looked[from] = isLine(from) ? 0 : NEVER;
    }
  }

  private List<Form> forms(int from) {
    return units.forms.subList(from, units.structure.end(from));
  }

  /** Returns whether a constraint has only pairs, each with a cell of the one before it. */
  private boolean isLine(int from) {
    int[] before = units.forms.get(from).cells();
    for (Form form : forms(from)) {
      int[] own = form.cells();
      if (!(form instanceof Form.Pair) || !(isIn(own[0], before) || isIn(own[1], before))) {
        return false;
      }
      before = own;
    }
    return true;
  }

  private static boolean isIn(int cell, int... cells) {
    return cell == cells[0] || cell == cells[1];
  }

  @Override
  public boolean find(GridState state, GridFinding finding) {
    for (int from = 0; from < looked.length; from = units.structure.end(from)) {
      if (looked[from] != NEVER && change(state, from) > looked[from]) {
        if (find(state, from, finding)) {
          return true;
        }
        looked[from] = state.tick();
      }
    }
    return false;
  }

  private long change(GridState state, int from) {
    long change = 0;
    for (Form pair : forms(from)) {
      change = Math.max(change, FormFinder.change(state, pair.cells()));
    }
    return change;
  }

  private boolean find(GridState state, int from, GridFinding finding) {
    int[] left = state.sets.clone();
    if (!Narrowing.narrow(forms(from), state::beat, left) || Arrays.equals(left, state.sets)) {
      return false;
    }
    Set<Integer> cells = new LinkedHashSet<>();
    for (Form pair : forms(from)) {
      cells.add(pair.cells()[0]);
      cells.add(pair.cells()[1]);
    }
    finding.begin(GridTechnique.WHOLE_CONSTRAINT, 0).base(units.firstForm + from);
    return leave(state, cells, left, finding) > 1 && finding.isStep();
  }

  /**
   * Writes that a constraint leaves only some values to its cells.
   *
   * @param left the values that are left to each cell of the grid
   * @return how many cells lose any
   */
  static int leave(GridState state, Iterable<Integer> cells, int[] left, GridFinding finding) {
    List<GridFact> facts = new ArrayList<>();
    for (int cell : cells) {
      finding.cause(cell);
      finding.remove(state, cell, ~left[cell]);
      if (left[cell] != state.sets[cell]) {
        facts.add(GridFact.of(GridFact.Kind.LEAVES, left[cell], cell));
      }
    }
    finding.tell(facts, List.of());
    return facts.size();
  }
}
