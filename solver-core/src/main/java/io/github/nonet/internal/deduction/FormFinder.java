package io.github.nonet.internal.deduction;

import io.github.nonet.internal.groups.forms.Form;
import java.util.List;

/** Finds the steps of a technique form by form, and passes over forms whose cells are unchanged. */
abstract class FormFinder<F extends Form> implements GridFinder {
  final Units units;
  private final List<Form> forms;
  private final Class<? extends F> kind;
  private final long[] looked;

  FormFinder(Units units, Class<? extends F> kind) {
    this.units = units;
    this.kind = kind;
    forms = units.forms;
    looked = new long[forms.size()];
  }

  static boolean isPossible(Units units, Class<? extends Form> kind) {
    return units.forms.stream().anyMatch(kind::isInstance);
  }

  @Override
  public final boolean find(GridState state, GridFinding finding) {
    for (int i = 0; i < looked.length; i++) {
      Form form = forms.get(i);
      if (kind.isInstance(form) && change(state, form.cells()) > looked[i]) {
        state.beat();
        if (find(state, kind.cast(form), units.firstForm + i, finding)) {
          return true;
        }
        looked[i] = state.tick();
      }
    }
    return false;
  }

  static long change(GridState state, int[] cells) {
    long change = 0;
    for (int cell : cells) {
      change = Math.max(change, state.changedCell[cell]);
    }
    return change;
  }

  /**
   * Writes a step of the form that changes the state; returns false if there is none.
   *
   * @param unit the number of the form among the units
   */
  abstract boolean find(GridState state, F form, int unit, GridFinding finding);
}
