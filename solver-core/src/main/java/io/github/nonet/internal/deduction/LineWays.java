package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import io.github.nonet.internal.groups.forms.Ways;
import io.github.nonet.internal.sets.CellBits;
import io.github.nonet.internal.sets.ValueSet;
import io.github.nonet.logic.GridTechnique;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Uses all ways to fill the cells of a constraint of one form. A value that none of them has is
 * eliminated from its cells, at first regardless of which cells differ. A value that all of them
 * have in some of its cells is eliminated from the cells that see these.
 */
final class LineWays extends FormFinder<Form> {
  private final GridTechnique technique;
  private final Sight sight;
  private final FormWays ways;

  LineWays(
      Units units,
      Sight sight,
      FormWays ways,
      Class<? extends Form> kind,
      GridTechnique technique) {
    super(units, kind);
    this.technique = technique;
    this.sight = sight;
    this.ways = ways;
  }

  @Override
  boolean find(GridState state, Form form, int unit, StepDraft finding) {
    int[] sets = state.setsOf(form.cells());
    int[] left = sets.clone();
    if (!(form instanceof Form.Sum) && !state.narrow(form, left)) {
      return false;
    }
    if (form instanceof Form.Machine && step(state, form, unit, sets, left, finding)) {
      return true;
    }
    Ways found = ways.of(form);
    int[] exact = sets.clone();
    if (found == null || !FormWays.narrow(state, found, exact)) {
      return false;
    }
    int required = found.required();
    if (step(state, form, unit, left, exact, finding)) {
      sight.differ(form.cells(), finding);
      return true;
    }
    for (int rest = form.cells().length > Long.SIZE ? 0 : required;
        rest != 0;
        rest = ValueSet.withoutLowest(rest)) {
      if (require(state, form, unit, ValueSet.lowestBit(rest), found, finding)) {
        return true;
      }
    }
    return false;
  }

  /** Writes that the cells keep only the values that are left. */
  private boolean step(
      GridState state, Form form, int unit, int[] before, int[] left, StepDraft finding) {
    finding.begin(technique, 0).base(unit);
    for (int i = 0; i < left.length; i++) {
      finding.cause(form.cells()[i]);
      finding.remove(state, form.cells()[i], before[i] & ~left[i]);
    }
    return finding.isStep();
  }

  /** Eliminates a value that all ways have from cells that see enough of its places. */
  private boolean require(
      GridState state, Form form, int unit, int bit, Ways found, StepDraft finding) {
    int[] cells = form.cells();
    long places = 0;
    for (int i = 0; i < cells.length; i++) {
      if ((state.sets[cells[i]] & bit) != 0) {
        if (state.isFilled[cells[i]]) {
          return false;
        }
        places |= CellBits.bit(i);
      }
    }
    Set<Long> tried = new HashSet<>();
    for (int cell = 0; cell < units.cells; cell++) {
      boolean isOpen = !state.isFilled[cell] && (state.sets[cell] & bit) != 0;
      long seen = isOpen ? places & sight.places(cell, cells) : 0;
      if (seen != 0 && tried.add(seen)) {
        int[] sets = without(state, cells, seen, bit);
        if (!FormWays.narrow(state, found, sets)
            && require(state, form, unit, bit, seen, finding)) {
          return true;
        }
      }
    }
    return false;
  }

  private static int[] without(GridState state, int[] cells, long places, int bit) {
    int[] sets = state.setsOf(cells);
    for (int i = 0; i < cells.length; i++) {
      sets[i] &= CellBits.contains(places, i) ? ~bit : -1;
    }
    return sets;
  }

  /** Writes that a value is in one of these places. */
  private boolean require(
      GridState state, Form form, int unit, int bit, long places, StepDraft finding) {
    int[] cells = form.cells();
    finding.begin(technique, bit).base(unit).requires();
    int[] causes =
        IntStream.range(0, cells.length)
            .filter(i -> CellBits.contains(places, i))
            .map(i -> cells[i])
            .toArray();
    sight.begin();
    if (!sight.clear(state, bit, causes, causes.length, finding)) {
      return false;
    }
    if (state.narrow(form, without(state, cells, places, bit))) {
      sight.differ(cells, finding);
    }
    return true;
  }
}
